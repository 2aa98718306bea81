import DriveProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: rows off the screen in tests of the interface") @MainActor struct InterfaceRows {
        let stage = TableStage()

        private func table(rows: Int = 100) -> UITableView {
            stage.source.writes = ["cells", "display"]
            let table = stage.table(.plain, [numbers(rows)]) { $0.rowHeight = 50 }
            _ = stage.source.take()
            return table
        }

        private func elements(rows: Bool) -> [DriveElement] { InterfaceSnapshot.elements(of: [stage.window], rows: rows) }
        private func cells(_ elements: [DriveElement]) -> [DriveElement] {
            elements.filter { $0.type == DriveElementType.cell.rawValue }
        }

        @Test("their numbers are known without cells")
        func counts() {
            let table = table()
            #expect(table.hiddenRows == DriveHiddenRows(above: 0, below: 92))
            table.contentOffset.y = 1000
            stage.app.flush()
            _ = stage.source.take()
            #expect(table.hiddenRows == DriveHiddenRows(above: 20, below: 72))
            #expect(cells(elements(rows: false)).count == 8)
            #expect(stage.source.take() == [])
        }

        @Test("each has an element where it would be, in order, with what its cell contains")
        func contents() throws {
            let table = table(rows: 30)
            let made = table.numberOfCellsMade
            let all = elements(rows: true)
            #expect(cells(all).count == 30)
            #expect(cells(all).map(\.y) == (0..<30).map { 100 + 50 * Double($0) })
            let last = try #require(all.lastIndex { $0.type == DriveElementType.cell.rawValue })
            #expect(!all[last].isHittable)
            #expect(all[(last + 1)...].contains { $0.label == "row 29" })
            // One cell serves all of them.
            #expect(table.numberOfCellsMade <= made + 1)
            #expect(table.visibleCells.count == 8)
        }

        @Test("a row is read once, until it was on the screen or the rows change")
        func readOnce() {
            let table = table(rows: 12)
            _ = elements(rows: true)
            #expect(stage.source.take() == ["cell 0.8", "cell 0.9", "cell 0.10", "cell 0.11"])
            _ = elements(rows: true)
            #expect(stage.source.take() == [])
            table.reloadData()
            stage.app.flush()
            _ = stage.source.take()
            _ = elements(rows: true)
            #expect(stage.source.take() == ["cell 0.8", "cell 0.9", "cell 0.10", "cell 0.11"])
        }

        @Test("a table of 10 000 rows makes cells for the nearest ones only")
        func large() {
            _ = table(rows: 10_000)
            #expect(cells(elements(rows: true)).count == 10_000)
            #expect(stage.source.take().count == 500)
        }

        @Test("no cells are made for rows that the data source has no more, before it says so")
        func changedRows() {
            let table = table(rows: 30)
            stage.source.sections = [numbers(9)]
            _ = elements(rows: true)
            #expect(!stage.source.take().contains { $0.hasPrefix("cell") })
            table.reloadData()
            stage.app.flush()
            #expect(cells(elements(rows: true)).count == 9)
        }

        @Test("it is scrolled to")
        func reveal() throws {
            let table = table()
            let row = cells(elements(rows: true))[60]
            #expect(InterfaceReveal.reveal(row.id, .current))
            stage.app.flush()
            #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 60, section: 0)) == true)
        }
    }
}
