import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: work of a scrolled frame") @MainActor struct ScrollCost {
        let stage = TableStage()

        @Test("releases the last row when it leaves at the bottom while the first visible one stays")
        func lastRowLeaves() {
            stage.source.rowHeight = { $0.row == 9 ? 20 : 100 }
            stage.source.writes = ["display"]
            let table = stage.table(.plain, [numbers(10)])
            table.contentOffset.y = 520
            stage.app.flush()
            #expect(texts(table) == ["row 5", "row 6", "row 7", "row 8", "row 9"])
            _ = stage.source.take()
            table.contentOffset.y = 500
            stage.app.flush()
            #expect(texts(table) == ["row 5", "row 6", "row 7", "row 8"])
            #expect(stage.source.take() == ["did end 0.9"])
            table.contentOffset.y = 510
            stage.app.flush()
            #expect(texts(table).last == "row 9")
            #expect(stage.source.take() == ["will display 0.9"])
        }

        @Test("rows of no height at the end cost a scrolled frame nothing")
        func hiddenTail() {
            stage.source.rowHeight = { $0.row < 10 ? 50 : 0 }
            let table = stage.table(.plain, [numbers(14)]) { $0.estimatedRowHeight = 0 }
            table.contentOffset.y = 90
            stage.app.flush()
            let passes = table.contents.passes
            table.contentOffset.y = 94
            stage.app.flush()
            #expect(table.contents.passes == passes)
        }

        @Test("a row between two visible ones after a batch is created when heights are lower than estimated")
        func gap() {
            var isShrunk = false
            let stage = stage
            stage.source.estimate = { _ in 100 }
            stage.source.rowHeight = { path in
                let name = stage.source.sections[0][path.row]
                if ["row 14", "row 15", "row 16"].contains(name) { return 10 }
                return name == "row 13" && isShrunk ? 40 : 100
            }
            let table = stage.table(.plain, [numbers(17)])
            table.contentOffset.y = 1000
            stage.app.flush()
            #expect(texts(table) == ["row 10", "row 11", "row 12", "row 13"])
            isShrunk = true
            stage.source.sections[0].removeSubrange(8...9)
            stage.source.sections[0].insert("new", at: 9)
            // Row 10 leaves at the top with the new row below it; then the heights turn out so low that both are visible.
            UIView.performWithoutAnimation {
                table.performBatchUpdates {
                    table.deleteRows(at: [IndexPath(row: 8, section: 0), IndexPath(row: 9, section: 0)], with: .none)
                    table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .none)
                }
            }
            stage.app.flush()
            #expect(table.contentOffset.y == 870)
            #expect(texts(table) == ["row 10", "new", "row 11", "row 12", "row 13", "row 14", "row 15", "row 16"])
        }
    }
}
