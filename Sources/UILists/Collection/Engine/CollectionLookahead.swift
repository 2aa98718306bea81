internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// Prepares the items that scrolling will show next during idle time, so that the frame that shows them has little left to do.
///
/// A prepared cell has been requested, sized, laid out and drawn, and is hidden in the collection view. It is displayed when its item
/// becomes visible, or discarded without callbacks when that is far away or the items changed.
/// > Contract: CV-35; UIKit, UICollectionView.cellForItem(at:), since iOS 15.
@MainActor final class CollectionLookahead {
    unowned var core: CollectionCore!
    private var prepared: [ElementKey: DisplayedElement] = [:]
    private var lastOrigin: CGPoint?
    private var way = ScrollTravelDirection.down
    private var isAwaiting = false
    /// How many items the last frame showed, as the limit for the next.
    private var reach = 1
    private var known = 0

    nonisolated init() {}

    private var isAllowed: Bool {
        guard let view = core.view else { return false }
        return view.isPrefetchingEnabled && view.window != nil && core.isPrepared && !core.hasPendingReload && !core.updates.isCollecting
            && !core.updates.isApplying && core.reorder.movingIndexPath == nil
    }

    // MARK: Tracking

    /// After a pass. > Complexity: O(elements queried), with no allocation while the next items are prepared.
    func follow() {
        guard let bounds = core.view?.bounds else { return }
        defer { lastOrigin = bounds.origin }
        let came = core.visible.shownCellCount - known
        known = core.visible.shownCellCount
        // A jump does not predict what comes next.
        guard let lastOrigin, lastOrigin != bounds.origin, abs(bounds.minX - lastOrigin.x) < bounds.width,
            abs(bounds.minY - lastOrigin.y) < bounds.height, isAllowed
        else { return }
        way = ScrollTravelDirection(from: lastOrigin, to: bounds.origin)
        reach = max(1, came)
        guard !isAwaiting, !core.visible.coversLookahead(way) || missing != nil else { return }
        isAwaiting = true
        LayerContext.main.whenIdle { [weak self] in self?.prepareNext() }
    }

    private var missing: UICollectionViewLayoutAttributes? {
        core.visible.coming(way, reach: reach) { prepared[$0.key] != nil }
    }

    private func prepareNext() {
        isAwaiting = false
        guard isAllowed else { return }
        discardDistantCells()
        if !core.visible.coversLookahead(way) { core.visible.requeryLayout() }
        guard let attributes = missing else { return }
        prepare(attributes)
        // One at a time, so that a touch does not wait.
        guard isAllowed, missing != nil else { return }
        isAwaiting = true
        LayerContext.main.whenIdle { [weak self] in self?.prepareNext() }
    }

    private func prepare(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        guard core.exists(key.path), let made = core.pool.asking(for: attributes, { core.visible.request(key) }) else { return }
        forget(made)
        // The data source may have changed its content, or have returned a cell that is visible.
        guard isAllowed, core.visible.shown[key] == nil, !core.visible.owns(made) else { return core.visible.restoreView(made) }
        let element = DisplayedElement(key, made, attributes)
        UIView.performWithoutAnimation {
            core.visible.hang(made)
            core.layout.dress(made, attributes)
            core.visible.place(element, attributes)
            core.visible.querySize(element)
            made.isHidden = true
        }
        prepared[key] = element
    }

    // MARK: Use

    /// Removes an item's prepared element and returns it.
    func take(_ key: ElementKey) -> DisplayedElement? { prepared.isEmpty ? nil : prepared.removeValue(forKey: key) }
    func cell(at path: IndexPath) -> UICollectionReusableView? { prepared[.cell(path)]?.view }
    func path(of view: UICollectionReusableView) -> IndexPath? { prepared.values.first { $0.view === view }?.key.path }

    /// The data source returned a prepared item's cell for another item.
    func forget(_ view: UICollectionReusableView) {
        if let key = prepared.first(where: { $0.value.view === view })?.key { prepared[key] = nil }
    }

    /// Whether the view is a prepared one.
    func preferredSizeDidChange(_ view: UICollectionReusableView) -> Bool {
        guard let element = prepared.values.first(where: { $0.view === view }) else { return false }
        element.preferred = nil
        return true
    }

    // MARK: Discarding

    func drop() {
        let gone = prepared
        prepared = [:]
        for element in gone.values { core.visible.restoreView(element.view) }
    }

    /// Discards items more than one view size away.
    private func discardDistantCells() {
        guard let bounds = core.view?.bounds else { return }
        let near = bounds.insetBy(dx: -bounds.width * CollectionMetrics.lookahead, dy: -bounds.height * CollectionMetrics.lookahead)
        for (key, element) in prepared where !element.frame.overlaps(near) {
            prepared[key] = nil
            core.visible.restoreView(element.view)
        }
    }
}

/// The direction of a scroll, along its dominant axis.
enum ScrollTravelDirection {
    case up, down, left, right

    init(from old: CGPoint, to new: CGPoint) {
        let (x, y) = (new.x - old.x, new.y - old.y)
        self = abs(y) >= abs(x) ? (y > 0 ? .down : .up) : (x > 0 ? .right : .left)
    }

    /// Bounds after scrolling by a fraction of their size.
    func moved(_ bounds: CGRect, by part: CGFloat) -> CGRect {
        switch self {
        case .down: bounds.offsetBy(dx: 0, dy: bounds.height * part)
        case .up: bounds.offsetBy(dx: 0, dy: -bounds.height * part)
        case .right: bounds.offsetBy(dx: bounds.width * part, dy: 0)
        case .left: bounds.offsetBy(dx: -bounds.width * part, dy: 0)
        }
    }

    /// How far a frame is beyond the bounds; nil if it is not in this direction.
    func distance(to frame: CGRect, from bounds: CGRect) -> CGFloat? {
        let distance =
            switch self {
            case .down: frame.minY - bounds.maxY
            case .up: bounds.minY - frame.maxY
            case .right: frame.minX - bounds.maxX
            case .left: bounds.minX - frame.maxX
            }
        return distance >= 0 ? distance : nil
    }
}
