/// Neighbouring rows of one height.
struct RowRun: Hashable, Sendable {
    var rows: Int
    var height: Double
    var isEstimated: Bool

    func isLike(_ other: RowRun) -> Bool { height == other.height && isEstimated == other.isEstimated }
}

/// Some runs next to each other: what stands at the ends of a `RowTree`.
struct RowBlock: Sendable {
    /// Of runs. A block that is full is cut in two; one with less than a quarter joins its neighbour.
    static let capacity = 128
    /// Fewer equal neighbours than this are kept apart: a count of their own would cost their block more than it saves.
    static let shortestRun = 4

    /// By run.
    private(set) var heights: [Double] = []
    /// By run, negative for estimates; empty while every run is one row of known height, so that such rows cost their height alone.
    private var counts: [Int] = []

    var runs: Int { heights.count }

    init() {}

    init(_ runs: some Sequence<RowRun>, reserving count: Int) {
        heights.reserveCapacity(count)
        for run in runs { append(run) }
    }

    mutating func append(_ run: RowRun) {
        if counts.isEmpty, run.rows != 1 || run.isEstimated {
            counts.reserveCapacity(heights.capacity)
            counts.append(contentsOf: repeatElement(1, count: heights.count))
            heights.append(run.height)
            counts.append(run.isEstimated ? -run.rows : run.rows)
            return
        }
        heights.append(run.height)
        if !counts.isEmpty { counts.append(run.isEstimated ? -run.rows : run.rows) }
    }

    subscript(_ index: Int) -> RowRun {
        guard !counts.isEmpty else { return RowRun(rows: 1, height: heights[index], isEstimated: false) }
        return RowRun(rows: abs(counts[index]), height: heights[index], isEstimated: counts[index] < 0)
    }

    func rows(_ index: Int) -> Int { counts.isEmpty ? 1 : abs(counts[index]) }

    /// Of all runs, summed from the first to the last.
    var totals: (rows: Int, height: Double) {
        guard !counts.isEmpty else { return (heights.count, heights.reduce(0, +)) }
        var (rows, height) = (0, 0.0)
        for index in heights.indices {
            let own = abs(counts[index])
            rows += own
            height += Double(own) * heights[index]
        }
        return (rows, height)
    }

    /// The run that has a row of the block, and how many rows lie before the run, and how high these are.
    func find(_ row: Int) -> (index: Int, before: Int, top: Double) {
        if counts.isEmpty {
            var top = 0.0
            for index in 0..<row { top += heights[index] }
            return (row, row, top)
        }
        var (before, top) = (0, 0.0)
        for index in heights.indices {
            let own = abs(counts[index])
            if row < before + own { return (index, before, top) }
            before += own
            top += Double(own) * heights[index]
        }
        return (heights.count - 1, before - rows(heights.count - 1), top)
    }

    /// The row at a place below `start`, where the block begins; nil where every row ends above it.
    func row(at offset: Double, from start: Double) -> Int? {
        var (before, top, last): (Int, Double, Int?) = (0, 0, nil)
        for index in heights.indices {
            let (own, height) = (rows(index), heights[index])
            if height > 0 {
                if offset < start + (top + Double(own) * height) {
                    var inside = Int(min(max(0, (offset - start - top) / height), Double(own - 1)))
                    // A quotient may be off by its last bit; places are what `offset(of:)` says.
                    if inside > 0, offset < start + (top + Double(inside) * height) { inside -= 1 }
                    if inside < own - 1, offset >= start + (top + Double(inside + 1) * height) { inside += 1 }
                    return before + inside
                }
                last = before + own - 1
            }
            before += own
            top += Double(own) * height
        }
        // Sums of blocks and of rows differ in their last bits.
        return last
    }

    /// Rows of the block replaced by one run, or by none. Runs of one height next to the place are joined, unless they would be the first
    /// of the block with more than one row and still be short.
    func replacing(_ range: Range<Int>, by run: RowRun?) -> [RowRun] {
        var made: [RowRun] = []
        made.reserveCapacity(runs + 2)
        let joins = !counts.isEmpty || run.map { $0.isEstimated || $0.rows > 1 } == true
        func add(_ run: RowRun) {
            guard run.rows > 0 else { return }
            if let last = made.last, last.isLike(run), joins || last.rows + run.rows >= Self.shortestRun {
                made[made.count - 1].rows += run.rows
            } else {
                made.append(run)
            }
        }
        func keep(_ run: RowRun, _ rows: Int) {
            var part = run
            part.rows = rows
            add(part)
        }
        var (before, isPlaced) = (0, run == nil)
        for index in heights.indices {
            let here = self[index]
            let end = before + here.rows
            if end <= range.lowerBound {
                // Away from the place neighbours stay apart, as they were.
                if end < range.lowerBound { made.append(here) } else { keep(here, here.rows) }
            } else {
                keep(here, max(0, range.lowerBound - before))
                if !isPlaced, let run {
                    add(run)
                    isPlaced = true
                }
                if before > range.upperBound { made.append(here) } else { keep(here, min(here.rows, max(0, end - range.upperBound))) }
            }
            before = end
        }
        if !isPlaced, let run { add(run) }
        return made
    }

    func invalidated() -> RowBlock {
        var copy = self
        copy.counts = heights.indices.map { -rows($0) }
        return copy
    }

    /// Names the block's storage. > Precondition: it has runs.
    var identity: Int { heights.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
}
