public import Foundation

/// Distances inward from the four edges of a rectangle. > Units: points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge; positive values move the edge down.
    public var top: CGFloat
    /// The distance from the left edge, in either layout direction; positive values move the edge right.
    public var left: CGFloat
    /// The distance from the bottom edge; positive values move the edge up.
    public var bottom: CGFloat
    /// The distance from the right edge, in either layout direction; positive values move the edge left.
    public var right: CGFloat

    /// Creates insets of zero on all edges.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    /// Creates insets from one distance per edge, in points; negative values extend the rectangle outward.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    /// Insets that leave a rectangle unchanged.
    public static let zero = UIEdgeInsets()
}

/// Distances inward from the edges of a rectangle, by layout direction. > Units: points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge; positive values move the edge down.
    public var top: CGFloat
    /// The distance from the edge where a line of text begins: left, or right in a right-to-left layout.
    public var leading: CGFloat
    /// The distance from the bottom edge; positive values move the edge up.
    public var bottom: CGFloat
    /// The distance from the edge where a line of text ends: right, or left in a right-to-left layout.
    public var trailing: CGFloat

    /// Creates insets of zero on all edges.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// Creates insets from one distance per edge, in points; leading and trailing follow the layout direction where they are used.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
    /// Insets that leave a rectangle unchanged.
    public static let zero = NSDirectionalEdgeInsets()

    /// Resolves leading and trailing for a layout direction.
    package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}

extension UIEdgeInsets {
    package func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: rightToLeft ? right : left, bottom: bottom, trailing: rightToLeft ? left : right)
    }

    package static func - (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: lhs.top - rhs.top, left: lhs.left - rhs.left, bottom: lhs.bottom - rhs.bottom, right: lhs.right - rhs.right)
    }

    package static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }
}

extension CGRect {
    /// The rectangle shrunk by `insets`; negative ones enlarge it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

/// A displacement. > Units: points.
public struct UIOffset: Hashable, Sendable {
    /// The displacement along the x axis; positive values move to the right.
    public var horizontal: CGFloat
    /// The displacement along the y axis; positive values move down.
    public var vertical: CGFloat
    /// Creates an offset of zero on both axes.
    public init() { self.init(horizontal: 0, vertical: 0) }
    /// Creates an offset from its two parts, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    /// An offset that moves nothing.
    public static let zero = UIOffset()
}

/// A set of a rectangle's edges.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits: 1 top, 2 left, 4 bottom, 8 right.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edge with the smallest y.
    public static let top = UIRectEdge(rawValue: 1)
    /// The edge with the smallest x, in either layout direction.
    public static let left = UIRectEdge(rawValue: 2)
    /// The edge with the largest y.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The edge with the largest x, in either layout direction.
    public static let right = UIRectEdge(rawValue: 8)
    /// The four edges together.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of a rectangle's edges, by layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits: 1 top, 2 leading, 4 bottom, 8 trailing.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edge with the smallest y.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge where a line of text begins: left, or right in a right-to-left layout.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The edge with the largest y.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge where a line of text ends: right, or left in a right-to-left layout.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// The four edges together.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// One or both axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits: 1 horizontal, 2 vertical.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The x axis alone.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The y axis alone.
    public static let vertical = UIAxis(rawValue: 2)
    /// The x and the y axis.
    public static let both: UIAxis = [.horizontal, .vertical]
}
