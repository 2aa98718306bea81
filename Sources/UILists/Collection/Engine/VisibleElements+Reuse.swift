internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// Views that are not visible: prepared ones, and those in the reuse queues. Both are hidden subviews, so their layers already exist in
/// the render server.
extension VisibleElements {
    /// The nearest invisible item that scrolling will show, if it is among the next `reach` or in line with the very next.
    /// > Complexity: O(elements queried), without allocation.
    func coming(
        _ way: ScrollTravelDirection, reach: Int, isReady: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        let bounds = core.view.bounds
        var nearest = CGFloat.infinity
        var found: (distance: CGFloat, attributes: UICollectionViewLayoutAttributes)?
        forEachReusableView { attributes, frame in
            guard let distance = way.distance(to: frame, from: bounds) else { return }
            nearest = min(nearest, distance)
            if distance < found?.distance ?? .infinity, !isReady(attributes) { found = (distance, attributes) }
        }
        guard let found else { return nil }
        if found.distance == nearest { return found.attributes }
        var nearer = 0
        forEachReusableView { _, frame in
            if let distance = way.distance(to: frame, from: bounds), distance < found.distance { nearer += 1 }
        }
        return nearer < reach ? found.attributes : nil
    }

    /// Adds a prepared view as a hidden subview, so that it can be laid out and drawn.
    func hang(_ made: UICollectionReusableView) {
        let view: UICollectionView = core.view
        if made.superview !== view { view.insertSubview(made, at: view.backgroundView?.superview === view ? 1 : 0) }
    }

    /// Queries a prepared view's preferred size and applies it.
    func querySize(_ element: DisplayedElement) {
        guard core.layout.wantsPreferredSize(element.attributes) else { return }
        let preferred = element.view.preferredLayoutAttributesFitting(element.attributes.duplicate())
        element.preferred = (element.attributes.size, preferred)
        guard preferred.size.width.isFinite, preferred.size.height.isFinite else { return }
        if element.view.bounds.size != preferred.size { element.view.frame.size = preferred.size }
    }

    /// Returns a view that was never shown to its reuse queue.
    func restoreView(_ made: UICollectionReusableView) {
        guard !owns(made) else { return }
        putAway(made)
        core.pool.enqueue(made)
    }

    private func holdsFirstResponder(_ made: UICollectionReusableView) -> Bool {
        (made.window?.currentFirstResponder as? UIView)?.isDescendant(of: made) ?? false
    }

    /// Hides a view.
    func putAway(_ made: UICollectionReusableView) {
        // The view of the first responder is removed, which also dismisses the keyboard.
        guard core.pool.knows(made), !holdsFirstResponder(made) else { return made.removeFromSuperview() }
        UIView.performWithoutAnimation {
            if made.layer.animationKeys()?.isEmpty == false { made.layer.removeAllAnimations() }
            made.isHidden = true
        }
    }
}
