internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A Bézier curve from (0, 0) to (1, 1).
///
/// > Contract: UIKit, UICubicTimingParameters
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The built-in curve given at creation; `easeInOut` for a curve with control points of its own.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, which sets the speed at the start.
    public let controlPoint1: CGPoint
    /// The second control point, which sets the speed at the end.
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// The system's own curve.
    public convenience override init() { self.init(animationCurve: .easeInOut) }

    /// Creates one of the four built-in curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltIn = true
        switch curve {
        case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
        }
        super.init()
    }

    /// Creates a curve with control points.
    ///
    /// - Parameters:
    ///   - point1: the first control point; x is the fraction of time from 0 to 1, y the fraction of the change, which may exceed that
    ///     range.
    ///   - point2: the second control point.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltIn = false
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    /// `builtin` for the four named curves, `cubic` for others.
    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var pace: LayerMotion.Pace {
        .curve(
            CAMediaTimingFunction(
                controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y)))
    }
}
