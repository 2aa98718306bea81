/// Where a scroll indicator lies along its axis.
///
/// > Units: points from the start of the viewport. Numbers: facts 3.4 (M).
package enum IndicatorTrack {
    package static let thickness = 3.0
    /// While a finger has hold of it.
    package static let grabbedThickness = 8.0
    package static let inset = 3.0
    package static let minimumLength = 36.0
    package static let shortestLength = 8.0

    /// > Parameters: `insetBefore`, `insetAfter`: room left free at the ends of the viewport.
    /// > Returns: nil when all of the content shows, or there is no room.
    package static func knob(
        offset: Double, axis: ScrollAxis, insetBefore: Double, insetAfter: Double
    ) -> (start: Double, length: Double)? {
        guard let space = space(axis, insetBefore, insetAfter) else { return nil }
        let overshoot = abs(axis.overshoot(offset))
        let length = max(shortestLength, space.full - overshoot)
        let part = (axis.clamp(offset) - axis.lower) / (axis.upper - axis.lower)
        return (insetBefore + inset + part * (space.track - length), length)
    }

    /// The offset after an indicator was dragged, held to the range.
    /// > Parameters: `offset`: when the drag began. `distance`: of the finger along the track.
    package static func offset(
        _ offset: Double, draggedBy distance: Double, axis: ScrollAxis, insetBefore: Double, insetAfter: Double
    ) -> Double {
        guard let space = space(axis, insetBefore, insetAfter), space.track > space.full else { return offset }
        return axis.clamp(axis.clamp(offset) + distance * (axis.upper - axis.lower) / (space.track - space.full))
    }

    /// The length of the track, and of an indicator that nothing shortens.
    private static func space(_ axis: ScrollAxis, _ insetBefore: Double, _ insetAfter: Double) -> (track: Double, full: Double)? {
        let track = axis.viewport - insetBefore - insetAfter - 2 * inset
        let span = axis.upper - axis.lower
        guard span > 0, track > shortestLength else { return nil }
        return (track, max(min(minimumLength, track), track * axis.viewport / (span + axis.viewport)))
    }
}
