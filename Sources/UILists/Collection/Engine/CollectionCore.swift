internal import CoreGraphics
internal import Foundation
internal import ProgrammerErrors
internal import UIKitCore
internal import ViewLayout

/// A collection view's state, and the order in which its components work: counts, layout, visible elements.
@MainActor package final class CollectionCore {
    private(set) unowned var view: UICollectionView!
    package internal(set) var layout: UICollectionViewLayout
    package let pool = DequeuePool()
    package let visible = VisibleElements()
    let source = CollectionSource()
    let selection = CollectionSelection()
    private(set) lazy var focus = ListFocus(view)
    let updates = CollectionUpdates()
    let touches = CollectionTouches()
    let transition = LayoutTransition()
    let reorder = CollectionReorder()
    let prefetch = CollectionPrefetch()
    let lookahead = CollectionLookahead()
    private(set) lazy var dragDrop = ListDragDrop(self)
    let placeholders = ListPlaceholders<UICollectionViewPlaceholder>()
    let menus = CollectionMenus()
    /// Created with the first delegate.
    private var editMenu: ListEditMenu?
    let springs = CollectionSpringLoading()
    let swipes = CollectionSwipeActions()
    let multipleSelection = CollectionMultipleSelection()
    let index = CollectionSectionIndex()
    let scrollers = OrthogonalScrollers()

    private var knownCounts: CollectionCounts?
    private var needsReload = false
    /// The layout is valid.
    private(set) var isPrepared = false
    private var isLayingOut = false
    private var hasLaidOut = false
    private var pendingOffset: CGPoint = .zero
    private var pendingSize: CGSize = .zero
    /// The layout that was prepared for a change of size, until the elements have their new frames.
    private var boundsChangeLayout: UICollectionViewLayout?
    /// Times `prepare()` was called.
    package private(set) var preparations = 0
    var mirror: LayoutMirroring { LayoutMirroring(view: view, layout: layout) }

    init(layout: UICollectionViewLayout) { self.layout = layout }

    func attach(to view: UICollectionView) {
        self.view = view
        adopt(layout)
        source.core = self
        visible.core = self
        updates.core = self
        touches.core = self
        transition.core = self
        reorder.core = self
        prefetch.core = self
        lookahead.core = self
        menus.core = self
        springs.core = self
        swipes.core = self
        multipleSelection.core = self
        index.core = self
        pool.onDequeue = { [weak self] view, key in
            view.collectionCore = self
            self?.layout.configureForDisplay(view, key)
        }
        scrollers.core = self
        selection.onChange = { [weak self] path, isSelected in self?.visible.setSelected(isSelected, at: path) }
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    }

    /// A list's default background, unless the app set another.
    func setDefaultBackground(_ color: UIColor) {
        guard view.backgroundColor == .systemBackground, color != .systemBackground else { return }
        view.backgroundColor = color
    }

    /// > Precondition: no other collection view uses the layout.
    func adopt(_ new: UICollectionViewLayout) {
        if let other = new.host, other !== view {
            ProgrammerError.raise(
                "UICollectionView layouts cannot be shared: \(new) is already the layout of \(other), not of \(String(describing: view)). "
                    + "Create a layout for each collection view.")
        }
        if layout !== new, layout.host === view { layout.host = nil }
        layout = new
        layout.host = view
        isPrepared = false
        lookahead.drop()
    }

    func encode(_ coder: NSCoder) {
        coder.encode(layout, forKey: "UICollectionLayout")
        coder.encode(view.allowsSelection, forKey: "UIAllowsSelection")
        coder.encode(view.allowsMultipleSelection, forKey: "UIAllowsMultipleSelection")
    }
    func decode(_ coder: NSCoder) {
        let properties = PropertyDecoder<UICollectionView>(view, coder)
        properties.flag("UIAllowsSelection", \.allowsSelection)
        properties.flag("UIAllowsMultipleSelection", \.allowsMultipleSelection)
        properties.flag("UICollectionViewPrefetchingEnabled", \.isPrefetchingEnabled)
        properties.flag("UISpringLoaded", \.isSpringLoaded)
        properties.object("UIBackgroundView", \.backgroundView)
        for (identifier, nib) in coder.objectIfPresent(forKey: "UICollectionViewCellPrototypeNibs") as? [String: UINib] ?? [:] {
            view.register(nib, forCellWithReuseIdentifier: identifier)
        }
        let kinds = coder.objectIfPresent(forKey: "UICollectionViewSupplementaryViewPrototypeNibDict") as? [String: [String: UINib]]
        for (kind, nibs) in kinds ?? [:] {
            for (identifier, nib) in nibs { view.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
        }
    }

    // MARK: Counts

    var counts: CollectionCounts {
        if let knownCounts { return knownCounts }
        let read = CollectionCounts.read(view)
        knownCounts = read
        return read
    }
    func exists(_ path: IndexPath) -> Bool { counts.contains(path) }
    func numberOfItems(inSection section: Int) -> Int {
        let sections = counts.sections
        ProgrammerError.require(
            sections.indices.contains(section),
            "request for number of items in section \(section) when there are only \(sections.count) sections in the collection view")
        return sections[section]
    }
    /// Whether a view displays one of the items.
    func makes(_ view: UIView) -> Bool { (view as? UICollectionReusableView).map { visible.owns($0) || pool.knows($0) } ?? false }
    func cancelPreparation() {
        prefetch.cancelAll()
        lookahead.drop()
    }
    func setCounts(_ counts: CollectionCounts) { knownCounts = counts }

    func reloadData() {
        swipes.close(animated: false)
        index.reload()
        lookahead.drop()
        reorder.forget()
        touches.forget()
        knownCounts = nil
        needsReload = true
        selection.clear()
        focus.reset()
        placeholders.removeAll()
        updates.reloadWasRequested()
        invalidateEverything()
        view?.setNeedsLayout()
    }

    private func invalidateEverything() {
        let context = layout.makeContext()
        context.markEverything()
        context.markCounts()
        layout.invalidateLayout(with: context)
    }
    var hasPendingReload: Bool { needsReload }

    // MARK: Layout

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        let growth = context.contentSizeAdjustment
        if growth != .zero, let size = view?.contentSize {
            setContentSize(CGSize(width: size.width + growth.width, height: size.height + growth.height))
        }
        pendingOffset = CGPoint(
            x: pendingOffset.x + context.contentOffsetAdjustment.x, y: pendingOffset.y + context.contentOffsetAdjustment.y)
        visible.invalidateQueriedArea()
        view?.setNeedsLayout()
    }

    func boundsWillChange(to bounds: CGRect) {
        // Bounds are also set during the scroll view's initialization.
        guard let view, layout.host === view, bounds != view.bounds, !bounds.minX.isNaN, !bounds.minY.isNaN else { return }
        guard hasLaidOut else { return view.setNeedsLayout() }
        if bounds.size != view.bounds.size {
            // A change before the layout of an earlier one belongs to it.
            if boundsChangeLayout == nil { layout.prepare(forAnimatedBoundsChange: view.bounds) }
            boundsChangeLayout = layout
        }
        // Pinned elements move with the next layout, which invalidates nothing else.
        let isScroll = bounds.size == view.bounds.size && isPrepared && layout.pinsWithoutRelayout && !mirror.isActive
        if !isScroll, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        if bounds.size != view.bounds.size { visible.invalidateQueriedArea() }
        view.setNeedsLayout()
    }

    func offsetDidChange() { view.setNeedsLayout() }

    /// Prepares the layout if it is invalid.
    func prepareIfNeeded() {
        guard !isPrepared, view != nil else { return }
        _ = counts
        isPrepared = true
        preparations += 1
        placeholders.performAsShown { layout.prepare() }
        isPrepared = true
        setContentSize(layout.collectionViewContentSize)
        if pendingOffset != .zero {
            let shift = pendingOffset
            pendingOffset = .zero
            if shift.x.isFinite, shift.y.isFinite {
                view.contentOffset = CGPoint(x: view.contentOffset.x + shift.x, y: view.contentOffset.y + shift.y)
                view.driver.contentGrewAbove()
            }
        }
    }

    func setContentSize(_ size: CGSize) {
        let known = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
        if view.contentSize != known { view.contentSize = known }
    }

    /// Creates and positions all visible elements. > Complexity: O(visible) if the layout's queries are.
    func layOut() {
        guard !isLayingOut, !updates.isApplying else { return }
        isLayingOut = true
        // The first layout is a reload in the view's own size, which a layout may read only now: earlier sizes asked nothing of it.
        if !hasLaidOut { invalidateEverything() }
        hasLaidOut = true
        defer { isLayingOut = false }
        if !needsReload, visible.fitResized() { return animateSizes() }
        for _ in 0..<CollectionMetrics.sizingPasses {
            if needsReload {
                needsReload = false
                visible.removeAll()
                scrollers.removeAll()
            }
            prepareIfNeeded()
            visible.update()
            if isPrepared, !needsReload { break }
        }
        if let prepared = boundsChangeLayout {
            boundsChangeLayout = nil
            prepared.finalizeAnimatedBoundsChange()
        }
        visible.announce()
        placeBackground(replacing: nil)
        index.place()
        prefetch.update()
        lookahead.follow()
        if !isPrepared || needsReload { view.setNeedsLayout() }
    }

    /// Visible views changed their preferred sizes: all elements move to their new frames in one animation, which a caller may disable.
    private func animateSizes() {
        isLayingOut = false
        guard view.window != nil else { return layOut() }
        UIView.animate(
            withDuration: CollectionMetrics.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.layOut() }
    }

    /// The scroll view clamped the content offset.
    func relayout() { if !isLayingOut, !visible.isCurrent { layOut() } }

    func relayoutIfNeeded() { if hasLaidOut, !isPrepared || needsReload || !visible.isCurrent { layOut() } }
    var wasLaidOut: Bool { hasLaidOut }

    func placeBackground(replacing old: UIView?) {
        if let old, old !== view.backgroundView { old.removeFromSuperview() }
        guard let background = view.backgroundView else { return }
        if background.superview !== view { view.insertSubview(background, at: 0) }
        if background.frame != view.bounds { UIView.performWithoutAnimation { background.frame = view.bounds } }
    }

    // MARK: Queries

    func indexPath(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        if let path = scrollers.indexPath(at: point) { return path }
        if layout.watchesVisibleItems { return visible.cell(at: point) { !$0.isOrthogonal } }
        let found = mirror.elements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
            .filter { $0.category == .cell && !$0.isHidden && !$0.isOrthogonal && $0.frame.contains(point) }
        return found.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    // MARK: Programmatic selection

    func select(_ path: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition) {
        guard let path else { return selection.clear() }
        guard view.allowsSelection, exists(path) else { return }
        if !allowsMultiple { for other in selection.paths where other != path { selection.remove(other) } }
        selection.insert(path)
        if !position.isEmpty { scroll(to: path, position, animated: animated) }
    }
    func deselect(_ path: IndexPath, animated: Bool) { selection.remove(path) }

    var allowsMultiple: Bool { view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection }
    var allowsSelecting: Bool {
        view.isEditing
            ? view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
            : view.allowsSelection || view.allowsMultipleSelection
    }
    func appearsSelected(_ path: IndexPath) -> Bool { selection.contains(path) || touches.isHighlighted(path) }
    func editingChanged() {
        swipes.close(animated: true)
        if !view.isEditing, !view.allowsMultipleSelection { selection.clear() }
        visible.editingChanged()
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        guard hasLaidOut else { return }
        guard exists(path) else {
            let count = counts.sections.indices.contains(path.first ?? -1) ? counts.sections[path[0]] : 0
            ProgrammerError.raise(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.last ?? 0)) when there are only \(count) items in section "
                    + "\(path.first ?? 0). Collection view: \(String(describing: view)).")
        }
        relayoutIfNeeded()
        guard let attributes = mirror.attributes(layout.layoutAttributesForItem(at: path)) else { return }
        scrollers.scroll(to: path, attributes, position, animated: animated)
        let target = ScrollTarget.offset(
            showing: attributes.frame, at: position, in: view, movesAlong: attributes.isOrthogonal ? scrollers.mainAxis(path) : nil)
        if target != view.contentOffset { view.setContentOffset(target, animated: animated) }
    }

    func delegateChanged() {
        menus.delegateChanged()
        if editMenu == nil, let view, view.delegate != nil { editMenu = ListEditMenu(view) }
        multipleSelection.prepare()
    }
}

/// The offset that scrolls an item to the requested position.
@MainActor enum ScrollTarget {
    static func offset(
        showing frame: CGRect, at position: UICollectionView.ScrollPosition, in view: UIScrollView,
        movesAlong axis: UICollectionView.ScrollDirection? = nil
    ) -> CGPoint {
        let (insets, size, now) = (view.adjustedContentInset, view.bounds.size, view.contentOffset)
        let space = CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
        var target = now
        if axis != .horizontal {
            if position.contains(.top) {
                target.y = frame.minY - insets.top
            } else if position.contains(.centeredVertically) {
                target.y = frame.midY - insets.top - space.height / 2
            } else if position.contains(.bottom) {
                target.y = frame.maxY - insets.top - space.height
            }
        }
        if axis != .vertical {
            if position.contains(.left) {
                target.x = frame.minX - insets.left
            } else if position.contains(.centeredHorizontally) {
                target.x = frame.midX - insets.left - space.width / 2
            } else if position.contains(.right) {
                target.x = frame.maxX - insets.left - space.width
            }
        }
        let axes = view.geometry
        if target.x != now.x { target.x = axes.x.clamp(target.x) }
        if target.y != now.y { target.y = axes.y.clamp(target.y) }
        return target
    }
}
