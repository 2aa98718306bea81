/// The heights a sheet rests at, and what becomes of it under a finger.
///
/// Where the sheet is, is one number: its extent, the height of what shows of it above the container's bottom edge. Between the heights at
/// rest the sheet grows and shrinks, below the lowest it slides down.
/// > Contract: facts 3.2, sheet drag. > Units: points, points a second.
package struct SheetDetents: Hashable, Sendable {
    /// Faster than this a sheet goes on in the direction it was thrown in (M:OU).
    package static let throwSpeed = 1000.0
    /// Past this part of its height it is dismissed (M:OU).
    package static let dismissShare = 0.5
    /// Of a sheet that may not be: past this part the drag counts as an attempt (R).
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

    /// What shows for a finger that wants the sheet at `wanted`: nothing above the highest, and below the lowest less of the way when the sheet
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

    /// Where a sheet goes that is let go of; `velocity` counts downwards. One that is held is only asked for.
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

    /// How much of its effect on what lies beneath a sheet has, 0...1: all of it at rest, less as it goes down. Up to the height at `undimmed`
    /// it has none.
    package func presence(at extent: Double, undimmed: Int?) -> Double {
        guard let undimmed, heights.indices.contains(undimmed) else { return min(1, max(0, extent / lowest)) }
        let clear = heights[undimmed]
        guard undimmed + 1 < heights.count else { return 0 }
        return min(1, max(0, (extent - clear) / (heights[undimmed + 1] - clear)))
    }

    /// How far a card has come to fill its container, 0...1: only the full height pushes back what lies beneath.
    package func fullness(at extent: Double, full: Double) -> Double {
        guard highest >= full - 0.5 else { return 0 }
        let below = heights.last { $0 < highest } ?? 0
        return min(1, max(0, (extent - below) / (highest - below)))
    }
}
