internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Prepares the items that a scroll brings next while there is nothing else to do, so that the frame that shows them has little left to do.
///
/// A prepared cell was asked for, asked for its size, laid out and drawn, and lies hidden in the collection view. It is displayed when its item
/// comes into sight, or let go of without a word when that is no longer near or the items are others.
/// > Contract: CV-35; UIKit, UICollectionView.cellForItem(at:), since iOS 15.
@MainActor final class CollectionLookahead {
    unowned var core: CollectionCore!
    private var prepared: [ElementKey: DisplayedElement] = [:]
    private var lastOrigin: CGPoint?
    private var way = ScrollTravelDirection.down
    private var isAwaiting = false
    /// How many items the last frame brought, which is how many the next may.
    private var reach = 1
    private var known = 0

    nonisolated init() {}

    private var isAllowed: Bool {
        guard let view = core.view else { return false }
        return view.isPrefetchingEnabled && view.window != nil && core.isPrepared && !core.hasPendingReload && !core.updates.isCollecting
            && !core.updates.isApplying && core.reorder.movingIndexPath == nil
    }

    // MARK: Following

    /// After a pass. > Complexity: O(what the layout was asked for), with no allocation while the next items are ready.
    func follow() {
        guard let bounds = core.view?.bounds else { return }
        defer { lastOrigin = bounds.origin }
        let came = core.visible.shownCellCount - known
        known = core.visible.shownCellCount
        // A jump says nothing of what comes next.
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
        // One at a time: a finger does not wait for more.
        guard isAllowed, missing != nil else { return }
        isAwaiting = true
        LayerContext.main.whenIdle { [weak self] in self?.prepareNext() }
    }

    private func prepare(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        guard core.exists(key.path), let made = core.visible.request(key) else { return }
        forget(made)
        // The data source may have changed everything, or have given a cell that is on show.
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

    // MARK: Using

    /// An item's element, which is the caller's from now on.
    func take(_ key: ElementKey) -> DisplayedElement? { prepared.isEmpty ? nil : prepared.removeValue(forKey: key) }
    func cell(at path: IndexPath) -> UICollectionReusableView? { prepared[.cell(path)]?.view }
    func path(of view: UICollectionReusableView) -> IndexPath? { prepared.values.first { $0.view === view }?.key.path }

    /// The data source gave a prepared item's cell for another item.
    func forget(_ view: UICollectionReusableView) {
        if let key = prepared.first(where: { $0.value.view === view })?.key { prepared[key] = nil }
    }

    /// Whether the view is a prepared one.
    func preferredSizeDidChange(_ view: UICollectionReusableView) -> Bool {
        guard let element = prepared.values.first(where: { $0.view === view }) else { return false }
        element.preferred = nil
        return true
    }

    // MARK: Letting go

    func drop() {
        let gone = prepared
        prepared = [:]
        for element in gone.values { core.visible.restoreView(element.view) }
    }

    /// What is farther away than a scroll of one view's size.
    private func discardDistantCells() {
        guard let bounds = core.view?.bounds else { return }
        let near = bounds.insetBy(dx: -bounds.width * CollectionMetrics.lookahead, dy: -bounds.height * CollectionMetrics.lookahead)
        for (key, element) in prepared where !element.frame.overlaps(near) {
            prepared[key] = nil
            core.visible.restoreView(element.view)
        }
    }
}

/// Where a scroll goes, along the axis on which it goes farther.
enum ScrollTravelDirection {
    case up, down, left, right

    init(from old: CGPoint, to new: CGPoint) {
        let (x, y) = (new.x - old.x, new.y - old.y)
        self = abs(y) >= abs(x) ? (y > 0 ? .down : .up) : (x > 0 ? .right : .left)
    }

    /// Bounds as they are after a part of their length.
    func moved(_ bounds: CGRect, by part: CGFloat) -> CGRect {
        switch self {
        case .down: bounds.offsetBy(dx: 0, dy: bounds.height * part)
        case .up: bounds.offsetBy(dx: 0, dy: -bounds.height * part)
        case .right: bounds.offsetBy(dx: bounds.width * part, dy: 0)
        case .left: bounds.offsetBy(dx: -bounds.width * part, dy: 0)
        }
    }

    /// How far a frame lies beyond what is in sight; nil for what does not lie there.
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
