/// Builds offsets from heights, from the first row to the last.
///
/// > Complexity: O(1) per run, amortised.
package struct RowOffsetsBuilder {
    /// Leaves space for later insertions.
    private static let fill = RowBlock.capacity * 7 / 8

    private var leaves: [RowTree] = []
    private var block = RowBlock()
    private var pending: RowRun?

    package init() {}

    package mutating func append(_ count: Int, height: Double, isEstimated: Bool = false) {
        guard count > 0 else { return }
        let run = RowRun(rows: count, height: RowOffsets.valid(height), isEstimated: isEstimated)
        if let last = pending, last.isLike(run) {
            pending?.rows += count
            return
        }
        flush()
        pending = run
    }

    package mutating func finish() -> RowOffsets {
        flush()
        pending = nil
        closeBlock()
        var nodes = leaves
        leaves = []
        while nodes.count > 1 { nodes = RowTree.branches(of: nodes) }
        let offsets = nodes.first.map(RowOffsets.init(root:)) ?? RowOffsets()
        assert(offsets.checkInvariants())
        return offsets
    }

    private mutating func flush() {
        guard var run = pending else { return }
        if run.isEstimated || run.rows >= RowBlock.shortestRun { return add(run) }
        let count = run.rows
        run.rows = 1
        for _ in 0..<count { add(run) }
    }

    private mutating func add(_ run: RowRun) {
        if block.runs == Self.fill { closeBlock() }
        if block.runs == 0 { block = RowBlock(CollectionOfOne(run), reserving: Self.fill) } else { block.append(run) }
    }

    private mutating func closeBlock() {
        guard block.runs > 0 else { return }
        leaves.append(RowTree(.leaf(block)))
        block = RowBlock()
    }
}
