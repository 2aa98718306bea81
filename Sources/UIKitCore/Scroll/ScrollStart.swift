internal import Foundation
internal import ViewLayout

/// Whether the pan of a scroll view may take the touches it follows.
///
/// > Contract: UIKit, SV-18, canCancelContentTouches, touchesShouldCancel(in:).
@MainActor enum ScrollStart {
    static func mayBegin(_ view: UIScrollView, _ pan: UIGestureRecognizer) -> Bool {
        for touch in pan.tracking.touches where touch.delivery.stage == .open {
            guard let target = touch.view, target !== view else { continue }
            guard view.canCancelContentTouches, view.touchesShouldCancel(in: target) else { return false }
        }
        guard let pan = pan as? ScrollPanGestureRecognizer else { return true }
        guard view.scrollingMayBegin(pan) else { return false }
        return !leavesToParent(view, travel: pan.travelAtBegin)
    }

    /// At its end, and pulled farther, it leaves the drag to a scroll view around it that has room to go.
    private static func leavesToParent(_ view: UIScrollView, travel: CGPoint) -> Bool {
        let isVertical = abs(travel.y) >= abs(travel.x)
        guard isVertical ? view.transfersVerticalScrollingToParent : view.transfersHorizontalScrollingToParent else { return false }
        let onward = isVertical ? -travel.y : -travel.x
        guard onward != 0, !hasRoom(view, isVertical, onward), view.refreshControl == nil || !isVertical || onward > 0 else { return false }
        var link = view.superview
        while let outer = link {
            if let outer = outer as? UIScrollView, outer.panGestureRecognizer.isEnabled, hasRoom(outer, isVertical, onward) { return true }
            link = outer.superview
        }
        return false
    }

    private static func hasRoom(_ view: UIScrollView, _ isVertical: Bool, _ onward: CGFloat) -> Bool {
        let axis = isVertical ? view.geometry.y : view.geometry.x
        let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
        guard axis.isScrollable else { return false }
        return onward > 0 ? offset < axis.upper : offset > axis.lower
    }
}

/// A mouse wheel or track pad over a scroll view.
@MainActor enum ScrollWheel {
    /// > Returns: whether it scrolled; a scroll view at its end leaves the wheel to the one around it.
    static func turn(_ view: UIScrollView, by delta: CGPoint) -> Bool {
        guard view.isScrollEnabled, !view.isDragging, !view.panGestureRecognizer.allowedScrollTypesMask.isEmpty else { return false }
        let geometry = view.geometry
        var place = view.contentOffset
        if geometry.x.isScrollable { place.x = geometry.x.clamp(place.x - delta.x) }
        if geometry.y.isScrollable { place.y = geometry.y.clamp(place.y - delta.y) }
        place = CGPoint(x: Quantum.round(place.x, to: view.quantum), y: Quantum.round(place.y, to: view.quantum))
        guard place != view.contentOffset else { return false }
        view.setContentOffset(place, animated: false)
        view.flashScrollIndicators()
        return true
    }
}
