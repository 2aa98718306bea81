public import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Provides a flow layout's sizes and distances per item and section.
///
/// If a method is not implemented, the layout's property of that name applies.
/// > Contract: UIKit, UICollectionViewDelegateFlowLayout; CV-27. > Units: points.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
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
            ?? OptionalDelegateMethod.fallback((collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        ObjCRuntime.optional(self, "collectionView:layout:insetForSectionAtIndex:", [collectionView, collectionViewLayout, section])
            ?? OptionalDelegateMethod.fallback((collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        ObjCRuntime.optional(
            self, "collectionView:layout:minimumLineSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section])
            ?? OptionalDelegateMethod.fallback((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        ObjCRuntime.optional(
            self, "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section])
            ?? OptionalDelegateMethod.fallback((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        ObjCRuntime.optional(
            self, "collectionView:layout:referenceSizeForHeaderInSection:", [collectionView, collectionViewLayout, section])
            ?? OptionalDelegateMethod.fallback((collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero)
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        ObjCRuntime.optional(
            self, "collectionView:layout:referenceSizeForFooterInSection:", [collectionView, collectionViewLayout, section])
            ?? OptionalDelegateMethod.fallback((collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero)
    }
}
