/// Where rows of different heights lie under each other.
///
/// Neighbours of one height are kept as one run, so a million rows of a known or estimated height cost one node; runs stand in a balanced
/// tree (an implicit treap) that sums counts and heights.
/// > Units: points from the top of the first row. > Complexity: memory O(runs); every look-up and change O(log runs), but for `init`.
package struct RowOffsets: Sendable {
    private struct Node: Sendable {
        var left: Int32 = -1
        var right: Int32 = -1
        var priority: UInt32
        var rows: Int
        var height: Double
        var isEstimated: Bool
        var totalRows: Int
        var totalHeight: Double
    }

    private var nodes: [Node] = []
    private var free: [Int32] = []
    private var root: Int32 = -1
    /// A fixed beginning: equal changes give equal trees.
    private var seed: UInt32 = 0x9E37_79B9

    package init() {}

    package init(count: Int, height: Double, isEstimated: Bool = false) {
        insert(count, height: height, isEstimated: isEstimated, at: 0)
    }

    /// > Complexity: O(n): equal neighbours become one run, and the runs are put together from left to right.
    package init(heights: [Double]) {
        // The way from the root to the last run; those left of it are done.
        var spine: [Int32] = []
        var start = 0
        while start < heights.count {
            var end = start + 1
            while end < heights.count, heights[end] == heights[start] { end += 1 }
            let node = make(end - start, Self.valid(heights[start]), false)
            var below: Int32 = -1
            while let last = spine.last, nodes[Int(last)].priority <= nodes[Int(node)].priority {
                sum(last)
                below = last
                spine.removeLast()
            }
            nodes[Int(node)].left = below
            if let last = spine.last { nodes[Int(last)].right = node }
            spine.append(node)
            start = end
        }
        root = spine.first ?? -1
        for node in spine.reversed() { sum(node) }
    }

    package var count: Int { rows(root) }
    package var totalHeight: Double { height(root) }
    /// How many stretches of equal height there are.
    package var runs: Int { nodes.count - free.count }

    // MARK: Looking up

    /// The top of a row; the bottom of the last for `count`.
    package func offset(of row: Int) -> Double {
        precondition(row >= 0 && row <= count, "row \(row) of \(count)")
        var (rest, sum, node) = (row, 0.0, root)
        while node >= 0 {
            let here = nodes[Int(node)]
            let before = rows(here.left)
            if rest < before {
                node = here.left
                continue
            }
            rest -= before
            sum += height(here.left)
            if rest <= here.rows { return sum + Double(rest) * here.height }
            rest -= here.rows
            sum += Double(here.rows) * here.height
            node = here.right
        }
        return sum
    }

    package func height(of row: Int) -> Double { run(of: row).height }
    /// Whether the height is a guess still.
    package func isEstimated(_ row: Int) -> Bool { run(of: row).isEstimated }

    /// The row at a place: the first that ends below it. Places before the first and beyond the last give these; nil without rows.
    package func row(at offset: Double) -> Int? {
        guard count > 0 else { return nil }
        var (rest, passed, node) = (offset, 0, root)
        while node >= 0 {
            let here = nodes[Int(node)]
            let above = height(here.left)
            if rest < above {
                node = here.left
                continue
            }
            rest -= above
            passed += rows(here.left)
            let own = Double(here.rows) * here.height
            if rest < own { return passed + min(here.rows - 1, max(0, Int(rest / here.height))) }
            rest -= own
            passed += here.rows
            node = here.right
        }
        return offset < 0 ? 0 : count - 1
    }

    private func run(of row: Int) -> Node {
        precondition(row >= 0 && row < count, "row \(row) of \(count)")
        var (rest, node) = (row, root)
        while true {
            let here = nodes[Int(node)]
            let before = rows(here.left)
            if rest < before {
                node = here.left
            } else if rest < before + here.rows {
                return here
            } else {
                rest -= before + here.rows
                node = here.right
            }
        }
    }

    // MARK: Changing

    package mutating func setHeight(_ height: Double, of row: Int) {
        let old = run(of: row)
        let wanted = Self.valid(height)
        guard old.height != wanted || old.isEstimated else { return }
        let (before, rest) = split(root, at: row)
        let (one, after) = split(rest, at: 1)
        discard(one)
        root = merge(merge(before, make(1, wanted, false)), after)
    }

    /// Every height is a guess again, though the best there is. > Complexity: O(runs).
    package mutating func doubtHeights() {
        for node in nodes.indices { nodes[node].isEstimated = true }
    }

    package mutating func insert(_ count: Int, height: Double, isEstimated: Bool = false, at row: Int) {
        precondition(row >= 0 && row <= self.count, "row \(row) of \(self.count)")
        guard count > 0 else { return }
        let (before, after) = split(root, at: row)
        root = merge(merge(before, make(count, Self.valid(height), isEstimated)), after)
    }

    package mutating func remove(_ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "rows \(range) of \(count)")
        guard !range.isEmpty else { return }
        let (before, rest) = split(root, at: range.lowerBound)
        let (middle, after) = split(rest, at: range.count)
        discard(middle)
        root = merge(before, after)
    }

    /// No row is less than nothing high, and nonsense is nothing.
    private static func valid(_ height: Double) -> Double { height.isFinite ? max(0, height) : 0 }

    // MARK: The tree

    private func rows(_ node: Int32) -> Int { node < 0 ? 0 : nodes[Int(node)].totalRows }
    private func height(_ node: Int32) -> Double { node < 0 ? 0 : nodes[Int(node)].totalHeight }

    private mutating func make(_ rows: Int, _ height: Double, _ isEstimated: Bool) -> Int32 {
        seed ^= seed << 13
        seed ^= seed >> 17
        seed ^= seed << 5
        let node = Node(
            priority: seed, rows: rows, height: height, isEstimated: isEstimated, totalRows: rows, totalHeight: Double(rows) * height)
        if let place = free.popLast() {
            nodes[Int(place)] = node
            return place
        }
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    private mutating func discard(_ node: Int32) {
        guard node >= 0 else { return }
        discard(nodes[Int(node)].left)
        discard(nodes[Int(node)].right)
        free.append(node)
    }

    private mutating func sum(_ node: Int32) {
        let here = nodes[Int(node)]
        nodes[Int(node)].totalRows = rows(here.left) + here.rows + rows(here.right)
        nodes[Int(node)].totalHeight = height(here.left) + Double(here.rows) * here.height + height(here.right)
    }

    /// The first `count` rows and the others; a run in the way is cut in two.
    private mutating func split(_ node: Int32, at count: Int) -> (Int32, Int32) {
        guard node >= 0 else { return (-1, -1) }
        let here = nodes[Int(node)]
        let before = rows(here.left)
        if count <= before {
            let (first, second) = split(here.left, at: count)
            nodes[Int(node)].left = second
            sum(node)
            return (first, node)
        }
        if count >= before + here.rows {
            let (first, second) = split(here.right, at: count - before - here.rows)
            nodes[Int(node)].right = first
            sum(node)
            return (node, second)
        }
        let head = count - before
        let tail = make(here.rows - head, here.height, here.isEstimated)
        nodes[Int(node)].rows = head
        nodes[Int(node)].right = -1
        sum(node)
        return (node, merge(tail, here.right))
    }

    private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
        guard first >= 0 else { return second }
        guard second >= 0 else { return first }
        if nodes[Int(first)].priority > nodes[Int(second)].priority {
            let joined = merge(nodes[Int(first)].right, second)
            nodes[Int(first)].right = joined
            sum(first)
            return first
        }
        let joined = merge(first, nodes[Int(second)].left)
        nodes[Int(second)].left = joined
        sum(second)
        return second
    }
}
