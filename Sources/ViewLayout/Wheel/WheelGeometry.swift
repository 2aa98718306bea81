internal import Foundation

/// The front half of a drum of rows, seen from the side.
///
/// Rows are relative to the middle: row 0 faces the viewer, positive rows are below. A row at an angle is foreshortened by the cosine, and
/// slightly narrower because of its distance.
/// > Contract: UIKit, UIPickerView; facts 2.3, the picker wheel law.
package struct WheelGeometry: Hashable, Sendable {
    /// A row's position, as seen from the front. > Units: points, radians; `y` from the middle, downwards.
    package struct Placement: Hashable, Sendable {
        package var angle: Double
        package var y: Double
        /// Behind the nearest point of the drum.
        package var depth: Double
        /// Of the row's height and width, 0...1.
        package var verticalScale: Double
        package var horizontalScale: Double
        package var opacity: Double
    }

    package let height: Double
    package let rowHeight: Double
    package let anglePerRow: Double
    package let radius: Double
    package let rowsPerTurn: Int

    /// Invalid sizes become 0 points for the height and 1 for rows.
    package init(height: Double, rowHeight: Double) {
        self.height = height.isFinite ? min(max(height, 0), 10_000) : 0
        self.rowHeight = rowHeight.isFinite ? min(max(rowHeight, 1), 100_000) : 1
        let drum = self.height + WheelMetrics.drumExcess
        // Rows higher than the drum still need a front side.
        rowsPerTurn = max(4, Int((2 * drum / self.rowHeight).rounded(.up)))
        anglePerRow = 2 * .pi / Double(rowsPerTurn)
        radius = WheelMetrics.radiusShare * drum
    }

    /// Nil for rows on the far side. - Parameter distance: rows from the middle, with a fraction.
    package func placement(_ distance: Double) -> Placement? {
        let angle = distance * anglePerRow
        guard abs(angle) < .pi / 2 else { return nil }
        let depth = radius * (1 - cos(angle))
        let nearness = max(0, 1 - abs(distance))
        let turned = min(1, cos(angle) / cos(WheelMetrics.fadeAngle))
        return Placement(
            angle: angle, y: radius * sin(angle), depth: depth, verticalScale: cos(angle),
            horizontalScale: 1 / (1 + depth / WheelMetrics.eyeDistance),
            opacity: turned * (WheelMetrics.sideOpacity + (1 - WheelMetrics.sideOpacity) * nearness))
    }

    /// The rows on the near side if `position`, in rows, is in the middle. Not limited to existing rows.
    package func visibleRows(at position: Double) -> ClosedRange<Int> {
        let reach = Double.pi / 2 / anglePerRow
        let center = position.isFinite ? min(max(position, -1e15), 1e15) : 0
        // Rows on the edge itself are seen from their side.
        return Int((center - reach).rounded(.down)) + 1...Int((center + reach).rounded(.up)) - 1
    }

    /// Distance of a point from the middle in rows; nil above and below the drum. - Parameter y: points from the middle.
    package func distance(at y: Double) -> Double? {
        guard abs(y) < radius else { return nil }
        return asin(y / radius) / anglePerRow
    }
}
