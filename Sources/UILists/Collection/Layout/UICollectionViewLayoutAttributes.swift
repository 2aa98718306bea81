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
    open var indexPath: IndexPath = []
    package fileprivate(set) var category: UICollectionView.ElementCategory = .cell
    package fileprivate(set) var kind: String?
    /// The length is an estimate: the view is queried. > Package seam.
    package var estimatesWidth = false
    package var estimatesHeight = false
    /// Set for elements of orthogonally scrolling sections. > Package seam.
    package var isOrthogonal = false

    open var center: CGPoint = .zero
    /// Transforms around the centre; changes `frame`.
    open var transform3D: CATransform3D = CATransform3DIdentity
    open var bounds: CGRect = .zero
    /// 0...1.
    open var alpha: CGFloat = 1
    /// Larger values are in front.
    open var zIndex: Int = 0
    open var isHidden = false

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
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    package var isUntransformed: Bool { CATransform3DIsIdentity(transform3D) }

    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// Nil for cells.
    open var representedElementKind: String? { kind }
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, self.indexPath) = (.supplementaryView, elementKind, indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, self.indexPath) = (.decorationView, decorationViewKind, indexPath)
    }

    package var key: ElementKey { ElementKey(category, kind, indexPath) }

    /// A copy of the same class.
    open nonisolated override func copy() -> Any { copy(with: nil) }
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
