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

    /// Nothing can be added to a length: a subclass has none of its own.
    private class func made(_ kind: CompositionalDimension.Kind, _ value: CGFloat) -> Self {
        NSCollectionLayoutDimension(kind, value).instance(of: self)
    }

    /// A length as a fraction of the container's width: of the group for an item, of the section's content for a group.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        made(.fractionalWidth, fractionalWidth)
    }
    /// A length as a fraction of the container's height: of the group for an item, of the section's content for a group.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        made(.fractionalHeight, fractionalHeight)
    }
    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        made(.absolute, absoluteDimension)
    }
    /// A length that the view determines itself; until it is measured it has the estimate, in points.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        made(.estimated, estimatedDimension)
    }
    /// Views of one group get the length of the largest.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        made(.uniform, estimatedDimension)
    }

    /// Whether it is a fraction of the container's width.
    open var isFractionalWidth: Bool { value.kind == .fractionalWidth }
    /// Whether it is a fraction of the container's height.
    open var isFractionalHeight: Bool { value.kind == .fractionalHeight }
    /// Whether it is a length in points.
    open var isAbsolute: Bool { value.kind == .absolute }
    /// Whether views determine the length themselves.
    open var isEstimated: Bool { value.kind == .estimated }
    /// Whether views of one group have the length of the largest.
    open var isUniformAcrossSiblings: Bool { value.kind == .uniform }
    /// The fraction, or the length or estimate in points.
    open var dimension: CGFloat { CGFloat(value.value) }

    open nonisolated override func copy() -> Any { self }
    /// The object itself, because it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and height of an item or group.
///
/// > Contract: UIKit, NSCollectionLayoutSize
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    ///
    /// - Parameters:
    ///   - width: the width.
    ///   - height: the height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    package var value: CompositionalSize { CompositionalSize(widthDimension.value, heightDimension.value) }

    open nonisolated override func copy() -> Any { self }
    /// The object itself, because it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
