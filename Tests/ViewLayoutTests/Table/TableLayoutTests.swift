import BatchModel
import Testing
import ViewLayout

@Suite("TableLayout") struct TableLayoutTests {
    private func layout(_ heights: [[Double]], header: Double = 10, footer: Double = 5) -> TableLayout {
        TableLayout(
            sections: heights.map { TableLayout.Section(header: header, footer: footer, rows: RowOffsets(heights: $0)) }, top: 20, bottom: 7
        )
    }

    @Test("parts are stacked")
    func places() {
        let layout = layout([[30, 40], [], [50]])
        #expect(layout.contentHeight == 20 + 3 * 15 + 120 + 7)
        #expect(layout.sectionTop(0) == 20)
        #expect(layout.rowsTop(0) == 30)
        #expect(layout.footerTop(0) == 100)
        #expect(layout.rowTop(RowPath(0, 1)) == 60)
        #expect(layout.rowTop(RowPath(2, 0)) == 130)
        #expect(layout.row(at: 59.9) == RowPath(0, 0))
        #expect(layout.row(at: 60) == RowPath(0, 1))
        #expect(layout.row(at: 25) == nil)
        #expect(layout.row(at: 102) == nil)
        #expect(layout.row(at: 1000) == nil)
        #expect(layout.firstRow(endingBelow: 102) == RowPath(2, 0))
        #expect(layout.firstRow(endingBelow: -100) == RowPath(0, 0))
        #expect(layout.firstRow(endingBelow: 180) == nil)
        #expect(layout.row(after: RowPath(0, 1)) == RowPath(2, 0))
        #expect(layout.row(before: RowPath(2, 0)) == RowPath(0, 1))
        #expect(layout.row(after: RowPath(2, 0)) == nil)
        #expect(layout.row(before: RowPath(0, 0)) == nil)
    }

    @Test("finds rows past any number of empty sections, also after one moved there")
    func emptySections() {
        var heights = Array(repeating: [Double](), count: 50_000)
        (heights[0], heights[49_999]) = ([30, 30], [40])
        var layout = layout(heights, header: 0, footer: 0)
        #expect(layout.row(after: RowPath(0, 1)) == RowPath(49_999, 0))
        #expect(layout.row(before: RowPath(49_999, 0)) == RowPath(0, 1))
        layout.moveRow(RowPath(0, 0), to: RowPath(20_000, 0))
        #expect(layout.row(after: RowPath(0, 0)) == RowPath(20_000, 0))
        #expect(layout.row(before: RowPath(20_000, 0)) == RowPath(0, 0))
        #expect(layout.row(after: RowPath(20_000, 0)) == RowPath(49_999, 0))
        #expect(layout.row(after: RowPath(49_999, 0)) == nil)
    }

    @Test("a changed height moves everything below by the difference")
    func changes() {
        var layout = layout([[30, 40], [50]])
        #expect(layout.setRowHeight(70, at: RowPath(0, 0)) == 40)
        #expect(layout.rowTop(RowPath(1, 0)) == 155)
        #expect(layout.setHeaderHeight(0, of: 1) == -10)
        #expect(layout.rowTop(RowPath(1, 0)) == 145)
        #expect(layout.setFooterHeight(.nan, of: 1) == -5)
        layout.moveRow(RowPath(0, 0), to: RowPath(1, 1))
        #expect(layout.rowTop(RowPath(1, 1)) - layout.rowTop(RowPath(1, 0)) == 50)
        #expect(layout.rowHeight(RowPath(1, 1)) == 70)
    }

    @Test("random heights give the offsets of their sums")
    func random() {
        var dice = SeededRandom(5)
        for _ in 0..<300 {
            let heights = (0..<dice.below(6)).map { _ in (0..<dice.below(8)).map { _ in Double(dice.below(4)) * 10 } }
            let layout = layout(heights)
            var y = 20.0
            for (section, rows) in heights.enumerated() {
                #expect(layout.sectionTop(section) == y)
                y += 10
                for (row, height) in rows.enumerated() {
                    #expect(layout.rowTop(RowPath(section, row)) == y)
                    if height > 0 { #expect(layout.row(at: y + height / 2) == RowPath(section, row)) }
                    y += height
                }
                y += 5
            }
            #expect(layout.contentHeight == y + 7)
        }
    }
}
