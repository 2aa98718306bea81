import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: swipes, menus, drags, multiple selection") @MainActor struct Interaction {
        let stage = TableStage()
        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        // MARK: Swipes

        /// A delegate with one action at the trailing side.
        @MainActor private final class Swiping: NSObject, UITableViewDelegate {
            var act: ((UITableView, IndexPath) -> Void)?
            var journal: [String] = []
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { [weak self, weak tableView] _, _, done in
                        MainActor.assumeIsolated { if let tableView { self?.act?(tableView, indexPath) } }
                        done(true)
                    }
                ])
            }
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
                journal.append("begin \(indexPath.row)")
            }
            func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
                journal.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
            }
        }

        @Test("TV-53: scrolling closes an open row", .contract("TV-53"))
        func scrollingCloses() {
            let swiping = Swiping()
            let table = stage.table(.plain, [numbers(40)]) { _ in }
            table.delegate = swiping
            stage.app.flush()
            stage.drag(table, from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60))
            stage.settle()
            let row = table.cellForRow(at: path(1))
            #expect(row?.configurationState.isSwiped == true)
            #expect(swiping.journal == ["begin 1"])
            stage.drag(table, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 270))
            stage.settle()
            #expect(row?.configurationState.isSwiped == false)
            #expect(swiping.journal == ["begin 1", "end 1"])
            #expect(table.contentOffset.y > 0)
        }

        @Test("a destructive action that reports success leaves its row, closed, until the app deletes it")
        func destructiveWithoutDeletion() throws {
            let swiping = Swiping()
            let table = stage.table(.plain, [numbers(40)]) { $0.rowHeight = 44 }
            table.delegate = swiping
            var actions = 0
            swiping.act = { _, _ in actions += 1 }
            stage.app.flush()
            let row = try #require(table.cellForRow(at: path(1)))
            let frame = row.frame
            // All the way, so that the first action runs.
            stage.drag(table, from: CGPoint(x: 300, y: 60), to: CGPoint(x: 10, y: 60))
            stage.settle()
            #expect(actions == 1)
            #expect(table.cellForRow(at: path(1)) === row)
            #expect(row.frame == frame)
            #expect(row.configurationState.isSwiped == false)
            #expect(table.numberOfRows(inSection: 0) == 40)
            #expect(table.rectForRow(at: path(1)).height == 44)
            #expect(swiping.journal == ["begin 1", "end 1"])
        }

        @Test("the section index is hidden over an open row's actions")
        func sectionIndexUnderActions() throws {
            let swiping = Swiping()
            stage.source.indexTitles = ["A", "B", "C"]
            let table = stage.table(.plain, [numbers(40)]) { $0.rowHeight = 44 }
            table.delegate = swiping
            stage.app.flush()
            let strip = try #require(table.subviews.last as? SectionIndexView)
            stage.drag(table, from: CGPoint(x: 280, y: 60), to: CGPoint(x: 180, y: 60))
            stage.settle()
            #expect(swiping.journal == ["begin 1"])
            #expect(strip.isHidden)
            // Another row is pulled while the first goes back.
            stage.drag(table, from: CGPoint(x: 280, y: 100), to: CGPoint(x: 180, y: 100))
            stage.settle()
            let isOpen = table.visibleCells.contains { $0.configurationState.isSwiped }
            #expect(strip.isHidden == isOpen)
            stage.drag(table, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 270))
            stage.settle()
            #expect(!strip.isHidden)
        }

        @Test("a row deleted by its action slides out from its position, and its cell is reused closed")
        func deletedRow() throws {
            let swiping = Swiping()
            let table = stage.table(.plain, [numbers(40)]) { $0.rowHeight = 44 }
            swiping.act = { [source = stage.source] table, path in
                source.sections[0].remove(at: path.row)
                table.deleteRows(at: [path], with: .left)
            }
            table.delegate = swiping
            stage.app.flush()
            let cell = try #require(table.cellForRow(at: path(1)))
            stage.drag(table, from: CGPoint(x: 310, y: 60), to: CGPoint(x: 40, y: 60))
            #expect(cell.pulled.length > 200)
            #expect(cell.superview === table)
            #expect(swiping.journal == ["begin 1", "end -"])
            stage.settle()
            #expect(texts(table)[1] == "row 2")
            #expect(table.visibleCells.allSatisfy { !$0.configurationState.isSwiped })
            table.contentOffset.y = 400
            stage.app.flush()
            #expect(table.visibleCells.allSatisfy { !$0.configurationState.isSwiped && $0.contentView.frame.minX == 0 && !$0.isHidden })
            stage.drag(table, from: CGPoint(x: 300, y: 100), to: CGPoint(x: 210, y: 100))
            stage.settle()
            #expect(table.visibleCells.filter(\.configurationState.isSwiped).count == 1)
        }

        // MARK: Menus

        @MainActor private final class Menus: NSObject, UITableViewDelegate {
            var journal: [String] = []
            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                guard indexPath.row != 2 else { return nil }
                journal.append("menu \(indexPath.row) \(Int(point.y))")
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.journal.append("copy") }])
                }
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { journal.append("select") }
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { journal.append("unhighlight") }
            func tableView(
                _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { journal.append("display") }
            func tableView(
                _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { journal.append("end") }
        }

        @Test("a long press on a row shows its menu without selection; a row without a menu is selected")
        func menus() {
            let menus = Menus()
            let table = stage.table(.plain, [numbers(10)]) { $0.rowHeight = 44 }
            table.delegate = menus
            stage.window.isHidden = true
            stage.window.makeKeyAndVisible()
            table.removeFromSuperview()
            stage.controller.view.addSubview(table)
            stage.app.flush()
            defer { MenuPresenter.dismiss(animated: false) }
            stage.app.touch(.began, 100, 160)
            stage.frames(0.7)
            stage.app.touch(.ended, 100, 160)
            #expect(menus.journal == ["menu 1 60", "unhighlight", "display"])
            menus.journal = []
            MenuPresenter.dismiss(animated: false)
            stage.frames(0.5)
            #expect(menus.journal == ["end"])
            #expect(table.indexPathForSelectedRow == nil)
            menus.journal = []
            stage.app.touch(.began, 100, 100 + 110)
            stage.frames(0.7)
            stage.app.touch(.ended, 100, 210)
            stage.app.flush()
            #expect(menus.journal == ["unhighlight", "select"])
        }

        // MARK: Several at once

        @MainActor private final class Choosing: NSObject, UITableViewDelegate {
            var journal: [String] = []
            func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { true }
            func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
                journal.append("choose \(indexPath.row)")
                tableView.setEditing(true, animated: true)
            }
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { journal.append("chosen") }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { journal.append("select \(indexPath.row)") }
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { journal.append("deselect \(indexPath.row)") }
        }

        @Test("a two-finger pan selects rows")
        func multipleSelection() {
            let choosing = Choosing()
            let table = stage.table(.plain, [numbers(40)]) {
                $0.rowHeight = 50
                $0.allowsMultipleSelectionDuringEditing = true
            }
            table.delegate = choosing
            table.removeFromSuperview()
            stage.controller.view.addSubview(table)
            stage.app.flush()
            func move(_ phase: TouchSample.Phase, _ y: Double) {
                stage.app.touches([0, 1].map { TouchSample(finger: $0, phase: phase, x: 140 + Double($0) * 40, y: 100 + y) })
                stage.frames(1.0 / 60)
            }
            move(.began, 75)
            for step in 1...10 { move(.moved, 75 + Double(step) * 15) }
            for step in 0...3 { move(.moved, 225 - Double(step) * 20) }
            move(.ended, 165)
            #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3])
            #expect(choosing.journal.first == "choose 1")
            #expect(choosing.journal.last == "chosen")
            #expect(choosing.journal.contains("select 4"))
            #expect(choosing.journal.contains("deselect 4"))
            #expect(table.isEditing)
            #expect(table.contentOffset.y == 0)
        }

        @Test("accessibility activation acts as a tap")
        func activation() {
            let table = stage.table(.plain, [numbers(5)])
            stage.source.writes = ["selection"]
            #expect(table.cellForRow(at: path(2))?.accessibilityActivate() == true)
            #expect(stage.source.take() == ["should highlight 2", "will select 2", "selected 2"])
            stage.source.shouldHighlight = { _ in false }
            #expect(table.cellForRow(at: path(3))?.accessibilityActivate() == false)
        }

        // MARK: Dragging

        @MainActor private final class Dragging: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
            var journal: [String] = []
            var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
            let source: TableFixture
            init(_ source: TableFixture) { self.source = source }
            func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
            {
                [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: source.sections[0][indexPath.row])))]
            }
            func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { journal.append("drag") }
            func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { journal.append("drag end") }
            func tableView(
                _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: intent) }
            func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
                guard let item = coordinator.items.first, let old = item.sourceIndexPath, let new = coordinator.destinationIndexPath else {
                    return
                }
                journal.append("drop \(old.row) → \(new.row)")
                tableView.performBatchUpdates {
                    let value = self.source.sections[0].remove(at: old.row)
                    self.source.sections[0].insert(value, at: new.row)
                    tableView.deleteRows(at: [old], with: .none)
                    tableView.insertRows(at: [new], with: .none)
                }
                coordinator.drop(item.dragItem, toRowAt: new)
            }
            func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { journal.append("drop end") }
        }

        @Test("rows make a gap where a drag would insert, and are highlighted where it would drop into them")
        func space() {
            let dragging = Dragging(stage.source)
            let table = stage.table(.plain, [["a", "b", "c", "d"]]) { $0.rowHeight = 50 }
            (table.dragDelegate, table.dropDelegate) = (dragging, dragging)
            stage.app.flush()
            let x: CGFloat = 100
            func middle(_ row: Int) -> CGFloat { table.convert(CGPoint(x: 0, y: 25 + 50 * CGFloat(row)), to: nil).y }
            stage.app.touch(.began, x, middle(3))
            stage.frames(0.7)
            stage.app.touch(.moved, x + 20, middle(3))
            stage.frames(0.1)
            stage.app.touch(.moved, x, middle(1))
            stage.frames(0.6)
            #expect(table.rectForRow(at: path(1)).minY == 100)
            #expect(table.rectForRow(at: path(0)).minY == 0)
            #expect(table.numberOfRows(inSection: 0) == 4)
            dragging.intent = .automatic
            stage.app.touch(.moved, x, middle(0))
            stage.frames(0.6)
            #expect(table.rectForRow(at: path(1)).minY == 50)
            #expect(table.cellForRow(at: path(0))?.isHighlighted == true)
            #expect(table.cellForRow(at: path(0))?.configurationState.cellDropState == .targeted)
            stage.app.touch(.moved, x, middle(1) - 20)
            stage.frames(0.6)
            #expect(table.rectForRow(at: path(1)).minY == 100)
            #expect(table.cellForRow(at: path(0))?.isHighlighted == false)
            stage.app.touch(.ended, x, middle(1) - 20)
            stage.frames(1.5)
            #expect(stage.source.sections == [["a", "d", "b", "c"]])
            #expect(texts(table) == ["a", "d", "b", "c"])
            #expect((0..<4).map { table.rectForRow(at: path($0)).minY } == [0, 50, 100, 150])
            #expect(!table.hasUncommittedUpdates)
        }

        @Test("a drag held at an edge scrolls the table")
        func edges() {
            let dragging = Dragging(stage.source)
            let table = stage.table(.plain, [(0..<60).map { "\($0)" }]) { $0.rowHeight = 50 }
            (table.dragDelegate, table.dropDelegate) = (dragging, dragging)
            stage.app.flush()
            let top = table.convert(CGPoint(x: 0, y: table.bounds.minY), to: nil).y
            stage.app.touch(.began, 100, top + 125)
            stage.frames(0.7)
            stage.app.touch(.moved, 120, top + 130)
            stage.frames(0.1)
            let start = table.contentOffset.y
            stage.app.touch(.moved, 120, top + table.bounds.height - table.adjustedContentInset.bottom - 10)
            stage.frames(0.5)
            #expect(table.contentOffset.y > start + 150)
            stage.app.touch(.moved, 120, top + table.bounds.height / 2)
            stage.frames(0.1)
            let rest = table.contentOffset.y
            stage.frames(0.5)
            #expect(table.contentOffset.y == rest)
            stage.app.touch(.ended, 120, top + table.bounds.height / 2)
            stage.frames(1.5)
            #expect(table.contentOffset.y == rest)
        }

        @Test("a row held and moved is dragged, and dropped where its model says")
        func dragAndDrop() {
            let dragging = Dragging(stage.source)
            let table = stage.table(.plain, [["a", "b", "c", "d"]]) { $0.rowHeight = 50 }
            table.dragDelegate = dragging
            table.dropDelegate = dragging
            stage.app.flush()
            stage.app.touch(.began, 100, 125)
            stage.frames(0.7)
            stage.app.touch(.moved, 120, 140)
            stage.frames(0.1)
            #expect(table.hasActiveDrag)
            stage.app.touch(.moved, 120, 225)
            stage.frames(0.1)
            stage.app.touch(.ended, 120, 225)
            stage.frames(1.5)
            #expect(stage.source.sections == [["b", "c", "a", "d"]])
            #expect(texts(table) == ["b", "c", "a", "d"])
            #expect(dragging.journal == ["drag", "drop 0 → 2", "drag end", "drop end"])
            #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
        }
    }
}
