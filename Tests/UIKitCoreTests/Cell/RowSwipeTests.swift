import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

@MainActor @Suite("Row swipe actions", .application)
struct RowSwipeTests {
    private final class List: RowSwipeOwner {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var rows: [UITableViewCell] = []
        var trailing: [UIContextualAction] = []
        var leading: [UIContextualAction] = []
        var takesFull = true
        let journal = Journal()
        lazy var swipe = RowSwipe(self, list: view)

        func swipeRow(at point: CGPoint) -> (any SwipeRow)? { rows.first { $0.frame.contains(point) } }
        func swipeActions(of row: any SwipeRow, leading isLeading: Bool) -> UISwipeActionsConfiguration? {
            let configuration = UISwipeActionsConfiguration(actions: isLeading ? leading : trailing)
            configuration.performsFirstActionWithFullSwipe = takesFull
            return configuration
        }
        func hasSwipeRow(_ row: any SwipeRow) -> Bool { rows.contains { $0 === row } }
        func swipeWillBegin(_ row: any SwipeRow) { journal.add("begin") }
        func swipeDidEnd(_ row: any SwipeRow) { journal.add("end") }
    }

    private let app = TestApplication()

    private func list() -> List {
        let window = app.window()
        let list = List()
        for index in 0..<4 {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(index)"
            cell.frame = CGRect(x: 0, y: CGFloat(index) * 44, width: 320, height: 44)
            list.rows.append(cell)
            list.view.addSubview(cell)
        }
        list.view.contentInsetAdjustmentBehavior = .never
        list.view.contentSize = CGSize(width: 320, height: 900)
        _ = list.swipe
        window.addSubview(list.view)
        app.flush()
        return list
    }

    private func action(_ title: String, _ list: List, done: Bool? = true) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [journal = list.journal] action, _, finish in
            MainActor.assumeIsolated { journal.add(action.title ?? "") }
            if let done { finish(done) }
        }
    }

    private func drag(from start: (x: Double, y: Double), by travel: Double, hold: Bool = true) {
        app.touch(.began, start.x, start.y)
        for step in 1...10 {
            app.advance(0.02)
            app.touch(.moved, start.x + travel * Double(step) / 10, start.y)
        }
        if hold { app.advance(0.3); app.touch(.moved, start.x + travel, start.y) }
        app.touch(.ended, start.x + travel, start.y)
        app.flush()
    }

    @Test("TV-49: a swipe requests actions, opens the row, and notifies its end", .contract("TV-49"))
    func opening() throws {
        let list = list()
        list.trailing = [action("Flag", list)]
        let cell = list.rows[1]
        drag(from: (300, 60), by: -90)
        #expect(list.swipe.row === cell)
        #expect(cell.configurationState.isSwiped)
        #expect(list.journal.take() == ["begin"])
        #expect(cell.contentView.frame.minX < -60)
        #expect(cell.textLabel?.frame.minX == 16)
        list.swipe.close(animated: false)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
        #expect(!cell.configurationState.isSwiped)
        #expect(list.journal.take() == ["end"])
    }

    @Test("TV-51: a tapped button runs its handler, whose completion closes the row", .contract("TV-51"))
    func pressing() throws {
        let list = list()
        list.trailing = [action("Flag", list), action("More", list)]
        drag(from: (300, 60), by: -160)
        #expect(list.swipe.isOpen)
        _ = list.journal.take()
        app.tap(300, 60)
        app.flush()
        #expect(list.journal.take().first == "Flag")
        #expect(!list.swipe.isOpen)
    }

    @Test("each button of an open row is touchable at its visible centre")
    func names() throws {
        let list = list()
        list.trailing = [action("Delete", list), action("Flag", list), action("More", list)]
        drag(from: (310, 60), by: -240)
        #expect(list.swipe.isOpen)
        let found = AccessibilityTree.elements(of: ApplicationContext.current.windows.visible)
        let buttons = try ["Delete", "Flag", "More"].map { name in try #require(found.first { $0.label == name }) }
        let unreachable = buttons.filter { !$0.isHittable }.map(\.label)
        #expect(unreachable.isEmpty)
        #expect(buttons[0].x > buttons[1].x)
        #expect(buttons[1].x > buttons[2].x)
        #expect(buttons[0].x + buttons[0].width == 320)
        _ = list.journal.take()
        app.tap(buttons[1].x + buttons[1].width / 2, buttons[1].y + buttons[1].height / 2)
        app.flush()
        #expect(list.journal.take().first == "Flag")
    }

    @Test("TV-52: a full swipe runs the first action unless the configuration disables it", .contract("TV-52"))
    func fullSwipe() {
        let list = list()
        list.trailing = [action("First", list, done: nil), action("Second", list)]
        drag(from: (310, 60), by: -280)
        #expect(list.journal.take() == ["begin", "First"])
        list.swipe.close(animated: false)
        list.takesFull = false
        _ = list.journal.take()
        drag(from: (310, 60), by: -280)
        #expect(list.journal.take() == ["begin"])
        #expect(list.swipe.isOpen)
    }

    @Test("TV-53: another row, or a touch elsewhere, closes the open row", .contract("TV-53"))
    func closing() {
        let list = list()
        list.trailing = [action("Flag", list)]
        drag(from: (300, 60), by: -90)
        let place = CGPoint(x: 100, y: 100)
        #expect(list.swipe.closes(at: place))
        #expect(list.swipe.closes(at: CGPoint(x: 20, y: 60)))
        #expect(!list.swipe.closes(at: CGPoint(x: 310, y: 60)))
        drag(from: (300, 100), by: -90)
        #expect(list.swipe.row === list.rows[2])
    }

    @Test("vertical drags scroll, and rows without actions stay")
    func refusing() {
        let list = list()
        drag(from: (300, 60), by: -90)
        #expect(!list.swipe.isOpen)
        #expect(list.journal.take().isEmpty)
        list.trailing = [action("Flag", list)]
        app.touch(.began, 300, 150)
        for step in 1...10 {
            app.advance(0.02)
            app.touch(.moved, 300, 150 - Double(step) * 8)
        }
        app.touch(.ended, 300, 70)
        #expect(!list.swipe.isOpen)
        #expect(list.view.contentOffset.y > 0)
    }

    @Test("TV-46: the delete button can be shown in code", .contract("TV-46"))
    func confirmation() {
        let list = list()
        list.trailing = [action("Delete", list)]
        list.swipe.open(list.rows[0], leading: false, confirmsDeletion: true, animated: false)
        #expect(list.rows[0].showingDeleteConfirmation)
        #expect(list.rows[0].pulled.length >= 74)
        list.swipe.close(animated: false)
        #expect(!list.rows[0].showingDeleteConfirmation)
    }

    @Test("actions have a colour by their style")
    func colours() {
        app.activate()
        let plain = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        let destroys = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        #expect(plain.backgroundColor == .systemGray)
        #expect(destroys.backgroundColor == .systemRed)
        plain.backgroundColor = .systemOrange
        #expect(plain.backgroundColor == .systemOrange)
        plain.backgroundColor = nil
        #expect(plain.backgroundColor == .systemGray)
        #expect(plain.style == .normal)
        #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    }
}

extension TableSuites {
    @MainActor @Suite("Table swipe actions")
    struct TableSwipeTests {
        private let stage = TableStage()

        private func table() -> UITableView {
            TableFixture.registerEditing()
            let table = stage.table(.plain, [["One", "Two", "Three"]])
            stage.source.commits = { [source = stage.source] table, _, path in
                source.sections[0].remove(at: path.row)
                table.deleteRows(at: [path], with: .none)
            }
            return table
        }

        @Test("TV-50: deletable rows have a delete button by default", .contract("TV-50"))
        func deletion() {
            let table = table()
            stage.source.writes = ["editing"]
            stage.drag(table, from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60))
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.configurationState.isSwiped == true)
            stage.settle()
            _ = stage.source.take()
            stage.tap(table, 300, 60)
            #expect(stage.source.take().contains("commit 1 0.1"))
            stage.settle()
            #expect(table.numberOfRows(inSection: 0) == 2)
        }

        @Test("TV-46: the minus asks for confirmation, the button deletes", .contract("TV-46"))
        func confirmation() {
            let table = table()
            table.setEditing(true, animated: false)
            stage.app.flush()
            stage.source.writes = ["editing"]
            stage.tap(table, 27, 22)
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            #expect(cell?.showingDeleteConfirmation == true)
            #expect(!stage.source.take().contains("commit 1 0.0"))
            stage.settle()
            stage.tap(table, 300, 22)
            #expect(stage.source.take().contains("commit 1 0.0"))
        }

        @Test("TV-53: a touch elsewhere closes the row and selects nothing", .contract("TV-53"))
        func elsewhere() {
            let table = table()
            stage.drag(table, from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60))
            stage.settle()
            stage.source.writes = ["selection"]
            stage.tap(table, 100, 20)
            stage.settle()
            #expect(stage.source.take().isEmpty)
            #expect(table.indexPathForSelectedRow == nil)
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.configurationState.isSwiped == false)
            stage.tap(table, 100, 20)
            #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        }
    }
}
