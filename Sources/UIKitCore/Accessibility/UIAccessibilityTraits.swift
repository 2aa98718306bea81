/// The role, state and behaviour of an accessibility element.
///
/// Ferry's VoiceOver speaks one role (tab, adjustable, search field, link, button, image or heading, the first that applies), and the
/// states selected, disabled and on or off; `allowsDirectInteraction`, `causesPageTurn`, `startsMediaSession`, `playsSound` and
/// `summaryElement` have no effect.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No role or state.
    public static let none = UIAccessibilityTraits([])
    /// A control that performs an action when activated; touches reach it.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Text that opens something else when activated.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image without an action; may be combined with `button` or `link`.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A state: the element is the selected one of its group.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Activating the element plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the state when the app starts, such as the current weather.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// A state: the element does not respond.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The label or value changes so often that assistive tools should poll instead of announcing each change.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A text field for searching.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating the element starts sound or video, which speech should not cover.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// A value that `accessibilityIncrement()` and `accessibilityDecrement()` change.
    ///
    /// Without this trait Ferry does not call them.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches go to the element directly, as for a piano keyboard or a drawing area.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The reader continues with the next page after the element was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A container whose elements are announced as tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading that divides the content into sections.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that turns something on or off, announced like a switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
