public import Foundation

/// A layout guide that tracks something on the screen, with constraints that count only while it is near an edge.
///
/// > Contract: UIKit, UITrackingLayoutGuide
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Tracked {
        var edge: NSDirectionalRectEdge
        var whenNear: Bool
        var constraints: [NSLayoutConstraint]
    }
    private var tracked: [Tracked] = []

    /// Activates the constraints while the guide is near all edges of a set, and deactivates them otherwise; replaces those of the same set.
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        set(trackedConstraints, edge, whenNear: true)
    }
    /// The constraints that are active while the guide is near the edges.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { list(edge, whenNear: true) }
    /// Activates the constraints while the guide is near none of the edges, and deactivates them otherwise; replaces those of the same set.
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        set(trackedConstraints, edge, whenNear: false)
    }
    /// The constraints that are active while the guide is away from the edges.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { list(edge, whenNear: false) }
    /// Deactivates all constraints that depend on edges, and forgets them.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
        tracked = []
    }

    private func list(_ edge: NSDirectionalRectEdge, whenNear: Bool) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && $0.whenNear == whenNear }?.constraints ?? []
    }

    private func set(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, whenNear: Bool) {
        if let index = tracked.firstIndex(where: { $0.edge == edge && $0.whenNear == whenNear }) {
            NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints.filter { !constraints.contains($0) })
        }
        if !constraints.isEmpty { tracked.append(Tracked(edge: edge, whenNear: whenNear, constraints: constraints)) }
        updateTrackedConstraints()
    }

    /// The edges of the view that the guide is near to; none while there is nothing to track.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Activates and deactivates constraints for the guide's present place; first those that end, so that none conflict.
    func updateTrackedConstraints() {
        guard !tracked.isEmpty, owningView != nil else { return }
        let near = nearEdges
        func counts(_ entry: Tracked) -> Bool { entry.whenNear ? near.isSuperset(of: entry.edge) : near.isDisjoint(with: entry.edge) }
        for entry in tracked where !counts(entry) { NSLayoutConstraint.deactivate(entry.constraints) }
        for entry in tracked where counts(entry) { NSLayoutConstraint.activate(entry.constraints) }
    }
}

/// The keyboard's area in a view.
///
/// While the keyboard is docked the guide extends from its top to the view's bottom; without a keyboard it is the bottom safe area. The
/// view is laid out whenever the keyboard moves, inside the keyboard's own animation.
/// > Contract: UIKit, UIKeyboardLayoutGuide; KB-10. > Units: points of the owning view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows an undocked or split keyboard; otherwise it acts as if there were no keyboard.
    open var followsUndockedKeyboard = false { didSet { if followsUndockedKeyboard != oldValue { areaDidChange() } } }
    /// Whether the guide is the bottom safe area while there is no keyboard, or has no height; true by default.
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { areaDidChange() } } }
    /// How far above the keyboard a touch begins to drag it down, in a scroll view that dismisses it interactively.
    open var keyboardDismissPadding: CGFloat = 0

    public override init() {
        super.init()
        measure = { [weak self] in self?.frame(in: $0) ?? .zero }
    }
    /// Always returns nil: a keyboard guide is created by its view and cannot be decoded.
    public required init?(coder: NSCoder) { nil }

    /// The keyboard moved, or the guide reads it in another way.
    func areaDidChange() {
        guard let owningView else { return }
        updateTrackedConstraints()
        LayoutEngine.shared.guidesChanged(of: owningView)
        owningView.setNeedsLayout()
    }

    /// How far from an edge the guide still counts as near it. > Units: points. Confidence: R.
    private static let nearness: CGFloat = 44

    /// A docked keyboard is near the bottom; an undocked one near the edges that it is close to, but not to both of a pair.
    override var nearEdges: NSDirectionalRectEdge {
        guard let view = owningView else { return [] }
        let (area, bounds) = (frame(in: view), view.bounds)
        guard area.height > 0 else { return .bottom }
        func near(_ distance: CGFloat) -> Bool { distance <= Self.nearness }
        var edges: NSDirectionalRectEdge = []
        let (left, right) = (near(area.minX - bounds.minX), near(bounds.maxX - area.maxX))
        if left != right { edges.insert((left != view.readsRightToLeft) ? .leading : .trailing) }
        let (top, bottom) = (near(area.minY - bounds.minY), near(bounds.maxY - area.maxY))
        if bottom { edges.insert(.bottom) } else if top { edges.insert(.top) }
        return edges
    }

    private func frame(in view: UIView) -> CGRect {
        let bounds = view.bounds
        let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let bottom = CGRect(x: bounds.minX, y: bounds.maxY - rest, width: bounds.width, height: rest)
        guard let dock = view.window?.inputViewHost as? InputViewHost, let window = dock.superview else { return bottom }
        let keyboard = view.convert(dock.frame, from: window)
        if dock.isFloating { return followsUndockedKeyboard ? keyboard : bottom }
        let top = min(max(keyboard.minY, bounds.minY), bottom.minY)
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
}
