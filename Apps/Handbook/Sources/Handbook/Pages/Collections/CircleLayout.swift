import UIKit

/// Tiles on a circle. Inserted ones grow out of the middle, and deleted ones shrink into it.
class CircleLayout: UICollectionViewLayout {
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    private var center: CGPoint {
        CGPoint(x: (collectionView?.bounds.width ?? 0) / 2, y: (collectionView?.bounds.height ?? 0) / 2)
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView, view.numberOfSections > 0 else { return [] }
        return (0..<view.numberOfItems(inSection: 0)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView else { return nil }
        let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(max(1, view.numberOfItems(inSection: 0))) - .pi / 2
        let radius = min(view.bounds.width, view.bounds.height) / 2 - 40
        let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        place.size = CGSize(width: 52, height: 52)
        place.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        return place
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    // MARK: Insertion and deletion

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
        deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard inserted.contains(itemIndexPath) else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
        return inTheMiddle(itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard deleted.contains(itemIndexPath) else { return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
        return inTheMiddle(itemIndexPath)
    }

    private func inTheMiddle(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let place = layoutAttributesForItem(at: path)
        place?.center = center
        place?.alpha = 0
        place?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        return place
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        inserted = []
        deleted = []
    }
}
