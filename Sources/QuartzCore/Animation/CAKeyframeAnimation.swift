public import CoreGraphics
public import Foundation
package import RenderProtocol

/// How a keyframe animation computes the values between its keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interpolates linearly between neighbouring values.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Shows each value without interpolation until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Interpolates linearly at a constant speed; `keyTimes` is ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Passes through the values on a smooth Catmull-Rom curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Follows the curve of `cubic` at a constant speed; `keyTimes` is ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    package var render: KeyframeMode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}

/// How a layer turns while it moves along the path of a keyframe animation.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Turns the layer so that its x axis follows the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Turns the layer so that its x axis points against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through a list of values, or along a path.
///
/// > Contract: QuartzCore, CAKeyframeAnimation
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values to pass through, of the types that `CABasicAnimation.fromValue` accepts; ignored if there is a `path`.
    open var values: [Any]?
    /// Takes precedence over `values`.
    open var path: CGPath?
    /// Fractions of the duration, 0...1, one for each value; one more when discrete. Nil spaces evenly.
    open var keyTimes: [NSNumber]?
    /// One for each step between values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the values between keyframes are computed; `.linear` by default.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// Rotates the layer along the path.
    open var rotationMode: CAAnimationRotationMode?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path?.copy(), other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    }

    override func content(on layer: CALayer, holds: inout [BitmapReference]) -> RenderAnimation.Content? {
        guard let key = animatedKey else { return nil }
        let frames = (values ?? []).compactMap { ValueCoding.animated($0, key, &holds) }
        let rotation: KeyframeRotation =
            switch rotationMode {
            case .rotateAuto: .auto
            case .rotateAutoReverse: .autoReverse
            default: .none
            }
        return .keyframes(
            key, values: frames, keyTimes: (keyTimes ?? []).map(\.doubleValue), curves: (timingFunctions ?? []).map(\.curve),
            mode: calculationMode.render, path: path?.render, rotation: rotation)
    }
}
