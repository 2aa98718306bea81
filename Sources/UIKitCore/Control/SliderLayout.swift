import Foundation

/// Geometry of UISlider: the frames of track and thumb for a value, and the value at a position. > Units: points.
struct SliderLayout: Sendable {
    /// Confidence R (facts 2.3): 31, 34 with the alignment of iOS 14.
    static let height: CGFloat = 31
    static let trackHeight: CGFloat = 4
    /// Also the part of the frame at each side that layout does not align: M:IB.
    static let trackInset: CGFloat = 2
    static let thumbDiameter: CGFloat = 28
    static let imageGap: CGFloat = 8
    /// How far outside the thumb a touch still grabs it.
    static let thumbReach: CGFloat = 10

    var minimum: Float
    var maximum: Float

    /// The value inside the limits; NaN becomes the minimum.
    func clamp(_ value: Float) -> Float { value.isNaN ? minimum : min(max(value, minimum), maximum) }

    /// 0 at the minimum, 1 at the maximum; 0 if they are equal.
    func fraction(of value: Float) -> CGFloat {
        let part = (Double(clamp(value)) - Double(minimum)) / (Double(maximum) - Double(minimum))
        guard maximum > minimum, part.isFinite else { return 0 }
        return CGFloat(part)
    }

    func thumbRect(track: CGRect, thumb: CGSize, value: Float, rightToLeft: Bool) -> CGRect {
        let part = fraction(of: value)
        let travel = track.width + 2 * Self.trackInset - thumb.width
        let x = track.minX - Self.trackInset + travel * (rightToLeft ? 1 - part : part)
        return CGRect(x: x, y: track.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
    }

    func value(thumbCenter x: CGFloat, track: CGRect, thumb: CGSize, rightToLeft: Bool) -> Float {
        let travel = track.width + 2 * Self.trackInset - thumb.width
        guard travel > 0 else { return minimum }
        let part = (x - thumb.width / 2 - track.minX + Self.trackInset) / travel
        guard part.isFinite else { return minimum }
        let bounded = min(1, max(0, rightToLeft ? 1 - part : part))
        let value = Double(minimum) + Double(bounded) * (Double(maximum) - Double(minimum))
        return clamp(Float(value))
    }
}
