public import Foundation

// As in `DynamicViewFactory`: the class is known at run time only, and applications do not declare the initialiser as required.

private class AnyController: UIViewController {
    required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Without an override the call would be devirtualised.
private final class OtherController: AnyController {
    required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
    /// `type.init(nibName:bundle:)` of a class known only at run time, as Objective-C initialisers allow; emitted by source rewriting.
    ///
    /// Stops with Swift's "Use of unimplemented initializer" where the class has no such initialiser.
    @_optimize(none) @inline(never)
    public class func dynamicallyMade(nibName: String?, bundle: Bundle?) -> Self {
        unsafeBitCast(unsafeBitCast(self, to: AnyController.Type.self).init(nibName: nibName, bundle: bundle), to: Self.self)
    }
}
