public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIKitCore

/// Frame and appearance of one element of a collection view.
///
/// Created by a layout and applied to the element's view. Subclasses that add properties override `copy(with:)` and
/// `isEqual(_:)`.
/// > Contract: UIKit, UICollectionViewLayoutAttributes. > Units: points in the collection view's content.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
    /// The index path of the item, or of the supplementary or decoration view.
    open var indexPath: IndexPath = []
    package fileprivate(set) var category: UICollectionView.ElementCategory = .cell
    package fileprivate(set) var kind: String?
    /// The length is an estimate: the view is queried. > Package seam.
    package var estimatesWidth = false
    package var estimatesHeight = false
    /// Set for elements of orthogonally scrolling sections. > Package seam.
    package var isOrthogonal = false

    /// The element's centre; changes `frame`.
    open var center: CGPoint = .zero
    /// Transforms around the centre; changes `frame`.
    open var transform3D: CATransform3D = CATransform3DIdentity
    /// The element's size before the transform, with the origin zero; changes `frame`.
    open var bounds: CGRect = .zero
    /// The opacity, from 0 to 1; 1 by default.
    open var alpha: CGFloat = 1
    /// The position from back to front; 0 by default, larger values are in front.
    open var zIndex: Int = 0
    /// Whether the element is not shown; false by default.
    open var isHidden = false

    /// The size before the transform, the same as that of `bounds`.
    open var size: CGSize {
        get { bounds.size }
        set { bounds.size = newValue }
    }
    /// The bounding rectangle of the transformed `bounds`.
    open var frame: CGRect {
        get {
            let plain = CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
            guard !isUntransformed else { return plain }
            let transformed = CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
                .applying(transform)
            return transformed.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            if isUntransformed {
                bounds.size = newValue.size
            } else {
                bounds.size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
            }
        }
    }
    /// A transform around the centre; the same as `transform3D` in the plane.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    package var isUntransformed: Bool { CATransform3DIsIdentity(transform3D) }

    /// Whether the element is an item, a supplementary view or a decoration.
    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// The kind of the supplementary or decoration view; nil for items.
    open var representedElementKind: String? { kind }
    /// The element's shape in UIKit Dynamics: a rectangle.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The element's outline in UIKit Dynamics.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

    public override init() { super.init() }

    /// Creates the attributes of an item, without a frame.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view, without a frame.
    ///
    /// - Parameters:
    ///   - elementKind: the kind with which the data source is asked for the view.
    ///   - indexPath: the view's index path.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, self.indexPath) = (.supplementaryView, elementKind, indexPath)
    }

    /// Creates the attributes of a decoration view, without a frame.
    ///
    /// - Parameters:
    ///   - decorationViewKind: the kind under which the layout registered the view.
    ///   - indexPath: the view's index path.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, self.indexPath) = (.decorationView, decorationViewKind, indexPath)
    }

    package var key: ElementKey { ElementKey(category, kind, indexPath) }

    /// A copy of the same class.
    open nonisolated override func copy() -> Any { copy(with: nil) }
    /// Returns a copy of the same class, without the properties of subclasses, which override this method.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { UncheckedBox(plainCopy()) }.value }

    /// A copy that includes the properties of subclasses.
    package func duplicate() -> UICollectionViewLayoutAttributes {
        guard type(of: self) != UICollectionViewLayoutAttributes.self else { return plainCopy() }
        return copy() as? UICollectionViewLayoutAttributes ?? plainCopy()
    }

    private func plainCopy() -> UICollectionViewLayoutAttributes {
        let other = DynamicClass.make(type(of: self))
        other.become(self)
        return other
    }

    package func become(_ other: UICollectionViewLayoutAttributes) {
        (indexPath, category, kind) = (other.indexPath, other.category, other.kind)
        (center, bounds, transform3D) = (other.center, other.bounds, other.transform3D)
        (alpha, zIndex, isHidden) = (other.alpha, other.zIndex, other.isHidden)
        (estimatesWidth, estimatesHeight, isOrthogonal) = (other.estimatesWidth, other.estimatesHeight, other.isOrthogonal)
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        let box = UncheckedBox((self, other))
        return MainActor.assumeIsolated {
            let (a, b) = box.value
            return a === b
                || a.category == b.category && a.kind == b.kind && a.indexPath == b.indexPath && a.center == b.center
                    && a.bounds == b.bounds && a.alpha == b.alpha && a.zIndex == b.zIndex && a.isHidden == b.isHidden
                    && CATransform3DEqualToTransform(a.transform3D, b.transform3D)
        }
    }

    open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    open nonisolated override var description: String {
        MainActor.assumeIsolated {
            let what = kind.map { "element kind: \($0)" } ?? "cell"
            return "<\(type(of: self)) index path: \(Array(indexPath)); \(what); frame = \(frame); zIndex = \(zIndex); alpha = \(alpha)>"
        }
    }
}

/// Carries a main-actor value out of `assumeIsolated`.
package struct UncheckedBox<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}

/// One element of a collection view.
package struct ElementKey: Hashable, Sendable {
    package var category: UICollectionView.ElementCategory
    package var kind: String?
    package var path: IndexPath
    package init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
        (self.category, self.kind, self.path) = (category, kind, path)
    }
    package static func cell(_ path: IndexPath) -> ElementKey { ElementKey(.cell, nil, path) }
}
