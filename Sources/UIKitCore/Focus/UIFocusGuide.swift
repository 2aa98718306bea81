internal import CoreGraphics
internal import Foundation

/// A rectangle that takes the focus when it moves towards it, and passes it on.
///
/// The keyboard's focus is in tables and collection views. At the end of one, an arrow key moves it to the nearest enabled guide in its
/// direction: to the first of the guide's environments with a list, or a cell, that accepts it.
/// > Source: Apple, UIFocusGuide
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide takes the focus; true by default.
    open var isEnabled = true
    /// Where the focus goes from the guide, most wanted first; empty, the default, is nowhere.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    /// The only view that the focus goes to; the older form of `preferredFocusEnvironments`.
    open weak var preferredFocusedView: UIView? {
        didSet { preferredFocusEnvironments = preferredFocusedView.map { [$0] } ?? [] }
    }
}

/// Which of several rectangles the focus reaches first; values only.
enum FocusGuideSearch {
    /// - Parameters:
    ///   - rects: of the guides, in the coordinates of `start`.
    ///   - start: the focused item.
    /// > Returns: the index of the nearest rectangle in the direction, within the width or height of the item.
    static func nearest(_ rects: [CGRect], from start: CGRect, _ heading: UIFocusHeading) -> Int? {
        let distances = rects.enumerated().compactMap { index, rect -> (index: Int, distance: CGFloat)? in
            distance(to: rect, from: start, heading).map { (index, $0) }
        }
        return distances.min { $0.distance < $1.distance }?.index
    }

    private static func distance(to rect: CGRect, from start: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        let isVertical = heading == .up || heading == .down
        let meets =
            isVertical
            ? rect.minX < start.maxX && rect.maxX > start.minX : rect.minY < start.maxY && rect.maxY > start.minY
        guard meets else { return nil }
        let distance: CGFloat
        switch heading {
        case .down: distance = rect.minY - start.maxY
        case .up: distance = start.minY - rect.maxY
        case .right: distance = rect.minX - start.maxX
        case .left: distance = start.minX - rect.maxX
        default: return nil
        }
        // A guide may touch the item, or reach a little into it.
        return distance > -1 ? max(0, distance) : nil
    }
}
