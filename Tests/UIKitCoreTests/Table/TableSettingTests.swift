import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: settings") @MainActor struct Settings {
        let stage = TableStage()

        private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

        /// A cell with its own corners.
        private final class RoundCell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                layer.cornerRadius = 12
                layer.maskedCorners = [.layerMinXMinYCorner]
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }

        @Test(
            "a cell keeps its own corners and clipping in tables without cards", arguments: [UITableView.Style.plain, .grouped])
        func ownShape(style: UITableView.Style) throws {
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.clipsToBounds = path.row == 1
                return cell
            }
            let table = stage.table(style, [numbers(3)]) { $0.register(RoundCell.self, forCellReuseIdentifier: "cell") }
            table.separatorStyle = .none
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            stage.app.flush()
            #expect(table.visibleCells.allSatisfy { $0.layer.cornerRadius == 12 && $0.layer.maskedCorners == [.layerMinXMinYCorner] })
            #expect(table.visibleCells.map(\.clipsToBounds) == [false, true, false])
        }

        @Test("a cell that leaves a card gets its own corners and clipping back")
        func leavesCard() {
            let cell = RoundCell(style: .default, reuseIdentifier: nil)
            cell.setting.look = .insetGrouped
            cell.setting.isLastInSection = true
            #expect(cell.layer.cornerRadius == 10)
            #expect(cell.clipsToBounds)
            cell.setting.isLastInSection = false
            #expect(cell.layer.cornerRadius == 0)
            #expect(cell.clipsToBounds)
            cell.setting.look = .plain
            #expect(cell.layer.cornerRadius == 12)
            #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner])
            #expect(!cell.clipsToBounds)
            let item = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            item.layer.cornerRadius = 7
            item.setting.isFirstInSection = true
            #expect(item.layer.cornerRadius == 7)
            #expect(!item.clipsToBounds)
        }

        // MARK: Registering

        @Test("registering the same class again keeps the reusable cells; another class discards them")
        func registering() {
            final class OtherCell: UITableViewCell {}
            let table = stage.table(.plain, [numbers(40)]) { $0.rowHeight = 50 }
            table.isPrefetchingEnabled = false
            stage.source.sections = [numbers(2)]
            table.reloadData()
            stage.app.flush()
            let (waiting, made) = (table.reuse.cells.count, table.reuse.cellsMade)
            #expect(waiting > 4)
            table.register(CountedCell.self, forCellReuseIdentifier: "cell")
            #expect(table.reuse.cells.count == waiting)
            stage.source.sections = [numbers(7)]
            table.reloadData()
            stage.app.flush()
            #expect(table.reuse.cellsMade == made)
            table.register(OtherCell.self, forCellReuseIdentifier: "cell")
            #expect(table.reuse.cells.count == 0)
            #expect(table.subviews.filter { $0 is CountedCell }.count == 7)
            table.reloadData()
            stage.app.flush()
            #expect(table.visibleCells.allSatisfy { $0 is OtherCell })
            #expect(table.subviews.filter { $0 is CountedCell }.isEmpty)
        }

        @Test("headers of a class that is no longer registered are discarded too")
        func registeringHeaders() {
            final class OtherHeader: UITableViewHeaderFooterView {}
            stage.source.headerView = { [stage] _ in
                (stage.controller.view.subviews.compactMap { $0 as? UITableView }.last)?
                    .dequeueReusableHeaderFooterView(withIdentifier: "header")
            }
            let table = stage.table(.plain, [["a"], ["b"]]) {
                $0.rowHeight = 50
                $0.sectionHeaderHeight = 30
                $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
                stage.controller.view.addSubview($0)
            }
            let old = table.headerView(forSection: 0)
            #expect(old != nil)
            table.register(OtherHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            table.reloadData()
            stage.app.flush()
            #expect(table.headerView(forSection: 1) is OtherHeader)
            #expect(old?.superview == nil)
        }

        // MARK: Bad numbers and many sections

        @Test("a negative number of rows counts as none")
        func negativeRows() {
            final class Empty: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            }
            let source = Empty()
            let table = stage.table(.plain) { $0.dataSource = source }
            stage.app.flush()
            #expect(table.visibleCells.isEmpty)
            #expect(table.contentSize.height == 0)
        }

        @Test(
            "negative and NaN numbers count as 0 or as automatic",
            arguments: [-5, Double.nan, -Double.infinity, Double.infinity], 0..<8)
        func badNumbers(number: Double, place: Int) {
            let bad = CGFloat(number)
            stage.source.headerTitle = { "header \($0)" }
            stage.source.footerTitle = { "footer \($0)" }
            if place == 6 { stage.source.headerHeight = { _ in bad } }
            if place == 7 { stage.source.footerHeight = { _ in bad } }
            let table = stage.table(.plain, [numbers(3), numbers(2)]) {
                switch place {
                case 0: $0.rowHeight = bad
                case 1: $0.estimatedRowHeight = bad
                case 2: $0.sectionHeaderHeight = bad
                case 3: $0.sectionFooterHeight = bad
                case 4: ($0.estimatedSectionHeaderHeight, $0.estimatedSectionFooterHeight) = (bad, bad)
                case 5: $0.sectionHeaderTopPadding = bad
                default: break
                }
            }
            var rects = (0..<2).flatMap {
                [table.rectForHeader(inSection: $0), table.rectForFooter(inSection: $0), table.rect(forSection: $0)]
            }
            rects += [table.rectForRow(at: path(2)), table.rectForRow(at: path(1, 1))] + table.visibleCells.map(\.frame)
            #expect(table.contentSize.height.isFinite)
            #expect(table.contentSize.height < 10_000)
            for rect in rects {
                #expect(rect.minY.isFinite)
                #expect(rect.height.isFinite)
                #expect(rect.height >= 0)
                #expect(rect.maxY < 10_000)
            }
            if place == 5 { #expect(table.headerView(forSection: 0).map { $0.frame.height > 0 } == true) }
            stage.source.sections = [numbers(4), numbers(2)]
            table.insertRows(at: [path(3)], with: .fade)
            stage.settle()
            #expect(table.contentSize.height.isFinite)
            #expect(table.rectForRow(at: path(1, 1)).minY.isFinite)
        }

        @Test("ten thousand sections cost as much as the visible ones")
        func manySections() {
            stage.source.headerHeight = { _ in 30 }
            stage.source.headerTitle = { "\($0)" }
            let sections = (0..<10_000).map { $0 % 100 == 0 ? ["row \($0)"] : [] }
            let table = stage.table(.plain, sections) {
                $0.rowHeight = 50
                $0.sectionHeaderTopPadding = 0
            }
            #expect(table.contentSize.height == 305_000)
            stage.source.writes = ["counts", "cells", "heights", "display"]
            for step in 1...40 {
                table.contentOffset.y = CGFloat(step) * 3000 + 7
                stage.app.flush()
                #expect(table.contents.edges.headers.count <= 15)
            }
            let log = stage.source.take()
            // Of each screen no more than its own headers and rows, and no counts.
            #expect(!log.contains { $0.hasPrefix("rows") || $0.hasPrefix("height") })
            #expect(log.filter { $0.hasPrefix("will display header") }.count <= 40 * 15)
            table.scrollToRow(at: path(0, 9_900), at: .bottom, animated: false)
            stage.app.flush()
            #expect(texts(table).last == "row 9900")
        }

        // MARK: Safe area, backgrounds, touches

        @Test("content respects the safe area unless the table disables it")
        func safeArea() throws {
            stage.source.headerTitle = { "\($0)" }
            let table = stage.table(.plain, [["a"]]) { $0.rowHeight = 50 }
            stage.controller.additionalSafeAreaInsets.left = 40
            stage.app.flush()
            let cell = try #require(table.cellForRow(at: path(0)))
            let header = try #require(table.headerView(forSection: 0))
            #expect(cell.contentView.frame.minX == 40)
            #expect(header.contentView.frame.minX == 40)
            table.insetsContentViewsToSafeArea = false
            stage.app.flush()
            #expect(cell.contentView.frame.minX == 0)
            #expect(header.contentView.frame.minX == 0)
            stage.controller.additionalSafeAreaInsets = .zero
        }

        @Test("the multiple selection background shows where multiple selection is allowed, editing or not")
        func multipleBackground() throws {
            let table = stage.table(.plain, [numbers(3)]) { $0.rowHeight = 50 }
            let cell = try #require(table.cellForRow(at: path(1)))
            let view = UIView()
            cell.multipleSelectionBackgroundView = view
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            #expect(view.superview == nil)
            table.deselectRow(at: path(1), animated: false)
            table.allowsMultipleSelection = true
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            #expect(view.superview === cell)
        }

        @Test("touches reach a cell during a drag only if it allows them")
        func carried() {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            let place = CGPoint(x: 10, y: 10)
            #expect(cell.hitTest(place, with: nil) != nil)
            cell.changeDragState(.dragging)
            #expect(cell.hitTest(place, with: nil) == nil)
            cell.userInteractionEnabledWhileDragging = true
            #expect(cell.hitTest(place, with: nil) != nil)
        }

        @Test("logs settings without effect")
        func reports() {
            let table = stage.table(.plain, [["a"]])
            table.fillerRowHeight = 40
            UITableViewRowAction(style: .normal, title: nil) { _, _ in }.backgroundEffect = UIBlurEffect(style: .light)
            let logs = stage.app.environment.logs
            for name in ["UITableView.fillerRowHeight", "UITableViewRowAction.backgroundEffect"] {
                #expect(logs.contains { $0.hasPrefix(name) })
            }
        }

        // MARK: Selection

        @Test("scrolls to the nearest selected row, and stays without one")
        func nearestSelected() {
            let table = stage.table(.plain, [numbers(100)]) { $0.rowHeight = 50 }
            table.scrollToNearestSelectedRow(at: .top, animated: false)
            #expect(table.contentOffset.y == 0)
            table.allowsMultipleSelection = true
            for row in [5, 60, 95] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
            table.contentOffset.y = 2500
            stage.app.flush()
            table.scrollToNearestSelectedRow(at: .top, animated: false)
            #expect(table.contentOffset.y == 3000)
            table.contentOffset.y = 0
            stage.app.flush()
            table.scrollToNearestSelectedRow(at: .middle, animated: false)
            #expect(table.contentOffset.y == 75)
        }

        @Test("a row whose deselection the delegate refuses stays selected next to the new one")
        func kept() {
            let table = stage.table(.plain, [numbers(4)]) { $0.rowHeight = 50 }
            stage.source.willDeselect = { _ in nil }
            stage.tap(table, 50, 25)
            stage.source.writes = ["selection"]
            stage.tap(table, 50, 75)
            #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
            #expect(!stage.source.take().contains("deselected 0"))
            stage.source.willDeselect = { $0 }
            stage.tap(table, 50, 125)
            #expect(table.indexPathsForSelectedRows == [path(2)])
        }
    }
}
