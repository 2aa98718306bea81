internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// A scroll view that a drag near its edge scrolls, also without a drop delegate.
@preconcurrency @MainActor protocol EdgeScrollingList: UIScrollView {}

/// Scrolls a view while a dragged item is near its edge.
@MainActor final class EdgeAutoScroller {
    /// The distance from an edge, and the distance per frame (R). > Units: points.
    private static let reach: CGFloat = 50
    private static let speed: CGFloat = 8

    private weak var view: UIScrollView?
    /// Relative to the origin of the visible bounds.
    private var place = CGPoint.zero
    private var size = CGSize.zero
    private var clock: FrameLink?
    private let onScroll: (CGPoint) -> Void

    /// - Parameter onScroll: called after each step with its distance.
    init(_ onScroll: @escaping (CGPoint) -> Void) { self.onScroll = onScroll }
    isolated deinit { clock?.stop() }

    /// An item of `size` is dragged at a point of the view's content.
    func follow(_ place: CGPoint, size: CGSize = .zero, in view: UIScrollView) {
        self.view = view
        self.size = size
        self.place = CGPoint(x: place.x - view.bounds.minX, y: place.y - view.bounds.minY)
        guard Self.step(at: self.place, size, in: view) != .zero else { return stop() }
        if clock == nil { clock = FrameLink { [weak self] _ in self?.scroll() } }
        clock?.start()
    }

    func stop() { clock?.stop() }

    /// Whether a view would scroll for an item at a point of its content.
    static func moves(_ view: UIScrollView, at place: CGPoint) -> Bool {
        step(at: CGPoint(x: place.x - view.bounds.minX, y: place.y - view.bounds.minY), .zero, in: view) != .zero
    }

    private func scroll() {
        guard let view else { return stop() }
        let step = Self.step(at: place, size, in: view)
        guard step != .zero else { return stop() }
        view.contentOffset = CGPoint(x: view.contentOffset.x + step.x, y: view.contentOffset.y + step.y)
        view.layoutIfNeeded()
        onScroll(step)
    }

    /// The distance of the next frame, clamped to the content.
    private static func step(at place: CGPoint, _ size: CGSize, in view: UIScrollView) -> CGPoint {
        guard view.isScrollEnabled, place.x.isFinite, place.y.isFinite else { return .zero }
        let (insets, bounds, offset) = (view.adjustedContentInset, view.bounds.size, view.contentOffset)
        let axes = view.geometry
        let x = speed(place.x, size.width / 2, from: insets.left, to: bounds.width - insets.right)
        let y = speed(place.y, size.height / 2, from: insets.top, to: bounds.height - insets.bottom)
        return CGPoint(
            x: x == 0 ? 0 : CGFloat(axes.x.clamp(Double(offset.x + x))) - offset.x,
            y: y == 0 ? 0 : CGFloat(axes.y.clamp(Double(offset.y + y))) - offset.y)
    }

    /// Large items scroll when their edge reaches the view's; in small views there is a middle area that does not scroll.
    private static func speed(_ place: CGFloat, _ half: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
        let reach = min(max(reach, half), (high - low) / 4)
        if place < low + reach { return -speed }
        return place > high - reach ? speed : 0
    }
}
