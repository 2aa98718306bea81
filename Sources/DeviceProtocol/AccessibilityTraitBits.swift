/// Bits of `AccessibilityElement.traits` that the simulator acts on. > Contract: UIKit, `UIAccessibilityTraits`.
public struct AccessibilityTraitBits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// It acts when it is activated.
    public static let button = AccessibilityTraitBits(rawValue: 1 << 0)
    /// It opens a page.
    public static let link = AccessibilityTraitBits(rawValue: 1 << 1)
    /// It shows an image.
    public static let image = AccessibilityTraitBits(rawValue: 1 << 2)
    /// It is selected at present.
    public static let selected = AccessibilityTraitBits(rawValue: 1 << 3)
    /// It is a key of the software keyboard.
    public static let keyboardKey = AccessibilityTraitBits(rawValue: 1 << 5)
    /// It is a field for searching.
    public static let searchField = AccessibilityTraitBits(rawValue: 1 << 10)
    /// Its value can be incremented and decremented.
    public static let adjustable = AccessibilityTraitBits(rawValue: 1 << 12)
    /// It is a tab bar, whose elements are tabs.
    public static let tabBar = AccessibilityTraitBits(rawValue: 1 << 15)
    /// It is the heading of a section.
    public static let header = AccessibilityTraitBits(rawValue: 1 << 16)
    /// It is a switch.
    public static let toggleButton = AccessibilityTraitBits(rawValue: 1 << 53)
}

extension AccessibilityElement {
    /// Whether the element has at least one of the traits.
    public func has(_ bits: AccessibilityTraitBits) -> Bool { !bits.isDisjoint(with: AccessibilityTraitBits(rawValue: traits)) }
}
