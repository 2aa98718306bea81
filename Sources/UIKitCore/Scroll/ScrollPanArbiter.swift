internal import Foundation
internal import ViewLayout

/// Whether the pan of a scroll view may take over the touches it follows.
///
/// > Contract: UIKit, SV-18, canCancelContentTouches, touchesShouldCancel(in:).
@MainActor enum ScrollPanArbiter {
    static func mayBegin(_ view: UIScrollView, _ pan: UIGestureRecognizer) -> Bool {
        for touch in pan.tracking.touches where touch.delivery.stage == .open {
            guard let target = touch.view, target !== view else { continue }
            guard view.canCancelContentTouches, view.touchesShouldCancel(in: target) else { return false }
        }
        guard let pan = pan as? ScrollPanGestureRecognizer else { return true }
        guard view.scrollingMayBegin(pan) else { return false }
        return !defersToParent(view, travel: pan.travelAtBegin)
    }

    /// At its end, and pulled farther, it leaves the drag to an enclosing scroll view that can scroll.
    private static func defersToParent(_ view: UIScrollView, travel: CGPoint) -> Bool {
        let isVertical = abs(travel.y) >= abs(travel.x)
        guard isVertical ? view.transfersVerticalScrollingToParent : view.transfersHorizontalScrollingToParent else { return false }
        let onward = isVertical ? -travel.y : -travel.x
        guard onward != 0, !canScrollFurther(view, isVertical, onward), view.activeRefreshControl == nil || !isVertical || onward > 0 else {
            return false
        }
        var link = view.superview
        while let outer = link {
            if let outer = outer as? UIScrollView, outer.panGestureRecognizer.isEnabled, canScrollFurther(outer, isVertical, onward) {
                return true
            }
            link = outer.superview
        }
        return false
    }

    private static func canScrollFurther(_ view: UIScrollView, _ isVertical: Bool, _ onward: CGFloat) -> Bool {
        let axis = isVertical ? view.geometry.y : view.geometry.x
        let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
        guard axis.isScrollable else { return false }
        return onward > 0 ? offset < axis.upper : offset > axis.lower
    }
}

extension UIScrollView {
    /// The axes that a touch moves, and competing gestures.
    var dragIntent: DragIntent {
        let axes = geometry
        let (x, y) = (axes.x.isScrollable, axes.y.isScrollable)
        var rival = false
        var link = superview
        while let outer = link, !rival, x != y {
            if let outer = outer as? UIScrollView, outer.panGestureRecognizer.isEnabled {
                rival = x ? outer.geometry.y.isScrollable : outer.geometry.x.isScrollable
            }
            link = outer.superview
        }
        return DragIntent(canScrollX: x, canScrollY: y, hasCrossRival: rival)
    }
}
