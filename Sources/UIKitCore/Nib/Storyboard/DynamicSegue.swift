internal import Foundation

// As in `DynamicViewFactory`: the class is known at run time only, and applications do not declare the initialiser as required.

private class AnySegue: UIStoryboardSegue {
    required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

// Without an override the call would be devirtualised.
private final class OtherSegue: AnySegue {
    required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

extension UIStoryboardSegue {
    /// `type.init(identifier:source:destination:)` of a class known only at run time; emitted by source rewriting.
    ///
    /// Stops with Swift's "Use of unimplemented initializer" where the class has no such initialiser.
    @_optimize(none) @inline(never)
    public class func dynamicallyMade(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        let made = unsafeBitCast(self, to: AnySegue.Type.self).init(identifier: identifier, source: source, destination: destination)
        return unsafeBitCast(made, to: Self.self)
    }
}
