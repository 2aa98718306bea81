internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The only caller of a flow layout's delegate: its values, or else those of the layout's properties.
@MainActor struct FlowSource {
    private let layout: UICollectionViewFlowLayout
    private let view: UICollectionView
    /// Cast once: the cast costs more than all other work per item.
    private let delegate: (any UICollectionViewDelegateFlowLayout)?

    init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
        (self.layout, self.view) = (layout, view)
        delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    }

    func inset(_ section: Int) -> UIEdgeInsets {
        delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    func lineSpacing(_ section: Int) -> CGFloat {
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section) ?? layout.minimumLineSpacing
    }

    func itemSpacing(_ section: Int) -> CGFloat {
        delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section) ?? layout.minimumInteritemSpacing
    }

    func headerSize(_ section: Int) -> CGSize {
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section) ?? layout.headerReferenceSize
    }

    func footerSize(_ section: Int) -> CGSize {
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section) ?? layout.footerReferenceSize
    }

    /// nil if the delegate does not size items.
    func itemSize(at index: IndexPath) -> CGSize? {
        guard let delegate else { return nil }
        return OptionalDelegateMethod.ask(.itemSize) { delegate.collectionView(view, layout: layout, sizeForItemAt: index) }
    }

    /// > Precondition: `itemSize(at:)` returned a size, so the delegate sizes items.
    func nextItemSize(at index: IndexPath) -> CGSize {
        delegate?.collectionView(view, layout: layout, sizeForItemAt: index) ?? layout.itemSize
    }
}
