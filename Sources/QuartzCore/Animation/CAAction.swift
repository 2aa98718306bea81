public import Foundation

/// What a layer does when one of its properties changes.
///
/// > Contract: QuartzCore, CAAction
public protocol CAAction {
    /// Called after the change of `event`, on `anObject`, the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for another one.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
public let kCATransition = "transition"
