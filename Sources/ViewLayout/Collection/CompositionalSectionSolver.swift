/// The groups of one section, one after the other.
///
/// Groups without estimates are laid out once and repeated by arithmetic; groups with estimated lengths are laid out on demand;
/// only if the number of items in a group depends on their sizes are all laid out in order, and, after a change, those near it.
/// > Contract: UIKit, NSCollectionLayoutSection; CV-37. > Units: points from the section's corner.
/// > Complexity: O(log groups + results) for queries; measurements O(groups that change + log groups); variable groups O(items) once.
package struct CompositionalSectionSolver {
    private enum Plan {
        /// All full groups are equal.
        case same(full: CompositionalGroup, pitch: Double)
        /// The same number of items in each group, with different lengths.
        case estimated(RowOffsets, perGroup: Int)
        /// All groups, and their offsets.
        case variable([(first: Int, group: CompositionalGroup)], RowOffsets)
    }

    private let node: CompositionalNode
    private let container: LayoutSize
    private let isHorizontal: Bool
    package let count: Int
    private let spacing: Double
    private let insets: EdgeInsets
    private var measured: [Int: LayoutSize]
    private var plan: Plan
    package private(set) var groupCount = 0
    /// Groups laid out individually so far. > For tests.
    package private(set) var groupsSolved = 0
    private var perGroup = 1

    /// `container` is the reference for fractions; groups follow each other from left to right if `isHorizontal`.
    package init(
        _ node: CompositionalNode, count: Int, in container: LayoutSize, spacing: Double, insets: EdgeInsets, isHorizontal: Bool,
        measured: [Int: LayoutSize] = [:]
    ) {
        (self.node, self.count, self.container, self.spacing) = (node, count, container, spacing)
        (self.insets, self.isHorizontal, self.measured) = (insets, isHorizontal, measured)
        plan = .variable([], RowOffsets())
        guard count > 0 else { return }
        defer { assert(checkInvariants()) }
        if node.hasVariableCount {
            solveAll()
            return
        }
        let full = solver(measuring: false).solve(node, in: container, first: 0)
        perGroup = max(1, full.count)
        groupCount = (count + perGroup - 1) / perGroup
        if node.hasEstimates {
            var offsets = RowOffsets(count: groupCount, height: length(full) + spacing, isEstimated: true)
            for group in Set(measured.keys.map { $0 / perGroup }).sorted() where group < groupCount {
                offsets.setHeight(length(solved(group, perGroup)) + spacing, of: group)
            }
            plan = .estimated(offsets, perGroup: perGroup)
        } else {
            plan = .same(full: full, pitch: length(full) + spacing)
        }
    }

    /// Whether groups follow each other without gaps, and the offsets are those of their lengths. > Complexity: O(groups · log groups) for
    /// groups of different numbers of items, O(1) for others.
    package func checkInvariants() -> Bool {
        switch plan {
        case .same: return perGroup > 0 && groupCount == (count + perGroup - 1) / perGroup
        case .estimated(let offsets, let perGroup): return perGroup == self.perGroup && offsets.count == groupCount
        case .variable(let groups, let starts):
            guard groups.count == groupCount, starts.count == groupCount else { return false }
            var next = 0
            for (index, group) in groups.enumerated() {
                guard group.first == next, group.group.count > 0 else { return false }
                guard starts.height(of: index) == RowOffsets.valid(length(group.group) + spacing) else { return false }
                next += group.group.count
            }
            return next <= count
        }
    }

    private func solver(measuring: Bool = true) -> CompositionalGroupSolver {
        let sizes = measured
        return CompositionalGroupSolver(end: count) { measuring ? sizes[$0] : nil }
    }
    private func length(_ group: CompositionalGroup) -> Double { isHorizontal ? group.size.width : group.size.height }
    private func solved(_ group: Int, _ perGroup: Int) -> CompositionalGroup {
        CompositionalGroupSolver(end: min(count, (group + 1) * perGroup)) { [measured] in measured[$0] }
            .solve(node, in: container, first: group * perGroup)
    }

    private mutating func solveAll() {
        var groups: [(first: Int, group: CompositionalGroup)] = []
        var first = 0
        let solver = solver()
        while first < count {
            let group = solver.solve(node, in: container, first: first)
            guard group.count > 0 else { break }
            groups.append((first, group))
            first += group.count
        }
        groupCount = groups.count
        groupsSolved += groups.count
        plan = .variable(groups, RowOffsets(heights: groups.map { length($0.group) + spacing }))
    }

    /// Lays out the groups from a changed item until one begins at the same item as before.
    private mutating func solveAgain(around item: Int) {
        guard case .variable(var groups, var starts) = plan, let index = groupIndex(of: item), index < groups.count else { return }
        // A group's items also depend on what follows.
        let start = max(0, index - Self.reachBack)
        let solver = solver()
        var (first, end) = (groups[start].first, start)
        var fresh: [(first: Int, group: CompositionalGroup)] = []
        while first < count {
            while end < groups.count, groups[end].first < first { end += 1 }
            if first > item, end < groups.count, groups[end].first == first { break }
            let group = solver.solve(node, in: container, first: first)
            guard group.count > 0 else {
                first = count
                break
            }
            fresh.append((first, group))
            first += group.count
        }
        if first >= count { end = groups.count }
        // Both are mutated in place, not copied.
        plan = .variable([], RowOffsets())
        starts.remove(start..<end)
        for (offset, group) in fresh.enumerated() { starts.insert(1, height: length(group.group) + spacing, at: start + offset) }
        groups.replaceSubrange(start..<end, with: fresh)
        groupCount = groups.count
        groupsSolved += fresh.count
        plan = .variable(groups, starts)
    }
    private static let reachBack = 2

    /// An item was measured. > Returns: by how much the section grew.
    package mutating func measure(_ item: Int, _ size: LayoutSize) -> Double {
        let before = total
        measured[item] = size
        switch plan {
        case .same: break
        case .variable: solveAgain(around: item)
        case .estimated(var offsets, let perGroup):
            let group = item / perGroup
            guard group < groupCount else { break }
            let height = length(solved(group, perGroup)) + spacing
            // The offsets are mutated in place, not copied.
            plan = .variable([], RowOffsets())
            offsets.setHeight(height, of: group)
            plan = .estimated(offsets, perGroup: perGroup)
        }
        return total - before
    }

    package func size(of item: Int) -> LayoutSize? { measured[item] }

    // MARK: Queries

    /// Length of the groups with their spacing.
    private var total: Double {
        guard groupCount > 0 else { return 0 }
        return switch plan {
        case .same(let full, let pitch): Double(groupCount - 1) * pitch + length(full)
        case .estimated(let offsets, _): offsets.totalHeight - spacing
        case .variable(_, let starts): starts.totalHeight - spacing
        }
    }
    /// Along the groups' axis, with the section's insets, also for an empty section.
    package var length: Double { (isHorizontal ? insets.left + insets.right : insets.top + insets.bottom) + total }
    /// Across: of the largest group, with the insets.
    package var thickness: Double {
        let widest: Double =
            switch plan {
            case .same(let full, _): isHorizontal ? full.size.height : full.size.width
            case .estimated(_, let perGroup):
                (0..<min(groupCount, Self.sample)).reduce(0) {
                    let size = solved($1, perGroup).size
                    return max($0, isHorizontal ? size.height : size.width)
                }
            case .variable(let groups, _): groups.reduce(0) { max($0, isHorizontal ? $1.group.size.height : $1.group.size.width) }
            }
        guard count > 0 else { return 0 }
        return widest + (isHorizontal ? insets.top + insets.bottom : insets.left + insets.right)
    }
    /// Number of groups examined for a section's thickness.
    private static let sample = 64

    /// Distance between groups, start of the first and length of one, for paging.
    package var pitch: (pitch: Double, first: Double, group: Double) {
        let start = isHorizontal ? insets.left : insets.top
        guard groupCount > 0 else { return (0, start, 0) }
        let one = length(group(0))
        return (one + spacing, start, one)
    }

    private func group(_ index: Int) -> CompositionalGroup {
        switch plan {
        case .same(let full, _): (index + 1) * perGroup <= count ? full : solved(index, perGroup)
        case .estimated(_, let perGroup): solved(index, perGroup)
        case .variable(let groups, _): groups[index].group
        }
    }
    private func start(_ index: Int) -> Double {
        switch plan {
        case .same(_, let pitch): Double(index) * pitch
        case .estimated(let offsets, _): offsets.offset(of: index)
        case .variable(_, let starts): starts.offset(of: index)
        }
    }
    private func firstItem(_ index: Int) -> Int {
        if case .variable(let groups, _) = plan { return groups[index].first }
        return index * perGroup
    }
    private func groupIndex(of item: Int) -> Int? {
        guard item >= 0, item < count else { return nil }
        guard case .variable(let groups, _) = plan else { return item / perGroup }
        let next = groups.indices.partitioningIndex { groups[$0].first > item }
        return next > 0 ? next - 1 : nil
    }

    /// The frame of one item.
    package func leaf(_ item: Int) -> CompositionalLeaf? {
        groupIndex(of: item).flatMap { index in leaves(ofGroup: index).first { $0.item == item } }
    }

    /// The groups that intersect a range along their axis.
    package func groups(in range: ClosedRange<Double>) -> Range<Int> {
        let inset = isHorizontal ? insets.left : insets.top
        let (low, high) = (range.lowerBound - inset, range.upperBound - inset)
        guard groupCount > 0, high >= 0 else { return 0..<0 }
        switch plan {
        case .same(let full, let pitch):
            guard pitch > 0 else { return 0..<groupCount }
            let first = min(max(0, Int(whole: ((low - length(full)) / pitch).rounded(.up))), groupCount)
            return first..<min(groupCount, max(first, Int(whole: (high / pitch).rounded(.down)) + 1))
        case .estimated(let offsets, _):
            guard low <= offsets.totalHeight else { return 0..<0 }
            let first = offsets.row(at: max(0, low)) ?? 0
            let last = offsets.row(at: max(0, high)) ?? groupCount - 1
            return min(first, groupCount - 1)..<min(max(first, last) + 1, groupCount)
        case .variable(let groups, let starts):
            func end(_ index: Int) -> Double { starts.offset(of: index) + length(groups[index].group) }
            var first = starts.row(at: max(0, low)) ?? 0
            while first > 0, end(first - 1) >= low { first -= 1 }
            while first < groupCount, end(first) < low { first += 1 }
            var last = first
            while last < groupCount, starts.offset(of: last) <= high { last += 1 }
            return first..<last
        }
    }

    /// The items of one group, relative to the section's corner.
    package func leaves(ofGroup index: Int) -> [CompositionalLeaf] {
        let place = start(index)
        let (dx, dy) = isHorizontal ? (insets.left + place, insets.top) : (insets.left, insets.top + place)
        let base = firstItem(index)
        let group = group(index)
        let shift = base - (group.leaves.first?.item ?? base)
        return group.leaves.map { leaf in
            var leaf = leaf
            leaf.frame = leaf.frame.offset(dx, dy)
            leaf.item += shift
            return leaf
        }
    }

    /// The nested groups: tag, frame and first item.
    package func nested(ofGroup index: Int) -> [(tag: Int, frame: LayoutRect, item: Int)] {
        let place = start(index)
        let (dx, dy) = isHorizontal ? (insets.left + place, insets.top) : (insets.left, insets.top + place)
        let base = firstItem(index)
        let group = group(index)
        let shift = base - (group.leaves.first?.item ?? base)
        var all = group.groups
        if node.frame.tag != 0, let first = group.leaves.first?.item {
            all.append((node.frame.tag, LayoutRect(width: group.size.width, height: group.size.height), first))
        }
        return all.map { ($0.tag, $0.frame.offset(dx, dy), $0.item + shift) }
    }
}
