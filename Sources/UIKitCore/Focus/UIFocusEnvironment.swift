public import Foundation

/// A part of the interface that takes part in moving the focus: a view or a controller.
///
/// Ferry's focus is that of a hardware keyboard in lists, on iPads as on iOS 15 and later.
/// > Source: Apple, UIFocusEnvironment
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus should go in this environment, most wanted first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What tells the items that can have the focus inside this environment; nil if there are none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Asks for an update of the focus at a later time. No effect in Ferry, where only keys move the focus.
    func setNeedsFocusUpdate()
    /// Updates the focus now, if an update was asked for. No effect in Ferry, where only keys move the focus.
    func updateFocusIfNeeded()
    /// Whether the focus may move as described.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moved from or to this environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can have the focus.
///
/// > Source: Apple, UIFocusItem
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus.
    var canBecomeFocused: Bool { get }
    /// The item's frame. > Units: points in the coordinates of its container.
    var frame: CGRect { get }
    /// How the item shows that it has the focus; nil shows nothing.
    var focusEffect: UIFocusEffect? { get }
    /// How much the item wants the focus that enters its list; `ignored` by default.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether the focus that the app moves here waits for an arrow key; `automatic` by default.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    /// Called for a small movement on a remote control; never in Ferry, whose devices have none.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusEnvironment {
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    public func setNeedsFocusUpdate() { UnimplementedSetting.report("setNeedsFocusUpdate()", on: self) }
    public func updateFocusIfNeeded() {}
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { nil }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

extension UIView: UIFocusItem {
    /// The view itself.
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The controller whose view this is, otherwise the superview.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { owningController ?? superview }
}
