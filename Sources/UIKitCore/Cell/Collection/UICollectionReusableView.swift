public import Foundation

/// A view that a collection uses again: its cells, headers, footers and decorations.
///
/// > Contract: UIKit, UICollectionReusableView; CV-4.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Given by the collection when it makes the view.
    package var collectionIdentifier: String?

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
}
