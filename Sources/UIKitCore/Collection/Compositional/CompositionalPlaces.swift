internal import CoreGraphics
internal import Foundation
internal import ViewLayout

/// Where the sections of a compositional layout lie, along its main axis.
///
/// > Contract: CV-37. > Units: points of the content, before mirroring.
@MainActor struct CompositionalPlaces {
    /// A header, footer or what else lies at an edge.
    struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        var path: IndexPath
        var frame: CGRect
    }
    @MainActor struct Section {
        let source: NSCollectionLayoutSection
        var solver: CompositionalSectionSolver
        var tags: [NSCollectionLayoutItem]
        let container: LayoutSize
        var isOrthogonal: Bool { source.orthogonalScrollingBehavior != .none }
        /// From the edge of the header to the edge of the footer.
        var start: CGFloat = 0
        var end: CGFloat = 0
        /// Of the groups with their insets.
        var contentStart: CGFloat = 0
        var contentLength: CGFloat = 0
        var boundaries: [Boundary] = []
        /// What is left out at the sides for the safe area or margins: of groups, and of headers and footers.
        var sides = CompositionalSides()
        var boundarySides = CompositionalSides()
    }

    let isVertical: Bool
    let size: CGSize
    var sections: [Section] = []
    var boundaries: [Boundary] = []
    var length: CGFloat = 0

    /// Puts the sections one after the other; their insides are known.
    mutating func place(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration, measured: (ElementKey) -> CGSize?
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
        for index in sections.indices {
            if index > 0 { place += configuration.interSectionSpacing }
            placeSection(index, at: &place, measured)
        }
        for var boundary in tail {
            boundary.frame.origin = origin(boundary.frame.size, boundary.item, from: place, side: 0, across: across(all.size))
            if boundary.item.extendsBoundary { place += main(boundary.frame.size) }
            boundaries.append(boundary)
        }
        length = place
    }

    private mutating func placeSection(_ index: Int, at place: inout CGFloat, _ measured: (ElementKey) -> CGSize?) {
        var section = sections[index]
        place += section.source.headerGap
        section.start = place
        section.boundaries = []
        let insets = section.source.contentInsets
        let follows = section.source.supplementariesFollowContentInsets
        let room = section.container
        let side = section.boundarySides.start + (follows ? (isVertical ? insets.leading : insets.top) : 0)
        let width = max(
            0,
            across(size) - (follows ? (isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom) : 0)
                - section.boundarySides.total)
        let box = isVertical ? LayoutSize(Double(width), room.height) : LayoutSize(room.width, Double(width))
        var tail: [Boundary] = []
        let path = IndexPath(item: 0, section: index)
        for item in section.source.boundarySupplementaryItems {
            let size = boundarySize(item, in: box, path, measured)
            var boundary = Boundary(item: item, path: path, frame: CGRect(origin: .zero, size: size))
            guard isAtStart(item) else {
                tail.append(boundary)
                continue
            }
            let from = item.extendsBoundary ? place : section.start
            boundary.frame.origin = origin(size, item, from: from, side: side, across: width)
            if item.extendsBoundary { place += main(size) }
            section.boundaries.append(boundary)
        }
        section.contentStart = place
        section.contentLength = CGFloat(section.isOrthogonal ? section.solver.thickness : section.solver.length)
        place += section.contentLength
        for var boundary in tail {
            let size = boundary.frame.size
            let from = boundary.item.extendsBoundary ? place : place - main(size)
            boundary.frame.origin = origin(size, boundary.item, from: from, side: side, across: width)
            if boundary.item.extendsBoundary { place += main(size) }
            section.boundaries.append(boundary)
        }
        section.end = place
        sections[index] = section
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

    /// The sections that touch a stretch. > Complexity: O(log sections + answers).
    func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < sections.count, sections[end].start <= range.upperBound { end += 1 }
        return low..<end
    }

    /// What a section's groups count from.
    func corner(_ section: Section) -> CGPoint {
        isVertical
            ? CGPoint(x: section.sides.start, y: section.contentStart) : CGPoint(x: section.contentStart, y: section.sides.start)
    }
}

/// What is left out at both sides of a section, across the direction of scrolling. > Units: points, by the direction of reading.
struct CompositionalSides: Equatable {
    var start: CGFloat = 0
    var end: CGFloat = 0
    var total: CGFloat { start + end }

    init() {}

    /// - Parameter isVertical: whether the layout scrolls up and down. What the view's insets keep clear already does not count twice.
    @MainActor init(_ reference: UIContentInsetsReference, of view: UICollectionView, isVertical: Bool) {
        let edges: UIEdgeInsets
        switch reference {
        case .none: return
        case .automatic, .safeArea: edges = view.safeAreaInsets
        case .layoutMargins: edges = view.layoutMargins
        case .readableContent:
            let margins = view.layoutMargins
            let side = UIMetrics.readableSide(width: view.bounds.width - margins.left - margins.right)
            edges = UIEdgeInsets(
                top: margins.top, left: margins.left + side, bottom: margins.bottom, right: margins.right + side)
        }
        let known = view.adjustedContentInset
        guard isVertical else {
            (start, end) = (max(0, edges.top - known.top), max(0, edges.bottom - known.bottom))
            return
        }
        let (left, right) = (max(0, edges.left - known.left), max(0, edges.right - known.right))
        (start, end) = view.core.mirror.isActive ? (right, left) : (left, right)
    }
}
