import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: editing, reordering and the section index") @MainActor struct Editing {
        let stage = TableStage()

        private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

        private func table(_ sections: [[String]]) -> UITableView {
            TableFixture.registerEditing()
            stage.source.headerHeight = { _ in 0 }
            return stage.table(.plain, sections) { $0.rowHeight = 50 }
        }

        @Test("TV-45: editing asks for each visible row whether and how it is edited", .contract("TV-45"))
        func begins() {
            let table = table([numbers(3)])
            stage.source.canEdit = { $0.row != 1 }
            stage.source.writes = ["editing"]
            table.setEditing(true, animated: false)
            let log = stage.source.take()
            #expect(log.contains("can edit 0.0"))
            #expect(log.contains("style 0.0"))
            #expect(log.contains("can edit 0.1"))
            #expect(!log.contains("style 0.1"))
            #expect(table.visibleCells.map(\.isEditing) == [true, false, true])
            #expect(table.visibleCells.map(\.editingStyle) == [.delete, .none, .delete])
            table.isEditing = false
            #expect(table.visibleCells.allSatisfy { !$0.isEditing })
        }

        @Test("TV-46: a commit changes the model and the table", .contract("TV-46"))
        func commit() {
            let table = table([numbers(3)])
            stage.source.commits = { table, style, path in
                guard style == .delete else { return }
                self.stage.source.sections[0].remove(at: path.row)
                table.deleteRows(at: [path], with: .left)
            }
            stage.source.writes = ["editing"]
            table.editor.commit(.delete, at: .init(0, 1))
            stage.settle()
            #expect(stage.source.take().contains("commit 1 0.1"))
            #expect(texts(table) == ["row 0", "row 2"])
        }

        private func reorder(_ table: UITableView, _ row: Int, to y: CGFloat, cancels: Bool = false) throws {
            let cell = try #require(table.cellForRow(at: path(row)))
            let start = cell.frame.midY
            table.cell(cell, reorders: .began, at: CGPoint(x: 300, y: start))
            for step in 1...10 {
                table.cell(cell, reorders: .moved, at: CGPoint(x: 300, y: start + (y - start) * CGFloat(step) / 10))
                stage.frames(1.0 / 60)
            }
            table.cell(cell, reorders: cancels ? .cancelled : .ended, at: CGPoint(x: 300, y: y))
            stage.settle()
        }

        @Test(
            "TV-47, TV-48: a row dragged by its reorder control asks at every position, and is moved once", .contract("TV-47"),
            .contract("TV-48"))
        func reordering() throws {
            let table = table([["a", "b", "c", "d"]])
            table.setEditing(true, animated: false)
            stage.source.writes = ["editing"]
            let cell = try #require(table.cellForRow(at: path(0)))
            try reorder(table, 0, to: 125)
            let log = stage.source.take().filter { $0.hasPrefix("target") || $0.hasPrefix("move") }
            #expect(log == ["target 0.1", "target 0.2", "move 0.0 to 0.2"])
            #expect(texts(table) == ["b", "c", "a", "d"])
            #expect(stage.source.sections == [["b", "c", "a", "d"]])
            #expect(table.cellForRow(at: path(2)) === cell)
            #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
        }

        @Test("TV-47: the delegate may redirect it; a row that may not move stays", .contract("TV-47"))
        func retargeted() throws {
            let table = table([["a", "b", "c", "d"]])
            stage.source.canMove = { $0.row != 3 }
            table.setEditing(true, animated: false)
            stage.source.target = { _, proposed in self.path(min(1, proposed.row)) }
            try reorder(table, 0, to: 175)
            #expect(stage.source.sections == [["b", "a", "c", "d"]])
            try reorder(table, 3, to: 25)
            #expect(stage.source.sections == [["b", "a", "c", "d"]])
        }

        @Test("a cancelled drag restores everything")
        func cancelled() throws {
            let table = table([["a", "b", "c"]])
            table.setEditing(true, animated: false)
            stage.source.writes = ["editing"]
            try reorder(table, 0, to: 125, cancels: true)
            #expect(!stage.source.take().contains { $0.hasPrefix("move") })
            #expect(texts(table) == ["a", "b", "c"])
        }

        @Test("a row held at an edge scrolls the table, up to the content's end, and stays under the touch")
        func reorderScrolls() throws {
            let table = table([numbers(30)])
            table.setEditing(true, animated: false)
            stage.app.flush()
            let cell = try #require(table.cellForRow(at: path(2)))
            let grip = cell.frame.midY
            func move(_ phase: ReorderPhase, to y: CGFloat) {
                table.cell(cell, reorders: phase, at: CGPoint(x: 300, y: table.contentOffset.y + y))
            }
            move(.began, to: grip)
            move(.moved, to: 200)
            stage.frames(0.2)
            #expect(table.contentOffset.y == 0)
            move(.moved, to: 380)
            stage.frames(0.5)
            let way = table.contentOffset.y
            #expect(way > 150)
            #expect(abs(cell.frame.midY - way - 380) < 1)
            stage.frames(4)
            #expect(table.contentOffset.y == 1100)
            move(.ended, to: 380)
            stage.settle()
            #expect(table.contentOffset.y == 1100)
            #expect(stage.source.sections[0].firstIndex(of: "row 2") == 29)
        }

        @Test("moves a row into another section")
        func acrossSections() throws {
            let table = table([["a", "b"], ["c"]])
            table.setEditing(true, animated: false)
            try reorder(table, 0, to: 140)
            #expect(stage.source.sections == [["b"], ["c", "a"]])
            #expect(texts(table) == ["b", "c", "a"])
        }

        @Test("TV-54: index titles show an index that scrolls without animation and asks for the section; nil hides it", .contract("TV-54"))
        func sectionIndex() {
            stage.source.indexTitles = (0..<20).map { String(UnicodeScalar(UInt8(65 + $0))) }
            stage.source.headerTitle = { "\($0)" }
            let table = stage.table(.plain, (0..<20).map { ["row \($0)", "next", "next"] }) { $0.rowHeight = 50 }
            #expect(table.visibleCells.first?.setting.indexWidth == 15)
            let strip = table.subviews.last as? SectionIndexView
            #expect(strip?.frame.maxX == 320)
            stage.source.writes = ["display"]
            // The letters are centred, 14 points each: the eleventh begins 140 points below the first.
            stage.app.touch(.began, 315, 100 + 200 + 5)
            #expect(stage.source.take().contains("index K 10"))
            stage.app.flush()
            #expect(table.contentOffset.y == table.rect(forSection: 10).minY)
            stage.app.touch(.ended, 315, 305)
            stage.source.indexTitles = nil
            table.reloadSectionIndexTitles()
            stage.app.flush()
            #expect(!(table.subviews.contains { $0 is SectionIndexView }))
            #expect(table.visibleCells.first?.setting.indexWidth == 0)
        }

        @Test("a touch along the index ends at its section, or at the content's end, despite estimated rows")
        func sectionIndexEnd() {
            stage.source.indexTitles = (0..<8).map { String(UnicodeScalar(UInt8(65 + $0))) }
            stage.source.headerTitle = { "\($0)" }
            let table = stage.table(.plain, (0..<8).map { ["row \($0)", "next", "next"] })
            // Eight letters of 14 points in the middle: 244 to 356 of the screen.
            stage.app.touch(.began, 315, 250)
            for y in stride(from: 250.0, through: 350, by: 4) {
                stage.app.touch(.moved, 315, y)
                stage.app.flush()
            }
            stage.app.touch(.ended, 315, 350)
            stage.app.flush()
            #expect(table.contentOffset.y == table.contentSize.height - 400)
            stage.app.touch(.began, 315, 250 + 14 * 2)
            stage.app.touch(.ended, 315, 250 + 14 * 2)
            stage.app.flush()
            #expect(abs(table.contentOffset.y - table.rect(forSection: 2).minY) < 0.5)
        }

        @Test("the section index is as wide as its widest title, and rows are inset for it", arguments: ["热门", "Ab", "#123"])
        func sectionIndexWidth(widest: String) throws {
            stage.source.indexTitles = ["A", widest, "B"]
            let table = stage.table(.plain, (0..<3).map { ["row \($0)"] })
            let strip = try #require(table.subviews.last as? SectionIndexView)
            let label = try #require(strip.subviews.compactMap { $0 as? UILabel }.first { $0.text == widest })
            #expect(label.frame.width >= label.intrinsicContentSize.width)
            #expect(strip.frame.maxX == 320)
            #expect(strip.frame.width == table.visibleCells.first?.setting.indexWidth)
            stage.source.indexTitles = ["A", "B"]
            table.reloadSectionIndexTitles()
            stage.app.flush()
            #expect(strip.frame.width == 15)
            #expect(table.visibleCells.first?.setting.indexWidth == 15)
        }

        @Test("an index without space for every title shows dots between some")
        func compression() {
            #expect(SectionIndexView.entries(count: 5, space: 100) == [0, 1, 2, 3, 4])
            let entries = SectionIndexView.entries(count: 26, space: 14 * 9)
            #expect(entries.count == 9)
            #expect(entries.first == 0)
            #expect(entries.last == 25)
            #expect(entries[1] == nil)
        }

        @Test("TV-57: the detail button calls the delegate", .contract("TV-57"))
        func accessory() throws {
            let table = table([numbers(3)])
            stage.source.writes = ["selection"]
            table.cellAccessoryTapped(try #require(table.cellForRow(at: path(1))))
            #expect(stage.source.take() == ["accessory 1"])
        }

        @Test(
            "TV-27, TV-59: a table controller is its table's data source and delegate, and deselects on reappearance",
            .contract("TV-27"), .contract("TV-59"))
        func controller() {
            final class List: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell(style: .default, reuseIdentifier: nil)
                }
            }
            stage.activate()
            let list = List(style: .insetGrouped)
            let navigation = UINavigationController(rootViewController: list)
            stage.window.rootViewController = navigation
            stage.app.flush()
            #expect(list.view === list.tableView)
            #expect(list.tableView.style == .insetGrouped)
            #expect(list.tableView.dataSource === list)
            #expect(list.tableView.delegate === list)
            #expect(list.tableView.visibleCells.count == 3)
            list.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
            navigation.pushViewController(UIViewController(), animated: false)
            stage.app.flush()
            navigation.popViewController(animated: false)
            stage.app.flush()
            #expect(list.tableView.indexPathForSelectedRow == nil)
            list.setEditing(true, animated: false)
            #expect(list.tableView.isEditing)
            // The keyboard comes over the table's lower part, and goes.
            func post(_ name: Notification.Name, _ top: CGFloat) {
                let screen = UIScreen.main.bounds
                let end = CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
                NotificationCenter.default.post(
                    name: name, object: UIScreen.main, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)])
            }
            let before = list.tableView.contentInset.bottom
            post(UIResponder.keyboardWillChangeFrameNotification, UIScreen.main.bounds.height - 336)
            #expect(list.tableView.adjustedContentInset.bottom == 336)
            #expect(list.tableView.contentInset.bottom > before)
            post(UIResponder.keyboardWillHideNotification, UIScreen.main.bounds.height)
            #expect(list.tableView.contentInset.bottom == before)
        }
    }

    @Suite("UITableViewDiffableDataSource") @MainActor struct Diffable {
        let stage = TableStage()
        typealias Source = UITableViewDiffableDataSource<String, Int>

        private func make() -> (UITableView, Source) {
            stage.activate()
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
            table.contentInsetAdjustmentBehavior = .never
            table.rowHeight = 40
            table.register(CountedCell.self, forCellReuseIdentifier: "cell")
            let source = Source(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            stage.controller.view.addSubview(table)
            return (table, source)
        }

        private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
            var made = NSDiffableDataSourceSnapshot<String, Int>()
            for (name, items) in sections {
                made.appendSections([name])
                made.appendItems(items, toSection: name)
            }
            return made
        }

        @Test("TV-60: applies differences, and retained rows keep their cells", .contract("TV-60"))
        func apply() {
            let (table, source) = make()
            source.apply(snapshot([("one", [1, 2, 3]), ("two", [4])]), animatingDifferences: false)
            stage.app.flush()
            #expect(texts(table) == ["1", "2", "3", "4"])
            let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.textLabel?.text ?? "", $0) })
            var isDone = false
            source.apply(snapshot([("two", [4, 1]), ("one", [3, 5])])) { isDone = true }
            stage.settle()
            #expect(isDone)
            #expect(texts(table) == ["4", "1", "3", "5"])
            for cell in table.visibleCells.prefix(3) { #expect(cells[cell.textLabel?.text ?? ""] === cell) }
            #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
            #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 1)
            #expect(source.sectionIdentifier(for: 1) == "one")
            #expect(source.index(for: "two") == 0)
        }

        @Test("marked items are reloaded or reconfigured in place")
        func marks() {
            let (table, source) = make()
            source.apply(snapshot([("one", [1, 2])]))
            stage.app.flush()
            let cells = table.visibleCells
            var next = source.snapshot()
            next.reloadItems([1])
            next.reconfigureItems([2])
            source.apply(next)
            stage.settle()
            #expect(table.visibleCells[0] !== cells[0])
            #expect(table.visibleCells[1] === cells[1])
            #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
        }

        @Test("a snapshot is edited by identifiers")
        func editing() {
            var list = snapshot([("a", [1, 2, 3]), ("b", [4, 5])])
            list.moveItem(5, beforeItem: 2)
            list.insertItems([9], afterItem: 4)
            list.deleteItems([3, 77])
            #expect(list.itemIdentifiers(inSection: "a") == [1, 5, 2])
            #expect(list.itemIdentifiers == [1, 5, 2, 4, 9])
            #expect(list.indexOfItem(4) == 3)
            #expect(list.sectionIdentifier(containingItem: 5) == "a")
            list.insertSections(["c"], beforeSection: "a")
            list.moveSection("a", afterSection: "b")
            #expect(list.sectionIdentifiers == ["c", "b", "a"])
            list.deleteSections(["b"])
            #expect(list.numberOfItems == 3)
            #expect(list.numberOfSections == 2)
            list.deleteAllItems()
            #expect(list.numberOfSections == 0)
        }

        @Test("a duplicate identifier raises")
        func twice() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                var list = NSDiffableDataSourceSnapshot<Int, Int>()
                list.appendSections([0])
                list.appendItems([1, 2, 1])
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("Fatal: supplied item identifiers are not unique."))
        }
    }
}
