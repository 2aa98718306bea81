/// A length as a fraction of the container, in points, or as an estimate.
///
/// > Contract: UIKit, NSCollectionLayoutDimension; CV-37.
package struct CompositionalDimension: Hashable, Sendable {
    package enum Kind: Sendable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
    package var kind: Kind
    package var value: Double
    package init(_ kind: Kind, _ value: Double) { (self.kind, self.value) = (kind, value.isFinite ? max(0, value) : 0) }

    package var isEstimated: Bool { kind == .estimated || kind == .uniform }
    func length(in container: LayoutSize) -> Double {
        switch kind {
        case .fractionalWidth: value * container.width
        case .fractionalHeight: value * container.height
        case .absolute, .estimated, .uniform: value
        }
    }
}

package struct CompositionalSize: Hashable, Sendable {
    package var width: CompositionalDimension
    package var height: CompositionalDimension
    package init(_ width: CompositionalDimension, _ height: CompositionalDimension) { (self.width, self.height) = (width, height) }
    package func size(in container: LayoutSize) -> LayoutSize { LayoutSize(width.length(in: container), height.length(in: container)) }
}

/// Fixed space, or flexible space with a minimum.
package struct CompositionalSpacing: Hashable, Sendable {
    package var value: Double
    package var isFlexible: Bool
    package init(_ value: Double = 0, isFlexible: Bool = false) { (self.value, self.isFlexible) = (value.isFinite ? value : 0, isFlexible) }
}

/// An item or a group of a compositional layout.
package indirect enum CompositionalNode {
    package struct Frame: Hashable, Sendable {
        package var size: CompositionalSize
        package var insets = EdgeInsets()
        package var before = CompositionalSpacing()
        package var after = CompositionalSpacing()
        package var top = CompositionalSpacing()
        package var bottom = CompositionalSpacing()
        /// Identifies the app's object: its supplementary items are found by it.
        package var tag = 0
        package init(_ size: CompositionalSize) { self.size = size }
    }
    package struct Group {
        package var isHorizontal = true
        package var children: [CompositionalNode] = []
        package var spacing = CompositionalSpacing()
        /// The first child repeated this often; nil fills the group.
        package var count: Int?
        /// The children of a counted group share its length.
        package var sharesLength = false
        package init() {}
    }

    case leaf(Frame)
    case group(Frame, Group)
    /// The app's frames, in the group, with their z-indexes.
    case custom(Frame, (LayoutSize) -> [(frame: LayoutRect, zIndex: Int)])

    package var frame: Frame {
        switch self {
        case .leaf(let frame), .group(let frame, _), .custom(let frame, _): frame
        }
    }

    /// Whether any length inside is an estimate.
    package var hasEstimates: Bool {
        let own = frame.size.width.isEstimated || frame.size.height.isEstimated
        guard case .group(_, let group) = self else { return own }
        return own || group.children.contains(where: \.hasEstimates)
    }

    /// Whether the number of items in a group depends on their measured sizes.
    package var hasVariableCount: Bool {
        guard case .group(let frame, let group) = self else { return false }
        if group.children.contains(where: \.hasVariableCount) { return true }
        guard group.count == nil else { return false }
        let axis = group.isHorizontal ? frame.size.width : frame.size.height
        return !axis.isEstimated
            && group.children.contains { (group.isHorizontal ? $0.frame.size.width : $0.frame.size.height).isEstimated }
    }
}

/// One item as positioned by a group.
package struct CompositionalLeaf: Hashable, Sendable {
    package var item: Int
    package var frame: LayoutRect
    package var estimatesWidth = false
    package var estimatesHeight = false
    package var zIndex = 0
    package var tag = 0
}

/// A group after layout. > Units: points from its own corner.
package struct CompositionalGroup: Sendable {
    package var size = LayoutSize()
    package var leaves: [CompositionalLeaf] = []
    /// Nested groups, for their supplementary items: tag, frame and first item.
    package var groups: [(tag: Int, frame: LayoutRect, item: Int)] = []
    package var count = 0
}
