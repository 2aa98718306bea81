public import Foundation
internal import QuartzCore
package import ViewLayout

/// Composes a layout of items, groups and sections, each section in its own way.
///
/// > Contract: UIKit, UICollectionViewCompositionalLayout; CV-37. > Complexity: preparing O(sections); questions O(log + answers).
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// Setting it lays everything out anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private var places: CompositionalPlaces?
    private var measured: [ElementKey: CGSize] = [:]
    private var environment = LayoutEnvironment(size: .zero, traits: .current)
    private var needsSections = true
    private var needsPlaces = true

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// The provider is asked for every section; nil stops with UIKit's words.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }

    /// Every section a list.
    open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        switch (context as? CompositionalInvalidationContext)?.reach {
        case .looks: break
        case .places: needsPlaces = true
        case .sections, nil: (needsSections, needsPlaces) = (true, true)
        }
        if context.invalidateEverything, context.invalidateDataSourceCounts { measured = [:] }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return newBounds.size != view.bounds.size || hasPinned && newBounds != view.bounds
    }
    private var hasPinned: Bool {
        places?.boundaries.contains { $0.item.pinToVisibleBounds } == true
            || places?.sections.contains { $0.boundaries.contains { $0.item.pinToVisibleBounds } } == true
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
        guard originalAttributes.category == .cell else { return context }
        context.invalidateItems(at: [path])
        guard places?.sections.indices.contains(path.section) == true else { return context }
        let growth = places?.sections[path.section].solver.measure(path.item, LayoutSize(Double(size.width), Double(size.height))) ?? 0
        // What lies in view stays when something before it turns out larger.
        if let view = collectionView, !originalAttributes.isOrthogonal {
            let (end, offset) =
                isVertical
                ? (originalAttributes.frame.maxY, view.contentOffset.y) : (originalAttributes.frame.maxX, view.contentOffset.x)
            if end <= offset || view.core.visible.arrivesBeforeOthers(originalAttributes.key) {
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
        guard let view = collectionView, needsPlaces || places == nil else { return }
        if needsSections || places?.sections.count != view.numberOfSections { makeSections(view) }
        (needsSections, needsPlaces) = (false, false)
        let sizes = measured
        places?.place(configuration) { sizes[$0] }
    }

    private func makeSections(_ view: UICollectionView) {
        let insets = view.adjustedContentInset
        let size = view.bounds.size
        environment = LayoutEnvironment(
            size: size,
            insets: NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            traits: view.traitCollection)
        let room = environment.container.effectiveContentSize
        var made = CompositionalPlaces(isVertical: isVertical, size: room)
        var known: [Int: [Int: LayoutSize]] = [:]
        for (key, size) in measured where key.category == .cell {
            known[key.path.section, default: [:]][key.path.item] = LayoutSize(Double(size.width), Double(size.height))
        }
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else {
                preconditionFailure(
                    "Invalid section definition. Please specify a valid section definition when content is to be rendered: section \(index)"
                )
            }
            made.sections.append(solve(section, view.numberOfItems(inSection: index), room, view, known[index] ?? [:]))
            if let color = section.list?.effectiveBackground { view.core.suggestBackground(color) }
        }
        places = made
    }

    private func solve(
        _ section: NSCollectionLayoutSection, _ count: Int, _ room: CGSize, _ view: UICollectionView, _ known: [Int: LayoutSize]
    ) -> CompositionalPlaces.Section {
        let reference = section.contentInsetsReference == .automatic ? configuration.contentInsetsReference : section.contentInsetsReference
        let sides = CompositionalSides(reference, of: view, isVertical: isVertical)
        let ofBoundaries = section.supplementaryContentInsetsReference
        let boundarySides = ofBoundaries == .automatic ? sides : CompositionalSides(ofBoundaries, of: view, isVertical: isVertical)
        let insets = section.contentInsets
        var tags: [NSCollectionLayoutItem] = []
        let node = section.group.node(environment, &tags)
        let container = LayoutSize(
            max(0, Double(room.width - insets.leading - insets.trailing - (isVertical ? sides.total : 0))),
            max(0, Double(room.height - (isVertical ? 0 : insets.top + insets.bottom + sides.total))))
        let isAcross = section.orthogonalScrollingBehavior != .none
        let solver = CompositionalSectionSolver(
            node, count: count, in: container, spacing: Double(section.interGroupSpacing),
            insets: EdgeInsets(
                top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom), right: Double(insets.trailing)),
            isHorizontal: isVertical == isAcross, measured: known)
        return CompositionalPlaces.Section(
            source: section, solver: solver, tags: tags, container: container, sides: sides, boundarySides: boundarySides)
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
        for boundary in places.boundaries { found.append(attributes(boundary, nil, places)) }
        for index in places.sections(in: range) {
            let section = places.sections[index]
            for item in section.source.decorationItems { found.append(decoration(item, index, section, places)) }
            for boundary in section.boundaries { found.append(attributes(boundary, section, places)) }
            guard !section.isOrthogonal else { continue }
            let local = Double(range.lowerBound - section.contentStart)...Double(range.upperBound - section.contentStart)
            found += elements(of: index, section, section.solver.groups(in: local), places)
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    private func elements(
        of index: Int, _ section: CompositionalPlaces.Section, _ groups: Range<Int>, _ places: CompositionalPlaces
    ) -> [UICollectionViewLayoutAttributes] {
        let corner = places.corner(section)
        var found: [UICollectionViewLayoutAttributes] = []
        for group in groups {
            for leaf in section.solver.leaves(ofGroup: group) {
                let attributes = attributes(leaf, index, corner, section.isOrthogonal)
                found.append(attributes)
                if leaf.tag > 0 { found += badges(section.tags[leaf.tag - 1], beside: attributes.frame, attributes.indexPath, section) }
            }
            for nested in section.solver.nested(ofGroup: group) {
                let frame = CGRect(nested.frame).offsetBy(dx: corner.x, dy: corner.y)
                found += badges(section.tags[nested.tag - 1], beside: frame, IndexPath(item: nested.item, section: index), section)
            }
        }
        return found
    }

    private func attributes(
        _ leaf: CompositionalLeaf, _ section: Int, _ corner: CGPoint, _ isOrthogonal: Bool
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: leaf.item, section: section))
        attributes.frame = CGRect(leaf.frame).offsetBy(dx: corner.x, dy: corner.y)
        attributes.zIndex = leaf.zIndex
        (attributes.estimatesWidth, attributes.estimatesHeight) = (leaf.estimatesWidth, leaf.estimatesHeight)
        attributes.isOrthogonal = isOrthogonal
        return attributes
    }

    private func badges(
        _ item: NSCollectionLayoutItem, beside frame: CGRect, _ path: IndexPath, _ section: CompositionalPlaces.Section
    ) -> [UICollectionViewLayoutAttributes] {
        item.supplementaryItems.map { badge in
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: badge.elementKind, with: path)
            attributes.frame = badge.frame(beside: frame, measured: measured[attributes.key])
            attributes.zIndex = badge.zIndex
            attributes.estimatesWidth = badge.layoutSize.widthDimension.isEstimated
            attributes.estimatesHeight = badge.layoutSize.heightDimension.isEstimated
            attributes.isOrthogonal = section.isOrthogonal
            return attributes
        }
    }

    private func attributes(
        _ boundary: CompositionalPlaces.Boundary, _ section: CompositionalPlaces.Section?, _ places: CompositionalPlaces
    ) -> UICollectionViewLayoutAttributes {
        let item = boundary.item
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: boundary.path)
        attributes.frame = boundary.frame
        attributes.zIndex = item.zIndex
        attributes.estimatesWidth = item.layoutSize.widthDimension.isEstimated
        attributes.estimatesHeight = item.layoutSize.heightDimension.isEstimated
        guard item.pinToVisibleBounds, let view = collectionView else { return attributes }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let length = Double(places.main(boundary.frame.size))
        let resting = Double(isVertical ? boundary.frame.minY : boundary.frame.minX)
        let isHeader = isVertical ? !item.alignment.edges.contains(.bottom) : !item.alignment.edges.contains(.trailing)
        let place =
            isHeader
            ? PinnedHeaders.header(
                resting: resting, height: length,
                sectionEnd: Double(section.map { $0.contentStart + $0.contentLength } ?? max(places.length, visible.maxY)),
                top: Double(isVertical ? visible.minY : visible.minX))
            : PinnedHeaders.footer(
                resting: resting, height: length, sectionStart: Double(section?.contentStart ?? 0),
                bottom: Double(isVertical ? visible.maxY : visible.maxX))
        if isVertical { attributes.frame.origin.y = CGFloat(place) } else { attributes.frame.origin.x = CGFloat(place) }
        attributes.zIndex = max(item.zIndex, CollectionMetrics.pinnedIndex)
        return attributes
    }

    private func decoration(
        _ item: NSCollectionLayoutDecorationItem, _ index: Int, _ section: CompositionalPlaces.Section, _ places: CompositionalPlaces
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
        let length = section.end - section.start
        let whole =
            isVertical
            ? CGRect(x: 0, y: section.start, width: places.size.width, height: length)
            : CGRect(x: section.start, y: 0, width: length, height: places.size.height)
        let insets = item.contentInsets
        attributes.frame = whole.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        // Behind the items, whatever they say. > Contract: CV-32.
        attributes.zIndex = item.zIndex - 1
        return attributes
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let places, indexPath.count == 2, places.sections.indices.contains(indexPath.section) else { return nil }
        let section = places.sections[indexPath.section]
        guard let leaf = section.solver.leaf(indexPath.item) else { return nil }
        return attributes(leaf, indexPath.section, places.corner(section), section.isOrthogonal)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let places else { return nil }
        if indexPath.count == 1 {
            return places.boundaries.first { $0.item.elementKind == elementKind }.map { attributes($0, nil, places) }
        }
        guard indexPath.count == 2, places.sections.indices.contains(indexPath.section) else { return nil }
        let section = places.sections[indexPath.section]
        if let boundary = section.boundaries.first(where: { $0.item.elementKind == elementKind && $0.path == indexPath }) {
            return attributes(boundary, section, places)
        }
        guard let leaf = section.solver.leaf(indexPath.item), leaf.tag > 0 else { return nil }
        let frame = attributes(leaf, indexPath.section, places.corner(section), section.isOrthogonal).frame
        return badges(section.tags[leaf.tag - 1], beside: frame, indexPath, section).first { $0.kind == elementKind }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let places, let index = indexPath.first, places.sections.indices.contains(index) else { return nil }
        let section = places.sections[index]
        return section.source.decorationItems.first { $0.elementKind == elementKind }.map { decoration($0, index, section, places) }
    }

    // MARK: Sections that scroll on their own

    package override func orthogonalSections(in rect: CGRect) -> [Int] {
        guard let places else { return [] }
        return places.sections(in: isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX).filter { places.sections[$0].isOrthogonal }
    }

    package override func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? {
        guard let places, places.sections.indices.contains(section), places.sections[section].isOrthogonal else { return nil }
        let here = places.sections[section]
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
        scroller.decelerationRate = here.source.orthogonalScrollingProperties.ownDecelerationRate.map { Double($0.rawValue) }
        let pitch = here.solver.pitch
        (scroller.pitch, scroller.first, scroller.group) = (pitch.pitch, pitch.first, pitch.group)
        return scroller
    }

    package override func orthogonalElements(ofSection section: Int, in range: ClosedRange<Double>) -> [UICollectionViewLayoutAttributes] {
        guard let places, places.sections.indices.contains(section) else { return [] }
        let here = places.sections[section]
        let found = elements(of: section, here, here.solver.groups(in: range), places)
        if let handler = here.source.visibleItemsInvalidationHandler {
            let offset = isVertical ? CGPoint(x: range.lowerBound, y: 0) : CGPoint(x: 0, y: range.lowerBound)
            handler(found.map { VisibleItem($0) }, offset, environment)
        }
        return found
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
        var isPinned = false
        if attributes.category == .supplementaryView,
            let boundary = section.boundaries.first(where: { $0.item.elementKind == attributes.kind })
        {
            let resting = isVertical ? boundary.frame.minY : boundary.frame.minX
            isPinned = abs((isVertical ? attributes.frame.minY : attributes.frame.minX) - resting) > 0.01
        }
        ListDressing.dress(view, list, attributes.key, count: section.solver.count, isPinned: isPinned, in: core)
    }

    package override func dressForUse(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let section = section(of: key), let list = section.source.list, let core = collectionView?.core else { return }
        ListDressing.dress(view, list, key, count: section.solver.count, in: core)
    }

    package override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        places.flatMap { $0.sections.indices.contains(section) ? $0.sections[section].source.list : nil }
    }

    /// The section that an element of it is in; what lies at an edge of everything is in none.
    private func section(of key: ElementKey) -> CompositionalPlaces.Section? {
        guard let places, key.path.count == 2, places.sections.indices.contains(key.path.section) else { return nil }
        return places.sections[key.path.section]
    }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// How much of a compositional layout has to be worked out again.
@MainActor final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    enum Reach { case looks, places, sections }
    var reach = Reach.sections
}
