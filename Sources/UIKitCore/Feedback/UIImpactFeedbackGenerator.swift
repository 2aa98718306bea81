public import Foundation

/// An impact, as of two colliding objects.
///
/// > Contract: UIKit, UIImpactFeedbackGenerator
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }
    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .medium) }

    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// > Units: 0...1; values outside are clamped, NaN counts as 0.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style, intensity: intensity.isNaN ? 0 : min(max(intensity, 0), 1)))
    }
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
