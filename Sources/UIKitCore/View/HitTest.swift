internal import Foundation

/// Finds the view under a point.
///
/// > Contract: UIKit, HT-1 to HT-4.
@MainActor enum HitTest {
    static func find(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isCandidate(view), view.point(inside: point, with: event) else { return nil }
        for child in view.subviews.reversed() {
            if let hit = child.hitTest(ViewGeometry.convert(point, from: view, to: child), with: event) { return hit }
        }
        return view
    }

    static func isCandidate(_ view: UIView) -> Bool {
        !view.isHidden && view.isUserInteractionEnabled && view.alpha >= UIMetrics.minimumHittableAlpha
            && !ViewAnimationState.blocksInteraction(with: view)
    }

    /// The minimum edges belong to a rectangle, the maximum edges do not.
    nonisolated static func contains(_ point: CGPoint, _ bounds: CGRect) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }
}
