internal import Foundation

/// How far a row follows the finger that pulls it aside, and where the buttons behind it lie.
///
/// Lengths are of the room the row has left, always positive; places count from the edge that the row has left. > Units: points.
package struct SwipeActionsGeometry: Equatable {
    /// Of the row.
    package var width: Double
    /// Of the buttons, the outermost first.
    package var buttons: [Double]
    /// Whether pulling far acts at once.
    package var takesFullPull: Bool

    package init(width: Double, buttons: [Double], takesFullPull: Bool) {
        (self.width, self.buttons, self.takesFullPull) = (max(0, width), buttons.map { max(0, $0) }, takesFullPull)
    }

    /// What is left of a pull when the finger goes.
    package enum Ending: Equatable, Sendable { case closed, open, full }

    /// The part of the row's width beyond which a pull acts at once, and the speed that opens or closes (facts 2.2 R). > Units: points a second.
    package static let fullPart = 0.6
    package static let flickSpeed = 300.0

    /// With all buttons in view.
    package var openLength: Double { buttons.reduce(0, +) }
    private var fullLength: Double { max(width * Self.fullPart, openLength + 60) }

    /// The room for a finger that went `travel` from the closed row; rows without a full pull resist beyond their buttons.
    package func length(forTravel travel: Double) -> Double {
        guard travel.isFinite, travel > 0, !buttons.isEmpty else { return 0 }
        guard !takesFullPull, travel > openLength else { return min(travel, width) }
        return openLength + RubberBand.shown(overshoot: travel - openLength, viewport: max(1, width - openLength))
    }

    /// The finger's travel that shows as a length.
    package func travel(forLength length: Double) -> Double {
        guard !takesFullPull, length > openLength else { return length }
        return openLength + RubberBand.overshoot(shown: length - openLength, viewport: max(1, width - openLength))
    }

    package func isFull(_ length: Double) -> Bool { takesFullPull && length >= fullLength }

    /// - Parameter speed: of the finger, positive where it opens.
    package func ending(length: Double, speed: Double) -> Ending {
        if buttons.isEmpty { return .closed }
        if isFull(length) { return speed < -Self.flickSpeed ? .open : .full }
        if speed > Self.flickSpeed { return .open }
        if speed < -Self.flickSpeed { return .closed }
        return length > openLength / 2 ? .open : .closed
    }

    /// Where the buttons begin and how wide they are, counted from the edge of the row's list: the outermost first.
    ///
    /// They share what there is by their widths; when a pull acts at once, the outermost takes all of it.
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
