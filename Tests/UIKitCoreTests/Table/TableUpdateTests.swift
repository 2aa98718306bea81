import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: batches") @MainActor struct Updates {
        let stage = TableStage()

        private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

        private func table(_ sections: [[String]]) -> UITableView {
            stage.source.headerHeight = { _ in 0 }
            return stage.table(.plain, sections) { $0.rowHeight = 50 }
        }

        @Test("TV-29: deletions use indices before the batch and insertions after it, in any order", .contract("TV-29"), .contract("TV-30"))
        func order() {
            let table = table([["a", "b", "c", "d"]])
            stage.source.sections = [["x", "a", "c", "y"]]
            table.performBatchUpdates {
                table.insertRows(at: [path(3)], with: .fade)
                table.deleteRows(at: [path(3), path(1)], with: .fade)
                table.insertRows(at: [path(0)], with: .fade)
            }
            stage.settle()
            #expect(texts(table) == ["x", "a", "c", "y"])
            #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
        }

        @Test("TV-31, TV-34: retained rows keep their cells and are not requested again", .contract("TV-31"), .contract("TV-34"))
        func keeps() {
            let table = table([["a", "b", "c"]])
            let cells = table.visibleCells
            stage.source.writes = ["cells"]
            stage.source.sections = [["b", "n", "c"]]
            table.performBatchUpdates {
                table.deleteRows(at: [path(0)], with: .automatic)
                table.insertRows(at: [path(1)], with: .automatic)
            }
            #expect(stage.source.take() == ["cell 0.1"])
            stage.settle()
            #expect(stage.source.take() == [])
            #expect(table.visibleCells.first === cells[1])
            #expect(table.visibleCells.last === cells[2])
        }

        @Test("TV-35: reads every section's count at the end of a batch", .contract("TV-35"))
        func counts() {
            let table = table([["a"], ["b"]])
            stage.source.writes = ["counts"]
            stage.source.sections = [["a", "c"], ["b"]]
            table.insertRows(at: [path(1)], with: .none)
            #expect(stage.source.take() == ["sections", "rows 0", "rows 1"])
        }

        @Test("TV-39: a reloaded row gets another cell, a reconfigured one keeps its cell", .contract("TV-39"))
        func reloads() {
            let table = table([["a", "b", "c"]])
            let cells = table.visibleCells
            stage.source.sections = [["a", "B", "C"]]
            table.reloadRows(at: [path(1)], with: .fade)
            table.reconfigureRows(at: [path(2)])
            stage.settle()
            #expect(texts(table) == ["a", "B", "C"])
            #expect(table.visibleCells[1] !== cells[1])
            #expect(table.visibleCells[2] === cells[2])
            #expect((cells[2] as? CountedCell)?.reuses == 0)
        }

        @Test("TV-40: a moved row keeps its cell", .contract("TV-40"))
        func moves() {
            let table = table([["a", "b", "c"], ["d"]])
            let cells = table.visibleCells
            stage.source.writes = ["cells"]
            stage.source.sections = [["b", "c"], ["d", "a"]]
            table.moveRow(at: path(0), to: path(1, 1))
            stage.settle()
            #expect(stage.source.take() == [])
            #expect(texts(table) == ["b", "c", "d", "a"])
            #expect(table.visibleCells.last === cells[0])
            #expect(table.indexPath(for: cells[0]) == path(1, 1))
        }

        @Test("TV-41: completions run once the rows have come to rest", .contract("TV-41"))
        func completion() {
            let table = table([["a"]])
            var finished: [Bool] = []
            stage.source.sections = [["a", "b"]]
            table.performBatchUpdates({ table.insertRows(at: [path(1)], with: .fade) }, completion: { finished.append($0) })
            stage.app.flush()
            #expect(finished == [])
            stage.settle()
            #expect(finished == [true])
        }

        @Test("TV-42: an empty batch asks for heights again", .contract("TV-42"))
        func heights() {
            var tall = false
            stage.source.rowHeight = { $0.row == 1 && tall ? 120 : 50 }
            let table = stage.table(.plain, [["a", "b", "c"]])
            tall = true
            table.beginUpdates()
            table.endUpdates()
            stage.settle()
            #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 170])
            #expect(table.contentSize.height == 220)
        }

        @Test("TV-43: before the first load a batch has no counts to compare", .contract("TV-43"))
        func beforeFirstLoad() {
            stage.activate()
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
            table.register(CountedCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = stage.source
            stage.source.sections = [["a", "b"]]
            table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
            var isDone = false
            table.performBatchUpdates({ table.insertSections([0], with: .none) }, completion: { isDone = $0 })
            #expect(isDone)
            #expect(table.numberOfRows(inSection: 0) == 2)
            stage.controller.view.addSubview(table)
            stage.app.flush()
            #expect(texts(table) == ["a", "b"])
        }

        @Test("TV-43, TV-44: off screen a change is a reload; outside a batch it is a batch of one", .contract("TV-43"), .contract("TV-44"))
        func offScreen() {
            let table = table([["a"]])
            table.removeFromSuperview()
            stage.source.sections = [["a", "b"]]
            var done = false
            table.performBatchUpdates({ table.insertRows(at: [path(1)], with: .fade) }, completion: { _ in done = true })
            #expect(done)
            #expect(table.numberOfRows(inSection: 0) == 2)
            stage.controller.view.addSubview(table)
            stage.app.flush()
            #expect(texts(table) == ["a", "b"])
        }

        @Test("TV-38: changes in a deleted section are ignored; sections move with their rows", .contract("TV-38"))
        func sections() {
            let table = table([["a"], ["b"], ["c"]])
            let cells = table.visibleCells
            stage.source.sections = [["c"], ["a"], ["n"]]
            table.performBatchUpdates {
                table.deleteRows(at: [path(0, 1)], with: .fade)
                table.deleteSections([1], with: .top)
                table.moveSection(2, toSection: 0)
                table.insertSections([2], with: .left)
            }
            stage.settle()
            #expect(texts(table) == ["c", "a", "n"])
            #expect(table.visibleCells[0] === cells[2])
            #expect(table.visibleCells[1] === cells[0])
        }

        @Test("deleting everything during deceleration leaves an empty table at rest")
        func deleteEverything() {
            let table = table([numbers(100)])
            stage.drag(table, from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 50), steps: 4, rests: false)
            stage.frames(0.2)
            #expect(table.isDecelerating)
            stage.source.sections = [[]]
            table.deleteRows(at: (0..<100).map { path($0) }, with: .fade)
            stage.settle()
            #expect(table.visibleCells.isEmpty)
            #expect(table.contentOffset == .zero)
            #expect(table.contentSize.height == 0)
        }

        @Test("rows inserted above do not move the visible ones; a shorter table scrolls back to its end")
        func offset() {
            let table = table([numbers(40)])
            table.contentOffset.y = 1600
            stage.app.flush()
            stage.source.sections = [numbers(10)]
            table.deleteRows(at: (10..<40).map { path($0) }, with: .fade)
            stage.settle()
            #expect(table.contentOffset.y == 100)
            #expect(texts(table).first == "row 2")
        }

        @Test("selection follows rows through a batch; reloaded rows are deselected", .contract("TV-25"))
        func selection() {
            let table = table([["a", "b", "c"]])
            table.allowsMultipleSelection = true
            table.selectRow(at: path(2), animated: false, scrollPosition: .none)
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            stage.source.sections = [["b", "c"]]
            table.performBatchUpdates {
                table.deleteRows(at: [path(0)], with: .fade)
                table.reloadRows(at: [path(1)], with: .fade)
            }
            #expect(table.indexPathsForSelectedRows == [path(1)])
            table.reloadData()
            #expect(table.indexPathsForSelectedRows == nil)
        }
    }

    @Suite("UITableView: inconsistent batches") struct Refusals {
        private static func stderr(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }

        @Test("TV-32: row counts, with the section's numbers", .contract("TV-32"))
        func rows() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let stage = TableStage()
                    let table = stage.table(.plain, [["a", "b"]])
                    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                }
            }
            #expect(
                Self.stderr(result).contains(
                    "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the "
                        + "update (2) must be equal to the number of rows contained in that section before the update (2), plus or minus the "
                        + "number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
                        + "moved into or out of that section (0 moved in, 0 moved out)."))
        }

        @Test("TV-33: section counts, with their numbers", .contract("TV-33"))
        func sections() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let stage = TableStage()
                    let table = stage.table(.plain, [["a", "b"]])
                    table.deleteSections([0], with: .fade)
                }
            }
            #expect(
                Self.stderr(result).contains(
                    "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (1) "
                        + "must be equal to the number of sections contained in the table view before the update (1), plus or minus the number "
                        + "of sections inserted or deleted (0 inserted, 1 deleted)."))
        }

        @Test("TV-36: two operations on one row", .contract("TV-36"))
        func twice() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let stage = TableStage()
                    let table = stage.table(.plain, [["a", "b"]])
                    stage.source.sections = [["b"]]
                    table.performBatchUpdates {
                        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                    }
                }
            }
            #expect(Self.stderr(result).contains("attempt to delete and reload the same index path (0 - 0)"))
        }

        @Test("TV-37: rows beyond the end", .contract("TV-37"))
        func beyond() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let stage = TableStage()
                    let table = stage.table(.plain, [["a", "b"]])
                    stage.source.sections = [["a"]]
                    table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .fade)
                }
            }
            #expect(Self.stderr(result).contains("attempt to delete row 7 from section 0 which only contains 2 rows before the update"))
        }

        @Test("TV-8: an unregistered identifier", .contract("TV-8"))
        func identifier() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let stage = TableStage()
                    stage.source.makeCell = { $0.dequeueReusableCell(withIdentifier: "other", for: $1) }
                    _ = stage.table(.plain, [["a"]])
                }
            }
            #expect(
                Self.stderr(result).contains(
                    "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"))
        }

        @Test("two cells for one row")
        func twoCells() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let stage = TableStage()
                    stage.source.makeCell = {
                        _ = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
                        return $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
                    }
                    _ = stage.table(.plain, [["a"]])
                }
            }
            #expect(Self.stderr(result).contains("Attempted to dequeue multiple cells for the same index path"))
        }

        @Test("TV-7: a table controller that creates no cells", .contract("TV-7"))
        func noCell() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    final class Lazy: UITableViewController {
                        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    }
                    let app = TestApplication()
                    _ = app.window(Lazy(style: .plain))
                }
            }
            #expect(Self.stderr(result).contains("failed to obtain a cell from its dataSource"))
        }

        @Test("scrolling to a missing row")
        func scroll() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let stage = TableStage()
                    let table = stage.table(.plain, [["a", "b"]])
                    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
                }
            }
            #expect(Self.stderr(result).contains("row (2) beyond bounds (2) for section (0)."))
        }
    }
}
