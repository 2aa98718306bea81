import Foundation
import TestSupport
import Testing

@testable import UIKitCore

extension TableSuites {
    @Suite("UITableView: what a scrolled frame does") @MainActor struct ScrollCost {
        let stage = TableStage()

        @Test("the last row is let go of when it leaves at the bottom while the first on show stays the same")
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
    }
}
