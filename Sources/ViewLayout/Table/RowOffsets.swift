/// Offsets of rows of different heights.
///
/// Long sequences of one height are stored as one run, so a million rows of a known or estimated height cost one; other rows
/// cost eight bytes each. Runs are in blocks, the leaves of a balanced tree that sums counts and heights. Copies share
/// nodes: a change copies the nodes on its path only.
/// > Units: points from the top of the first row. > Complexity: memory O(runs); every lookup and change O(log runs), except `init`.
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
    /// Number of runs.
    package var runs: Int { root.runs }
    /// Number of nodes on a lookup's path.
    package var depth: Int { root.depth }

    // MARK: Lookup

    /// The top of a row; the bottom of the last for `count`.
    package func offset(of row: Int) -> Double {
        precondition(row >= 0 && row <= count, "row \(row) of \(count)")
        return row == count ? totalHeight : root.offset(of: row)
    }

    package func height(of row: Int) -> Double { run(of: row).height }
    /// Whether the height is still an estimate.
    package func isEstimated(_ row: Int) -> Bool { run(of: row).isEstimated }

    /// The row at an offset: the first that ends below it. Offsets outside give the first or last row; nil without rows.
    package func row(at offset: Double) -> Int? {
        guard count > 0 else { return nil }
        guard offset < totalHeight else { return offset < 0 ? 0 : count - 1 }
        return root.row(at: offset) ?? count - 1
    }

    private func run(of row: Int) -> RowRun {
        precondition(row >= 0 && row < count, "row \(row) of \(count)")
        return root.run(of: row)
    }

    // MARK: Changes

    package mutating func setHeight(_ height: Double, of row: Int) {
        let old = run(of: row)
        let wanted = Self.valid(height)
        guard old.height != wanted || old.isEstimated else { return }
        root.replace(row..<row + 1, by: RowRun(rows: 1, height: wanted, isEstimated: false))
    }

    /// Turns every height into an estimate. > Complexity: O(1).
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

    /// Negative and non-finite heights become 0.
    static func valid(_ height: Double) -> Double { height.isFinite ? max(0, height) : 0 }

    // MARK: Invariants

    /// Whether sums, depths and sizes of all nodes are correct. > Complexity: O(runs).
    package func checkInvariants() -> Bool { root.checkInvariants(isRoot: true) }

    // MARK: For tests

    /// Number of nodes not shared with another value. > Complexity: O(nodes).
    package func nodes(besides other: RowOffsets) -> Int {
        var known: Set<Int> = []
        other.root.visit { known.insert($0) }
        var count = 0
        root.visit { if !known.contains($0) { count += 1 } }
        return count
    }
}
