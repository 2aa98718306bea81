/// Where a scroll indicator lies along its axis.
///
/// > Units: points from the start of the viewport. Numbers: facts 3.4 (M).
package enum IndicatorTrack {
    package static let thickness = 3.0
    package static let inset = 3.0
    package static let minimumLength = 36.0
    package static let shortestLength = 8.0

    /// > Parameters: `insetBefore`, `insetAfter`: room left free at the ends of the viewport.
    /// > Returns: nil when all of the content shows, or there is no room.
    package static func knob(
        offset: Double, axis: ScrollAxis, insetBefore: Double, insetAfter: Double
    ) -> (start: Double, length: Double)? {
        let track = axis.viewport - insetBefore - insetAfter - 2 * inset
        let span = axis.upper - axis.lower
        guard span > 0, track > shortestLength else { return nil }
        let full = max(min(minimumLength, track), track * axis.viewport / (span + axis.viewport))
        let overshoot = abs(axis.overshoot(offset))
        let length = max(shortestLength, full - overshoot)
        let part = (axis.clamp(offset) - axis.lower) / span
        return (insetBefore + inset + part * (track - length), length)
    }
}
