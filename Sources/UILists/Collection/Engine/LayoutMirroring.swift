internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Mirrors a layout in right-to-left environments if the layout requests it.
///
/// > Contract: UIKit, UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
@MainActor package struct LayoutMirroring {
    unowned let view: UICollectionView
    let layout: UICollectionViewLayout

    var isActive: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }
    private var width: CGFloat {
        max(view.contentSize.width, view.bounds.width - view.adjustedContentInset.left - view.adjustedContentInset.right)
    }

    func rect(_ rect: CGRect) -> CGRect {
        isActive ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    func point(_ point: CGPoint) -> CGPoint { isActive ? CGPoint(x: width - point.x, y: point.y) : point }
    func attributes(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard isActive, let attributes else { return attributes }
        let copy = attributes.duplicate()
        copy.center.x = width - copy.center.x
        // An orthogonally scrolling section begins at its other end.
        if attributes.isOrthogonal, let section = attributes.indexPath.first, let scroller = layout.orthogonalScroller(ofSection: section),
            scroller.isHorizontal
        {
            copy.center.x += CGFloat(scroller.end)
        }
        return copy
    }
    /// The layout's elements in a rectangle of the content.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = layout.layoutAttributesForElements(in: self.rect(rect)) ?? []
        return isActive ? found.compactMap { attributes($0) } : found
    }
}
