internal import Foundation

/// How far a row follows the finger that swipes it, and the frames of the action buttons behind it.
///
/// Lengths are of the space that the row uncovers, always positive; positions are from the edge that it uncovers. > Units: points.
package struct SwipeActionsGeometry: Equatable {
    /// Of the row.
    package var width: Double
    /// Of the buttons, the outermost first.
    package var buttons: [Double]
    /// Whether a full swipe performs the first action.
    package var takesFullPull: Bool

    package init(width: Double, buttons: [Double], takesFullPull: Bool) {
        (self.width, self.buttons, self.takesFullPull) = (max(0, width), buttons.map { max(0, $0) }, takesFullPull)
    }

    /// The state after the finger is lifted.
    package enum Ending: Equatable, Sendable { case closed, open, full }

    /// The fraction of the row's width for a full swipe, and the speed that opens or closes (facts 2.2 R). > Units: points per second.
    package static let fullPart = 0.6
    package static let flickSpeed = 300.0

    /// With all buttons visible.
    package var openLength: Double { buttons.reduce(0, +) }
    private var fullLength: Double { max(width * Self.fullPart, openLength + 60) }

    /// The uncovered length after the finger moved by `travel` from the closed row; rows without a full swipe resist beyond their buttons.
    package func length(forTravel travel: Double) -> Double {
        guard travel.isFinite, travel > 0, !buttons.isEmpty else { return 0 }
        guard !takesFullPull, travel > openLength else { return min(travel, width) }
        return openLength + RubberBand.shown(overshoot: travel - openLength, viewport: max(1, width - openLength))
    }

    /// The finger's travel for an uncovered length.
    package func travel(forLength length: Double) -> Double {
        guard !takesFullPull, length > openLength else { return length }
        return openLength + RubberBand.overshoot(shown: length - openLength, viewport: max(1, width - openLength))
    }

    package func isFull(_ length: Double) -> Bool { takesFullPull && length >= fullLength }

    /// - Parameter speed: of the finger, positive when opening.
    package func ending(length: Double, speed: Double) -> Ending {
        if buttons.isEmpty { return .closed }
        if isFull(length) { return speed < -Self.flickSpeed ? .open : .full }
        if speed > Self.flickSpeed { return .open }
        if speed < -Self.flickSpeed { return .closed }
        return length > openLength / 2 ? .open : .closed
    }

    /// Start and width of each button, from the edge of the row's list: the outermost first.
    ///
    /// They share the length in proportion to their widths; in a full swipe, the outermost takes all of it.
    package func places(length: Double) -> [(start: Double, width: Double)] {
        let open = openLength
        guard open > 0 else { return buttons.map { _ in (0, 0) } }
        if isFull(length) { return buttons.indices.map { $0 == 0 ? (0, length) : (length, buttons[$0]) } }
        let factor = length / open
        var start = 0.0
        return buttons.map { width in
            defer { start += width * factor }
            return (start, width * factor)
        }
    }
}
