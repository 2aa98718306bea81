import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: row actions, drops and spring loading") @MainActor struct Actions {
        let stage = TableStage()

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        // MARK: Grips and older actions

        @Test("only movable rows have a reorder control, whatever their cells set")
        func grips() {
            TableFixture.registerEditing()
            stage.source.canMove = { $0.row == 1 }
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.showsReorderControl = path.row == 0
                return cell
            }
            let table = stage.table(.plain, [numbers(3)]) { $0.rowHeight = 50 }
            table.setEditing(true, animated: false)
            stage.app.flush()
            #expect(table.visibleCells.map { $0.parts.grip != nil } == [false, true, false])
        }

        @Test("without moveRowAt rows have no reorder control")
        func noMoves() {
            @MainActor final class Fixed: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                    cell.showsReorderControl = true
                    return cell
                }
                func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
            }
            let fixed = Fixed()
            let table = stage.table(.plain, [[]]) { $0.rowHeight = 50 }
            table.dataSource = fixed
            table.setEditing(true, animated: false)
            stage.app.flush()
            #expect(table.visibleCells.count == 2)
            #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.parts.grip == nil })
        }

        @Test("row actions from before iOS 11 are behind the row and get its index path")
        func editActions() throws {
            @MainActor final class Older: NSObject, UITableViewDelegate {
                var chosen: [String] = []
                func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
                    guard indexPath.row > 0 else { return [] }
                    let more = UITableViewRowAction(style: .normal, title: "More") { [weak self] action, path in
                        let title = action.title ?? ""
                        MainActor.assumeIsolated { self?.chosen.append("\(title) \(path.row)") }
                    }
                    more.backgroundColor = .systemBlue
                    return [UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }, more]
                }
            }
            let older = Older()
            let table = stage.table(.plain, [numbers(3)]) { $0.rowHeight = 50 }
            table.delegate = older
            stage.app.flush()
            stage.drag(table, from: CGPoint(x: 300, y: 25), to: CGPoint(x: 150, y: 25))
            stage.settle()
            #expect(table.cellForRow(at: path(0))?.pulled.isOpen == false)
            stage.drag(table, from: CGPoint(x: 300, y: 75), to: CGPoint(x: 110, y: 75))
            stage.settle()
            let cell = try #require(table.cellForRow(at: path(1)))
            let actions = try #require(cell.pulled.buttons?.configuration)
            #expect(actions.actions.map(\.title) == ["Remove", "More"])
            #expect(actions.actions.map(\.style) == [.destructive, .normal])
            #expect(actions.actions[0].backgroundColor == .systemRed)
            #expect(actions.actions[1].backgroundColor == .systemBlue)
            #expect(!actions.performsFirstActionWithFullSwipe)
            #expect(cell.clipsToBounds)
            // The second one is left of the first.
            stage.tap(table, 320 - cell.pulled.length + 20, 75)
            stage.settle()
            #expect(older.chosen == ["More 1"])
            #expect(!cell.pulled.isOpen)
            #expect(!cell.clipsToBounds)
        }

        // MARK: The edit menu

        @MainActor private final class Copying: NSObject, UITableViewDelegate {
            var received: [String] = []
            var shows = true
            func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
                received.append("show \(indexPath.row)")
                return shows
            }
            func tableView(
                _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
            ) -> Bool { ["copy:", "paste:"].contains(action.description) }
            func tableView(
                _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
            ) { received.append("\(action.description) \(indexPath.row)") }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { received.append("selected") }
        }

        private var entries: [EditMenuCell] { stage.window.subviews.compactMap { $0 as? EditMenuOverlay }.flatMap { $0.bar?.cells ?? [] } }

        @Test("a long press on a row shows the delegate's actions, and the delegate performs the chosen one")
        func editMenu() throws {
            let copying = Copying()
            let table = stage.table(.plain, [numbers(4)]) { $0.rowHeight = 50 }
            table.delegate = copying
            stage.app.flush()
            stage.app.touch(.began, 100, 100 + 125)
            stage.frames(0.7)
            stage.app.touch(.ended, 100, 100 + 125)
            stage.frames(0.3)
            #expect(copying.received.contains("show 2"))
            #expect(!copying.received.contains("selected"))
            #expect(entries.compactMap { $0.element?.title } == ["Copy", "Paste"])
            copying.received = []
            let copy = try #require(entries.first)
            let frame = UIAccessibility.convertToScreenCoordinates(copy.bounds, in: copy)
            stage.app.tap(frame.midX, frame.midY)
            stage.settle()
            #expect(copying.received == ["copy: 2"])
            #expect(entries.isEmpty)
            copying.shows = false
            stage.app.touch(.began, 100, 100 + 125)
            stage.frames(0.7)
            stage.app.touch(.ended, 100, 100 + 125)
            stage.frames(0.3)
            #expect(entries.isEmpty)
            #expect(copying.received.contains("selected"))
        }

        // MARK: Drags

        @MainActor private final class Carrying: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UITableViewDelegate {
            var received: [String] = []
            var springs = true
            var rect: CGRect?
            var flight: ListDropAnimation?
            func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
            { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))] }
            func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
                guard let item = coordinator.items.first?.dragItem, let path = coordinator.destinationIndexPath else { return }
                let flight = rect.map { coordinator.drop(item, intoRowAt: path, rect: $0) } ?? coordinator.drop(item, toRowAt: path)
                self.flight = flight as? ListDropAnimation
            }
            func tableView(
                _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
            ) -> Bool {
                received.append("spring \(indexPath.row)")
                return springs
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { received.append("selected \(indexPath.row)") }
        }

        /// Carries the first row over the third, and rests there.
        private func carry(_ carrying: Carrying, rest: Double, prepare: (UITableView) -> Void = { _ in }) -> UITableView {
            let table = stage.table(.plain, [numbers(4)]) { $0.rowHeight = 50 }
            table.delegate = carrying
            table.dragDelegate = carrying
            table.dropDelegate = carrying
            prepare(table)
            stage.app.flush()
            stage.app.touch(.began, 100, 125)
            stage.frames(0.7)
            stage.app.touch(.moved, 120, 140)
            stage.frames(0.1)
            stage.app.touch(.moved, 120, 225)
            stage.frames(rest)
            return table
        }

        @Test("a drag resting on a row of a spring-loaded table selects it, if the delegate permits", arguments: [true, false])
        func springs(likes: Bool) {
            let carrying = Carrying()
            carrying.springs = likes
            let table = carry(carrying, rest: 3) { $0.isSpringLoaded = true }
            #expect(carrying.received.contains("spring 2"))
            #expect(carrying.received.contains("selected 2") == likes)
            stage.app.touch(.cancelled, 120, 225)
            stage.frames(1)
            carrying.received = []
            table.isSpringLoaded = false
            #expect(table.visibleCells.allSatisfy { $0.interactions.isEmpty })
        }

        @Test("an item dropped into a part of a row shrinks to fit")
        func into() throws {
            let carrying = Carrying()
            carrying.rect = CGRect(x: 10, y: 10, width: 80, height: 20)
            let table = carry(carrying, rest: 0.1)
            stage.app.touch(.ended, 120, 225)
            stage.frames(1.5)
            guard case .target(let target) = try #require(carrying.flight).goal else {
                Issue.record("no target")
                return
            }
            #expect(target.container === table.cellForRow(at: path(2)))
            #expect(target.center == CGPoint(x: 50, y: 20))
            #expect(target.transform.a == 0.25)
            #expect(target.transform.d == 0.25)
        }
    }
}
