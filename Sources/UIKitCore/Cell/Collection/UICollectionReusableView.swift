public import Foundation

/// A view that a collection uses again: its cells, headers, footers and decorations.
///
/// > Contract: UIKit, UICollectionReusableView; CV-4.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Given by the collection when it makes the view.
    package var collectionIdentifier: String?
    /// Of the collection view that made it.
    weak var collectionCore: CollectionCore?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        collectionIdentifier = coder.objectIfPresent(forKey: "UIReuseIdentifier") as? String
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let collectionIdentifier { coder.encode(collectionIdentifier as NSString, forKey: "UIReuseIdentifier") }
    }

    open var reuseIdentifier: String? { collectionIdentifier }

    /// Called before the view is used again, not before the first use.
    open func prepareForReuse() {}

    /// Has the collection view ask for the size the view wants, if that is the view's to say. > Contract: UIKit,
    /// UICollectionView.selfSizingInvalidation.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionCore?.visible.preferredSizeDidChange(self)
    }

    package override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        collectionCore?.visible.preferredSizeDidChange(self)
    }

    /// Takes on what a layout says beyond place, size and transparency, which the collection view sets itself.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// The layout changes for another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The attributes the view would rather have; these, unless it sizes itself. > Contract: CV-2, CV-31.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
