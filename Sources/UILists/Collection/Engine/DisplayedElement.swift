internal import CoreGraphics
internal import Foundation

/// A visible view and its current attributes.
@MainActor final class DisplayedElement {
    var key: ElementKey
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// The attributes' frame when they were applied; layouts may change their attributes.
    var frame: CGRect
    /// The view's preferred attributes, measured for attributes of a size.
    var preferred: (asked: CGSize, UICollectionViewLayoutAttributes)?
    /// `willDisplay` was called.
    var isAnnounced = false
    var hasSize = false
    /// Pinned in the visible bounds, away from its resting position.
    var isPinned = false
    /// The data source's index path of an item that a batch removed.
    var dataPath: IndexPath?
    /// The last pass that needed it.
    var stamp = 0

    init(_ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        (self.key, self.view, self.attributes, frame) = (key, view, attributes, attributes.frame)
    }
}

extension CGRect {
    /// Whether the two share more than an edge; an empty frame counts by its position.
    func overlaps(_ other: CGRect) -> Bool {
        func meet(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> Bool {
            low < otherHigh && high > otherLow || low == high && low >= otherLow && low < otherHigh
        }
        return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
    }
}
