import UIKit

/// Three columns; every tile goes to the shortest column so far.
class WaterfallLayout: UICollectionViewLayout {
    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    // All frames are computed here, once; the collection view queries parts of them later.
    override func prepare() {
        super.prepare()
        attributes = []
        guard let view = collectionView, view.numberOfSections > 0 else { return }
        let gap: CGFloat = 10
        let width = (view.bounds.width - gap * 4) / 3
        var bottoms = [gap, gap, gap]
        for item in 0..<view.numberOfItems(inSection: 0) {
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            let length = 70 + CGFloat(item * 37 % 5) * 22
            place.frame = CGRect(x: gap + CGFloat(column) * (width + gap), y: bottoms[column], width: width, height: length)
            bottoms[column] += length + gap
            attributes.append(place)
        }
        height = bottoms.max() ?? 0
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
