/// The heights at which a sheet rests, and its reaction to a drag.
///
/// The sheet's position is one number: its extent, the visible height above the container's bottom edge. Between the detents
/// the sheet is resized, below the lowest it is moved down.
/// > Contract: facts 3.2, sheet drag. > Units: points, points per second.
package struct SheetDetents: Hashable, Sendable {
    /// Above this speed a sheet continues in the direction of the throw (M:OU).
    package static let throwSpeed = 1000.0
    /// Below this fraction of its height it is dismissed (M:OU).
    package static let dismissShare = 0.5
    /// For a sheet with disabled dismissal: beyond this fraction the drag counts as an attempt (R).
    package static let attemptShare = 0.15

    /// Ascending, without repeats; never empty.
    package let heights: [Double]

    package init(_ heights: [Double]) {
        let sorted = heights.filter { $0.isFinite && $0 > 0 }.sorted()
        self.heights =
            sorted.isEmpty ? [1] : sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1] != $0.element }.map(\.element)
    }

    package var lowest: Double { heights[0] }
    package var highest: Double { heights[heights.count - 1] }

    /// The extent for a finger at `wanted`: at most the highest detent, and below the lowest a reduced distance if the sheet
    /// may not be dismissed.
    package func extent(for wanted: Double, isHeld: Bool) -> Double {
        guard wanted.isFinite else { return lowest }
        guard wanted < lowest else { return min(wanted, highest) }
        return isHeld ? lowest + RubberBand.shown(overshoot: wanted - lowest, viewport: lowest) : max(0, wanted)
    }

    package enum Rest: Hashable, Sendable {
        case height(Int)
        case dismissed
    }

    /// Where a released sheet goes; `velocity` is positive downwards. A held one only requests dismissal.
    package func rest(from extent: Double, velocity: Double, isHeld: Bool = false) -> Rest {
        if extent < lowest {
            if velocity >= Self.throwSpeed { return .dismissed }
            return velocity > -Self.throwSpeed && lowest - extent > lowest * (isHeld ? Self.attemptShare : Self.dismissShare)
                ? .dismissed : .height(0)
        }
        if velocity >= Self.throwSpeed {
            guard let lower = heights.lastIndex(where: { $0 < extent - 0.5 }) else { return .dismissed }
            return .height(lower)
        }
        if velocity <= -Self.throwSpeed { return .height(heights.firstIndex { $0 > extent + 0.5 } ?? heights.count - 1) }
        return .height(heights.indices.min { abs(heights[$0] - extent) < abs(heights[$1] - extent) } ?? 0)
    }

    /// Strength of its effect on what is below, 0...1: full at rest, less as it moves down. Up to the detent `undimmed`
    /// there is none.
    package func presence(at extent: Double, undimmed: Int?) -> Double {
        guard let undimmed, heights.indices.contains(undimmed) else { return min(1, max(0, extent / lowest)) }
        let clear = heights[undimmed]
        guard undimmed + 1 < heights.count else { return 0 }
        return min(1, max(0, (extent - clear) / (heights[undimmed + 1] - clear)))
    }

    /// How far a card fills its container, 0...1: only the full height pushes back what is below.
    package func fullness(at extent: Double, full: Double) -> Double {
        guard highest >= full - 0.5 else { return 0 }
        let below = heights.last { $0 < highest } ?? 0
        return min(1, max(0, (extent - below) / (highest - below)))
    }
}
