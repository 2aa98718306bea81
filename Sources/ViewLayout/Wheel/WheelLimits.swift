internal import Foundation

/// How far a wheel may roll, and how it resists being pulled farther.
///
/// > Units: points the wheel rolled; row `n` is in the middle at `n` row heights.
package struct WheelLimits: Hashable, Sendable {
    package var rowHeight: Double
    /// Nil for a wheel without an end.
    package var rows: Int?

    package init(rowHeight: Double, rows: Int?) {
        self.rowHeight = rowHeight.isFinite ? max(rowHeight, 1) : 1
        self.rows = rows.map { min(max($0, 0), WheelMetrics.maximumRows) }
    }

    /// Where the last row is in the middle.
    package var end: Double { rows.map { Double(max($0 - 1, 0)) * rowHeight } ?? .infinity }
    package var start: Double { rows == nil ? -.infinity : 0 }

    package func clamp(_ offset: Double) -> Double { min(max(offset, start), end) }
    package func isWithin(_ offset: Double) -> Bool { offset >= start && offset <= end }

    /// The row nearest to the middle; not limited without an end.
    package func row(at offset: Double) -> Int {
        let place = (clamp(offset.isFinite ? offset : 0) / rowHeight).rounded()
        return Int(min(max(place, -1e15), 1e15))
    }

    package func offset(of row: Int) -> Double { Double(row) * rowHeight }

    /// Where a finger that pulled to `raw` has the wheel: beyond an end it follows less and less, and never by a whole `viewport`.
    package func banded(_ raw: Double, viewport: Double) -> Double {
        guard raw.isFinite, viewport > 0 else { return clamp(raw.isFinite ? raw : 0) }
        let edge = clamp(raw)
        return raw == edge ? raw : edge + RubberBand.shown(overshoot: raw - edge, viewport: viewport)
    }

    /// The pull that `banded` turns into `offset`: a wheel caught beyond its end goes on from there.
    package func unbanded(_ offset: Double, viewport: Double) -> Double {
        guard offset.isFinite, viewport > 0 else { return clamp(offset.isFinite ? offset : 0) }
        let edge = clamp(offset)
        return offset == edge ? offset : edge + RubberBand.overshoot(shown: offset - edge, viewport: viewport)
    }
}
