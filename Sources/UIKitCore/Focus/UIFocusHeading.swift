/// The direction of a focus move.
///
/// > Contract: UIKit, UIFocusHeading
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Towards the top.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Towards the bottom.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// Towards the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// Towards the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the following element, as by the Tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the preceding element, as by Shift and Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first element.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last element.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
