internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// The frames of a compositional layout's sections, along its main axis.
///
/// > Contract: CV-37. > Units: points of the content, before mirroring.
@MainActor struct CompositionalFrames {
    /// A header, footer or other boundary supplementary item.
    struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        var path: IndexPath
        /// Relative to the start of the section, or of the layout.
        var frame: CGRect
    }
    @MainActor struct Section {
        let source: NSCollectionLayoutSection
        var solver: CompositionalSectionSolver
        var tags: [NSCollectionLayoutItem]
        let container: LayoutSize
        var isOrthogonal: Bool { source.orthogonalScrollingBehavior != .none }
        /// Side insets for the safe area or margins: of groups, and of headers and footers.
        var sides = CompositionalSideInsets()
        var boundarySides = CompositionalSideInsets()
        /// From the edge of the header to the edge of the footer.
        fileprivate(set) var start: CGFloat = 0
        fileprivate(set) var length: CGFloat = 0
        /// The offset of the groups, including their insets, from the section's start.
        fileprivate var lead: CGFloat = 0
        fileprivate(set) var contentLength: CGFloat = 0
        fileprivate(set) var boundaries: [Boundary] = []

        init(
            _ source: NSCollectionLayoutSection, _ solver: CompositionalSectionSolver, _ tags: [NSCollectionLayoutItem],
            _ container: LayoutSize, _ sides: CompositionalSideInsets, _ boundarySides: CompositionalSideInsets
        ) {
            (self.source, self.solver, self.tags, self.container) = (source, solver, tags, container)
            (self.sides, self.boundarySides) = (sides, boundarySides)
        }

        var end: CGFloat { start + length }
        var contentStart: CGFloat { start + lead }
    }

    let isVertical: Bool
    let size: CGSize
    /// Sections with their inner layout only; `section(_:)` adds the position.
    var sections: [Section] = []
    private(set) var boundaries: [Boundary] = []
    private(set) var length: CGFloat = 0
    /// An element is pinned while the content scrolls.
    private(set) var hasPinned = false
    /// A section has a `visibleItemsInvalidationHandler`.
    private(set) var isWatched = false
    /// The length before the first section.
    private var head: CGFloat = 0
    private var spacing: CGFloat = 0
    /// The length of each section, including the spacing before it.
    private var extents = RowOffsets()
    /// Sections positioned one by one so far. > For tests.
    private(set) var placements = 0

    init(isVertical: Bool, size: CGSize) { (self.isVertical, self.size) = (isVertical, size) }

    // MARK: Positioning

    /// Positions all sections in order; their inner layout is known. > Complexity: O(sections).
    mutating func place(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration, measured: (ElementKey) -> CGSize?
    ) {
        spacing = configuration.interSectionSpacing
        for index in sections.indices { placeSection(index, measured) }
        extents = RowOffsets(heights: sections.indices.map(extent))
        hasPinned =
            configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
            || sections.contains { $0.source.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
        isWatched = sections.contains { !$0.isOrthogonal && $0.source.visibleItemsInvalidationHandler != nil }
        placeEdges(configuration, measured)
    }

    /// Positions sections whose inner layout changed. > Complexity: O(log sections) each.
    mutating func place(
        _ changed: Set<Int>, _ configuration: UICollectionViewCompositionalLayoutConfiguration, measured: (ElementKey) -> CGSize?
    ) {
        for index in changed where sections.indices.contains(index) {
            placeSection(index, measured)
            extents.setHeight(extent(index), of: index)
        }
        placeEdges(configuration, measured)
    }

    private func gap(before index: Int) -> CGFloat { (index > 0 ? spacing : 0) + sections[index].source.headerGap }
    private func extent(_ index: Int) -> Double { Double(gap(before: index) + sections[index].length) }
    private func start(_ index: Int) -> CGFloat { head + CGFloat(extents.offset(of: index)) + gap(before: index) }

    /// A section with its position.
    func section(_ index: Int) -> Section {
        var section = sections[index]
        section.start = start(index)
        return section
    }

    /// A header or footer, and its section.
    func boundary(_ kind: String?, _ path: IndexPath) -> (Boundary, Section?)? {
        guard path.count == 2 else { return boundaries.first { $0.item.elementKind == kind }.map { ($0, nil) } }
        guard sections.indices.contains(path.section), path.item == 0,
            let boundary = sections[path.section].boundaries.first(where: { $0.item.elementKind == kind })
        else { return nil }
        return (boundary, section(path.section))
    }

    /// The resting frame of a header or footer of a section.
    func frame(_ boundary: Boundary, in section: Section?) -> CGRect {
        let start = section?.start ?? 0
        return isVertical ? boundary.frame.offsetBy(dx: 0, dy: start) : boundary.frame.offsetBy(dx: start, dy: 0)
    }

    /// The boundary items before the first section and after the last.
    private mutating func placeEdges(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration, _ measured: (ElementKey) -> CGSize?
    ) {
        var place: CGFloat = 0
        boundaries = []
        let all = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        var tail: [Boundary] = []
        for item in configuration.boundarySupplementaryItems {
            let path = IndexPath(index: 0)
            let size = boundarySize(item, in: LayoutSize(Double(all.width), Double(all.height)), path, measured)
            var boundary = Boundary(item: item, path: path, frame: CGRect(origin: .zero, size: size))
            if isAtStart(item) {
                boundary.frame.origin = origin(size, item, from: 0, side: 0, across: across(all.size))
                if item.extendsBoundary { place += main(size) }
                boundaries.append(boundary)
            } else {
                tail.append(boundary)
            }
        }
        head = place
        place += CGFloat(extents.totalHeight)
        for var boundary in tail {
            boundary.frame.origin = origin(boundary.frame.size, boundary.item, from: place, side: 0, across: across(all.size))
            if boundary.item.extendsBoundary { place += main(boundary.frame.size) }
            boundaries.append(boundary)
        }
        length = place
    }

    private mutating func placeSection(_ index: Int, _ measured: (ElementKey) -> CGSize?) {
        placements += 1
        let section = sections[index]
        var place: CGFloat = 0
        var boundaries: [Boundary] = []
        let insets = section.source.contentInsets
        let follows = section.source.supplementariesFollowContentInsets
        let space = section.container
        let side = section.boundarySides.start + (follows ? (isVertical ? insets.leading : insets.top) : 0)
        let width = max(
            0,
            across(size) - (follows ? (isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom) : 0)
                - section.boundarySides.total)
        let box = isVertical ? LayoutSize(Double(width), space.height) : LayoutSize(space.width, Double(width))
        var tail: [Boundary] = []
        let path = IndexPath(item: 0, section: index)
        for item in section.source.boundarySupplementaryItems {
            let size = boundarySize(item, in: box, path, measured)
            var boundary = Boundary(item: item, path: path, frame: CGRect(origin: .zero, size: size))
            guard isAtStart(item) else {
                tail.append(boundary)
                continue
            }
            boundary.frame.origin = origin(size, item, from: item.extendsBoundary ? place : 0, side: side, across: width)
            if item.extendsBoundary { place += main(size) }
            boundaries.append(boundary)
        }
        sections[index].lead = place
        let content = CGFloat(section.isOrthogonal ? section.solver.thickness : section.solver.length)
        sections[index].contentLength = content
        place += content
        for var boundary in tail {
            let size = boundary.frame.size
            let from = boundary.item.extendsBoundary ? place : place - main(size)
            boundary.frame.origin = origin(size, boundary.item, from: from, side: side, across: width)
            if boundary.item.extendsBoundary { place += main(size) }
            boundaries.append(boundary)
        }
        sections[index].boundaries = boundaries
        sections[index].length = place
    }

    private func boundarySize(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, in box: LayoutSize, _ path: IndexPath, _ measured: (ElementKey) -> CGSize?
    ) -> CGSize {
        var size = CGSize(item.layoutSize.value.size(in: box))
        if let known = measured(ElementKey(.supplementaryView, item.elementKind, path)) {
            if item.layoutSize.value.width.isEstimated { size.width = known.width }
            if item.layoutSize.value.height.isEstimated { size.height = known.height }
        }
        return size
    }

    private func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        let edges = item.alignment.edges
        return isVertical ? !edges.contains(.bottom) : !edges.contains(.trailing)
    }

    private func origin(
        _ size: CGSize, _ item: NSCollectionLayoutBoundarySupplementaryItem, from main: CGFloat, side: CGFloat, across: CGFloat
    ) -> CGPoint {
        let edges = item.alignment.edges
        let own = isVertical ? size.width : size.height
        let (low, high): (NSDirectionalRectEdge, NSDirectionalRectEdge) = isVertical ? (.leading, .trailing) : (.top, .bottom)
        let aside = side + (edges.contains(low) ? 0 : edges.contains(high) ? across - own : (across - own) / 2)
        let place = isVertical ? CGPoint(x: aside, y: main) : CGPoint(x: main, y: aside)
        return CGPoint(x: place.x + item.offset.x, y: place.y + item.offset.y)
    }

    func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// The sections that intersect a range. > Complexity: O(log sections + results).
    func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
        func end(_ index: Int) -> CGFloat { start(index) + sections[index].length }
        var low = extents.row(at: Double(range.lowerBound - head)) ?? 0
        while low > 0, end(low - 1) >= range.lowerBound { low -= 1 }
        while low < sections.count, end(low) < range.lowerBound { low += 1 }
        var upper = low
        while upper < sections.count, start(upper) <= range.upperBound { upper += 1 }
        return low..<upper
    }

    /// The origin of a section's groups.
    func corner(_ section: Section) -> CGPoint {
        isVertical
            ? CGPoint(x: section.sides.start, y: section.contentStart) : CGPoint(x: section.contentStart, y: section.sides.start)
    }
}
