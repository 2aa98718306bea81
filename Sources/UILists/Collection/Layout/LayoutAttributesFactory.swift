internal import Foundation
internal import QuartzCore

/// Creates attributes of a layout's `layoutAttributesClass`.
@MainActor enum LayoutAttributesFactory {
    static func make(_ type: AnyClass, _ plain: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard type != UICollectionViewLayoutAttributes.self, let type = type as? UICollectionViewLayoutAttributes.Type else { return plain }
        let made = DynamicClass.make(type)
        made.become(plain)
        return made
    }
}
