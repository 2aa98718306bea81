public import Foundation

/// A range of numbers. > Contract: UIKit, UIFloatRange
public struct UIFloatRange: Hashable, Sendable {
    /// The lower limit.
    public var minimum: CGFloat
    /// The upper limit.
    public var maximum: CGFloat
    /// The range from 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }
    /// The range between two limits, which are not checked.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }
    /// The range from 0 to 0, which allows no movement.
    public static let zero = UIFloatRange()
    /// No limits.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether neither side has a limit.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
