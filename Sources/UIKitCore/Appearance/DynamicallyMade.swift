public import Foundation
internal import QuartzCore

// An app may call any initialiser of an Objective-C class on a class known only at run time; in Swift they would have to be required.
// Source rewriting replaces such calls by these methods: see `DynamicViewFactory`.

extension NSObject {
    /// `type.init()` of a class known only at run time; emitted by source rewriting.
    ///
    /// Stops with Swift's "Use of unimplemented initializer" where the class has no such initialiser.
    public class func dynamicallyMade() -> Self { DynamicClass.make(self) }
}

extension UIView {
    /// `type.init(frame:)` of a class known only at run time; emitted by source rewriting.
    ///
    /// Stops with Swift's "Use of unimplemented initializer" where the class has no such initialiser.
    public class func dynamicallyMade(frame: CGRect) -> Self {
        unsafeDowncast(DynamicViewFactory.make(self, frame: frame), to: self)
    }
}
