/// How far content follows a finger beyond an edge.
///
/// > Contract: facts 3.4: b = (1 − 1/(0.55·d/D + 1))·D for an overshoot d and a viewport D. > Units: points.
package enum RubberBand {
    /// The displayed part of a finger's overshoot; keeps its sign, never reaches `viewport`.
    package static func shown(overshoot: Double, viewport: Double) -> Double {
        guard viewport > 0, overshoot != 0 else { return 0 }
        let pulled = 1 - 1 / (ScrollMotionMetrics.bandConstant * abs(overshoot) / viewport + 1)
        return overshoot < 0 ? -pulled * viewport : pulled * viewport
    }

    /// The finger's overshoot for a displayed one; for unreachable values, that of almost the whole viewport.
    package static func overshoot(shown: Double, viewport: Double) -> Double {
        guard viewport > 0, shown != 0 else { return 0 }
        let part = min(abs(shown) / viewport, reach)
        let pulled = (1 / (1 - part) - 1) * viewport / ScrollMotionMetrics.bandConstant
        return shown < 0 ? -pulled : pulled
    }

    /// The fraction of the finger's speed that is displayed at a displayed overshoot.
    package static func slope(shown: Double, viewport: Double) -> Double {
        guard viewport > 0 else { return 0 }
        let left = 1 - min(abs(shown) / viewport, reach)
        return ScrollMotionMetrics.bandConstant * left * left
    }

    private static let reach = 0.999
}
