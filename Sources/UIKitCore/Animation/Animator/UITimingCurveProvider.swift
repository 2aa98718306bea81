internal import Foundation

/// Which kind of timing curve a provider has.
public enum UITimingCurveType: Int, Sendable {
    /// A named curve, a curve with control points, a spring, or a combination of a curve and a spring.
    case builtin, cubic, spring, composed
}

/// Provides the timing curve of an animator.
///
/// > Contract: UIKit, UITimingCurveProvider
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// Which of the two properties below has the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a Bézier curve; an animator prefers it if both exist.
    var springTimingParameters: UISpringTimingParameters? { get }
}
