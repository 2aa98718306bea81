import BatchModel
import Testing
import ViewLayout

@Suite("RowOffsets") struct RowOffsetsTests {
    @Test("a million rows of one height are one run")
    func uniform() {
        var rows = RowOffsets(count: 1_000_000, height: 44)
        #expect(rows.runs == 1)
        #expect(rows.totalHeight == 44_000_000)
        #expect(rows.offset(of: 500_000) == 22_000_000)
        #expect(rows.row(at: 22_000_001) == 500_000)
        rows.setHeight(60, of: 10)
        #expect(rows.runs == 3)
        #expect(rows.offset(of: 11) == 500)
        #expect(rows.totalHeight == 44_000_016)
    }

    @Test("measured heights replace estimates, row by row")
    func estimates() {
        var rows = RowOffsets(count: 100, height: 50, isEstimated: true)
        #expect(rows.isEstimated(7))
        rows.setHeight(50, of: 7)
        #expect(!rows.isEstimated(7))
        #expect(rows.isEstimated(8))
        #expect(rows.totalHeight == 5000)
    }

    @Test("positions outside give the first and the last row, and no rows give nil")
    func outside() {
        let rows = RowOffsets(heights: [10, 20, 0, 30])
        #expect(rows.row(at: -5) == 0)
        #expect(rows.row(at: 1000) == 3)
        #expect(rows.row(at: 10) == 1)
        #expect(rows.row(at: 30) == 3, "a row of no height is nowhere")
        #expect(rows.offset(of: 4) == 60)
        #expect(RowOffsets().row(at: 0) == nil)
        #expect(RowOffsets().totalHeight == 0)
    }

    @Test("more rows than memory could hold are one run, and few runs after a change")
    func countless() {
        var rows = RowOffsets(count: Int(Int32.max) * 4, height: 10)
        rows.setHeight(20, of: Int(Int32.max) * 2)
        #expect(rows.runs == 3)
        #expect(rows.offset(of: Int(Int32.max) * 2 + 1) == Double(Int32.max) * 20 + 20)
    }

    @Test("negative and infinite heights count as 0", arguments: [-3.0, .nan, .infinity])
    func nonsense(_ height: Double) {
        var rows = RowOffsets(count: 3, height: 10)
        rows.setHeight(height, of: 1)
        #expect(rows.totalHeight == 20)
        #expect(RowOffsets(heights: [height, 5]).totalHeight == 5)
    }

    @Test("equals a plain array after any changes", arguments: 1...20)
    func model(_ seed: UInt64) {
        var dice = SeededRandom(seed)
        // Few rows of few heights, or thousands of many.
        let isLarge = seed % 4 == 0
        var plain = PlainRows((0..<(isLarge ? 2000 : 0)).map { _ in Double(dice.below(40)) * 1.25 })
        var rows = RowOffsets(heights: plain.heights)
        for round in 0..<200 {
            PlainRows.change(&plain, &rows, &dice, heights: isLarge ? 40 : 4, span: isLarge ? 200 : 5)
            #expect(rows.count == plain.heights.count)
            if round % 100 == 99 { #expect(plain.difference(from: rows) == nil) }
        }
        #expect(plain.difference(from: rows) == nil)
        #expect(rows.checkInvariants())
    }

    @Test("a copy is independent")
    func values() {
        var dice = SeededRandom(5)
        var plain = PlainRows((0..<2000).map { _ in Double(dice.below(50)) })
        var rows = RowOffsets(heights: plain.heights)
        let (before, copy) = (plain, rows)
        for _ in 0..<200 { PlainRows.change(&plain, &rows, &dice, heights: 50, span: 100) }
        rows.invalidateHeights()
        #expect(before.difference(from: copy) == nil)
    }

    @Test("invalidated heights are estimates until they are measured again")
    func doubt() {
        var dice = SeededRandom(6)
        var rows = RowOffsets(heights: (0..<20_000).map { _ in 20 + Double(dice.below(40)) })
        let (before, height) = (rows, rows.totalHeight)
        rows.invalidateHeights()
        #expect(rows.nodes(besides: before) == 0)
        #expect(rows.totalHeight == height)
        #expect(rows.isEstimated(0))
        #expect(rows.isEstimated(19_999))
        rows.setHeight(99, of: 10_000)
        rows.remove(5..<400)
        rows.insert(3, height: 7, at: 0)
        #expect(!rows.isEstimated(9608))
        #expect(rows.height(of: 9608) == 99)
        #expect(!rows.isEstimated(2))
        #expect(rows.isEstimated(3))
        #expect(rows.isEstimated(9607))
        #expect(rows.isEstimated(9609))
        #expect(rows.checkInvariants())
    }

    @Test("among a million different heights a look-up visits four nodes, and a change copies few")
    func million() {
        var dice = SeededRandom(3)
        var rows = RowOffsets(heights: (0..<1_000_000).map { _ in 20 + Double(dice.below(40)) + Double(dice.below(1000)) / 1000 })
        #expect(rows.depth == 4)
        for _ in 0..<50 {
            let before = rows
            rows.insert(1, height: 30, at: dice.below(rows.count))
            #expect(rows.nodes(besides: before) <= 6)
        }
        let before = rows
        rows.remove(100_000..<900_000)
        #expect(rows.nodes(besides: before) <= 12)
        #expect(rows.count == 200_050)
        #expect(rows.checkInvariants())
    }

    @Test("random changes keep the tree shallow", .timeLimit(.minutes(10)))
    func depth() {
        var dice = SeededRandom(3)
        var rows = RowOffsets(heights: (0..<20_000).map { _ in 20 + Double(dice.below(40)) })
        for _ in 0..<5000 {
            rows.insert(1, height: 30, at: dice.below(rows.count))
            let start = dice.below(rows.count - 1)
            rows.remove(start..<start + 1)
        }
        #expect(rows.count == 20_000)
        #expect(rows.offset(of: rows.count) == rows.totalHeight)
        #expect(rows.depth <= 4)
        #expect(rows.checkInvariants())
        rows.remove(10..<19_990)
        #expect(rows.count == 20)
        #expect(rows.depth == 1)
    }
}

/// The same rows as a plain list.
private struct PlainRows {
    var heights: [Double]
    init(_ heights: [Double]) { self.heights = heights }

    static func change(_ plain: inout PlainRows, _ rows: inout RowOffsets, _ dice: inout SeededRandom, heights: Int, span: Int) {
        let count = plain.heights.count
        switch dice.below(4) {
        case 0, 1:
            let (place, number, height) = (dice.below(count + 1), dice.below(span), Double(dice.below(heights)) * 1.25)
            plain.heights.insert(contentsOf: repeatElement(height, count: number), at: place)
            rows.insert(number, height: height, at: place)
        case 2 where count > 0:
            let (place, height) = (dice.below(count), Double(dice.below(heights)) * 1.25)
            plain.heights[place] = height
            rows.setHeight(height, of: place)
        default:
            let start = dice.below(count + 1)
            let end = min(count, start + dice.below(span))
            plain.heights.removeSubrange(start..<end)
            rows.remove(start..<end)
        }
    }

    /// What is otherwise; sums of quarters are exact.
    func difference(from rows: RowOffsets) -> String? {
        var top = 0.0
        for (row, height) in heights.enumerated() {
            if rows.offset(of: row) != top { return "row \(row) at \(rows.offset(of: row)) instead of \(top)" }
            if rows.height(of: row) != height { return "row \(row) is \(rows.height(of: row)) high instead of \(height)" }
            if height > 0, rows.row(at: top) != row || rows.row(at: top + height - 0.5) != row { return "row \(row) is not found" }
            top += height
        }
        return rows.totalHeight == top ? nil : "\(rows.totalHeight) instead of \(top) in all"
    }
}

@Suite("PinnedHeaders") struct PinnedHeadersTests {
    @Test("pins a header until its section ends")
    func header() {
        func place(_ top: Double) -> Double { PinnedHeaders.header(resting: 100, height: 28, sectionEnd: 500, top: top) }
        #expect(place(0) == 100)
        #expect(place(300) == 300)
        #expect(place(490) == 472)
    }

    @Test("pins a footer to the bottom once its section has begun")
    func footer() {
        func place(_ bottom: Double) -> Double { PinnedHeaders.footer(resting: 480, height: 20, sectionStart: 100, bottom: bottom) }
        #expect(place(600) == 480)
        #expect(place(300) == 280)
        #expect(place(90) == 100)
    }
}
