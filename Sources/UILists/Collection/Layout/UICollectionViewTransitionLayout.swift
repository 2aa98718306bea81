public import CoreGraphics
public import Foundation

/// Interpolates between two layouts by `transitionProgress`.
///
/// > Contract: UIKit, UICollectionViewTransitionLayout
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at progress 0.
    public let currentLayout: UICollectionViewLayout
    /// The layout at progress 1.
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// Creates a layout between two others.
    ///
    /// - Parameters:
    ///   - currentLayout: the layout at progress 0.
    ///   - newLayout: the layout at progress 1.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// How far the transition is: 0 is the current layout, 1 the next one.
    ///
    /// Setting it invalidates the layout.
    open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }

    /// Stores a value that an animation needs besides the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns a value stored by `updateValue(_:forAnimatedKey:)`; 0 for other keys.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    private var share: CGFloat { transitionProgress.isFinite ? transitionProgress : 0 }

    open override func prepare() {
        super.prepare()
        currentLayout.prepare()
        nextLayout.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: Self.mix(a.width, b.width, share), height: Self.mix(a.height, b.height, share))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var all: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in (currentLayout.layoutAttributesForElements(in: rect) ?? [])
            + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
        where all[attributes.key] == nil {
            all[attributes.key] = mixed(attributes.key)
        }
        return all.values.sorted { $0.indexPath < $1.indexPath }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { mixed(.cell(indexPath)) }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { mixed(ElementKey(.supplementaryView, elementKind, indexPath)) }

    private func mixed(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let from = Self.attributes(key, of: currentLayout)
        let to = Self.attributes(key, of: nextLayout)
        guard let base = (from ?? to)?.duplicate() else { return nil }
        guard let from, let to else {
            base.alpha *= from == nil ? share : 1 - share
            return base
        }
        base.center = CGPoint(x: Self.mix(from.center.x, to.center.x, share), y: Self.mix(from.center.y, to.center.y, share))
        base.size = CGSize(
            width: Self.mix(from.size.width, to.size.width, share), height: Self.mix(from.size.height, to.size.height, share))
        base.alpha = Self.mix(from.alpha, to.alpha, share)
        return base
    }

    private static func mix(_ a: CGFloat, _ b: CGFloat, _ share: CGFloat) -> CGFloat { a + (b - a) * share }
    private static func attributes(_ key: ElementKey, of layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch (key.category, key.kind) {
        case (.supplementaryView, .some(let kind)): layout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
        case (.decorationView, .some(let kind)): layout.layoutAttributesForDecorationView(ofKind: kind, at: key.path)
        default: layout.layoutAttributesForItem(at: key.path)
        }
    }
}
