package import CoreGraphics
import Foundation

/// Finds the spring that settles after a given time.
///
/// Confidence M (facts 3.2): mass 1; the residual distance at the end of the duration is 0.001.
package enum SpringFit {
    private static let residual = 0.001

    /// `velocity` in whole distances per second. Damping ratios are clamped to 0.01...1.
    package static func pace(dampingRatio: CGFloat, duration: CFTimeInterval, velocity: CGFloat) -> LayerMotion.Pace {
        let ratio = min(max(Double(dampingRatio), 0.01), 1)
        let frequency = frequency(ratio: ratio, duration: max(duration, 0.001), velocity: Double(velocity))
        return .spring(
            mass: 1, stiffness: CGFloat(frequency * frequency), damping: CGFloat(2 * ratio * frequency), initialVelocity: velocity)
    }

    /// The largest undamped angular frequency whose residual at the end of the duration is the threshold. > Units: radians per second.
    package static func frequency(ratio: Double, duration: Double, velocity: Double) -> Double {
        func rest(_ frequency: Double) -> Double {
            if ratio >= 1 { return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration) }
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            return abs((ratio * frequency - velocity) / damped) * exp(-ratio * frequency * duration)
        }
        var high = 1 / duration
        while rest(high) > residual || rest(high * 1.5) > residual { high *= 2 }
        // Downwards from where the residual is monotonic, to the first frequency where it is too large.
        var low = high
        let step = pow(0.5, 1.0 / 64)
        for _ in 0..<4096 where rest(low) <= residual {
            high = low
            low *= step
        }
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if rest(middle) > residual { low = middle } else { high = middle }
        }
        return high
    }
}
