internal import CoreGraphics
internal import Foundation
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

/// Collects the changes of a batch, validates their counts, and shows them.
///
/// > Contract: CV-12 to CV-16.
@MainActor final class CollectionUpdates {
    unowned var core: CollectionCore!
    private var collected = SectionedUpdates()
    private var reconfigured: [IndexPath] = []
    private var completions: [(Bool) -> Void] = []
    private var depth = 0
    private var wasReloaded = false
    /// The batch's index paths include placeholders.
    private var isOwn = false
    /// Elements that are animated out.
    private var leaving: [DisplayedElement] = []
    private(set) var isApplying = false

    nonisolated init() {}

    var isCollecting: Bool { depth > 0 }

    /// A change outside of a batch is a batch by itself.
    func record(_ change: (inout SectionedUpdates) -> Void) {
        let before = begin(hasChanges: true)
        change(&collected)
        end(before)
    }

    func reconfigure(_ paths: [IndexPath]) {
        let before = begin(hasChanges: true)
        reconfigured += paths.map(core.shown)
        end(before)
    }

    func reloadWasRequested() { if depth > 0 { wasReloaded = true } }

    func perform(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        guard let changes else { return perform({}, completion, hasChanges: false) }
        perform(changes, completion)
    }

    func perform(_ changes: () -> Void, _ completion: ((Bool) -> Void)?, hasChanges: Bool = true) {
        if let completion { completions.append(completion) }
        let before = begin(hasChanges: hasChanges)
        changes()
        end(before)
    }

    /// > Returns: the counts before the outermost batch. > Contract: CV-15.
    private func begin(hasChanges: Bool) -> CollectionCounts? {
        defer { depth += 1 }
        guard depth == 0 else { return nil }
        // Changes requested earlier come first, so that the batch begins from the counts that the data source returned then.
        if hasChanges, core.hasPendingReload { core.relayoutIfNeeded() }
        return core.counts
    }

    private func end(_ before: CollectionCounts?) {
        depth -= 1
        guard let before else { return }
        let batch = collected
        let (again, endings) = (reconfigured, completions)
        (collected, reconfigured, completions) = (SectionedUpdates(), [], [])
        guard !wasReloaded else {
            wasReloaded = false
            core.relayoutIfNeeded()
            for ending in endings { ending(true) }
            return
        }
        apply(batch, from: before, again, endings)
    }

    // MARK: Applying

    private func apply(
        _ batch: SectionedUpdates, from before: CollectionCounts, _ again: [IndexPath], _ endings: [(Bool) -> Void]
    ) {
        defer { core.placeholders.batchEnded() }
        let view: UICollectionView = core.view
        var batch = batch
        let isEmpty = batch == SectionedUpdates()
        var plan: SectionedUpdatePlan?
        if !isEmpty || core.isPrepared == false {
            (batch, plan) = planned(batch, before, view)
            core.setCounts(CollectionCounts(sections: plan?.newRowCounts ?? []))
        }
        // With other changes, cells are reconfigured once their new index paths apply.
        if isEmpty { for path in again { reconfigure(at: path) } }
        guard core.wasLaidOut else {
            if let plan {
                core.selection.map { plan.newPath(of: RowPath($0)).map { IndexPath($0) } }
                core.focus.renumber(plan.newPath)
            }
            if !isEmpty { core.layout.invalidateLayout() }
            for ending in endings { ending(true) }
            return
        }
        if isEmpty, again.isEmpty == false, core.isPrepared {
            for ending in endings { ending(true) }
            return
        }
        animate(batch, isEmpty ? nil : plan, isEmpty ? [] : again, endings)
    }

    /// Converts a batch to displayed index paths. Placeholders follow the items of the data source, which the app counts without them.
    private func planned(
        _ batch: SectionedUpdates, _ before: CollectionCounts, _ view: UICollectionView
    ) -> (SectionedUpdates, SectionedUpdatePlan) {
        let placeholders = core.placeholders
        guard !placeholders.isEmpty, !isOwn else { return (batch, check(batch, before, CollectionCounts.read(view))) }
        let counts = before.sections.enumerated().map { $1 - placeholders.count(in: $0) }
        let data = check(batch, CollectionCounts(sections: counts), CollectionCounts(sections: core.source.itemCounts()))
        let shown = placeholders.follow(batch, data, oldCounts: counts)
        let after = data.newRowCounts.enumerated().map { $1 + placeholders.count(in: $0) }
        return (shown, check(shown, before, CollectionCounts(sections: after)))
    }

    /// A batch of the view itself, in displayed index paths.
    func apply(from before: CollectionCounts, _ change: (inout SectionedUpdates) -> Void) {
        ProgrammerError.require(depth == 0, "a placeholder cannot be inserted or removed during a batch update of the collection view")
        isOwn = true
        defer { isOwn = false }
        var batch = SectionedUpdates()
        change(&batch)
        apply(batch, from: before, [], [])
    }

    private func check(_ batch: SectionedUpdates, _ before: CollectionCounts, _ after: CollectionCounts) -> SectionedUpdatePlan {
        do {
            return try SectionedUpdatePlan(batch, from: before.sections, to: after.sections)
        } catch {
            ProgrammerError.raise(
                error.description(view: "collection view", row: "item") + " Collection view: \(String(describing: core.view))")
        }
    }

    /// > Parameter path: the displayed index path.
    private func reconfigure(at path: IndexPath) {
        if core.lookahead.cell(at: path) != nil { core.lookahead.drop() }
        guard let element = core.visible.shown[.cell(path)] else { return }
        core.pool.kept = element.view
        let cell = core.source.reconfiguredCell(at: path)
        core.pool.kept = nil
        guard let cell else { return }
        ProgrammerError.require(
            cell === element.view,
            "reconfigureItemsAtIndexPaths: the data source must dequeue a cell of the same class and identifier as the current one")
        element.hasSize = false
        // A batch queries sizes itself, once the attributes are updated.
        if !isApplying { core.visible.fit(element) }
    }

    private func animate(
        _ batch: SectionedUpdates, _ plan: SectionedUpdatePlan?, _ again: [IndexPath], _ endings: [(Bool) -> Void]
    ) {
        let view: UICollectionView = core.view
        let visible = core.visible
        isApplying = true
        core.layout.updates.before = visible.known
        core.layout.updates.plan = plan
        let reloaded = plan?.reloaded ?? []
        let places = core.layout.updates
        var (kept, gone) = visible.rekey { key in
            if key.category == .cell, reloaded.contains(RowPath(key.path)) { return nil }
            return places.newKey(of: key)
        }
        if let plan {
            core.selection.map { path in
                reloaded.contains(RowPath(path)) ? nil : plan.newPath(of: RowPath(path)).map { IndexPath($0) }
            }
            core.focus.renumber(plan.newPath)
            core.touches.map { plan.newPath(of: RowPath($0)).map { IndexPath($0) } }
            core.prefetch.forget()
            let context = core.layout.makeContext()
            context.markCounts()
            core.layout.invalidateLayout(with: context)
            for path in again { if let new = plan.newPath(of: RowPath(path)) { reconfigure(at: IndexPath(new)) } }
        }
        let proposed = prepareLayout(plan.map { _ in UpdateItemBuilder.list(batch) })
        if plan != nil { detachLayoutElements(&kept, &gone) }
        let move = {
            if view.contentOffset != proposed { view.setContentOffset(proposed, animated: false) }
        }
        show(kept, gone, moving: move, endings)
    }

    /// Headers, footers and decorations that the layout itself inserts or deletes.
    private func detachLayoutElements(_ kept: inout [DisplayedElement], _ gone: inout [DisplayedElement]) {
        let layout = core.layout
        var (deleted, inserted): (Set<ElementKey>, Set<ElementKey>) = ([], [])
        for kind in core.pool.supplementaryKinds {
            deleted.formUnion(
                layout.indexPathsToDeleteForSupplementaryView(ofKind: kind).map { ElementKey(.supplementaryView, kind, $0) })
            inserted.formUnion(
                layout.indexPathsToInsertForSupplementaryView(ofKind: kind).map { ElementKey(.supplementaryView, kind, $0) })
        }
        for kind in Set(layout.decorationClasses.keys).union(layout.decorationNibs.keys).sorted() {
            deleted.formUnion(layout.indexPathsToDeleteForDecorationView(ofKind: kind).map { ElementKey(.decorationView, kind, $0) })
            inserted.formUnion(layout.indexPathsToInsertForDecorationView(ofKind: kind).map { ElementKey(.decorationView, kind, $0) })
        }
        guard !deleted.isEmpty || !inserted.isEmpty else { return }
        var stays: [DisplayedElement] = []
        for element in kept {
            let old = layout.updates.oldKey(of: element.key) ?? element.key
            guard deleted.contains(old) || inserted.contains(element.key) else {
                stays.append(element)
                continue
            }
            core.visible.detach(element)
            element.key = old
            gone.append(element)
        }
        kept = stays
        (layout.updates.deleted, layout.updates.inserted) = (deleted, inserted)
    }

    /// Prepares the layout for the batch. > Returns: the offset to scroll to.
    private func prepareLayout(_ items: [UICollectionViewUpdateItem]?) -> CGPoint {
        let view: UICollectionView = core.view
        core.prepareIfNeeded()
        if let items {
            core.layout.prepare(forCollectionViewUpdates: items)
            core.prepareIfNeeded()
            core.setContentSize(core.layout.collectionViewContentSize)
        }
        var proposed = core.source.targetContentOffset(
            proposed: core.layout.targetContentOffset(forProposedContentOffset: view.contentOffset))
        if !view.isTracking, !view.isDecelerating {
            let axes = view.geometry
            proposed = CGPoint(x: axes.x.clamp(proposed.x), y: axes.y.clamp(proposed.y))
        }
        return proposed.x.isFinite && proposed.y.isFinite ? proposed : view.contentOffset
    }

    /// Creates elements that become visible, then moves all to their frames in one animation.
    func show(
        _ kept: [DisplayedElement], _ gone: [DisplayedElement], moving move: @escaping () -> Void, _ endings: [(Bool) -> Void],
        usesLayoutsAnswers: Bool = true
    ) {
        let view: UICollectionView = core.view
        let visible = core.visible
        let layout = core.layout
        let start = view.contentOffset
        isApplying = true
        var arrivals: [DisplayedElement] = []
        // The layout is queried at the view's final offset; the scrolling itself belongs to the animation.
        UIView.performWithoutAnimation { move() }
        var targets: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for _ in 0..<CollectionMetrics.sizingPasses {
            core.prepareIfNeeded()
            targets = [:]
            for attributes in visible.wanted() {
                let key = attributes.key
                targets[key] = attributes
                if let element = visible.shown[key] {
                    if element.attributes.size != attributes.size { element.hasSize = false }
                    let old = element.attributes
                    element.attributes = attributes
                    visible.fit(element)
                    element.attributes = old
                } else if let element = UIView.withoutAnimation({ visible.make(attributes) }) {
                    visible.fit(element)
                    arrivals.append(element)
                }
            }
            if core.isPrepared { break }
        }
        let goal = view.contentOffset
        UIView.performWithoutAnimation {
            if start != goal { view.contentOffset = start }
            for element in arrivals {
                let key = element.key
                let first = usesLayoutsAnswers ? Self.initial(key, layout) : layout.updates.initial(key, now: targets[key])
                let placed = core.mirror.attributes(first) ?? targets[key]
                if let placed { visible.place(element, placed) }
                visible.announce(element)
            }
        }
        let departures = kept.filter { targets[$0.key] == nil } + arrivals.filter { targets[$0.key] == nil }
        let ends: [(DisplayedElement, UICollectionViewLayoutAttributes?)] = (gone + departures).map { element in
            let old = gone.contains { $0 === element } ? element.key : (layout.updates.oldKey(of: element.key) ?? element.key)
            let last = usesLayoutsAnswers ? Self.final(old, layout) : layout.updates.final(old) { targets[.cell($0)] }
            return (element, core.mirror.attributes(last))
        }
        for (element, _) in ends {
            visible.detach(element)
            leaving.append(element)
        }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                if start != goal { view.contentOffset = goal }
                for (key, attributes) in targets {
                    guard let element = visible.shown[key] else { continue }
                    let reorders = visible.changesFrame(element, attributes)
                    visible.place(element, attributes)
                    if reorders { visible.reinsert(element) }
                    layout.dress(element.view, attributes)
                }
                for (element, last) in ends { self.leave(element, last) }
            },
            completion: { finished in
                for (element, _) in ends { self.finish(element) }
                for ending in endings { ending(finished) }
            })
        isApplying = false
        layout.finalizeCollectionViewUpdates()
        layout.updates = LayoutUpdates()
        visible.invalidateQueriedArea()
        view.setNeedsLayout()
    }

    private func leave(_ element: DisplayedElement, _ last: UICollectionViewLayoutAttributes?) {
        if let last {
            core.visible.place(element, last)
        } else {
            element.view.alpha = 0
        }
    }

    private func finish(_ element: DisplayedElement) {
        guard leaving.contains(where: { $0 === element }) else { return }
        leaving.removeAll { $0 === element }
        core.visible.discard(element)
    }

    private static func initial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch (key.category, key.kind) {
        case (.supplementaryView, .some(let kind)):
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
        case (.decorationView, .some(let kind)):
            layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
        default: layout.initialLayoutAttributesForAppearingItem(at: key.path)
        }
    }
    private static func final(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch (key.category, key.kind) {
        case (.supplementaryView, .some(let kind)):
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
        case (.decorationView, .some(let kind)):
            layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
        default: layout.finalLayoutAttributesForDisappearingItem(at: key.path)
        }
    }
}

/// Converts a batch to the update items that layouts receive.
@MainActor enum UpdateItemBuilder {
    static func list(_ batch: SectionedUpdates) -> [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(indexes: [index, NSNotFound]) }
        var items: [UICollectionViewUpdateItem] = []
        func add(_ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?) {
            items.append(UICollectionViewUpdateItem(action, from: before, to: after))
        }
        for index in batch.reloadedSections { add(.reload, section(index), section(index)) }
        for path in batch.reloadedRows { add(.reload, IndexPath(path), IndexPath(path)) }
        for index in batch.deletedSections.sorted(by: >) { add(.delete, section(index), nil) }
        for path in batch.deletedRows.sorted(by: >) { add(.delete, IndexPath(path), nil) }
        for index in batch.insertedSections.sorted() { add(.insert, nil, section(index)) }
        for path in batch.insertedRows.sorted() { add(.insert, nil, IndexPath(path)) }
        for move in batch.movedSections { add(.move, section(move.from), section(move.to)) }
        for move in batch.movedRows { add(.move, IndexPath(move.from), IndexPath(move.to)) }
        return items
    }
}
