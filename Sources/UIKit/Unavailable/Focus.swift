public import Foundation
public import UIKitCore

// The focus of a remote control or a game controller, and looks of the focus.

/// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
@available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
@preconcurrency @MainActor open class UIFocusDebugger: NSObject {}

/// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
@available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}

/// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
@available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
@preconcurrency @MainActor open class UIFocusHaloEffect: NSObject {}

/// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
@available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {}

/// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
@available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {}

/// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
@available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {}

/// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
@available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: NSObjectProtocol {}

extension UIFocusEnvironment {
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var preferredFocusedView: UIView? { nil }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusGroupIdentifier: String? { nil }
}

extension UIFocusItem {
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusEffect: UIFocusEffect? { nil }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var isTransparentFocusItem: Bool { false }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
    @available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
@available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    static let ignored = UIFocusGroupPriority(rawValue: 0)
}

/// Not available in Ferry: Ferry's focus is that of a keyboard in lists, which keys move.
@available(*, unavailable, message: "Ferry's focus is that of a keyboard in lists, which keys move")
public enum UIFocusItemDeferralMode: Int, Sendable { case automatic, always, never }
