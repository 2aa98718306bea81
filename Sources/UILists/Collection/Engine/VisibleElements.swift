internal import CoreGraphics
internal import Foundation
internal import ProgrammerErrors
internal import QuartzCore
internal import UIKitCore
internal import ViewLayout

/// The visible elements: creates those that become visible, recycles those that no longer are.
///
/// The layout is queried for more than is visible, so that most frames of a scroll query and create nothing.
/// > Contract: CV-2, CV-4, CV-11, CV-32.
@MainActor package final class VisibleElements {
    private struct Candidate {
        let attributes: UICollectionViewLayoutAttributes
        var frame: CGRect
        var shown: DisplayedElement?
    }

    unowned var core: CollectionCore!
    private(set) var shown: [ElementKey: DisplayedElement] = [:]
    private var byView: [ObjectIdentifier: DisplayedElement] = [:]
    /// Cells of placeholders.
    var placeholderCells: Set<ObjectIdentifier> = []
    /// From back to front, in the order of their views.
    private(set) var order: [DisplayedElement] = []
    private var window: (rect: CGRect, content: [Candidate])?
    private var lastBounds: CGRect?
    var resized: [DisplayedElement] = []
    private var stamp = 0
    /// Number of `layoutAttributesForElements(in:)` queries.
    package private(set) var queries = 0
    /// Number of cells shown.
    private(set) var shownCellCount = 0
    var view: UICollectionView { core.view }

    nonisolated init() {}

    var isCurrent: Bool { window != nil && lastBounds == view.bounds }
    func invalidateQueriedArea() { window = nil }

    // MARK: Lookup

    func owns(_ view: UIView) -> Bool { byView[ObjectIdentifier(view)] != nil }
    func key(of view: UIView) -> ElementKey? { byView[ObjectIdentifier(view)]?.key }
    func element(of view: UIView) -> DisplayedElement? { byView[ObjectIdentifier(view)] }
    func view(_ key: ElementKey) -> UICollectionReusableView? { shown[key]?.view }
    /// The frontmost visible item at a point, by its view's frame: an app may have moved it.
    func cell(at point: CGPoint, where isMeant: (UICollectionViewLayoutAttributes) -> Bool) -> IndexPath? {
        order.last {
            $0.key.category == .cell && !$0.attributes.isHidden && $0.attributes.frame.contains(point) && isMeant($0.attributes)
        }?.key.path
    }
    private func all(_ category: UICollectionView.ElementCategory, _ kind: String?) -> [DisplayedElement] {
        shown.values.filter { $0.key.category == category && $0.key.kind == kind }.sorted { $0.key.path < $1.key.path }
    }
    func views(_ category: UICollectionView.ElementCategory, _ kind: String?) -> [UICollectionReusableView] {
        all(category, kind).map(\.view)
    }
    func paths(_ category: UICollectionView.ElementCategory, _ kind: String?) -> [IndexPath] { all(category, kind).map(\.key.path) }
    /// The attributes within the last queried area, by element.
    var known: [ElementKey: UICollectionViewLayoutAttributes] {
        var all: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for candidate in window?.content ?? [] { all[candidate.attributes.key] = candidate.attributes }
        for element in shown.values { all[element.key] = element.attributes }
        return all
    }

    // MARK: The pass

    /// > Complexity: O(elements queried) while the bounds stay in the queried area, with no allocation if no element appears or disappears.
    func update() {
        let bounds = view.bounds
        lastBounds = bounds
        if window == nil || !contains(bounds) { ask(around: bounds) }
        stamp += 1
        guard var content = window?.content else { return }
        window?.content = []
        if core.layout.pinsWithoutRelayout, !core.mirror.isActive { pin(&content) }
        var missing: [Int] = []
        for index in content.indices where content[index].frame.overlaps(bounds) {
            if let element = content[index].shown {
                element.stamp = stamp
            } else if !content[index].attributes.isHidden {
                missing.append(index)
            }
        }
        // The item being moved stays visible, wherever its attributes are.
        if let held = core.reorder.movingIndexPath { shown[.cell(held)]?.stamp = stamp }
        // Removed first, so that new elements can reuse their views.
        removeStale(&content, isOrthogonal: false)
        for index in missing {
            let element = show(content[index].attributes)
            element?.stamp = stamp
            content[index].shown = element
        }
        scrollersUpdate(bounds)
        removeStale(&content, isOrthogonal: true)
        // A callback may have invalidated everything.
        if window != nil { window?.content = content }
    }

    /// Moves pinned elements. > Complexity: O(elements queried), without allocation.
    private func pin(_ content: inout [Candidate]) {
        for index in content.indices where content[index].attributes.category == .supplementaryView {
            let attributes = content[index].attributes
            let isPinned = core.layout.pin(attributes)
            content[index].frame = attributes.frame
            guard let element = content[index].shown else { continue }
            if element.frame != attributes.frame { place(element, attributes) }
            guard element.isPinned != isPinned else { continue }
            element.isPinned = isPinned
            core.layout.dress(element.view, attributes)
        }
    }

    /// Queried items that are not visible.
    func forEachReusableView(_ body: (UICollectionViewLayoutAttributes, CGRect) -> Void) {
        guard let window else { return }
        for candidate in window.content where candidate.shown == nil && candidate.attributes.category == .cell {
            if !candidate.attributes.isHidden { body(candidate.attributes, candidate.frame) }
        }
    }

    /// Whether the queried area covers the lookahead in a direction.
    func coversLookahead(_ way: ScrollTravelDirection) -> Bool {
        let part = CollectionMetrics.lookahead / 2
        return contains(way.moved(view.bounds, by: part))
    }

    /// Queries the layout for the surrounding area in advance.
    func requeryLayout() { ask(around: view.bounds) }

    private func contains(_ bounds: CGRect) -> Bool {
        guard let rect = window?.rect else { return false }
        let content = CGRect(origin: .zero, size: view.contentSize)
        let needed = bounds.intersection(content)
        return needed.isNull || rect.contains(needed)
    }

    private func ask(around bounds: CGRect) {
        queries += 1
        let rect = bounds.insetBy(
            dx: -bounds.width * CollectionMetrics.lookahead, dy: -bounds.height * CollectionMetrics.lookahead)
        let found = core.mirror.elements(in: rect)
        if core.layout.watchesVisibleItems { core.layout.willShow(found, in: bounds) }
        var content: [Candidate] = []
        content.reserveCapacity(found.count)
        for attributes in found where !attributes.isOrthogonal {
            guard attributes.center.x.isFinite, attributes.center.y.isFinite else { continue }
            var candidate = Candidate(attributes: attributes, frame: attributes.frame)
            let key = attributes.key
            if let element = shown[key] {
                if !attributes.isHidden {
                    updateElement(element, attributes)
                    candidate.shown = element
                }
            } else if key.category == .cell {
                ProgrammerError.require(
                    core.exists(key.path),
                    "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                        + DequeuePool.text(key.path))
            }
            content.append(candidate)
        }
        window = (rect, content)
    }

    private func scrollersUpdate(_ bounds: CGRect) {
        core.scrollers.update(in: bounds) { attributes in
            let key = attributes.key
            if let element = self.shown[key] {
                self.updateElement(element, attributes)
                element.stamp = self.stamp
            } else if !attributes.isHidden {
                self.show(attributes)?.stamp = self.stamp
            }
        }
    }

    private func removeStale(_ content: inout [Candidate], isOrthogonal: Bool) {
        guard order.contains(where: { $0.stamp != stamp && $0.attributes.isOrthogonal == isOrthogonal }) else { return }
        for index in content.indices where content[index].shown.map({ $0.stamp != stamp }) == true { content[index].shown = nil }
        for element in order where element.stamp != stamp && element.attributes.isOrthogonal == isOrthogonal { remove(element) }
    }

    // MARK: Appearing

    /// Creates the element's view and queries its size. Nil if there is no view for the element.
    func make(_ attributes: UICollectionViewLayoutAttributes) -> DisplayedElement? {
        let key = attributes.key
        let ready = core.lookahead.take(key)
        guard let made = ready?.view ?? core.pool.asking(for: attributes, { request(key) }) else { return nil }
        core.lookahead.forget(made)
        let element = ready ?? DisplayedElement(key, made, attributes)
        element.attributes = attributes
        if key.category == .cell { shownCellCount += 1 }
        shown[key] = element
        byView[ObjectIdentifier(made)] = element
        insert(element)
        if let cell = made as? UICollectionViewCell {
            UIView.performWithoutAnimation {
                cell.isSelected = core.selection.contains(key.path)
                cell.isHighlighted = core.touches.isHighlighted(key.path)
                cell.holdsFocus = core.focus.place == RowPath(key.path)
            }
        }
        core.layout.dress(made, attributes)
        return element
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) -> DisplayedElement? {
        guard let element = make(attributes) else { return nil }
        UIView.performWithoutAnimation {
            place(element, attributes)
            if !fit(element) { announce(element) }
        }
        return element
    }

    /// Whether an item appears before all visible ones, as when scrolling back.
    func appearsBeforeVisibleItems(_ key: ElementKey) -> Bool {
        guard !core.updates.isApplying, shown[key]?.isAnnounced == false else { return false }
        var isBefore = false
        for element in order where element.isAnnounced && element.key.category == .cell && !element.attributes.isOrthogonal {
            if element.key.path < key.path { return false }
            isBefore = true
        }
        return isBefore
    }

    // MARK: Updating

    private func updateElement(_ element: DisplayedElement, _ attributes: UICollectionViewLayoutAttributes) {
        if element.attributes === attributes, element.frame == attributes.frame { return }
        let isSame = element.attributes !== attributes && element.attributes.isEqual(attributes)
        if element.attributes.size != attributes.size { element.hasSize = false }
        if isSame, element.frame == attributes.frame {
            element.attributes = attributes
            return
        }
        let moved = changesFrame(element, attributes)
        place(element, attributes)
        if moved { reinsert(element) }
        // A list's row at the end of its section has another appearance.
        core.layout.dress(element.view, attributes)
        fit(element)
    }

    /// Whether its order among the views changes or, in another layout or section, its scroll view.
    func changesFrame(_ element: DisplayedElement, _ new: UICollectionViewLayoutAttributes) -> Bool {
        let old = element.attributes
        return old.zIndex != new.zIndex || old.isOrthogonal != new.isOrthogonal
            || core.scrollers.container(of: old) !== core.scrollers.container(of: new)
    }

    /// Applies the attributes' geometry and appearance to the view.
    func place(_ element: DisplayedElement, _ attributes: UICollectionViewLayoutAttributes) {
        element.attributes = attributes
        element.frame = attributes.frame
        let target = element.view
        let origin = core.scrollers.origin(of: attributes)
        if attributes.isUntransformed, CATransform3DIsIdentity(target.transform3D) {
            let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            if target.frame != frame { target.frame = frame }
        } else {
            target.bounds.size = attributes.size
            target.center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
            target.transform3D = attributes.transform3D
        }
        if target.alpha != attributes.alpha { target.alpha = attributes.alpha }
        if target.isHidden != attributes.isHidden { target.isHidden = attributes.isHidden }
        target.apply(attributes)
    }

    func setSelected(_ isSelected: Bool, at path: IndexPath) { (view(.cell(path)) as? UICollectionViewCell)?.isSelected = isSelected }

    func editingChanged() {
        for element in order { core.layout.dress(element.view, element.attributes) }
    }

    /// An orthogonal scroll view moved: its visible elements are updated with the next layout.
    func scrollerMoved() { lastBounds = nil }

    // MARK: Disappearing

    func remove(_ element: DisplayedElement) {
        detach(element)
        discard(element)
    }

    /// Removes an element from the visible ones; its view remains.
    func detach(_ element: DisplayedElement) {
        core.swipes.release(element.view)
        if shown[element.key] === element { shown[element.key] = nil }
        order.removeAll { $0 === element }
    }

    /// Removes a detached element's view and recycles it.
    func discard(_ element: DisplayedElement) {
        core.swipes.forget(element.view)
        byView[ObjectIdentifier(element.view)] = nil
        putAway(element.view)
        notifyDidEndDisplaying(element)
        core.pool.enqueue(element.view)
    }

    func removeAll() {
        window = nil
        core.lookahead.drop()
        let count = order.count
        for element in order { remove(element) }
        core.pool.trim(to: max(count, CollectionMetrics.maximumReusableViews))
    }

    /// Changes the elements' index paths after an update.
    func rekey(_ place: (ElementKey) -> ElementKey?) -> (kept: [DisplayedElement], gone: [DisplayedElement]) {
        var kept: [DisplayedElement] = []
        var gone: [DisplayedElement] = []
        core.lookahead.drop()
        let all = order
        shown = [:]
        for element in all {
            if let key = place(element.key) {
                element.key = key
                shown[key] = element
                kept.append(element)
            } else {
                order.removeAll { $0 === element }
                if !core.placeholders.isEmpty { element.dataPath = IndexPath(core.placeholders.dataBefore(RowPath(element.key.path))) }
                gone.append(element)
            }
        }
        window = nil
        return (kept, gone)
    }

    /// The attributes that must be visible now, without creating views.
    func wanted() -> [UICollectionViewLayoutAttributes] {
        let bounds = view.bounds
        let found = core.mirror.elements(in: bounds)
        if core.layout.watchesVisibleItems { core.layout.willShow(found, in: bounds) }
        var wanted = found.filter { !$0.isOrthogonal && !$0.isHidden && $0.frame.overlaps(bounds) }
        core.scrollers.update(in: bounds) { wanted.append($0) }
        return wanted
    }

    // MARK: Order

    /// Larger indices are in front; among equals the later. Elements are behind views that the app adds.
    private func insert(_ element: DisplayedElement) {
        let z = element.attributes.zIndex
        let index = order.firstIndex { $0.attributes.zIndex > z } ?? order.count
        if let inner = core.scrollers.container(of: element.attributes) {
            order.insert(element, at: index)
            inner.insertSubview(element.view, at: 0)
            return
        }
        let front = order[index...].first { !$0.attributes.isOrthogonal && $0.view.superview === view }
        let back = order[..<index].last { !$0.attributes.isOrthogonal && $0.view.superview === view }
        order.insert(element, at: index)
        if let front {
            view.insertSubview(element.view, belowSubview: front.view)
        } else if let back {
            view.insertSubview(element.view, aboveSubview: back.view)
        } else {
            view.insertSubview(element.view, at: view.backgroundView?.superview === view ? 1 : 0)
        }
    }

    func reinsert(_ element: DisplayedElement) {
        order.removeAll { $0 === element }
        insert(element)
    }
}
