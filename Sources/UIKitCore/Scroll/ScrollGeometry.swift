internal import Foundation
package import ViewLayout

/// Both axes of a scroll view in its current state.
package struct ScrollGeometry: Hashable, Sendable {
    package var x: ScrollAxis
    package var y: ScrollAxis
}

extension UIScrollView {
    /// The range of offsets and the movable axes. > Contract: SV-13, SV-14.
    package var geometry: ScrollGeometry { geometry(scaledBy: 1) }

    /// The same for scaled content.
    func geometry(scaledBy factor: CGFloat) -> ScrollGeometry {
        let size = bounds.size
        let insets = adjustedContentInset
        return ScrollGeometry(
            x: ScrollAxis(
                content: contentSize.width * factor, viewport: size.width, insetBefore: insets.left, insetAfter: insets.right,
                bounces: bounces && bouncesHorizontally, alwaysBounces: alwaysBounceHorizontal, alignment: contentAlignmentPoint.x),
            y: ScrollAxis(
                content: contentSize.height * factor, viewport: size.height, insetBefore: insets.top + reserveAbove,
                insetAfter: insets.bottom,
                bounces: bounces && bouncesVertically, alwaysBounces: alwaysBounceVertical, alignment: contentAlignmentPoint.y))
    }

    /// Offsets are whole pixels. > Units: points.
    var quantum: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// The insets of the indicators. > Contract: SV-24.
    var indicatorInsets: (vertical: UIEdgeInsets, horizontal: UIEdgeInsets) {
        let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
        return (verticalScrollIndicatorInsets + safe, horizontalScrollIndicatorInsets + safe)
    }

    /// The part of the safe area that is in the adjusted inset.
    var safeAreaAdjustment: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never, safeAreaInsets != .zero else { return .zero }
        let size = bounds.size
        let inset = contentInset
        return UIEdgeInsets(
            ContentInsets.adjustment(
                safeArea: EdgeInsets(safeAreaInsets), behavior: ContentInsets.Behavior(contentInsetAdjustmentBehavior),
                scrollsX: alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > size.width,
                scrollsY: alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > size.height,
                isMain: isMainContent))
    }

    /// The first scroll view of a controller inside a container.
    private var isMainContent: Bool {
        var link: UIView = self
        while link.owningController == nil {
            guard let outer = link.superview, outer.subviews.first === link else { return false }
            link = outer
        }
        guard let owner = link.owningController, owner.adjustsContent else { return false }
        return owner.parent != nil
    }
}
