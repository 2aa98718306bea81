public import Foundation
internal import UIKitCore

/// A view attached to an item or a group: a badge, a frame.
///
/// > Contract: UIKit, NSCollectionLayoutSupplementaryItem
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind with which the data source is asked for the view.
    public let elementKind: String
    /// The point of the item or group at which the view is placed.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is at the container's anchor; nil is the point at the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The position from back to front, in which larger values are in front; 1 by default.
    open var zIndex = 1

    /// Creates a view inside an edge or corner of its container.
    ///
    /// - Parameters:
    ///   - layoutSize: the width and height, relative to the container.
    ///   - elementKind: the kind of supplementary view.
    ///   - containerAnchor: the edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }
    /// Creates a view whose own anchor is at an anchor of its container.
    ///
    /// - Parameters:
    ///   - layoutSize: the width and height, relative to the container.
    ///   - elementKind: the kind of supplementary view.
    ///   - containerAnchor: the point of the container.
    ///   - itemAnchor: the point of the view.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    fileprivate init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    override func blank() -> NSCollectionLayoutItem {
        NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    override func become(_ other: NSCollectionLayoutItem) {
        super.become(other)
        zIndex = (other as? NSCollectionLayoutSupplementaryItem)?.zIndex ?? zIndex
    }

    /// The frame of the supplementary view for an item at `frame`.
    func frame(nextTo frame: CGRect, measured: CGSize?) -> CGRect {
        var size = CGSize(layoutSize.value.size(in: .init(Double(frame.width), Double(frame.height))))
        if let measured {
            if layoutSize.widthDimension.isEstimated { size.width = measured.width }
            if layoutSize.heightDimension.isEstimated { size.height = measured.height }
        }
        let (outer, inner) = (containerAnchor.place, (itemAnchor ?? containerAnchor).place)
        let shift = containerAnchor.shift(of: size)
        let own = itemAnchor?.shift(of: size) ?? .zero
        return CGRect(
            x: frame.minX + outer.x * frame.width - inner.x * size.width + shift.x + own.x,
            y: frame.minY + outer.y * frame.height - inner.y * size.height + shift.y + own.y, width: size.width, height: size.height)
    }
}

/// A header, a footer, or another view at an edge of a section or of the whole layout.
///
/// > Contract: UIKit, NSCollectionLayoutBoundarySupplementaryItem
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section, or of the layout, where the view is.
    public let alignment: NSRectAlignment
    /// The distance from the aligned position, in points.
    public let offset: CGPoint
    /// Whether the section's size includes the view; true by default, else it is over the content.
    open var extendsBoundary = true
    /// Whether the view stays at the visible edge while its section scrolls; false by default.
    open var pinToVisibleBounds = false

    /// Creates a view at an edge or corner.
    ///
    /// - Parameters:
    ///   - layoutSize: the width and height, relative to the section.
    ///   - elementKind: the kind of supplementary view, such as `UICollectionView.elementKindSectionHeader`.
    ///   - alignment: the edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
    /// Creates a view at a distance from an edge or corner.
    ///
    /// - Parameters:
    ///   - layoutSize: the width and height, relative to the section.
    ///   - elementKind: the kind of supplementary view.
    ///   - alignment: the edge or corner.
    ///   - absoluteOffset: the distance from it, in points.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
        zIndex = 1
    }

    override func blank() -> NSCollectionLayoutItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    }

    override func become(_ other: NSCollectionLayoutItem) {
        super.become(other)
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        (extendsBoundary, pinToVisibleBounds) = (other.extendsBoundary, other.pinToVisibleBounds)
    }
}

/// A view behind a section that shows no data.
///
/// > Contract: UIKit, NSCollectionLayoutDecorationItem
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind under which the layout registers the view's class.
    public let elementKind: String
    /// The position from back to front, in which larger values are in front; 0 by default.
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    override func blank() -> NSCollectionLayoutItem { NSCollectionLayoutDecorationItem(elementKind) }

    override func become(_ other: NSCollectionLayoutItem) {
        super.become(other)
        zIndex = (other as? NSCollectionLayoutDecorationItem)?.zIndex ?? zIndex
    }

    /// A view that covers a whole section, behind its items.
    ///
    /// - Parameter elementKind: the kind for which a class was registered with the layout.
    open class func background(elementKind: String) -> Self { NSCollectionLayoutDecorationItem(elementKind).instance(of: self) }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
    /// The centre.
    case none = 0
    /// The middle of the upper edge.
    case top = 1
    /// The upper corner where lines start.
    case topLeading = 2
    /// The middle of the edge where lines start.
    case leading = 3
    /// The lower corner where lines start.
    case bottomLeading = 4
    /// The middle of the lower edge.
    case bottom = 5
    /// The lower corner where lines end.
    case bottomTrailing = 6
    /// The middle of the edge where lines end.
    case trailing = 7
    /// The upper corner where lines end.
    case topTrailing = 8

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
