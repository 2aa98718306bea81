internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderProtocol

/// Which views and elements the user sees, by the values the render server presents and not by the model: alpha and position during
/// an animation, clipping, and occlusion by opaque views.
///
/// Perspective is ignored, and neither masks nor opaque images occlude anything.
@MainActor struct OcclusionTracker {
    /// How a view is presented on the screen.
    struct ScreenVisibility {
        /// From the view's bounds to the screen.
        var transform: CGAffineTransform
        var alpha: Double
        /// The part of the screen it is clipped to.
        var clip: CGRect
    }

    /// An element that may be visible, in traversal order.
    private struct Candidate {
        var area: CGRect
        /// How many opaque areas are behind it or belong to it; those added later occlude it.
        var opaqueBefore: Int
    }

    private var candidates: [Candidate] = []
    private var opaque: [CGRect] = []

    /// > Units: points of the screen.
    static func sight(of window: UIWindow) -> ScreenVisibility {
        // Windows use the coordinates of their scenes.
        let scene = CGAffineTransform(translationX: window.sceneOrigin.x, y: window.sceneOrigin.y)
        return ScreenVisibility(transform: scene, alpha: 1, clip: window.regionOnScreen).showing(window)
    }

    /// Adds the area of a view or an element in it. > Returns: its index for `isSeen`.
    mutating func note(_ rect: CGRect, _ sight: ScreenVisibility) -> Int {
        let area = sight.alpha >= UIMetrics.minimumHittableAlpha ? rect.intersection(sight.clip) : .null
        candidates.append(Candidate(area: area, opaqueBefore: opaque.count))
        return candidates.count - 1
    }

    /// The number of candidates added.
    var count: Int { candidates.count }

    /// Opaque areas of a view's own subtree do not occlude the view.
    mutating func finish(_ numbers: Range<Int>) {
        for number in numbers { candidates[number].opaqueBefore = opaque.count }
    }

    /// Adds the opaque area that a view paints over everything behind it.
    mutating func paint(_ view: UIView, _ sight: ScreenVisibility) {
        let values = view.layer.shownValues
        guard sight.alpha >= 0.99, let color = values.backgroundColor, color.alpha >= 0.99, values.mask == nil,
            sight.transform.b == 0, sight.transform.c == 0
        else { return }
        let area = values.bounds.cgRect.applying(sight.transform)
        let radius = min(CGFloat(values.cornerRadius), area.width / 2, area.height / 2)
        for part in radius > 0 ? [area.insetBy(dx: radius, dy: 0), area.insetBy(dx: 0, dy: radius)] : [area] {
            let shown = part.intersection(sight.clip)
            if !shown.isNull, !shown.isEmpty { opaque.append(shown) }
        }
    }

    /// Whether any part is visible: its area is not empty and not fully occluded.
    func isSeen(_ number: Int) -> Bool {
        let candidate = candidates[number]
        guard !candidate.area.isNull, !candidate.area.isEmpty else { return false }
        var left = [candidate.area]
        for cover in opaque[candidate.opaqueBefore...] {
            left = left.flatMap { Self.rest(of: $0, without: cover) }
            if left.isEmpty { return false }
            // A candidate split into this many pieces counts as visible.
            if left.count > 64 { return true }
        }
        return true
    }

    /// The parts of a rectangle outside another.
    static func rest(of rect: CGRect, without cover: CGRect) -> [CGRect] {
        let common = rect.intersection(cover)
        guard !common.isNull, !common.isEmpty else { return [rect] }
        let parts = [
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: common.minY - rect.minY),
            CGRect(x: rect.minX, y: common.maxY, width: rect.width, height: rect.maxY - common.maxY),
            CGRect(x: rect.minX, y: common.minY, width: common.minX - rect.minX, height: common.height),
            CGRect(x: common.maxX, y: common.minY, width: rect.maxX - common.maxX, height: common.height),
        ]
        // Slivers under half a pixel are rounding errors, not visible area.
        return parts.filter { $0.width > 0.17 && $0.height > 0.17 }
    }
}

extension OcclusionTracker.ScreenVisibility {
    /// The same for a subview, or for a window.
    @MainActor func showing(_ view: UIView) -> Self {
        let values = view.layer.shownValues
        let (bounds, matrix) = (values.bounds.cgRect, values.transform)
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * CGFloat(values.anchorPoint.x), y: bounds.minY + bounds.height * CGFloat(values.anchorPoint.y))
        let own = CGAffineTransform(a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42)
        var result = self
        result.transform = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(own)
            .concatenating(CGAffineTransform(translationX: CGFloat(values.position.x), y: CGFloat(values.position.y)))
            .concatenating(transform)
        result.alpha = values.hidden ? 0 : alpha * Double(values.opacity)
        if values.masksToBounds { result.clip = clip.intersection(bounds.applying(result.transform)) }
        return result
    }
}

extension RenderRect {
    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
