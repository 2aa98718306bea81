public import UIKitCore

// What the focus of a keyboard does not have.

extension UIFocusEnvironment {
    /// Not available in Ferry: use preferredFocusEnvironments.
    @available(*, unavailable, message: "use preferredFocusEnvironments")
    public var preferredFocusedView: UIView? { nil }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusGroupIdentifier: String? { nil }
}

extension UIFocusItem {
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var isTransparentFocusItem: Bool { false }
}
