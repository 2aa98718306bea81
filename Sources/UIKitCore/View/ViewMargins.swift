internal import Foundation
package import ViewLayout

/// The margins and safe area of a view.
///
/// > Contract: UIKit, VW-30 to VW-36.
@MainActor package struct ViewMargins {
    /// Nil until set.
    private var own: NSDirectionalEdgeInsets?
    private(set) var safeArea: UIEdgeInsets = .zero
    var preservesSuperview = false
    var insetsFromSafeArea = true

    package nonisolated init() {}

    static func set(_ margins: NSDirectionalEdgeInsets, on view: UIView) {
        view.marginState.own = margins
        notifyMarginsChanged(view)
    }

    static func change(_ flag: WritableKeyPath<ViewMargins, Bool>, to value: Bool, on view: UIView) {
        view.marginState[keyPath: flag] = value
        notifyMarginsChanged(view)
    }

    /// 8 on all sides, or the margins that a controller gives its root view.
    static func standard(of view: UIView) -> NSDirectionalEdgeInsets {
        view.owningController?.rootMargins
            ?? NSDirectionalEdgeInsets(
                top: UIMetrics.layoutMargin, leading: UIMetrics.layoutMargin, bottom: UIMetrics.layoutMargin,
                trailing: UIMetrics.layoutMargin)
    }

    /// Includes the safe area and the parent's margins where these apply.
    func effective(of view: UIView) -> UIEdgeInsets {
        var margins = (own ?? view.standardMargins).resolved(rightToLeft: view.readsRightToLeft)
        if insetsFromSafeArea { margins = margins + safeArea }
        guard preservesSuperview, let parent = view.parent else { return margins }
        return UIEdgeInsets(
            InheritedInsets.preserving(
                EdgeInsets(margins), parent: EdgeInsets(parent.layoutMargins), distances: Self.distances(of: view, in: parent)))
    }

    // MARK: Updates

    /// The frame or bounds of `view` changed.
    static func geometryChanged(_ view: UIView) {
        guard view.hostWindow != nil || view is UIWindow, LayoutEngine.shared.resized != ObjectIdentifier(view) else { return }
        update(view)
    }

    /// Recomputes the safe area of this view and its descendants. Stops where nothing changes.
    static func update(_ view: UIView) {
        let new = computeSafeArea(of: view)
        let changed = new != view.marginState.safeArea
        if changed {
            view.marginState.safeArea = new
            view.safeAreaInsetsDidChange()
            view.owningController?.viewSafeAreaInsetsDidChange()
            LayoutEngine.shared.metricsChanged(of: view)
            view.setNeedsLayout()
        }
        if changed || view.safeAreaForChildren != .zero { updateInheritedMargins(view) }
        if changed && view.insetsLayoutMarginsFromSafeArea { notifyMarginsChanged(view) }
    }

    /// The part of the safe area that a view passes on changed.
    static func updateInheritedMargins(_ view: UIView) {
        for child in view.children { update(child) }
    }

    private static func computeSafeArea(of view: UIView) -> UIEdgeInsets {
        if let window = view as? UIWindow { return window.deviceSafeArea }
        guard view.hostWindow != nil, let parent = view.parent else { return .zero }
        let outer = parent.safeAreaForChildren
        // Most views are in one without a safe area: where they are does not matter.
        let inherited =
            outer == .zero
            ? .zero : UIEdgeInsets(InheritedInsets.safeArea(parent: EdgeInsets(outer), distances: distances(of: view, in: parent)))
        guard let controller = view.owningController else { return inherited }
        return inherited + controller.additionalSafeAreaInsets + controller.containment.insetCorrection
    }

    private static func distances(of view: UIView, in parent: UIView) -> EdgeDistances {
        // The untransformed frame: a view that is only scaled retains its insets.
        let size = view.bounds.size
        let anchor = view.anchorPoint
        let origin = CGPoint(x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height)
        let frame = CGRect(origin: origin, size: size)
        let bounds = parent.bounds
        return EdgeDistances(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }

    private static func notifyMarginsChanged(_ view: UIView) {
        view.layoutMarginsDidChange()
        view.owningController?.viewLayoutMarginsDidChange()
        LayoutEngine.shared.metricsChanged(of: view)
        view.setNeedsLayout()
        for child in view.children where child.preservesSuperviewLayoutMargins { notifyMarginsChanged(child) }
    }
}

extension EdgeInsets {
    package init(_ insets: UIEdgeInsets) { self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right) }
}

extension UIEdgeInsets {
    package init(_ insets: EdgeInsets) { self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right) }
}
