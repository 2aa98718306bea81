internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Creates the attributes of a compositional layout's elements from the frames of its sections.
@MainActor struct CompositionalAttributes {
    let places: CompositionalFrames
    let measured: [ElementKey: CGSize]
    let view: UICollectionView?
    private var isVertical: Bool { places.isVertical }

    /// The items of a section's groups, with their supplementary items.
    func elements(
        of index: Int, _ section: CompositionalFrames.Section, _ groups: Range<Int>
    ) -> [UICollectionViewLayoutAttributes] {
        let corner = places.corner(section)
        var found: [UICollectionViewLayoutAttributes] = []
        for group in groups {
            for leaf in section.solver.leaves(ofGroup: group) {
                let attributes = attributes(leaf, index, corner, section.isOrthogonal)
                found.append(attributes)
                if leaf.tag > 0 { found += badges(section.tags[leaf.tag - 1], nextTo: attributes.frame, attributes.indexPath, section) }
            }
            for nested in section.solver.nested(ofGroup: group) {
                let frame = CGRect(nested.frame).offsetBy(dx: corner.x, dy: corner.y)
                found += badges(section.tags[nested.tag - 1], nextTo: frame, IndexPath(item: nested.item, section: index), section)
            }
        }
        return found
    }

    func attributes(
        _ leaf: CompositionalLeaf, _ section: Int, _ corner: CGPoint, _ isOrthogonal: Bool
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: leaf.item, section: section))
        attributes.frame = CGRect(leaf.frame).offsetBy(dx: corner.x, dy: corner.y)
        attributes.zIndex = leaf.zIndex
        (attributes.estimatesWidth, attributes.estimatesHeight) = (leaf.estimatesWidth, leaf.estimatesHeight)
        attributes.isOrthogonal = isOrthogonal
        return attributes
    }

    func badges(
        _ item: NSCollectionLayoutItem, nextTo frame: CGRect, _ path: IndexPath, _ section: CompositionalFrames.Section
    ) -> [UICollectionViewLayoutAttributes] {
        item.supplementaryItems.map { badge in
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: badge.elementKind, with: path)
            attributes.frame = badge.frame(nextTo: frame, measured: measured[attributes.key])
            attributes.zIndex = badge.zIndex
            attributes.estimatesWidth = badge.layoutSize.widthDimension.isEstimated
            attributes.estimatesHeight = badge.layoutSize.heightDimension.isEstimated
            attributes.isOrthogonal = section.isOrthogonal
            return attributes
        }
    }

    func attributes(
        _ boundary: CompositionalFrames.Boundary, _ section: CompositionalFrames.Section?
    ) -> UICollectionViewLayoutAttributes {
        let item = boundary.item
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: boundary.path)
        attributes.frame = Self.frame(boundary, section, places, view)
        attributes.zIndex = item.pinToVisibleBounds && view != nil ? max(item.zIndex, CollectionMetrics.pinnedZIndex) : item.zIndex
        attributes.estimatesWidth = item.layoutSize.widthDimension.isEstimated
        attributes.estimatesHeight = item.layoutSize.heightDimension.isEstimated
        return attributes
    }

    /// The current frame of a header or footer: its resting or its pinned position.
    static func frame(
        _ boundary: CompositionalFrames.Boundary, _ section: CompositionalFrames.Section?, _ places: CompositionalFrames,
        _ view: UICollectionView?
    ) -> CGRect {
        let item = boundary.item
        let isVertical = places.isVertical
        var frame = places.frame(boundary, in: section)
        guard item.pinToVisibleBounds, let view else { return frame }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let length = Double(places.main(frame.size))
        let resting = Double(isVertical ? frame.minY : frame.minX)
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
        if isVertical { frame.origin.y = CGFloat(place) } else { frame.origin.x = CGFloat(place) }
        return frame
    }

    func decoration(
        _ item: NSCollectionLayoutDecorationItem, _ index: Int, _ section: CompositionalFrames.Section
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
        // Behind the items, regardless of their own z-index. > Contract: CV-32.
        attributes.zIndex = item.zIndex - 1
        return attributes
    }
}
