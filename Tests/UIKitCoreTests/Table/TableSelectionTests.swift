import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: selection") @MainActor struct Selection {
        let stage = TableStage()

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        private func table(_ count: Int = 6) -> UITableView {
            let table = stage.table(.plain, [numbers(count)]) { $0.rowHeight = 50 }
            stage.source.writes = ["selection"]
            return table
        }

        @Test("reloading a selected row deselects it, in a window and outside of one", arguments: [true, false])
        func reloadDeselects(_ isInWindow: Bool) {
            let table = table()
            table.selectRow(at: path(3), animated: false, scrollPosition: .none)
            if !isInWindow { table.removeFromSuperview() }
            table.reloadRows(at: [path(3)], with: .none)
            #expect(table.indexPathForSelectedRow == nil)
            table.selectRow(at: path(2), animated: false, scrollPosition: .none)
            table.reloadRows(at: [path(3)], with: .none)
            #expect(table.indexPathForSelectedRow == path(2))
        }

        @Test("TV-19, TV-20: highlight, deselection of the old row, then selection of the new one", .contract("TV-19"), .contract("TV-20"))
        func order() {
            let table = table()
            table.selectRow(at: path(3), animated: false, scrollPosition: .none)
            #expect(stage.source.take() == [])
            stage.app.touch(.began, 50, 175)
            stage.advance(0.2)
            #expect(stage.source.take() == ["should highlight 1", "highlighted 1"])
            #expect(table.cellForRow(at: path(1))?.isHighlighted == true)
            stage.app.touch(.ended, 50, 175)
            #expect(stage.source.take() == ["unhighlighted 1", "will select 1", "will deselect 3", "deselected 3", "selected 1"])
            #expect(table.cellForRow(at: path(1))?.isHighlighted == false)
            #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false, false, false])
            #expect(table.indexPathForSelectedRow == path(1))
        }

        @Test("TV-20: the delegate may return another row, or nil", .contract("TV-20"))
        func otherRow() {
            let table = table()
            stage.source.willSelect = { $0.row == 1 ? self.path(4) : nil }
            stage.tap(table, 50, 75)
            #expect(table.indexPathsForSelectedRows == [path(4)])
            stage.tap(table, 50, 25)
            #expect(table.indexPathsForSelectedRows == [path(4)])
        }

        @Test("TV-21: a row that may not be highlighted is not selected either", .contract("TV-21"))
        func noHighlight() {
            let table = table()
            stage.source.shouldHighlight = { $0.row != 2 }
            stage.tap(table, 50, 125)
            #expect(stage.source.take() == ["should highlight 2"])
            #expect(table.indexPathForSelectedRow == nil)
        }

        @Test("TV-22: a tap on the selected row selects it again", .contract("TV-22"))
        func again() {
            let table = table()
            stage.tap(table, 50, 25)
            _ = stage.source.take()
            stage.tap(table, 50, 25)
            #expect(stage.source.take() == ["should highlight 0", "highlighted 0", "unhighlighted 0", "will select 0", "selected 0"])
        }

        @Test("TV-23: with multiple selection, a tap on a selected row deselects it", .contract("TV-23"))
        func multiple() {
            let table = table()
            table.allowsMultipleSelection = true
            stage.tap(table, 50, 75)
            stage.tap(table, 50, 25)
            #expect(table.indexPathsForSelectedRows == [path(1), path(0)])
            _ = stage.source.take()
            stage.tap(table, 50, 75)
            #expect(Array(stage.source.take().suffix(2)) == ["will deselect 1", "deselected 1"])
            #expect(table.indexPathsForSelectedRows == [path(0)])
            table.allowsMultipleSelection = false
            stage.tap(table, 50, 125)
            #expect(table.indexPathsForSelectedRows == [path(2)])
        }

        @Test("TV-24: code calls no delegate; nil deselects everything", .contract("TV-24"))
        func code() {
            let table = table()
            table.selectRow(at: path(2), animated: true, scrollPosition: .none)
            table.deselectRow(at: path(2), animated: true)
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            table.selectRow(at: nil, animated: false, scrollPosition: .none)
            table.deselectRow(at: path(77), animated: false)
            #expect(stage.source.take() == [])
            #expect(table.indexPathsForSelectedRows == nil)
            #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        }

        @Test("TV-26: the defaults of allowsSelection and its like", .contract("TV-26"))
        func defaults() {
            let table = table()
            #expect(table.allowsSelection)
            #expect(!table.allowsMultipleSelection)
            #expect(!table.allowsSelectionDuringEditing)
            #expect(!table.allowsMultipleSelectionDuringEditing)
            table.allowsSelection = false
            stage.tap(table, 50, 25)
            #expect(stage.source.take() == [])
            table.allowsSelection = true
            table.setEditing(true, animated: false)
            stage.tap(table, 150, 25)
            #expect(stage.source.take() == [])
        }

        @Test("TV-28: a drag removes the highlight and selects nothing", .contract("TV-28"))
        func drag() {
            let table = table(40)
            stage.app.touch(.began, 50, 175)
            stage.advance(0.2)
            #expect(table.cellForRow(at: path(1))?.isHighlighted == true)
            for step in 1...6 {
                stage.advance(1.0 / 60)
                stage.app.touch(.moved, 50, 175 - Double(step) * 10)
            }
            stage.app.touch(.ended, 50, 115)
            stage.settle()
            #expect(stage.source.take() == ["should highlight 1", "highlighted 1", "unhighlighted 1"])
            #expect(table.indexPathForSelectedRow == nil)
        }

        @Test("a row scrolled away and back is still selected")
        func scrolledAway() {
            let table = table(100)
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            table.contentOffset.y = 3000
            stage.app.flush()
            #expect(table.visibleCells.allSatisfy { !$0.isSelected })
            table.contentOffset.y = 0
            stage.app.flush()
            #expect(table.cellForRow(at: path(1))?.isSelected == true)
        }

        @Test("a reload within didSelect shows the new rows")
        func reloadInside() {
            let table = table()
            stage.source.onSelect = { table, _ in
                self.stage.source.sections = [["new"]]
                table.reloadData()
            }
            stage.tap(table, 50, 75)
            stage.settle()
            #expect(texts(table) == ["new"])
            #expect(table.indexPathForSelectedRow == nil)
        }

        @Test("TV-55: scrolls rows to the top, the middle, the bottom, or just into view", .contract("TV-55"))
        func scrolling() {
            let table = table(100)
            table.scrollToRow(at: path(50), at: .top, animated: false)
            #expect(table.contentOffset.y == 2500)
            table.scrollToRow(at: path(50), at: .middle, animated: false)
            #expect(table.contentOffset.y == 2325)
            table.scrollToRow(at: path(50), at: .bottom, animated: false)
            #expect(table.contentOffset.y == 2150)
            table.scrollToRow(at: path(48), at: .none, animated: false)
            #expect(table.contentOffset.y == 2150)
            table.scrollToRow(at: path(60), at: .none, animated: false)
            #expect(table.contentOffset.y == 2650)
            table.scrollToRow(at: path(99), at: .top, animated: false)
            #expect(table.contentOffset.y == 4600)
            table.scrollToRow(at: path(0), at: .top, animated: true)
            stage.settle()
            #expect(table.contentOffset.y == 0)
        }

        @Test("TV-55: a row ends at the requested position though rows before it are higher than estimated", .contract("TV-55"))
        func scrollingWithEstimates() {
            stage.source.rowHeight = { CGFloat(40 + $0.row % 7 * 20) }
            let table = stage.table(.plain, [numbers(500)])
            table.scrollToRow(at: path(300), at: .top, animated: false)
            #expect(tops(table)["row 300"] == 0)
            table.scrollToRow(at: path(100), at: .bottom, animated: false)
            let frame = table.rectForRow(at: path(100))
            #expect(frame.maxY - table.contentOffset.y == 400)
        }

        @Test("arrow keys select the next selectable row")
        func keys() {
            let table = table(30)
            stage.source.shouldHighlight = { $0.row != 1 }
            table.selectRow(at: path(0), animated: false, scrollPosition: .none)
            _ = TableKeyNavigation.step(table, down: true)
            #expect(table.indexPathForSelectedRow == path(2))
            _ = TableKeyNavigation.step(table, down: false)
            #expect(table.indexPathForSelectedRow == path(0))
        }
    }
}
