public import Foundation
internal import ProgrammerErrors
internal import QuartzCore
internal import UIKitCore
package import ViewLayout

/// A layout composed of items, groups and sections; each section has its own arrangement.
///
/// > Contract: UIKit, UICollectionViewCompositionalLayout; CV-37. > Complexity: preparing O(sections); queries O(log + results).
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The settings of the whole layout, a copy; setting them invalidates it.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue.duplicate()
            invalidateLayout()
        }
    }
    private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
    private var places: CompositionalFrames?
    private var measured: [ElementKey: CGSize] = [:]
    private var environment = LayoutEnvironment(size: .zero, traits: .current)
    private var needsSections = true
    private var needsPositions = true
    /// Sections whose inner layout changed since they were positioned.
    private var changed: Set<Int> = []

    /// Creates a layout whose sections all have the same arrangement.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout whose sections all have the same arrangement.
    ///
    /// - Parameters:
    ///   - section: the arrangement.
    ///   - configuration: the scroll direction and other settings of the whole layout.
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }
    /// Creates a layout whose sections have arrangements of their own.
    ///
    /// - Parameter sectionProvider: returns the arrangement of a section; nil is a programming error.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout whose sections have arrangements of their own.
    ///
    /// - Parameters:
    ///   - sectionProvider: returns the arrangement of a section, also when the size or the traits change; nil is a programming error.
    ///   - configuration: the scroll direction and other settings of the whole layout.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, storedConfiguration) = (sectionProvider, configuration.duplicate())
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }

    /// A layout whose sections are all lists.
    open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            if index == 0, section.contentInsets.top > 0 { section.contentInsets.top = ListMetrics.firstGap }
            return section
        }
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        switch (context as? CompositionalInvalidationContext)?.reach {
        case .looks: break
        case .places: needsPositions = true
        case .sections, nil: (needsSections, needsPositions) = (true, true)
        }
        if context.invalidateEverything, context.invalidateDataSourceCounts { measured = [:] }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return newBounds.size != view.bounds.size
            || places.map { $0.hasPinned || $0.isWatched } == true && newBounds != view.bounds
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = CompositionalInvalidationContext()
        if let view = collectionView, newBounds.size == view.bounds.size { context.reach = .looks }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return originalAttributes.estimatesWidth && abs(new.width - old.width) > 0.01
            || originalAttributes.estimatesHeight && abs(new.height - old.height) > 0.01
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = CompositionalInvalidationContext()
        context.reach = .places
        let path = originalAttributes.indexPath
        let size = preferredAttributes.size
        measured[originalAttributes.key] = size
        if path.count == 2 { changed.insert(path.section) }
        guard originalAttributes.category == .cell else { return context }
        context.invalidateItems(at: [path])
        guard places?.sections.indices.contains(path.section) == true else { return context }
        let growth = places?.sections[path.section].solver.measure(path.item, LayoutSize(Double(size.width), Double(size.height))) ?? 0
        // The visible content stays in place when an element before it turns out larger.
        if let view = collectionView, !originalAttributes.isOrthogonal {
            let (end, offset) =
                isVertical
                ? (originalAttributes.frame.maxY, view.contentOffset.y) : (originalAttributes.frame.maxX, view.contentOffset.x)
            if end <= offset || view.core.visible.appearsBeforeVisibleItems(originalAttributes.key) {
                if isVertical {
                    context.contentOffsetAdjustment.y = CGFloat(growth)
                } else {
                    context.contentOffsetAdjustment.x = CGFloat(growth)
                }
            }
        }
        return context
    }

    package override func wantsPreferredSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.estimatesWidth || attributes.estimatesHeight
    }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard let view = collectionView, needsPositions || places == nil else { return }
        let sizes = measured
        if needsSections || places?.sections.count != view.numberOfSections {
            makeSections(view)
            places?.place(configuration) { sizes[$0] }
        } else {
            places?.place(changed, configuration) { sizes[$0] }
        }
        (needsSections, needsPositions, changed) = (false, false, [])
    }
    private func making(_ places: CompositionalFrames) -> CompositionalAttributes {
        CompositionalAttributes(places: places, measured: measured, view: collectionView)
    }
    /// Sections positioned since the last full layout. > Package seam.
    package var placements: Int { places?.placements ?? 0 }
    /// Groups laid out one by one. > Package seam.
    package var groupsSolved: Int { places?.sections.reduce(0) { $0 + $1.solver.groupsSolved } ?? 0 }

    private func makeSections(_ view: UICollectionView) {
        let insets = view.adjustedContentInset
        let size = view.bounds.size
        environment = LayoutEnvironment(
            size: size,
            insets: NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            traits: view.traitCollection)
        let space = environment.container.effectiveContentSize
        var made = CompositionalFrames(isVertical: isVertical, size: space)
        var known: [Int: [Int: LayoutSize]] = [:]
        for (key, size) in measured where key.category == .cell {
            known[key.path.section, default: [:]][key.path.item] = LayoutSize(Double(size.width), Double(size.height))
        }
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else {
                ProgrammerError.raise(
                    "Invalid section definition. Please specify a valid section definition when content is to be rendered: section \(index)"
                )
            }
            made.sections.append(solve(section, view.numberOfItems(inSection: index), space, view, known[index] ?? [:]))
            if let color = section.list?.effectiveBackground { view.core.setDefaultBackground(color) }
        }
        places = made
    }

    private func solve(
        _ section: NSCollectionLayoutSection, _ count: Int, _ space: CGSize, _ view: UICollectionView, _ known: [Int: LayoutSize]
    ) -> CompositionalFrames.Section {
        let reference = section.contentInsetsReference == .automatic ? configuration.contentInsetsReference : section.contentInsetsReference
        let sides = CompositionalSideInsets(reference, of: view, isVertical: isVertical)
        let ofBoundaries = section.supplementaryContentInsetsReference
        let boundarySides = ofBoundaries == .automatic ? sides : CompositionalSideInsets(ofBoundaries, of: view, isVertical: isVertical)
        let insets = section.contentInsets
        var tags: [NSCollectionLayoutItem] = []
        let node = section.group.node(environment, &tags)
        let container = LayoutSize(
            max(0, Double(space.width - insets.leading - insets.trailing - (isVertical ? sides.total : 0))),
            max(0, Double(space.height - (isVertical ? 0 : insets.top + insets.bottom + sides.total))))
        let isAcross = section.orthogonalScrollingBehavior != .none
        let solver = CompositionalSectionSolver(
            node, count: count, in: container, spacing: Double(section.interGroupSpacing),
            insets: EdgeInsets(
                top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom), right: Double(insets.trailing)),
            isHorizontal: isVertical == isAcross, measured: known)
        return CompositionalFrames.Section(section, solver, tags, container, sides, boundarySides)
    }

    open override var collectionViewContentSize: CGSize {
        guard let places else { return .zero }
        var across = places.across(places.size)
        if !isVertical { across = places.size.height }
        return isVertical ? CGSize(width: across, height: places.length) : CGSize(width: places.length, height: across)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let places, !rect.isNull else { return [] }
        let range = isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
        var found: [UICollectionViewLayoutAttributes] = []
        let factory = making(places)
        for boundary in places.boundaries { found.append(factory.attributes(boundary, nil)) }
        for index in places.sections(in: range) {
            let section = places.section(index)
            for item in section.source.decorationItems { found.append(factory.decoration(item, index, section)) }
            for boundary in section.boundaries { found.append(factory.attributes(boundary, section)) }
            guard !section.isOrthogonal else { continue }
            let local = Double(range.lowerBound - section.contentStart)...Double(range.upperBound - section.contentStart)
            found += factory.elements(of: index, section, section.solver.groups(in: local))
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let places, indexPath.count == 2, places.sections.indices.contains(indexPath.section) else { return nil }
        let section = places.section(indexPath.section)
        guard let leaf = section.solver.leaf(indexPath.item) else { return nil }
        return making(places).attributes(leaf, indexPath.section, places.corner(section), section.isOrthogonal)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let places else { return nil }
        if indexPath.count == 1 {
            return places.boundaries.first { $0.item.elementKind == elementKind }.map { making(places).attributes($0, nil) }
        }
        guard indexPath.count == 2, places.sections.indices.contains(indexPath.section) else { return nil }
        let section = places.section(indexPath.section)
        let factory = making(places)
        if let boundary = section.boundaries.first(where: { $0.item.elementKind == elementKind && $0.path == indexPath }) {
            return factory.attributes(boundary, section)
        }
        guard let leaf = section.solver.leaf(indexPath.item), leaf.tag > 0 else { return nil }
        let frame = factory.attributes(leaf, indexPath.section, places.corner(section), section.isOrthogonal).frame
        return factory.badges(section.tags[leaf.tag - 1], nextTo: frame, indexPath, section).first { $0.kind == elementKind }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let places, let index = indexPath.first, places.sections.indices.contains(index) else { return nil }
        let section = places.section(index)
        return section.source.decorationItems.first { $0.elementKind == elementKind }.map { making(places).decoration($0, index, section) }
    }

    // MARK: Orthogonal scrolling

    package override func orthogonalSections(in rect: CGRect) -> [Int] {
        guard let places else { return [] }
        return places.sections(in: isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX).filter { places.sections[$0].isOrthogonal }
    }

    package override func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? {
        guard let places, places.sections.indices.contains(section), places.sections[section].isOrthogonal else { return nil }
        let here = places.section(section)
        var scroller = OrthogonalScroller()
        let across = Double(max(0, places.across(places.size) - here.sides.total))
        scroller.frame =
            isVertical
            ? LayoutRect(x: Double(here.sides.start), y: Double(here.contentStart), width: across, height: Double(here.contentLength))
            : LayoutRect(x: Double(here.contentStart), y: Double(here.sides.start), width: Double(here.contentLength), height: across)
        scroller.isHorizontal = isVertical
        scroller.contentWidth = isVertical ? here.solver.length : scroller.frame.width
        scroller.contentHeight = isVertical ? scroller.frame.height : here.solver.length
        scroller.behavior = OrthogonalScroller.Behavior(rawValue: here.source.orthogonalScrollingBehavior.rawValue) ?? .continuous
        scroller.bounces = here.source.orthogonalScrollingProperties.bounce != .never
        scroller.decelerationRate = here.source.orthogonalScrollingProperties.explicitDecelerationRate.map { Double($0.rawValue) }
        let pitch = here.solver.pitch
        (scroller.pitch, scroller.first, scroller.group) = (pitch.pitch, pitch.first, pitch.group)
        return scroller
    }

    package override func orthogonalElements(ofSection section: Int, in range: ClosedRange<Double>) -> [UICollectionViewLayoutAttributes] {
        guard let places, places.sections.indices.contains(section) else { return [] }
        let here = places.section(section)
        return making(places).elements(of: section, here, here.solver.groups(in: range))
    }

    // MARK: Visible elements

    package override var watchesVisibleItems: Bool { places?.isWatched ?? false }

    package override func willShowOrthogonal(
        _ elements: [UICollectionViewLayoutAttributes], ofSection section: Int, at offset: Double
    ) {
        guard let handler = places?.sections[section].source.visibleItemsInvalidationHandler else { return }
        handler(elements.map { VisibleItem($0) }, isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset), environment)
    }

    package override func willShow(_ elements: [UICollectionViewLayoutAttributes], in bounds: CGRect) {
        guard let places else { return }
        var items: [Int: [VisibleItem]] = [:]
        for attributes in elements where attributes.indexPath.count == 2 && !attributes.isOrthogonal && attributes.frame.overlaps(bounds) {
            let section = attributes.indexPath.section
            guard places.sections[section].source.visibleItemsInvalidationHandler != nil else { continue }
            items[section, default: []].append(VisibleItem(attributes))
        }
        for (section, items) in items.sorted(by: { $0.key < $1.key }) {
            places.sections[section].source.visibleItemsInvalidationHandler?(items, bounds.origin, environment)
        }
    }

    // MARK: Updates

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        guard !measured.isEmpty, let plan = updates.plan else { return }
        var moved: [ElementKey: CGSize] = [:]
        for (key, size) in measured {
            if key.category == .cell, plan.reloaded.contains(RowPath(key.path)) { continue }
            if let new = updates.newKey(of: key) { moved[new] = size }
        }
        measured = moved
        invalidateLayout()
    }

    package override func dress(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard let section = section(of: attributes.key), let list = section.source.list, let core = collectionView?.core else { return }
        let isPinned = attributes.category == .supplementaryView && isPinned(attributes)
        ListCellConfigurator.dress(view, list, attributes.key, count: section.solver.count, isPinned: isPinned, in: core)
    }

    package override func configureForDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let section = section(of: key), let list = section.source.list, let core = collectionView?.core else { return }
        ListCellConfigurator.dress(view, list, key, count: section.solver.count, in: core)
    }

    package override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        places.flatMap { $0.sections.indices.contains(section) ? $0.sections[section].source.list : nil }
    }

    /// The section of an element; boundary items of the whole layout have none.
    private func section(of key: ElementKey) -> CompositionalFrames.Section? {
        guard let places, key.path.count == 2, places.sections.indices.contains(key.path.section) else { return nil }
        return places.sections[key.path.section]
    }

    // MARK: Pinned elements

    package override var pinsWithoutRelayout: Bool {
        places.map { $0.hasPinned && !$0.isWatched } == true && type(of: self) == UICollectionViewCompositionalLayout.self
    }

    package override func pin(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let places, let (boundary, section) = places.boundary(attributes.kind, attributes.indexPath) else { return false }
        guard boundary.item.pinToVisibleBounds else { return false }
        let frame = CompositionalAttributes.frame(boundary, section, places, collectionView)
        if attributes.frame != frame { attributes.frame = frame }
        return section?.source.list != nil && isPinned(attributes)
    }

    private func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let places, let (boundary, section) = places.boundary(attributes.kind, attributes.indexPath) else { return false }
        let resting = places.frame(boundary, in: section)
        return abs(isVertical ? attributes.frame.minY - resting.minY : attributes.frame.minX - resting.minX) > 0.01
    }
}

/// Returns the arrangement of a section for its index and the available size.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Which parts of a compositional layout are invalid.
@MainActor final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    enum InvalidationScope { case looks, places, sections }
    var reach = InvalidationScope.sections
}
