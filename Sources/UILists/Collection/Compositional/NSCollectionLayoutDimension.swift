public import Foundation
package import ViewLayout

/// A length as a fraction of the container, in points, or an estimate that the view corrects.
///
/// > Contract: UIKit, NSCollectionLayoutDimension; CV-37.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
    package let value: CompositionalDimension

    package init(_ kind: CompositionalDimension.Kind, _ value: CGFloat) {
        self.value = CompositionalDimension(kind, Double(value))
        super.init()
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// Views of one group get the length of the largest.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimatedDimension)
    }

    open var isFractionalWidth: Bool { value.kind == .fractionalWidth }
    open var isFractionalHeight: Bool { value.kind == .fractionalHeight }
    open var isAbsolute: Bool { value.kind == .absolute }
    open var isEstimated: Bool { value.kind == .estimated }
    open var isUniformAcrossSiblings: Bool { value.kind == .uniform }
    open var dimension: CGFloat { CGFloat(value.value) }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// > Contract: UIKit, NSCollectionLayoutSize
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    package var value: CompositionalSize { CompositionalSize(widthDimension.value, heightDimension.value) }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
