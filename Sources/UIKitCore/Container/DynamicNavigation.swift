internal import Foundation

// As `DynamicViewFactory`: the class is known at run time only, and applications do not declare the initialiser as required.

private class AnyNavigation: UINavigationController {
    required override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// A class that nobody overrides would be called directly.
private final class OtherNavigation: AnyNavigation {
    required init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UINavigationController {
    /// `type.init(rootViewController:)` of a class known at run time only, which Objective-C's initialisers allow; the source rewriter writes it so.
    ///
    /// Stops with Swift's "Use of unimplemented initializer" where the class has no such initialiser.
    @_optimize(none) @inline(never)
    public class func dynamicallyMade(rootViewController: UIViewController) -> Self {
        unsafeBitCast(unsafeBitCast(self, to: AnyNavigation.Type.self).init(rootViewController: rootViewController), to: Self.self)
    }
}
