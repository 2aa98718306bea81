import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: drop placeholders") @MainActor struct Placeholders {
        let stage = TableStage()
        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        /// Handles a drag of its own rows as if it came from another app and had to be loaded.
        @MainActor private final class Receiving: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
            var context: (any UITableViewDropPlaceholderContext)?
            var fills = 0
            var height: CGFloat = 80
            func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
            {
                [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))]
            }
            func tableView(
                _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
            func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
                guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
                let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "waiting", rowHeight: height)
                placeholder.cellUpdateHandler = { [weak self] cell in
                    self?.fills += 1
                    cell.textLabel?.text = "…"
                }
                placeholder.previewParametersProvider = { _ in UIDragPreviewParameters() }
                context = coordinator.drop(item.dragItem, to: placeholder)
            }
        }

        /// Drops the first of four rows of 50 points on the third: a placeholder is before it.
        private func drop(_ receiving: Receiving, _ prepare: (UITableView) -> Void = { $0.rowHeight = 50 }) -> UITableView {
            let table = stage.table(.plain, [["a", "b", "c", "d"]], prepare: prepare)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
            table.dragDelegate = receiving
            table.dropDelegate = receiving
            stage.app.flush()
            stage.app.touch(.began, 100, 125)
            stage.frames(0.7)
            stage.app.touch(.moved, 120, 140)
            stage.frames(0.1)
            stage.app.touch(.moved, 120, 225)
            stage.frames(0.1)
            stage.app.touch(.ended, 120, 225)
            stage.frames(1.5)
            return table
        }

        @Test("a placeholder is shown among the rows, unknown to the data source")
        func shown() {
            let receiving = Receiving()
            let table = drop(receiving)
            #expect(texts(table) == ["a", "b", "…", "c", "d"])
            #expect(receiving.fills == 1)
            #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 180, 230])
            #expect(table.hasUncommittedUpdates)
            #expect(table.numberOfRows(inSection: 0) == 4)
            #expect(table.cellForRow(at: path(2))?.textLabel?.text == "c")
            #expect(table.indexPath(for: table.visibleCells[2]) == nil)
            #expect(table.indexPath(for: table.visibleCells[3]) == path(2))
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 120)) == nil)
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 200)) == path(2))
            #expect(table.indexPathsForVisibleRows == [path(0), path(1), path(2), path(3)])
            #expect(table.rectForRow(at: path(2)).minY == 180)
            // As it is shown.
            #expect(table.presentationIndexPath(forDataSourceIndexPath: path(2)) == path(3))
            #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(3)) == path(2))
            #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(2)) == nil)
            var counted = 0
            var found: IndexPath?
            table.performUsingPresentationValues {
                counted = table.numberOfRows(inSection: 0)
                found = table.indexPathForRow(at: CGPoint(x: 10, y: 120))
            }
            #expect(counted == 5)
            #expect(found == path(2))
        }

        @Test("touches select the rows around it, not the placeholder")
        func touches() {
            let table = drop(Receiving())
            stage.source.writes = ["selection"]
            stage.tap(table, 100, 140)
            #expect(stage.source.take() == [])
            stage.tap(table, 100, 200)
            #expect(stage.source.take() == ["should highlight 2", "highlighted 2", "unhighlighted 2", "will select 2", "selected 2"])
            #expect(table.indexPathForSelectedRow == path(2))
            #expect(table.visibleCells[3].isSelected)
        }

        @Test("committing replaces it with a row at the closure's index path")
        func commit() throws {
            let receiving = Receiving()
            let table = drop(receiving)
            let context = try #require(receiving.context)
            // Another row came above meanwhile, by a batch that counts as the data source does.
            stage.source.sections[0].insert("z", at: 0)
            table.insertRows(at: [path(0)], with: .none)
            stage.settle()
            #expect(texts(table) == ["z", "a", "b", "…", "c", "d"])
            var told: IndexPath?
            let source = stage.source
            #expect(
                context.commitInsertion { place in
                    told = place
                    source.sections[0].insert("x", at: place.row)
                })
            stage.settle()
            #expect(told == path(3))
            #expect(texts(table) == ["z", "a", "b", "x", "c", "d"])
            #expect(table.visibleCells.map(\.frame.height) == Array(repeating: 50, count: 6))
            try #require(!table.hasUncommittedUpdates)
            #expect(table.indexPath(for: table.visibleCells[4]) == path(4))
            // Once.
            #expect(!context.commitInsertion { _ in Issue.record("was committed twice") })
            #expect(!context.deletePlaceholder())
        }

        @Test("deleting it animates it out")
        func delete() throws {
            let receiving = Receiving()
            let table = drop(receiving)
            let context = try #require(receiving.context)
            #expect(context.deletePlaceholder())
            #expect(!context.deletePlaceholder())
            stage.settle()
            #expect(texts(table) == ["a", "b", "c", "d"])
            #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
            #expect(!table.hasUncommittedUpdates)
        }

        @Test("batches keep it between its rows; its cells are never displayed by the delegate")
        func batches() {
            let receiving = Receiving()
            stage.source.writes = ["display"]
            let table = drop(receiving)
            _ = stage.source.take()
            stage.source.sections[0] = ["d", "e", "a"]
            table.performBatchUpdates {
                table.deleteRows(at: [path(1), path(2)], with: .fade)
                table.moveRow(at: path(3), to: path(0))
                table.insertRows(at: [path(1)], with: .top)
            }
            stage.settle()
            // What was before "c" is behind the last, as "c" went and "d" moved away.
            #expect(texts(table) == ["d", "e", "a", "…"])
            #expect(stage.source.take() == ["did end 0.1", "did end 0.2", "will display 0.1"])
        }

        @Test("a batch while the table is off screen leaves no stale index paths")
        func offScreen() throws {
            let receiving = Receiving()
            stage.source.writes = ["display"]
            let table = drop(receiving)
            let window = try #require(table.superview)
            table.removeFromSuperview()
            stage.source.sections[0].insert("z", at: 0)
            table.insertRows(at: [path(0)], with: .none)
            #expect(try #require(receiving.context).deletePlaceholder())
            window.addSubview(table)
            stage.settle()
            #expect(texts(table) == ["z", "a", "b", "c", "d"])
            _ = stage.source.take()
            stage.source.sections[0].remove(at: 3)
            table.deleteRows(at: [path(3)], with: .fade)
            stage.settle()
            #expect(stage.source.take() == ["did end 0.3"])
        }

        @Test("a reload discards it, and self-sizing applies to it")
        func reload() throws {
            let receiving = Receiving()
            receiving.height = UITableView.automaticDimension
            let table = drop(receiving) {
                $0.rowHeight = UITableView.automaticDimension
                $0.estimatedRowHeight = 50
            }
            #expect(texts(table).contains("…"))
            table.reloadData()
            stage.app.flush()
            #expect(texts(table) == ["a", "b", "c", "d"])
            #expect(!table.hasUncommittedUpdates)
            #expect(try #require(receiving.context).deletePlaceholder() == false)
        }

        @Test("an invalid index path and an unregistered identifier raise")
        func misuse() async {
            let position = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { Self.insert(at: 5, "cell") }
            }
            expectStop(position, "NSInternalInconsistencyException", "attempt to insert a drop placeholder at [0, 5]")
            await #expect(processExitsWith: .failure) {
                await MainActor.run { Self.insert(at: 1, "nobody") }
            }
        }

        private static func insert(at row: Int, _ identifier: String) {
            let table = TableStage().table(.plain, [["a"]])
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: row, section: 0), reuseIdentifier: identifier, rowHeight: 44)
            _ = table.insert(placeholder, for: UIDragItem(itemProvider: NSItemProvider()))
            table.layoutIfNeeded()
        }
    }
}
