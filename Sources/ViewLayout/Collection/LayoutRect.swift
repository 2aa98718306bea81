/// A frame in the layout. > Units: points.
package struct LayoutRect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
    package var maxX: Double { x + width }
    package var maxY: Double { y + height }

    /// Whether the two share more than an edge; an empty one meets what contains its position.
    package func meets(_ other: LayoutRect) -> Bool {
        x <= other.maxX && maxX >= other.x && y <= other.maxY && maxY >= other.y
    }
    package func offset(_ dx: Double, _ dy: Double) -> LayoutRect { LayoutRect(x: x + dx, y: y + dy, width: width, height: height) }
}

/// A size. > Units: points.
package struct LayoutSize: Hashable, Sendable {
    package var width: Double
    package var height: Double
    package init(_ width: Double = 0, _ height: Double = 0) { (self.width, self.height) = (width, height) }
}
