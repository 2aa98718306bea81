import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: self-sizing, cost and invalid input") @MainActor struct Hostile {
        let stage = TableStage()

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        private func sized(_ table: UITableView, _ height: @escaping (Int) -> CGFloat) {
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                (cell as? CountedCell)?.wanted = height(path.row)
                cell.textLabel?.text = "row \(path.row)"
                return cell
            }
        }

        @Test("rows sized while scrolling up do not make the content jump")
        func noJump() {
            let table = stage.table(.plain, [[]])
            sized(table) { CGFloat(30 + $0 % 5 * 25) }
            stage.source.sections = [numbers(300)]
            table.reloadData()
            stage.app.flush()
            table.scrollToRow(at: path(200), at: .top, animated: false)
            stage.app.flush()
            for _ in 0..<200 {
                let before = tops(table)
                table.contentOffset.y -= 15
                stage.app.flush()
                let after = tops(table)
                for (text, top) in after { if let was = before[text] { #expect(abs(top - was - 15) < 0.01, "\(text)") } }
            }
        }

        @Test("a fling to the top ends at the top though rows above are higher than estimated")
        func flingToTop() {
            let table = stage.table(.plain, [[]])
            sized(table) { CGFloat(60 + $0 % 3 * 30) }
            stage.source.sections = [numbers(100)]
            table.reloadData()
            stage.app.flush()
            table.scrollToRow(at: path(30), at: .top, animated: false)
            stage.app.flush()
            for _ in 0..<6 {
                stage.drag(table, from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 360), steps: 4, rests: false)
                stage.settle(limit: 400)
            }
            #expect(table.contentOffset.y == 0)
            #expect(tops(table)["row 0"] == 0)
        }

        @Test("a million rows of a known height cost one run, and another row nothing more")
        func million() {
            @MainActor final class Counting: NSObject, UITableViewDataSource {
                var count = 1_000_000
                var cells = 0
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    cells += 1
                    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                }
            }
            let counting = Counting()
            stage.activate()
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
            table.rowHeight = 40
            table.register(CountedCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = counting
            stage.controller.view.addSubview(table)
            stage.app.flush()
            #expect(table.contents.layout.sections[0].rows.runs == 1)
            #expect(counting.cells == 10)
            #expect(table.contentSize.height == 40_000_000)
            table.contentOffset.y = 20_000_000
            stage.app.flush()
            #expect(table.indexPathsForVisibleRows?.first?.row == 500_000)
            counting.cells = 0
            counting.count += 1
            table.insertRows(at: [path(500_003)], with: .fade)
            stage.settle()
            #expect(counting.cells == 1)
            #expect(table.contents.layout.sections[0].rows.runs <= 3)
            #expect(table.reuse.cellsMade <= 13)
        }

        @Test("a scrolled frame creates no cell, lays out only new rows, and requests nothing else")
        func frameCost() {
            let table = stage.table(.plain, [numbers(10_000)]) { $0.rowHeight = 50 }
            for step in 0..<50 {
                table.contentOffset.y = CGFloat(step) * 20
                stage.app.flush()
            }
            let (made, laidOut, asked) = (table.reuse.cellsMade, table.contents.rowsLaidOut, table.contents.cellsRequested)
            let cells = table.visibleCells.compactMap { $0 as? CountedCell }
            let layouts = cells.map(\.layouts)
            table.contentOffset.y += 5
            stage.app.flush()
            #expect(table.contents.cellsRequested == asked)
            #expect(cells.map(\.layouts) == layouts)
            for step in 50..<100 {
                table.contentOffset.y = CGFloat(step) * 20
                stage.app.flush()
            }
            #expect(table.reuse.cellsMade == made)
            #expect(table.contents.cellsRequested - asked == 20)
            #expect(table.contents.rowsLaidOut - laidOut == 20)
        }

        @Test("a table with estimates requests only visible rows")
        func estimatedCost() {
            let table = stage.table(.plain, [[]])
            sized(table) { CGFloat(50 + $0 % 2 * 10) }
            stage.source.sections = [numbers(100_000)]
            table.reloadData()
            let asked = table.contents.cellsRequested
            stage.app.flush()
            #expect(table.contents.cellsRequested - asked <= 9)
            #expect(table.contents.layout.sections[0].rows.runs < 20)
        }

        @Test(
            "NaN and infinite heights count as 0",
            arguments: [Double.nan, Double.infinity])
        func badHeights(height: Double) {
            stage.source.rowHeight = { $0.row == 1 ? CGFloat(height) : 50 }
            let table = stage.table(.plain, [numbers(3)])
            let frame = table.rectForRow(at: path(2))
            #expect(frame.minY.isFinite)
            #expect(frame.minY >= 50)
            #expect(table.contentSize.height.isFinite)
        }

        @Test("a data source that changes during queries ends with its last values")
        func changesMind() {
            var asked = 0
            stage.source.makeCell = { table, path in
                asked += 1
                if asked == 3 {
                    self.stage.source.sections = [["only"]]
                    table.reloadData()
                }
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text =
                    self.stage.source.sections[0].indices.contains(path.row) ? self.stage.source.sections[0][path.row] : "gone"
                return cell
            }
            let table = stage.table(.plain, [numbers(20)]) { $0.rowHeight = 50 }
            stage.settle()
            #expect(texts(table) == ["only"])
            #expect(table.subviews.filter { !$0.isHidden && $0 is UITableViewCell }.count == 1)
        }

        @Test("a reload in willDisplay and in scrollViewDidScroll succeeds")
        func reloadInCallbacks() {
            var left = 2
            stage.source.onDisplay = { table, _ in
                guard left > 0 else { return }
                left -= 1
                table.reloadData()
            }
            let table = stage.table(.plain, [numbers(50)]) { $0.rowHeight = 50 }
            stage.source.onScroll = { $0.reloadData() }
            for step in 1...20 {
                table.contentOffset.y = CGFloat(step) * 30
                stage.app.flush()
            }
            #expect(texts(table).first == "row 12")
        }

        @Test("the same cell for every row is shown for one of them")
        func sameCell() {
            let one = UITableViewCell(style: .default, reuseIdentifier: nil)
            stage.source.makeCell = { _, _ in one }
            let table = stage.table(.plain, [numbers(5)]) { $0.rowHeight = 50 }
            #expect(table.visibleCells.count == 1)
        }

        @Test("a table of no size shows nothing and requests no cell")
        func noSize() {
            stage.source.writes = ["cells"]
            let table = stage.table(.plain, [numbers(50)]) {
                $0.rowHeight = 50
                $0.frame = CGRect(x: 0, y: 0, width: 320, height: 0)
            }
            #expect(stage.source.take() == [])
            table.frame.size.height = 100
            stage.app.flush()
            #expect(texts(table).count == 2)
            table.frame.size = .zero
            stage.app.flush()
            #expect(table.visibleCells.count <= 2)
        }

        @Test("ten thousand sections, most of them empty")
        func manySections() {
            stage.source.headerHeight = { _ in 0 }
            let sections = (0..<10_000).map { $0 % 100 == 0 ? ["row \($0)"] : [] }
            let table = stage.table(.plain, sections) { $0.rowHeight = 50 }
            #expect(texts(table).count == 8)
            table.scrollToRow(at: IndexPath(row: 0, section: 9_900), at: .bottom, animated: false)
            stage.app.flush()
            #expect(texts(table).last == "row 9900")
        }

        @Test("the first visible row stays when the width changes")
        func rotation() {
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                (cell as? CountedCell)?.wanted = 12_800 / table.bounds.width
                cell.textLabel?.text = "row \(path.row)"
                return cell
            }
            let table = stage.table(.plain, [numbers(100)])
            table.scrollToRow(at: path(40), at: .top, animated: false)
            stage.app.flush()
            table.frame.size.width = 640
            stage.app.flush()
            #expect(texts(table).first == "row 40")
            #expect(table.visibleCells.allSatisfy { $0.frame.width == 640 })
        }

        @Test("TV-61: prefetches rows ahead once, and cancels when the direction reverses", .contract("TV-61"))
        func prefetching() {
            @MainActor final class Ahead: NSObject, UITableViewDataSourcePrefetching {
                var wanted: [Int] = []
                var cancelled: [Int] = []
                func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { wanted += indexPaths.map(\.row) }
                func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                    cancelled += indexPaths.map(\.row)
                }
            }
            let ahead = Ahead()
            let table = stage.table(.plain, [numbers(100)]) {
                $0.rowHeight = 50
                $0.prefetchDataSource = ahead
            }
            #expect(ahead.wanted == Array(8..<16))
            table.contentOffset.y = 100
            stage.app.flush()
            #expect(ahead.wanted == Array(8..<18))
            table.contentOffset.y = 50
            stage.app.flush()
            #expect(ahead.cancelled == Array(10..<18))
            table.isPrefetchingEnabled = false
            ahead.wanted = []
            table.contentOffset.y = 1000
            stage.app.flush()
            #expect(ahead.wanted == [])
        }

        @Test("an archive keeps style, heights and selection settings")
        func archive() throws {
            stage.activate()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .insetGrouped)
            table.rowHeight = 33
            table.allowsMultipleSelection = true
            table.separatorStyle = .none
            let copy = try archived(table)
            #expect(copy.style == .insetGrouped)
            #expect(copy.rowHeight == 33)
            #expect(copy.allowsMultipleSelection)
            #expect(copy.separatorStyle == .none)
        }
    }
}
