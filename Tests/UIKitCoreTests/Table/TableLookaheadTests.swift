import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: rows prepared between frames") @MainActor struct Lookahead {
        let stage = TableStage()

        /// Scrolls, shows that, and does what is done while nothing else is.
        private func scroll(_ table: UITableView, to top: CGFloat) {
            table.contentOffset.y = top
            stage.app.flush()
            while LayerContext.main.runIdleWork() { stage.app.flush() }
        }

        private func table(rows: Int = 100, prepare: (UITableView) -> Void = { _ in }) -> UITableView {
            stage.source.writes = ["cells", "display"]
            let table = stage.table(.plain, [numbers(rows)]) {
                $0.rowHeight = 50
                prepare($0)
            }
            _ = stage.source.take()
            return table
        }

        @Test("the next row is requested after a scrolled frame, and displayed when visible")
        func prepares() throws {
            let table = table()
            table.contentOffset.y = 10
            stage.app.flush()
            // What the frame itself needs, and no more.
            #expect(stage.source.take() == ["cell 0.8", "will display 0.8"])
            #expect(LayerContext.main.runIdleWork())
            #expect(stage.source.take() == ["cell 0.9"])
            let cell = try #require(table.cellForRow(at: path(9)))
            #expect(cell.isHidden)
            #expect(!table.visibleCells.contains(cell))
            #expect(table.indexPath(for: cell) == path(9))
            scroll(table, to: 49)
            #expect(stage.source.take() == [])
            table.contentOffset.y = 55
            stage.app.flush()
            #expect(stage.source.take() == ["did end 0.0", "will display 0.9"])
            #expect(table.visibleCells.last === cell)
            #expect(!cell.isHidden)
            #expect(cell.frame.minY == 450)
        }

        @Test("a prepared row is laid out and drawn before the frame that shows it")
        func drawsEarly() throws {
            let table = table()
            scroll(table, to: 10)
            let cell = try #require(table.cellForRow(at: path(9)) as? CountedCell)
            let layouts = cell.layouts
            #expect(layouts > 0)
            #expect(cell.textLabel?.layer.contents != nil)
            stage.link.forget()
            table.contentOffset.y = 55
            stage.app.flush()
            #expect(cell.layouts == layouts)
            let made = stage.link.changes.filter { if case .create = $0 { true } else { false } }
            #expect(made.isEmpty)
            #expect(stage.link.forms.isEmpty)
        }

        @Test("prepares rows above when scrolling up, at their final height")
        func upwards() throws {
            let table = table {
                $0.rowHeight = UITableView.automaticDimension
                $0.estimatedRowHeight = 50
            }
            stage.source.makeCell = { table, index in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: index)
                (cell as? CountedCell)?.wanted = index.row < 20 ? 80 : 50
                cell.textLabel?.text = "row \(index.row)"
                return cell
            }
            table.reloadData()
            table.scrollToRow(at: path(22), at: .top, animated: false)
            stage.app.flush()
            let top = table.contentOffset.y
            let height = table.contentSize.height
            scroll(table, to: top - 10)
            let cell = try #require(table.cellForRow(at: path(20)))
            #expect(cell.isHidden)
            #expect(cell.frame.height == 50)
            scroll(table, to: top - 60)
            #expect(table.cellForRow(at: path(19))?.frame.height == 80)
            // What is not on show has no say in how high the content is.
            #expect(table.contentSize.height == height)
            let before = tops(table)["row 21"]
            scroll(table, to: table.contentOffset.y - 45)
            #expect(texts(table).first == "row 19")
            #expect(tops(table)["row 21"] == before.map { $0 + 45 })
            #expect(table.contentSize.height == height + 30)
        }

        @Test("asks for a row's height once, prepared or not")
        func heights() {
            stage.source.rowHeight = { _ in 50 }
            let table = table { $0.estimatedRowHeight = 40 }
            stage.source.writes = ["heights"]
            for step in 1...20 { scroll(table, to: CGFloat(step) * 20) }
            let asked = stage.source.take()
            #expect(asked.count == Set(asked).count, "\(asked)")
            #expect(asked.contains("height 0.15"), "\(asked)")
        }

        @Test("a fast scroll prepares as many rows as a frame reveals")
        func fast() {
            let table = table()
            for step in 1...4 { scroll(table, to: CGFloat(step) * 150) }
            _ = stage.source.take()
            table.contentOffset.y = 750
            stage.app.flush()
            #expect(!stage.source.take().contains { $0.hasPrefix("cell") })
            #expect(LayerContext.main.runIdleWork())
            // One at a time, so that nothing else waits for long.
            #expect(stage.source.take() == ["cell 0.23"])
        }

        @Test("a jump prepares nothing, nor does a table with prefetching off or outside a window")
        func quiet() {
            let table = table()
            scroll(table, to: 2000)
            #expect(stage.source.take().filter { $0 == "cell 0.48" } == [])
            table.isPrefetchingEnabled = false
            scroll(table, to: 2010)
            #expect(stage.source.take().filter { $0.hasPrefix("cell") } == ["cell 0.48"])
            table.isPrefetchingEnabled = true
            scroll(table, to: 2020)
            #expect(stage.source.take() == ["cell 0.49"])
            table.isPrefetchingEnabled = false
            #expect(table.cellForRow(at: path(49)) == nil)
        }

        @Test("a reload, a batch and a width change discard prepared rows without delegate calls", arguments: 0..<3)
        func letsGo(change: Int) throws {
            let table = table()
            scroll(table, to: 10)
            let old = try #require(table.cellForRow(at: path(9)))
            _ = stage.source.take()
            switch change {
            case 0: table.reloadData()
            case 1:
                stage.source.sections[0].insert("new", at: 9)
                UIView.performWithoutAnimation { table.insertRows(at: [path(9)], with: .none) }
            default: table.frame.size.width = 300
            }
            stage.app.flush()
            #expect(!stage.source.take().contains("did end 0.9"))
            #expect(table.visibleCells.contains(old) || old.isHidden)
            scroll(table, to: 55)
            #expect(table.visibleCells.last?.textLabel?.text == (change == 1 ? "new" : "row 9"))
            #expect(table.visibleCells.last?.frame.width == table.bounds.width)
        }

        @Test("a prepared row that is selected, or whose table starts editing, appears so")
        func adopts() {
            let table = table()
            scroll(table, to: 10)
            table.selectRow(at: path(9), animated: false, scrollPosition: .none)
            scroll(table, to: 55)
            #expect(texts(table).last == "row 9")
            #expect(table.visibleCells.last?.isSelected == true)
            table.setEditing(true, animated: false)
            #expect(table.cellForRow(at: path(10))?.isEditing == false)
            scroll(table, to: 105)
            #expect(texts(table).last == "row 10")
            #expect(table.visibleCells.last?.isEditing == true)
        }

        @Test("a prepared cell whose height changes meanwhile gets it")
        func otherHeight() throws {
            let table = table {
                $0.rowHeight = UITableView.automaticDimension
                $0.estimatedRowHeight = 50
            }
            stage.source.makeCell = { table, index in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: index)
                (cell as? CountedCell)?.wanted = 50
                return cell
            }
            table.reloadData()
            scroll(table, to: 10)
            let cell = try #require(table.cellForRow(at: path(9)) as? CountedCell)
            cell.wanted = 70
            table.cellHeightDidChange(cell)
            scroll(table, to: 55)
            #expect(table.rectForRow(at: path(9)).height == 70)
            #expect(cell.frame.height == 70)
        }

        @Test("cells that an app retains are unchanged when their row does not appear")
        func ownCells() {
            var kept: [Int: UITableViewCell] = [:]
            let table = table()
            stage.source.makeCell = { _, index in
                let cell = kept[index.row] ?? UITableViewCell(style: .default, reuseIdentifier: nil)
                kept[index.row] = cell
                return cell
            }
            table.reloadData()
            scroll(table, to: 10)
            #expect(kept[9]?.isHidden == true)
            #expect(kept[9]?.superview === table)
            table.reloadData()
            stage.app.flush()
            #expect(kept[9]?.isHidden == false)
            #expect(kept[9]?.superview == nil)
        }

        @Test("a data source may reload while asked for a prepared row")
        func reloads() {
            let table = table()
            var isFirst = true
            let stage = stage
            stage.source.makeCell = { table, index in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: index)
                if index.row == 9, isFirst {
                    isFirst = false
                    stage.source.sections = [numbers(9)]
                    table.reloadData()
                }
                return cell
            }
            scroll(table, to: 10)
            #expect(table.numberOfRows(inSection: 0) == 9)
            #expect(table.cellForRow(at: path(9)) == nil)
            #expect(!isFirst)
            scroll(table, to: 30)
            #expect(table.visibleCells.count == 9)
        }

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    }
}
