public import CoreGraphics
public import Foundation
internal import ProgrammerErrors
internal import QuartzCore
public import UIKitCore
internal import ViewLayout

/// Arranges items in lines, and lines one after the other, with a header and a footer for each section.
///
/// `FlowLayoutSolver` has the rules; this class collects the delegate's values and converts results to attributes.
/// > Contract: UIKit, UICollectionViewFlowLayout; CV-17 to CV-31. > Units: points.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Items size themselves along both axes.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    private var solver: FlowLayoutSolver?
    private var needsMetrics = true
    private var needsPositions = true
    private var measured: [IndexPath: CGSize] = [:]
    private var hasWarned = false
    /// Number of full layouts. > Package seam.
    package private(set) var fullLayoutCount = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        FlowLayoutCoding.decode(self, coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        FlowLayoutCoding.encode(self, coder)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Properties

    /// The distance between lines. > Contract: CV-25.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    /// The minimum distance between items of a line; full lines are justified. > Contract: CV-19.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    /// The size of items if the delegate does not provide one, in points; 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// The size of items until they are measured; zero, the default, uses `itemSize` without measuring.
    ///
    /// If not zero, cells are self-sizing. > Contract: CV-31.
    open var estimatedItemSize: CGSize = .zero {
        didSet {
            if estimatedItemSize != oldValue { measured = [:] }
            changed(estimatedItemSize != oldValue)
        }
    }
    /// The direction in which lines follow each other; vertical by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { changed(scrollDirection != oldValue) } }
    /// The size of headers if the delegate does not provide one, in points.
    ///
    /// Only the length along the scroll axis is used; zero means no header. > Contract: CV-26.
    open var headerReferenceSize: CGSize = .zero { didSet { changed(headerReferenceSize != oldValue) } }
    /// The size of footers, of which only the length along the scroll axis is used; zero, the default, is no footer.
    open var footerReferenceSize: CGSize = .zero { didSet { changed(footerReferenceSize != oldValue) } }
    /// The distances between a section's items and its edges, headers and footers; zero by default.
    open var sectionInset: UIEdgeInsets = .zero { didSet { changed(sectionInset != oldValue) } }
    /// From where section insets are measured; the content inset by default.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }
    /// Whether headers stay at the visible start while their section scrolls; false by default.
    ///
    /// > Contract: CV-29.
    open var sectionHeadersPinToVisibleBounds = false { didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) } }
    /// Whether footers stay at the visible end while their section scrolls; false by default.
    open var sectionFootersPinToVisibleBounds = false { didSet { changed(sectionFootersPinToVisibleBounds != oldValue) } }

    /// The reference of section insets.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset of the collection view.
        case fromContentInset = 0
        /// The safe area of the collection view.
        case fromSafeArea = 1
        /// The layout margins of the collection view.
        case fromLayoutMargins = 2
    }

    private func changed(_ isOther: Bool) { if isOther { invalidateLayout() } }
    private var isVertical: Bool { scrollDirection == .vertical }
    private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateDataSourceCounts || flow?.invalidateFlowLayoutDelegateMetrics != false { needsMetrics = true }
        if context.invalidateDataSourceCounts || flow?.invalidateFlowLayoutAttributes != false { needsPositions = true }
        if context.invalidateEverything, context.invalidateDataSourceCounts { measured = [:] }
        super.invalidateLayout(with: context)
    }

    /// > Contract: CV-30.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return isOtherAcross(newBounds, view) || pins && newBounds != view.bounds
    }

    private func isOtherAcross(_ bounds: CGRect, _ view: UICollectionView) -> Bool {
        isVertical ? bounds.width != view.bounds.width : bounds.height != view.bounds.height
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, let view = collectionView {
            let isOther = isOtherAcross(newBounds, view)
            flow.invalidateFlowLayoutDelegateMetrics = isOther
            flow.invalidateFlowLayoutAttributes = isOther
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell else { return false }
        let path = originalAttributes.indexPath
        return measured[path] == nil && preferredAttributes.size != originalAttributes.size
            || measured[path].map { $0 != preferredAttributes.size } ?? false
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        let path = originalAttributes.indexPath
        measured[path] = preferredAttributes.size
        context.invalidateItems(at: [path])
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            // These are handled here.
            (flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes) = (false, false)
        }
        context.contentOffsetAdjustment = shift(path, preferredAttributes.size, originalAttributes)
        solver?.setSize(flowSize(preferredAttributes.size), of: path.item, in: path.section)
        return context
    }

    /// The visible content stays in place when an element before it turns out larger. > Contract: CV-31.
    private func shift(_ path: IndexPath, _ size: CGSize, _ old: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let view = collectionView, let solver, path.section < solver.sectionCount,
            solver.lineCount(of: path.item, in: path.section) == 1
        else { return .zero }
        if isVertical { return old.frame.maxY <= view.contentOffset.y ? CGPoint(x: 0, y: size.height - old.size.height) : .zero }
        return old.frame.maxX <= view.contentOffset.x ? CGPoint(x: size.width - old.size.width, y: 0) : .zero
    }

    package override func wantsPreferredSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        // Subclasses may size other elements.
        estimatedItemSize != .zero || type(of: self) != UICollectionViewFlowLayout.self && attributes.category != .cell
    }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard let view = collectionView, needsMetrics || needsPositions || solver == nil else { return }
        var sections = needsMetrics ? [] : solver?.sources ?? []
        if needsMetrics || sections.count != view.numberOfSections { sections = FlowMetrics(self, view, measured).sections(flowSize) }
        needsMetrics = false
        needsPositions = false
        fullLayoutCount += 1
        let insets = view.adjustedContentInset
        let across = isVertical ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
        warnOfOversize(Double(across), sections)
        solver = FlowLayoutSolver(
            sections, available: Double(max(0, across)), pixel: 1 / Double(max(1, view.traitCollection.displayScale)))
    }

    /// > Contract: CV-28.
    private func warnOfOversize(_ across: Double, _ sections: [FlowSection]) {
        guard !hasWarned, across > 0, estimatedItemSize == .zero else { return }
        let isOversize = sections.contains { section in
            let space = across - section.insetLeading - section.insetTrailing
            switch section.items {
            case .same(let size, let count): return count > 0 && size.cross > space
            case .sized(let sizes): return sizes.contains { $0.cross > space }
            }
        }
        guard isOversize else { return }
        hasWarned = true
        FlowWarning.write(isVertical: isVertical)
    }

    private func flowSize(_ size: CGSize) -> FlowSize {
        ProgrammerError.require(
            size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
            "UICollectionView: negative sizes are not supported in the flow layout: \(size)")
        return isVertical ? FlowSize(main: size.height, cross: size.width) : FlowSize(main: size.width, cross: size.height)
    }

    open override var collectionViewContentSize: CGSize {
        guard let solver else { return .zero }
        return isVertical ? CGSize(width: solver.available, height: solver.length) : CGSize(width: solver.length, height: solver.available)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let solver, !rect.isNull else { return [] }
        let range = isVertical ? Double(rect.minY)...Double(rect.maxY) : Double(rect.minX)...Double(rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        for section in solver.sections(in: range) {
            let first = IndexPath(item: 0, section: section)
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                guard edgeLength(of: kind, section, solver) > 0,
                    let attributes = edgeAttributes(ofKind: kind, at: first)
                else { continue }
                if attributes.frame.overlaps(rect) { found.append(attributes) }
            }
            for item in solver.items(of: section, in: range) {
                guard let attributes = itemAttributes(at: IndexPath(item: item, section: section)) else { continue }
                if attributes.frame.overlaps(rect) { found.append(attributes) }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    // Not the members that subclasses override: those of a layout with an animator answer from what it has animated so far.
    private func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solver, indexPath.count == 2, indexPath.section >= 0, indexPath.section < solver.sectionCount, indexPath.item >= 0,
            indexPath.item < solver.itemCount(in: indexPath.section)
        else { return nil }
        let attributes = LayoutAttributesFactory.make(Self.layoutAttributesClass, UICollectionViewLayoutAttributes(forCellWith: indexPath))
        let (start, size) = solver.place(of: indexPath.item, in: indexPath.section)
        attributes.frame = frame(start, size)
        attributes.estimatesWidth = estimatedItemSize != .zero
        attributes.estimatesHeight = estimatedItemSize != .zero
        return attributes
    }

    private func frame(_ start: FlowSize, _ size: FlowSize) -> CGRect {
        isVertical
            ? CGRect(x: start.cross, y: start.main, width: size.cross, height: size.main)
            : CGRect(x: start.main, y: start.cross, width: size.main, height: size.cross)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { edgeAttributes(ofKind: elementKind, at: indexPath) }

    private func edgeAttributes(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solver, let section = indexPath.first, section >= 0, section < solver.sectionCount, indexPath.last == 0 else {
            return nil
        }
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        let attributes = LayoutAttributesFactory.make(
            Self.layoutAttributesClass, UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath))
        // One that the section does not have has an empty frame (M:LK, facts 2.2).
        guard edgeLength(of: elementKind, section, solver) > 0 else { return attributes }
        attributes.frame = edgeFrame(section, isHeader, solver)
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            attributes.zIndex = CollectionMetrics.pinnedZIndex
        }
        return attributes
    }

    /// The length of a section's header or footer; 0 without one.
    private func edgeLength(of kind: String, _ section: Int, _ solver: FlowLayoutSolver) -> Double {
        kind == UICollectionView.elementKindSectionHeader ? solver.header(of: section) : solver.footer(of: section)
    }

    /// The current frame of a header or footer.
    private func edgeFrame(_ section: Int, _ isHeader: Bool, _ solver: FlowLayoutSolver) -> CGRect {
        let length = isHeader ? solver.header(of: section) : solver.footer(of: section)
        let (headerStart, footerStart) = (solver.headerStart(of: section), solver.footerStart(of: section))
        var start = isHeader ? headerStart : footerStart
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let visible = visibleRange {
            start =
                isHeader
                ? PinnedHeaders.header(resting: start, height: length, sectionEnd: footerStart, top: visible.lowerBound)
                : PinnedHeaders.footer(
                    resting: start, height: length, sectionStart: headerStart + solver.header(of: section), bottom: visible.upperBound)
        }
        return frame(FlowSize(main: start, cross: 0), FlowSize(main: length, cross: solver.available))
    }

    package override var pinsWithoutRelayout: Bool { pins && type(of: self) == UICollectionViewFlowLayout.self }

    package override func pin(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let solver, attributes.indexPath.count == 2, attributes.indexPath.section < solver.sectionCount else { return false }
        attributes.frame = edgeFrame(attributes.indexPath.section, attributes.kind == UICollectionView.elementKindSectionHeader, solver)
        return false
    }

    private var visibleRange: ClosedRange<Double>? {
        guard let view = collectionView else { return nil }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
        return Double(low)...Double(max(low, high))
    }

    // MARK: Updates

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        guard !measured.isEmpty, let plan = updates.plan else { return }
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in measured {
            guard let new = plan.newPath(of: RowPath(path)), !plan.reloaded.contains(RowPath(path)) else { continue }
            moved[IndexPath(new)] = size
        }
        measured = moved
        invalidateLayout()
    }
}
