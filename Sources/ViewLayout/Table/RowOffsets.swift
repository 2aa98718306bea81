/// Where rows of different heights lie under each other.
///
/// Long stretches of one height are kept as one run, so a million rows of a known or estimated height cost one; rows that differ from their
/// neighbours cost eight bytes each. Runs stand in blocks at the ends of a balanced tree that sums counts and heights. Copies share what they
/// have in common: a change makes the blocks on its way anew and leaves all others alone.
/// > Units: points from the top of the first row. > Complexity: memory O(runs); every look-up and change O(log runs), but for `init`.
package struct RowOffsets: Sendable {
    var root: RowTree

    package init() { root = RowTree(.leaf(RowBlock())) }

    package init(count: Int, height: Double, isEstimated: Bool = false) {
        self.init()
        insert(count, height: height, isEstimated: isEstimated, at: 0)
    }

    /// > Complexity: O(n).
    package init(heights: [Double]) {
        var builder = RowOffsetsBuilder()
        for height in heights { builder.append(1, height: height) }
        self = builder.finish()
    }

    init(root: RowTree) { self.root = root }

    package var count: Int { root.rows }
    package var totalHeight: Double { root.height }
    /// How many stretches of equal height are told apart.
    package var runs: Int { root.runs }
    /// How many nodes a look-up meets.
    package var depth: Int { root.depth }

    // MARK: Looking up

    /// The top of a row; the bottom of the last for `count`.
    package func offset(of row: Int) -> Double {
        precondition(row >= 0 && row <= count, "row \(row) of \(count)")
        return row == count ? totalHeight : root.offset(of: row)
    }

    package func height(of row: Int) -> Double { run(of: row).height }
    /// Whether the height is a guess still.
    package func isEstimated(_ row: Int) -> Bool { run(of: row).isEstimated }

    /// The row at a place: the first that ends below it. Places before the first and beyond the last give these; nil without rows.
    package func row(at offset: Double) -> Int? {
        guard count > 0 else { return nil }
        guard offset < totalHeight else { return offset < 0 ? 0 : count - 1 }
        return root.row(at: offset) ?? count - 1
    }

    private func run(of row: Int) -> RowRun {
        precondition(row >= 0 && row < count, "row \(row) of \(count)")
        return root.run(of: row)
    }

    // MARK: Changing

    package mutating func setHeight(_ height: Double, of row: Int) {
        let old = run(of: row)
        let wanted = Self.valid(height)
        guard old.height != wanted || old.isEstimated else { return }
        root.replace(row..<row + 1, by: RowRun(rows: 1, height: wanted, isEstimated: false))
    }

    /// Every height is a guess again, though the best there is. > Complexity: O(1).
    package mutating func invalidateHeights() { root.isInvalidated = true }

    package mutating func insert(_ count: Int, height: Double, isEstimated: Bool = false, at row: Int) {
        precondition(row >= 0 && row <= self.count, "row \(row) of \(self.count)")
        guard count > 0 else { return }
        root.replace(row..<row, by: RowRun(rows: count, height: Self.valid(height), isEstimated: isEstimated))
    }

    package mutating func remove(_ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "rows \(range) of \(count)")
        if !range.isEmpty { root.replace(range, by: nil) }
    }

    /// No row is less than nothing high, and nonsense is nothing.
    static func valid(_ height: Double) -> Double { height.isFinite ? max(0, height) : 0 }

    // MARK: For tests

    /// Whether sums, depths and sizes of all nodes are right. > Complexity: O(runs).
    package var isConsistent: Bool { root.isConsistent(isRoot: true) }
    /// How many nodes are not shared with another value. > Complexity: O(nodes).
    package func nodes(besides other: RowOffsets) -> Int {
        var known: Set<Int> = []
        other.root.visit { known.insert($0) }
        var count = 0
        root.visit { if !known.contains($0) { count += 1 } }
        return count
    }
}
