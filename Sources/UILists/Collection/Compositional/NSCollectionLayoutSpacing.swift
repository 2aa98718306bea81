public import Foundation
public import UIKitCore
package import ViewLayout

/// Space between items: fixed, or flexible.
///
/// > Contract: UIKit, NSCollectionLayoutSpacing
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    package let value: CompositionalSpacing

    private init(_ value: CompositionalSpacing) {
        self.value = value
        super.init()
    }

    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(CompositionalSpacing(Double(fixedSpacing)))
    }
    /// A minimum that grows with the free space.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(CompositionalSpacing(Double(flexibleSpacing), isFlexible: true))
    }

    open var spacing: CGFloat { CGFloat(value.value) }
    open var isFlexible: Bool { value.isFlexible }
    open var isFixed: Bool { !value.isFlexible }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space around one item.
///
/// > Contract: UIKit, NSCollectionLayoutEdgeSpacing
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An anchor point at the edge of an item or of its container.
///
/// > Contract: UIKit, NSCollectionLayoutAnchor. > Units: offsets in points, or as fractions of the anchored view.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, false) }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges, fractionalOffset, true) }
    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, _ isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
        super.init()
    }

    /// As fractions of a rectangle.
    var place: CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
    }
    func shift(of size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
