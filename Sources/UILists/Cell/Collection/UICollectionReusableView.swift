public import Foundation
@_spi(UIKitModules) public import UIKitCore

/// A view that a collection view reuses: a cell, header, footer or decoration.
///
/// > Contract: UIKit, UICollectionReusableView; CV-4.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Set by the collection view when it creates the view.
    package var collectionIdentifier: String?
    /// Of the collection view that created it.
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

    /// The identifier that the view was registered with; nil for one that was not dequeued.
    open var reuseIdentifier: String? { collectionIdentifier }

    /// Called before the view is used for another element, not before the first use; overrides call super.
    open func prepareForReuse() {}

    /// Lets the collection view query the view's size, if the layout is self-sizing. > Contract: UIKit,
    /// UICollectionView.selfSizingInvalidation.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionCore?.visible.preferredSizeDidChange(self)
    }

    @_spi(UIKitModules) open override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        // With constraints the collection view asks again only if it was told to follow them.
        guard !hasConstraintsOfItsOwn || followsSize(of: subview) else { return }
        collectionCore?.visible.preferredSizeDidChange(self)
    }

    /// Receives the view's attributes before it is displayed and when they change; does nothing by default.
    ///
    /// The collection view applies frame, transform and alpha itself; subclasses read other attributes here.
    ///
    /// - Parameter layoutAttributes: the attributes, of the layout's own class.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before the layout changes; does nothing by default.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the layout changed; does nothing by default.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The view's preferred attributes; unchanged if it is not self-sizing. > Contract: CV-2, CV-31.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConstraintsIfNeeded()
        if hasConstraintsForSizing { ItemSizing.fit(self, layoutAttributes) }
        return layoutAttributes
    }

    /// Whether a subview announces the size of the whole: the content view.
    func followsSize(of subview: UIView) -> Bool { false }

    /// Whether constraints determine the size.
    var hasConstraintsForSizing: Bool { hasConstraintsOfItsOwn }

    @_spi(UIKitModules) open override func constraintsInsideDidChange() {
        guard let collectionCore, collectionCore.view.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        collectionCore.visible.preferredSizeDidChange(self)
    }
}

/// The preferred size of an item that constraints size.
@MainActor enum ItemSizing {
    /// Estimated lengths fit, near the estimate; the others are required. > Contract: CV-2, CV-31.
    static func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.estimatesWidth || attributes.estimatesHeight else { return }
        let size = attributes.size
        let fitting = view.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: attributes.estimatesWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: attributes.estimatesHeight ? .fittingSizeLevel : .required)
        attributes.size = CGSize(
            width: attributes.estimatesWidth ? fitting.width : size.width, height: attributes.estimatesHeight ? fitting.height : size.height
        )
    }
}
