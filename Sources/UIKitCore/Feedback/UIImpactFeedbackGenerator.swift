internal import DeviceProtocol
public import Foundation

/// An impact, as of two colliding objects.
///
/// > Contract: UIKit, UIImpactFeedbackGenerator
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Small and light objects.
        case light = 0
        /// Objects of middle size; the default.
        case medium = 1
        /// Large and heavy objects.
        case heavy = 2
        /// Soft objects.
        case soft = 3
        /// Hard objects.
        case rigid = 4
    }
    private let style: FeedbackStyle

    /// A generator for impacts of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .medium) }

    /// A generator for impacts of a style in a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Plays an impact of full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// Plays an impact of an intensity.
    ///
    /// > Units: 0...1; values outside are clamped, NaN counts as 0.
    open func impactOccurred(intensity: CGFloat) {
        play(
            .impact(ApplicationRequest.Feedback.ImpactStyle(style), intensity: Double(intensity.isNaN ? 0 : min(max(intensity, 0), 1))))
    }
    /// The same as `impactOccurred()`; the location has no effect.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// The same as `impactOccurred(intensity:)`; the location has no effect.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
