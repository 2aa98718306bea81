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

/// Event for which a layer looks up an action when it enters a layer tree, by `addSublayer(_:)` or as a mask.
public let kCAOnOrderIn = "onOrderIn"
/// Event for which a layer looks up an action when it leaves its superlayer.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which a `CATransition` is stored, whatever key it was added with.
public let kCATransition = "transition"
