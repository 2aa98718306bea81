/// Lays one group out: its children side by side along its axis, as many as fit.
///
/// Steps: resolve the group's size; place children until the next does not fit; share what is left among flexible spaces; grow along
/// axes that are guesses.
/// > Contract: UIKit, NSCollectionLayoutGroup; CV-37. > Complexity: O(items of the group).
package struct CompositionalGroupSolver {
    /// What items turned out to be; nil while nobody knows.
    let measured: (Int) -> LayoutSize?
    /// Items there are.
    let end: Int
    private static let tolerance = 1e-3

    package init(end: Int, measured: @escaping (Int) -> LayoutSize?) { (self.end, self.measured) = (end, measured) }

    /// `length` is the share of a counted group that the node gets along its parent's axis.
    package func solve(
        _ node: CompositionalNode, in container: LayoutSize, first: Int, width: Double? = nil, height: Double? = nil
    ) -> CompositionalGroup {
        let frame = node.frame
        var size = frame.size.size(in: container)
        if let width { size.width = width }
        if let height { size.height = height }
        switch node {
        case .leaf: return leaf(frame, size, first, width != nil, height != nil)
        case .custom(_, let places): return custom(frame, size, first, places)
        case .group(_, let group):
            var estimate = frame.size
            if width != nil { estimate.width = CompositionalDimension(.absolute, size.width) }
            if height != nil { estimate.height = CompositionalDimension(.absolute, size.height) }
            return solve(group, frame, estimate, size, first)
        }
    }

    private func leaf(_ frame: CompositionalNode.Frame, _ size: LayoutSize, _ item: Int, _ hasWidth: Bool, _ hasHeight: Bool)
        -> CompositionalGroup
    {
        var result = CompositionalGroup()
        guard item < end else { return result }
        let (asksWidth, asksHeight) = (frame.size.width.isEstimated && !hasWidth, frame.size.height.isEstimated && !hasHeight)
        var size = size
        // Measured sizes are the item's own, without its insets.
        if asksWidth || asksHeight, let known = measured(item) {
            if asksWidth { size.width = known.width + frame.insets.left + frame.insets.right }
            if asksHeight { size.height = known.height + frame.insets.top + frame.insets.bottom }
        }
        result.size = size
        result.count = 1
        let inner = LayoutRect(
            x: frame.insets.left, y: frame.insets.top, width: max(0, size.width - frame.insets.left - frame.insets.right),
            height: max(0, size.height - frame.insets.top - frame.insets.bottom))
        result.leaves = [
            CompositionalLeaf(item: item, frame: inner, estimatesWidth: asksWidth, estimatesHeight: asksHeight, tag: frame.tag)
        ]
        return result
    }

    private func custom(
        _ frame: CompositionalNode.Frame, _ size: LayoutSize, _ first: Int, _ places: (LayoutSize) -> [(frame: LayoutRect, zIndex: Int)]
    ) -> CompositionalGroup {
        var result = CompositionalGroup()
        result.size = size
        let inner = LayoutSize(
            size.width - frame.insets.left - frame.insets.right, size.height - frame.insets.top - frame.insets.bottom)
        for place in places(inner).prefix(max(0, end - first)) {
            result.leaves.append(
                CompositionalLeaf(
                    item: first + result.count, frame: place.frame.offset(frame.insets.left, frame.insets.top), zIndex: place.zIndex))
            result.count += 1
        }
        return result
    }

    // MARK: Groups

    private func solve(
        _ group: CompositionalNode.Group, _ frame: CompositionalNode.Frame, _ dimensions: CompositionalSize, _ size: LayoutSize,
        _ first: Int
    ) -> CompositionalGroup {
        let isHorizontal = group.isHorizontal
        let inner = LayoutSize(
            max(0, size.width - frame.insets.left - frame.insets.right), max(0, size.height - frame.insets.top - frame.insets.bottom))
        let space = isHorizontal ? inner.width : inner.height
        let isOpen = (isHorizontal ? dimensions.width : dimensions.height).isEstimated
        var placed: [(node: CompositionalNode.Frame, result: CompositionalGroup)] = []
        var used = 0.0
        var guessed = 0.0
        var item = first
        var index = 0
        let share = group.count.map { max(0, (space - group.spacing.value * Double($0 - 1)) / Double(max(1, $0))) }
        while item < end, !group.children.isEmpty, index < max(group.count ?? .max, 1) {
            let child = group.children[group.count == nil ? index % group.children.count : 0]
            let edges =
                isHorizontal ? (child.frame.before.value + child.frame.after.value) : (child.frame.top.value + child.frame.bottom.value)
            let shared = group.sharesLength && !isOpen ? share : nil
            let result = solve(child, in: inner, first: item, width: isHorizontal ? shared : nil, height: isHorizontal ? nil : shared)
            guard result.count > 0 else { break }
            let length = (isHorizontal ? result.size.width : result.size.height) + edges
            let dimension = isHorizontal ? child.frame.size.width : child.frame.size.height
            let guess = isOpen ? dimension.length(in: inner) + edges : length
            let gap = placed.isEmpty ? 0 : group.spacing.value
            let isFirstRound = isOpen && index < group.children.count
            if group.count == nil, !placed.isEmpty, !isFirstRound, guessed + gap + guess > space + Self.tolerance { break }
            placed.append((child.frame, result))
            used += gap + length
            guessed += gap + guess
            item += result.count
            index += 1
            if group.count == nil, length <= 0, index >= max(1, end) { break }
        }
        return place(placed, group, frame, dimensions, size, used: used, space: space)
    }

    private func place(
        _ placed: [(node: CompositionalNode.Frame, result: CompositionalGroup)], _ group: CompositionalNode.Group,
        _ frame: CompositionalNode.Frame, _ dimensions: CompositionalSize, _ size: LayoutSize, used: Double, space: Double
    ) -> CompositionalGroup {
        let isHorizontal = group.isHorizontal
        var result = CompositionalGroup()
        result.size = size
        let (openWidth, openHeight) = (dimensions.width.isEstimated, dimensions.height.isEstimated)
        let isOpen = isHorizontal ? openWidth : openHeight
        let flexible = flexibleCount(placed, group)
        let extra = isOpen || flexible == 0 ? 0 : max(0, space - used) / Double(flexible)
        func length(_ spacing: CompositionalSpacing) -> Double { spacing.value + (spacing.isFlexible ? extra : 0) }
        var along = isHorizontal ? frame.insets.left : frame.insets.top
        let start = along
        var across = 0.0
        // Siblings of one height share the largest.
        let widest = placed.reduce(0) { max($0, isHorizontal ? $1.result.size.height : $1.result.size.width) }
        for (index, (node, child)) in placed.enumerated() {
            if index > 0 { along += length(group.spacing) }
            along += length(isHorizontal ? node.before : node.top)
            let cross = isHorizontal ? frame.insets.top + node.top.value : frame.insets.left + node.before.value
            let (dx, dy) = isHorizontal ? (along, cross) : (cross, along)
            let dimension = isHorizontal ? node.size.height : node.size.width
            let isOpenAcross = isHorizontal ? openHeight : openWidth
            let fills =
                dimension.kind == .uniform || isOpenAcross && dimension.kind == (isHorizontal ? .fractionalHeight : .fractionalWidth)
            let grow =
                fills && dimension.value >= 1 || dimension.kind == .uniform
                ? max(0, widest - (isHorizontal ? child.size.height : child.size.width)) : 0
            for var leaf in child.leaves {
                leaf.frame = leaf.frame.offset(dx, dy)
                if grow > 0, child.leaves.count == 1 {
                    if isHorizontal { leaf.frame.height += grow } else { leaf.frame.width += grow }
                }
                result.leaves.append(leaf)
            }
            for nested in child.groups { result.groups.append((nested.tag, nested.frame.offset(dx, dy), nested.item)) }
            if node.tag != 0, child.leaves.count != 1 || child.groups.isEmpty == false, let item = child.leaves.first?.item {
                result.groups.append((node.tag, LayoutRect(x: dx, y: dy, width: child.size.width, height: child.size.height), item))
            }
            along += (isHorizontal ? child.size.width : child.size.height) + length(isHorizontal ? node.after : node.bottom)
            across = max(
                across,
                isHorizontal
                    ? child.size.height + node.top.value + node.bottom.value : child.size.width + node.before.value + node.after.value)
            result.count += child.count
        }
        let (insetsAlong, insetsAcross) =
            isHorizontal
            ? (frame.insets.left + frame.insets.right, frame.insets.top + frame.insets.bottom)
            : (frame.insets.top + frame.insets.bottom, frame.insets.left + frame.insets.right)
        let total = LayoutSize(
            isHorizontal ? along - start + insetsAlong : across + insetsAcross,
            isHorizontal ? across + insetsAcross : along - start + insetsAlong)
        if openWidth, !placed.isEmpty { result.size.width = total.width }
        if openHeight, !placed.isEmpty { result.size.height = total.height }
        return result
    }

    private func flexibleCount(
        _ placed: [(node: CompositionalNode.Frame, result: CompositionalGroup)], _ group: CompositionalNode.Group
    ) -> Int {
        var count = group.spacing.isFlexible ? max(0, placed.count - 1) : 0
        for (node, _) in placed {
            let edges = group.isHorizontal ? [node.before, node.after] : [node.top, node.bottom]
            count += edges.count(where: \.isFlexible)
        }
        return count
    }
}
