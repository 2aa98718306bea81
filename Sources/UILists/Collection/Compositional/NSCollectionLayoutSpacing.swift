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

    /// A distance in points that does not change.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(CompositionalSpacing(Double(fixedSpacing))).instance(of: self)
    }
    /// A minimum that grows with the free space.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(CompositionalSpacing(Double(flexibleSpacing), isFlexible: true)).instance(of: self)
    }

    /// The distance in points; the least one if it is flexible.
    open var spacing: CGFloat { CGFloat(value.value) }
    /// Whether the distance grows with the free space.
    open var isFlexible: Bool { value.isFlexible }
    /// Whether the distance does not change.
    open var isFixed: Bool { !value.isFlexible }

    open nonisolated override func copy() -> Any { self }
    /// The object itself, because it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space around one item.
///
/// > Contract: UIKit, NSCollectionLayoutEdgeSpacing
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// The space before the item; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the item; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The space after the item; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the item; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates spaces; nil stands for none.
    ///
    /// - Parameters:
    ///   - leading: the space before the item.
    ///   - top: the space above it.
    ///   - trailing: the space after it.
    ///   - bottom: the space below it.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    open nonisolated override func copy() -> Any { self }
    /// The object itself, because it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An anchor point at the edge of an item or of its container.
///
/// > Contract: UIKit, NSCollectionLayoutAnchor. > Units: offsets in points, or as fractions of the anchored view.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges of the anchor point: one for the middle of an edge, two for a corner, none for the centre.
    public let edges: NSDirectionalRectEdge
    /// The distance from the anchor point, in points or as fractions of the anchored view's size.
    public let offset: CGPoint
    /// Whether the offset is in fractions of the anchored view's size.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Creates an anchor at an edge or a corner, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, false) }
    /// Creates an anchor with an offset in points.
    ///
    /// - Parameters:
    ///   - edges: the edge or corner.
    ///   - absoluteOffset: the distance from it, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, false) }
    /// Creates an anchor with an offset in fractions of the anchored view's size.
    ///
    /// - Parameters:
    ///   - edges: the edge or corner.
    ///   - fractionalOffset: the distance from it, where 1 is the view's width or height.
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
    /// The object itself, because it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
