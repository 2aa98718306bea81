internal import CoreGraphics
internal import DeviceProtocol
internal import Foundation
internal import QuartzCore
internal import ViewLayout

/// Reports screen state that scripts need beyond the elements: scroll areas, unhandled keys, what is busy.
@MainActor enum ScreenInspection {
    /// > Parameters: layers: layers whose views are reported as busy.
    static func report(_ context: ApplicationContext, layers: [UInt64]) -> ScreenReport {
        var areas: [ScreenReport.ScrollArea] = []
        for window in context.windows.visible { collect(window, window.regionOnScreen, into: &areas) }
        return ScreenReport(
            scrollAreas: areas, unhandledKeys: context.keyRouter.unhandledKeys, busy: BusyReport.lines(context, layers: Set(layers)))
    }

    // MARK: Scroll views

    private static func collect(_ view: UIView, _ clip: CGRect, into areas: inout [ScreenReport.ScrollArea]) {
        guard !view.isHidden, view.alpha >= UIMetrics.minimumHittableAlpha, view.isUserInteractionEnabled else { return }
        var clip = clip
        if view.clipsToBounds || view is UIScrollView {
            clip = clip.intersection(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
            guard !clip.isNull, clip.width >= 1, clip.height >= 1 else { return }
        }
        if let scroller = view as? UIScrollView, let area = area(of: scroller, clip) { areas.append(area) }
        for child in view.subviews { collect(child, clip, into: &areas) }
    }

    private static func area(of view: UIScrollView, _ visible: CGRect) -> ScreenReport.ScrollArea? {
        let (axes, offset) = (view.geometry, view.contentOffset)
        guard view.isScrollEnabled, axes.x.isScrollable || axes.y.isScrollable, let touch = reach(view, visible) else { return nil }
        func range(_ axis: ScrollAxis, _ now: CGFloat) -> (Double, Double) {
            guard axis.isScrollable else { return (Double(now), Double(now)) }
            return (axis.lower, axis.upper)
        }
        let (x, y) = (range(axes.x, offset.x), range(axes.y, offset.y))
        guard x.1 - x.0 >= 1 || y.1 - y.0 >= 1 else { return nil }
        let identifier = view.accessibilityIdentifier ?? ""
        return ScreenReport.ScrollArea(
            id: AccessibilityIdentity.of(view), name: ViewDescription.name(of: view) + (identifier.isEmpty ? "" : " \"\(identifier)\""),
            x: Double(visible.minX), y: Double(visible.minY), width: Double(visible.width), height: Double(visible.height),
            touchX: Double(touch.x), touchY: Double(touch.y), offsetX: Double(offset.x), offsetY: Double(offset.y), minimumX: x.0,
            maximumX: x.1, minimumY: y.0, maximumY: y.1, isPaged: view.isPagingEnabled)
    }

    /// A visible point where a scroll wheel reaches this scroll view and not one nested in it.
    private static func reach(_ view: UIScrollView, _ visible: CGRect) -> CGPoint? {
        let event = UIEvent(type: .scroll, timestamp: 0)
        for part in [0.5, 0.25, 0.75, 0.1, 0.9] {
            for across in [0.5, 0.1, 0.9] {
                let place = CGPoint(x: visible.minX + visible.width * across, y: visible.minY + visible.height * part)
                var next = view.applicationContext.windows.hit(at: place, with: event)?.view
                while let candidate = next, !(candidate is UIScrollView) { next = candidate.superview }
                if next === view { return place }
            }
        }
        return nil
    }
}
