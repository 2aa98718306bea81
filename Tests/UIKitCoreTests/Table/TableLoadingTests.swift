import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: loading and reuse") @MainActor struct Loading {
        let stage = TableStage()

        @Test("TV-1: reloadData reads counts and creates cells at the next layout", .contract("TV-1"))
        func reload() {
            let table = stage.table(.plain, [numbers(3)]) { $0.rowHeight = 50 }
            #expect(texts(table) == ["row 0", "row 1", "row 2"])
            stage.source.writes = ["cells"]
            stage.source.sections = [["a", "b"]]
            table.reloadData()
            table.reloadData()
            #expect(stage.source.take() == [])
            #expect(table.numberOfRows(inSection: 0) == 2)
            stage.app.flush()
            #expect(stage.source.take() == ["cell 0.0", "cell 0.1"])
            #expect(texts(table) == ["a", "b"])
        }

        @Test("a table whose data source is gone, or that never had one, has no rows in any section")
        func withoutDataSource() {
            let table = stage.table(.plain, [numbers(3)]) { $0.rowHeight = 50 }
            #expect(table.numberOfRows(inSection: 0) == 3)
            table.dataSource = nil
            #expect(table.numberOfRows(inSection: 0) == 0)
            #expect(UITableView().numberOfRows(inSection: 2) == 0)
        }

        @Test("TV-2: sections, then header, footer, rows and heights of each", .contract("TV-2"))
        func order() {
            stage.source.writes = ["counts", "heights"]
            stage.source.rowHeight = { _ in 50 }
            stage.source.headerHeight = { _ in 20 }
            stage.source.footerHeight = { _ in 10 }
            _ = stage.table(.plain, [numbers(2), numbers(1)]) { $0.estimatedRowHeight = 0 }
            let expected = [
                "sections", "header 0", "footer 0", "rows 0", "height 0.0", "height 0.1", "header 1", "footer 1", "rows 1", "height 1.0",
            ]
            #expect(Array(stage.source.take().suffix(expected.count)) == expected)
        }

        @Test("TV-3: the cell, its height when estimating, then willDisplay", .contract("TV-3"))
        func rowOrder() {
            stage.source.writes = ["cells", "heights", "display"]
            stage.source.rowHeight = { _ in 50 }
            _ = stage.table(.plain, [numbers(2)])
            let log = stage.source.take().filter { !$0.hasPrefix("view") }
            #expect(
                log == ["cell 0.0", "height 0.0", "will display 0.0", "cell 0.1", "height 0.1", "will display 0.1"])
        }

        @Test("TV-4: header views are requested and displayed after the rows", .contract("TV-4"))
        func headerOrder() {
            stage.source.writes = ["cells", "display"]
            stage.source.headerHeight = { _ in 20 }
            stage.source.headerTitle = { "Section \($0)" }
            let table = stage.table(.plain, [numbers(1)]) { $0.rowHeight = 50 }
            #expect(stage.source.take() == ["cell 0.0", "will display 0.0", "view 0", "will display header 0"])
            #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
        }

        @Test("TV-5: without estimates every row is asked for its height before any cell", .contract("TV-5"))
        func noEstimates() {
            stage.source.writes = ["cells", "heights"]
            stage.source.rowHeight = { _ in 100 }
            let table = stage.table(.plain, [numbers(40)]) { $0.estimatedRowHeight = 0 }
            let log = stage.source.take()
            #expect(log.firstIndex(of: "cell 0.0") == 40)
            #expect(log.filter { $0.hasPrefix("height") }.count == 40)
            #expect(table.contentSize.height == 4000)
        }

        @Test("TV-5: with estimates only visible rows are asked", .contract("TV-5"))
        func estimates() {
            stage.source.writes = ["heights"]
            stage.source.rowHeight = { _ in 100 }
            let table = stage.table(.plain, [numbers(1000)]) { $0.estimatedRowHeight = 50 }
            #expect(stage.source.take().count == 4)
            #expect(table.contentSize.height == CGFloat(50_200))
        }

        @Test("TV-6: without numberOfSections there is one section", .contract("TV-6"))
        func oneSection() {
            @MainActor final class Small: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            }
            stage.activate()
            let small = Small()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            table.dataSource = small
            #expect(table.numberOfSections == 1)
            #expect(table.numberOfRows(inSection: 0) == 2)
            table.dataSource = nil
            #expect(table.numberOfSections == 0)
        }

        @Test("TV-8: an unknown identifier gives nil without an index path", .contract("TV-8"))
        func unknownIdentifier() {
            let table = stage.table(.plain, [[]])
            #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
            #expect(table.dequeueReusableCell(withIdentifier: "cell") is CountedCell)
            #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nobody") == nil)
        }

        @Test(
            "TV-9, TV-10: a cell that leaves ends displaying; reuse calls prepareForReuse", .contract("TV-9"), .contract("TV-10"))
        func reuse() {
            CountedCell.made = 0
            let table = stage.table(.plain, [numbers(1000)]) { $0.rowHeight = 50 }
            #expect(CountedCell.made == 8)
            #expect(table.visibleCells.allSatisfy { ($0 as? CountedCell)?.reuses == 0 })
            stage.source.writes = ["display"]
            table.contentOffset.y = 60
            stage.app.flush()
            #expect(stage.source.take() == ["did end 0.0", "will display 0.8", "will display 0.9"])
            for step in 0..<200 {
                table.contentOffset.y = CGFloat(step) * 20
                stage.app.flush()
            }
            #expect(CountedCell.made == 9)
            #expect(texts(table).first == "row 79")
        }

        @Test("TV-11: rows that are not visible have no cell", .contract("TV-11"))
        func cellForRow() {
            let table = stage.table(.plain, [numbers(100)]) { $0.rowHeight = 50 }
            #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "row 2")
            #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
            #expect(table.cellForRow(at: IndexPath(row: 5, section: 7)) == nil)
            #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<8))
        }

        @Test("TV-12: without data only the background shows", .contract("TV-12"))
        func empty() {
            let table = stage.table(.plain, [[]])
            #expect(table.visibleCells.isEmpty)
            #expect(table.contentSize.height == 0)
        }

        @Test("TV-13: the delegate's height takes precedence over rowHeight, and that over self-sizing", .contract("TV-13"))
        func precedence() {
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                (cell as? CountedCell)?.wanted = 77
                return cell
            }
            let table = stage.table(.plain, [numbers(3)])
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 77, width: 320, height: 77))
            table.rowHeight = 60
            stage.app.flush()
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
            stage.source.rowHeight = { $0.row == 1 ? UITableView.automaticDimension : 30 }
            table.delegate = nil
            table.delegate = stage.source
            stage.app.flush()
            #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [30, 77, 30])
        }

        @Test("TV-14: self-sized heights are rounded up to whole pixels", .contract("TV-14"))
        func rounding() {
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                (cell as? CountedCell)?.wanted = 50.1
                return cell
            }
            let table = stage.table(.plain, [numbers(1)])
            let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
            let scale = table.traitCollection.displayScale
            #expect(abs(height - (50.1 * scale).rounded(.up) / scale) < 1e-9)
        }

        @Test("a grouped table's own section heights of 0 are 0; only the delegate's 0 means the default")
        func ownHeightsOfNothing() {
            let table = stage.table(.grouped, [numbers(1), numbers(1)]) {
                $0.rowHeight = 50
                $0.sectionFooterHeight = 0
            }
            #expect(table.rectForFooter(inSection: 0).height == 0)
            #expect(table.rectForFooter(inSection: 1).height == 0)
            #expect(table.rectForHeader(inSection: 1).height == 17.5)
            table.sectionHeaderHeight = 0
            stage.app.flush()
            #expect(table.rectForHeader(inSection: 1).height == 0)
            stage.source.footerHeight = { _ in 0 }
            table.reloadData()
            stage.app.flush()
            #expect(table.rectForFooter(inSection: 0).height == 17.5)
        }

        @Test(
            "TV-15, TV-16: plain sections without a header take no space; groups keep a gap unless it is almost 0", .contract("TV-15"),
            .contract("TV-16"))
        func headerHeights() {
            let plain = stage.table(.plain, [numbers(1), numbers(1)]) { $0.rowHeight = 50 }
            #expect(plain.rectForHeader(inSection: 1).height == 0)
            #expect(plain.contentSize.height == 100)
            let grouped = stage.table(.grouped) { $0.rowHeight = 50 }
            #expect(grouped.rectForHeader(inSection: 0).height == 35)
            #expect(grouped.rectForHeader(inSection: 1).height == 17.5)
            #expect(grouped.rectForFooter(inSection: 0).height == 17.5)
            stage.source.headerHeight = { _ in 0 }
            grouped.reloadData()
            stage.app.flush()
            #expect(grouped.rectForHeader(inSection: 0).height == 35)
            stage.source.headerHeight = { _ in .leastNonzeroMagnitude }
            grouped.reloadData()
            #expect(grouped.rectForHeader(inSection: 0).height < 0.001)
        }

        @Test(
            "TV-17: a plain header is pinned to the top until its section pushes it; footers to the bottom", .contract("TV-17"))
        func pinning() {
            stage.source.headerHeight = { _ in 30 }
            stage.source.footerHeight = { _ in 20 }
            stage.source.headerTitle = { "H\($0)" }
            stage.source.footerTitle = { "F\($0)" }
            let table = stage.table(.plain, [numbers(10), numbers(10)]) {
                $0.rowHeight = 50
                $0.sectionHeaderTopPadding = 0
            }
            #expect(table.footerView(forSection: 0)?.frame.maxY == 400)
            table.contentOffset.y = 100
            stage.app.flush()
            #expect(table.headerView(forSection: 0)?.frame.minY == 100)
            table.contentOffset.y = 540
            stage.app.flush()
            // The section ends at 30 + 500 + 20.
            #expect(table.headerView(forSection: 0)?.frame.minY == 520)
            let grouped = stage.table(.grouped) { $0.rowHeight = 50 }
            grouped.contentOffset.y = 10
            stage.app.flush()
            #expect(grouped.headerView(forSection: 0)?.frame.minY == 0)
        }

        @Test("TV-56: rectangles of missing rows are zero", .contract("TV-56"))
        func places() {
            stage.source.headerHeight = { _ in 0 }
            let table = stage.table(.plain, [numbers(10), numbers(10)]) { $0.rowHeight = 50 }
            #expect(table.rectForRow(at: IndexPath(row: 3, section: 1)) == CGRect(x: 0, y: 650, width: 320, height: 50))
            #expect(table.rectForRow(at: IndexPath(row: 10, section: 1)) == .zero)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)) == .zero)
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 660)) == IndexPath(row: 3, section: 1))
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 1000)) == nil)
            #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 449, width: 10, height: 60))?.map(\.row) == [8, 9, 0])
            #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 500, width: 320, height: 500))
        }

        @Test("TV-62: a table header view is as wide as the table and keeps its height", .contract("TV-62"))
        func headerView() {
            let table = stage.table(.plain, [numbers(2)]) { $0.rowHeight = 50 }
            let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 80))
            table.tableHeaderView = header
            stage.app.flush()
            // Only the place down the table and the width are the table's.
            #expect(header.frame == CGRect(x: 5, y: 0, width: 320, height: 80))
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
            header.frame.size.height = 120
            stage.app.flush()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
            table.tableHeaderView = header
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
            let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
            table.tableFooterView = footer
            stage.app.flush()
            #expect(footer.frame == CGRect(x: 0, y: 220, width: 320, height: 40))
            #expect(table.contentSize.height == 260)
        }

        @Test("a background view fills the table and does not scroll")
        func background() {
            let table = stage.table(.plain, [numbers(50)]) { $0.rowHeight = 50 }
            let view = UIView()
            table.backgroundView = view
            table.contentOffset.y = 123
            stage.app.flush()
            #expect(view.frame == table.bounds)
            #expect(table.subviews.first === view)
        }

        @Test("creates rows from a registered nib")
        func nib() {
            let table = stage.table(.plain, [numbers(1)]) { table in
                table.rowHeight = 50
                table.register(UINib { _ in [CountedCell(style: .default, reuseIdentifier: nil)] }, forCellReuseIdentifier: "cell")
            }
            #expect(table.visibleCells.first is CountedCell)
        }
    }
}
