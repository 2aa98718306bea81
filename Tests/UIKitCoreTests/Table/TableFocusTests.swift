import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// A cell that is notified of focus, and may refuse it.
private final class HearingCell: UITableViewCell {
    var received: [String] = []
    var refuses = false
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !(refuses && context.nextFocusedView === self) }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        received.append(context.nextFocusedView === self ? "gets" : "loses")
        coordinator.addCoordinatedFocusingAnimations({ [weak self] in self?.received.append("animates \($0.duration)") }) { [weak self] in
            self?.received.append("rests")
        }
    }
}

@MainActor private final class Watching: NSObject, UITableViewDelegate {
    var received: [String] = []
    var mayUpdate = true
    private func name(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        received.append("may \(name(context.previouslyFocusedIndexPath)) → \(name(context.nextFocusedIndexPath))")
        return mayUpdate
    }
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        let isRow = context.nextFocusedIndexPath.flatMap(tableView.cellForRow).map { $0 === context.nextFocusedView } ?? false
        received.append(
            "\(name(context.previouslyFocusedIndexPath)) → \(name(context.nextFocusedIndexPath)) \(isRow) \(context.focusHeading.rawValue)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { received.append("selected \(indexPath.row)") }
}

extension TableSuites {
    @Suite("UITableView: focus") @MainActor struct Focus {
        let stage = TableStage()
        private static let (down, up, enter, space): (UInt16, UInt16, UInt16, UInt16) = (81, 82, 40, 44)

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        private func press(_ usage: UInt16) {
            for phase in [KeySample.Phase.down, .up] { stage.app.send(.input(.key(KeySample(phase: phase, usage: usage), time: 0))) }
            stage.app.flush()
        }

        private func table(_ watching: Watching? = nil) -> UITableView {
            let table = stage.table(.plain, [numbers(30)]) {
                $0.rowHeight = 50
                $0.selectionFollowsFocus = false
            }
            if let watching {
                table.delegate = watching
                stage.app.flush()
            }
            return table
        }

        private func ring(_ table: UITableView, _ row: Int) -> Bool {
            table.cellForRow(at: path(row))?.subviews.contains { $0 is FocusRingView } == true
        }

        @Test("without selectionFollowsFocus keys move the focus only; return and space select; the delegate is called at each step")
        func alone() {
            let watching = Watching()
            let table = table(watching)
            table.contentOffset.y = 70
            stage.app.flush()
            press(Self.down)
            #expect(watching.received == ["may - → 2", "- → 2 true 2"])
            #expect(table.indexPathForSelectedRow == nil)
            let cell = table.cellForRow(at: path(2))
            #expect(cell?.isFocused == true)
            #expect(cell?.configurationState.isFocused == true)
            #expect(ring(table, 2))
            watching.received = []
            press(Self.up)
            press(Self.up)
            #expect(watching.received == ["may 2 → 1", "2 → 1 true 1", "may 1 → 0", "1 → 0 true 1"])
            #expect(table.contentOffset.y == 0)
            #expect(cell?.isFocused == false)
            #expect(!ring(table, 2))
            #expect(ring(table, 0))
            watching.received = []
            press(Self.space)
            #expect(watching.received == ["selected 0"])
            #expect(table.indexPathForSelectedRow == path(0))
            #expect(!ring(table, 0))
            press(Self.down)
            #expect(table.indexPathForSelectedRow == path(0))
            #expect(ring(table, 1))
            watching.mayUpdate = false
            press(Self.down)
            #expect(ring(table, 1))
            #expect(watching.received.last == "may 1 → 2")
            press(Self.enter)
            #expect(table.indexPathForSelectedRow == path(1))
        }

        @Test("views enclosing both ends are asked and notified, with coordinated animations")
        func views() throws {
            let table = table()
            table.register(HearingCell.self, forCellReuseIdentifier: "cell")
            table.reloadData()
            stage.app.flush()
            press(Self.down)
            let first = try #require(table.cellForRow(at: path(0)) as? HearingCell)
            let second = try #require(table.cellForRow(at: path(1)) as? HearingCell)
            // Nothing moved with it.
            #expect(first.received == ["gets", "animates 0.25", "rests"])
            second.refuses = true
            press(Self.down)
            #expect(first.isFocused)
            #expect(second.received.isEmpty)
            #expect(first.received.count == 3)
            second.refuses = false
            press(Self.down)
            #expect(!first.isFocused)
            #expect(second.isFocused)
            #expect(second.received.first == "gets")
            #expect(first.received.contains("loses"))
        }

        @Test("the focus follows its row through changes and scrolling; a tap moves it; a reload ends it")
        func follows() {
            let table = table()
            press(Self.down)
            press(Self.down)
            stage.source.sections[0].insert("new", at: 0)
            table.insertRows(at: [path(0)], with: .none)
            stage.settle()
            #expect(table.focus.place == .init(0, 2))
            #expect(ring(table, 2))
            table.contentOffset.y = 800
            stage.app.flush()
            #expect(table.visibleCells.allSatisfy { !$0.isFocused })
            table.contentOffset.y = 0
            stage.app.flush()
            #expect(ring(table, 2))
            #expect(table.visibleCells.filter { $0.isFocused }.count == 1)
            stage.tap(table, 100, 225)
            #expect(table.indexPathForSelectedRow == path(4))
            #expect(table.focus.place == .init(0, 4))
            #expect(!ring(table, 2))
            stage.source.sections[0].remove(at: 4)
            table.deleteRows(at: [path(4)], with: .none)
            stage.settle()
            #expect(table.focus.place == nil)
            #expect(table.visibleCells.allSatisfy { !$0.isFocused })
            press(Self.down)
            table.reloadData()
            stage.app.flush()
            #expect(table.focus.place == nil)
            #expect(table.visibleCells.allSatisfy { !$0.isFocused })
        }

        @Test("one of two lists has the focus, and both are notified; a cell with a custom focus effect shows no ring")
        func lists() {
            let watching = Watching()
            let table = table(watching)
            press(Self.down)
            let other = Watching()
            let front = UITableView(frame: CGRect(x: 0, y: 500, width: 320, height: 100))
            front.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            front.dataSource = stage.source
            front.delegate = other
            front.selectionFollowsFocus = false
            stage.controller.view.addSubview(front)
            stage.app.flush()
            watching.received = []
            press(Self.down)
            #expect(watching.received == ["may 0 → -", "0 → - false 2"])
            #expect(other.received == ["may - → 0", "- → 0 true 2"])
            #expect(table.visibleCells.allSatisfy { !$0.isFocused })
            #expect(ring(front, 0))
            front.cellForRow(at: path(0))?.focusStyle = .custom
            #expect(!ring(front, 0))
        }

        @Test("typing into a field does not select")
        func typing() {
            let table = table()
            press(Self.down)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            table.addSubview(field)
            field.becomeFirstResponder()
            stage.app.send(.input(.key(KeySample(phase: .down, usage: Self.space, characters: " "), time: 0)))
            #expect(field.text == " ")
            #expect(table.indexPathForSelectedRow == nil)
        }
    }
}
