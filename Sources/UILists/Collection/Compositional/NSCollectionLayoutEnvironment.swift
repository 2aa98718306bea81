public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIKitCore
internal import ViewLayout

/// The available size of a layout.
///
/// > Contract: UIKit, NSCollectionLayoutContainer. > Units: points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The whole size that is available.
    var contentSize: CGSize { get }
    /// The size that is available without the insets, at least zero.
    var effectiveContentSize: CGSize { get }
    /// The distances between the container's edges and the content.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The distances that apply; in Ferry the same as `contentInsets`.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The available size and the traits of a layout.
///
/// > Contract: UIKit, NSCollectionLayoutEnvironment
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The space that a section or a custom group may use.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) { (contentSize, contentInsets) = (size, insets) }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        container = LayoutContainer(size, insets)
        traitCollection = traits
    }
}

/// A visible element of an orthogonally scrolling section; its appearance may be changed as it scrolls.
///
/// > Contract: UIKit, NSCollectionLayoutVisibleItem
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The position from back to front; larger values are in front.
    var zIndex: Int { get set }
    /// Whether the element is not shown.
    var isHidden: Bool { get set }
    /// The element's centre in points of the section's content.
    var center: CGPoint { get set }
    /// A transform around the centre.
    var transform: CGAffineTransform { get set }
    /// A transform around the centre in three dimensions.
    var transform3D: CATransform3D { get set }
    /// A text that identifies the element in logs.
    var name: String { get }
    /// The index path of the item or supplementary view.
    var indexPath: IndexPath { get }
    /// The rectangle that the transformed element covers.
    var frame: CGRect { get }
    /// The element's size before the transform, with the origin zero.
    var bounds: CGRect { get }
    /// Whether it is an item, a supplementary view or a decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of supplementary view or decoration; nil for items.
    var representedElementKind: String? { get }
}

@MainActor final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }
    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { "\(attributes.indexPath)" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

extension CGSize {
    init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}
