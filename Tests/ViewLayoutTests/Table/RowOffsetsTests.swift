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
        #expect(rows.offset(of: 11) == 500 && rows.totalHeight == 44_000_016)
    }

    @Test("estimates become heights, row by row")
    func estimates() {
        var rows = RowOffsets(count: 100, height: 50, isEstimated: true)
        #expect(rows.isEstimated(7))
        rows.setHeight(50, of: 7)
        #expect(!rows.isEstimated(7) && rows.isEstimated(8) && rows.totalHeight == 5000)
    }

    @Test("places outside give the first and the last row, and no rows give none")
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

    @Test("negative and endless heights are none", arguments: [-3.0, .nan, .infinity])
    func nonsense(_ height: Double) {
        var rows = RowOffsets(count: 3, height: 10)
        rows.setHeight(height, of: 1)
        #expect(rows.totalHeight == 20)
    }

    @Test("agrees with a plain array through any changes", arguments: 1...20)
    func model(_ seed: UInt64) {
        var dice = Dice(seed)
        var plain: [Double] = []
        var rows = RowOffsets()
        for _ in 0..<200 {
            switch dice.below(4) {
            case 0, 1:
                let (place, count, height) = (dice.below(plain.count + 1), dice.below(5), Double(dice.below(4)) * 11)
                plain.insert(contentsOf: Array(repeating: height, count: count), at: place)
                rows.insert(count, height: height, at: place)
            case 2 where !plain.isEmpty:
                let (place, height) = (dice.below(plain.count), Double(dice.below(9)))
                plain[place] = height
                rows.setHeight(height, of: place)
            default:
                let start = dice.below(plain.count + 1)
                let end = min(plain.count, start + dice.below(4))
                plain.removeSubrange(start..<end)
                rows.remove(start..<end)
            }
            #expect(rows.count == plain.count)
        }
        var top = 0.0
        for (row, height) in plain.enumerated() {
            #expect(rows.offset(of: row) == top && rows.height(of: row) == height)
            if height > 0 {
                #expect(rows.row(at: top) == row)
                #expect(rows.row(at: top + height - 0.5) == row)
            }
            top += height
        }
        #expect(rows.totalHeight == top)
    }

    @Test("changes of one row among many different ones touch few")
    func depth() {
        var dice = Dice(3)
        var rows = RowOffsets(heights: (0..<20_000).map { _ in 20 + Double(dice.below(40)) })
        for _ in 0..<2000 {
            rows.insert(1, height: 30, at: dice.below(rows.count))
            rows.remove(0..<1)
        }
        #expect(rows.count == 20_000)
        #expect(rows.offset(of: rows.count) == rows.totalHeight)
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

    @Test("keeps a footer at the bottom while its section has begun")
    func footer() {
        func place(_ bottom: Double) -> Double { PinnedHeaders.footer(resting: 480, height: 20, sectionStart: 100, bottom: bottom) }
        #expect(place(600) == 480)
        #expect(place(300) == 280)
        #expect(place(90) == 100)
    }
}
