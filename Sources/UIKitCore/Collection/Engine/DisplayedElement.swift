internal import CoreGraphics
internal import Foundation

/// A view on screen and the attributes it shows.
@MainActor final class DisplayedElement {
    var key: ElementKey
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// What the attributes said when they were shown; layouts may change theirs.
    var frame: CGRect
    /// What the view said it wants when it was prepared for attributes of a size.
    var preferred: (asked: CGSize, UICollectionViewLayoutAttributes)?
    /// `willDisplay` was called.
    var isAnnounced = false
    var hasSize = false
    /// Kept in sight though its own place is not.
    var isPinned = false
    /// Of an item that a batch took away, what the app called it.
    var dataPath: IndexPath?
    /// The pass that needed it last.
    var stamp = 0

    init(_ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        (self.key, self.view, self.attributes, frame) = (key, view, attributes, attributes.frame)
    }
}

extension CGRect {
    /// Whether the two share more than an edge; what has no size counts where it lies.
    func overlaps(_ other: CGRect) -> Bool {
        func meet(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> Bool {
            low < otherHigh && high > otherLow || low == high && low >= otherLow && low < otherHigh
        }
        return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
    }
}
