/// Distances inward from the edges of a rectangle. > Units: points.
package struct EdgeInsets: Hashable, Sendable {
    package var top, left, bottom, right: Double
    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    package static let zero = EdgeInsets()
    package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }
}

/// The distances of a child's edges from its parent's; negative where the child extends outside. > Units: points.
package typealias EdgeDistances = EdgeInsets

/// The safe area and margins that a view inherits from its parent.
package enum InheritedInsets {
    /// > Contract: UIKit, VW-33: per edge, the overlap of the parent's inset with the child, at most the inset itself.
    package static func safeArea(parent: EdgeInsets, distances: EdgeDistances) -> EdgeInsets {
        func part(_ inset: Double, _ distance: Double) -> Double { min(max(inset - distance, 0), inset) }
        return EdgeInsets(
            top: part(parent.top, distances.top), left: part(parent.left, distances.left), bottom: part(parent.bottom, distances.bottom),
            right: part(parent.right, distances.right))
    }

    /// > Contract: UIKit, VW-32: each margin is raised to the rest of the parent's margin over this view.
    package static func preserving(_ margins: EdgeInsets, parent: EdgeInsets, distances: EdgeDistances) -> EdgeInsets {
        EdgeInsets(
            top: max(margins.top, parent.top - distances.top), left: max(margins.left, parent.left - distances.left),
            bottom: max(margins.bottom, parent.bottom - distances.bottom), right: max(margins.right, parent.right - distances.right))
    }
}
