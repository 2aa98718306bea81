public import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Provides a flow layout's sizes and distances per item and section.
///
/// If a method is not implemented, the layout's property of that name applies.
/// > Contract: UIKit, UICollectionViewDelegateFlowLayout; CV-27. > Units: points.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item, in points; by default the layout's `itemSize`.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - collectionViewLayout: the flow layout.
    ///   - indexPath: the item.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Returns the distances between a section's items and its edges, headers and footers; by default the layout's `sectionInset`.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - collectionViewLayout: the flow layout.
    ///   - section: the section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Returns the distance between the lines of a section; by default the layout's `minimumLineSpacing`.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - collectionViewLayout: the flow layout.
    ///   - section: the section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the least distance between the items of a line; by default the layout's `minimumInteritemSpacing`.
    ///
    /// A full line has larger distances, so that it reaches from edge to edge.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - collectionViewLayout: the flow layout.
    ///   - section: the section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the size of a section's header, of which only the height counts if content grows downwards, else only the width.
    ///
    /// By default the layout's `headerReferenceSize`; zero is no header.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - collectionViewLayout: the flow layout.
    ///   - section: the section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Returns the size of a section's footer, of which only the height counts if content grows downwards, else only the width.
    ///
    /// By default the layout's `footerReferenceSize`; zero is no footer.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - collectionViewLayout: the flow layout.
    ///   - section: the section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        ObjCRuntime.optional(self, "collectionView:layout:sizeForItemAtIndexPath:", [collectionView, collectionViewLayout, indexPath])
            ?? OptionalDelegateMethod.fallback(.itemSize, (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        ObjCRuntime.optional(self, "collectionView:layout:insetForSectionAtIndex:", [collectionView, collectionViewLayout, section])
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        ObjCRuntime.optional(
            self, "collectionView:layout:minimumLineSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section])
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        ObjCRuntime.optional(
            self, "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section])
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        ObjCRuntime.optional(
            self, "collectionView:layout:referenceSizeForHeaderInSection:", [collectionView, collectionViewLayout, section])
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        ObjCRuntime.optional(
            self, "collectionView:layout:referenceSizeForFooterInSection:", [collectionView, collectionViewLayout, section])
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
}
