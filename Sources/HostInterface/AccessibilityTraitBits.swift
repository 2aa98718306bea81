/// Bits of `AccessibilityElement.traits` that the simulator acts on. > Contract: UIKit, `UIAccessibilityTraits`.
public struct AccessibilityTraitBits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = AccessibilityTraitBits(rawValue: 1 << 0)
    public static let link = AccessibilityTraitBits(rawValue: 1 << 1)
    public static let image = AccessibilityTraitBits(rawValue: 1 << 2)
    public static let selected = AccessibilityTraitBits(rawValue: 1 << 3)
    public static let keyboardKey = AccessibilityTraitBits(rawValue: 1 << 5)
    public static let searchField = AccessibilityTraitBits(rawValue: 1 << 10)
    public static let adjustable = AccessibilityTraitBits(rawValue: 1 << 12)
    public static let tabBar = AccessibilityTraitBits(rawValue: 1 << 15)
    public static let header = AccessibilityTraitBits(rawValue: 1 << 16)
    public static let toggleButton = AccessibilityTraitBits(rawValue: 1 << 53)
}

extension AccessibilityElement {
    public func has(_ bits: AccessibilityTraitBits) -> Bool { !bits.isDisjoint(with: AccessibilityTraitBits(rawValue: traits)) }
}
