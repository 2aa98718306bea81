import Foundation
import TestSupport
import Testing
import UIKitCore
import UILists

/// What both kinds of list take as a batch.
@MainActor private protocol BatchTaking {
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}
extension UITableView: BatchTaking {}
extension UICollectionView: BatchTaking {}

private final class CountingTable: UITableView {
    var batches = 0
    var wraps = false
    var order: [String] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        guard wraps else { return super.performBatchUpdates(updates, completion: completion) }
        super.performBatchUpdates(
            {
                order.append("before")
                updates?()
                order.append("after")
            }, completion: completion)
    }
}

private final class CountingCollection: UICollectionView {
    var batches = 0
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        super.performBatchUpdates({ updates?() }, completion: completion)
    }
}

extension UITableView {
    /// As libraries of differences write it: a parameter that does not escape, captured by a literal or passed on.
    fileprivate func literal(_ body: (UITableView) -> Void) { performBatchUpdates({ body(self) }) }
    fileprivate func passing(_ body: () -> Void, _ done: ((Bool) -> Void)? = nil) { performBatchUpdates(body, completion: done) }
}

extension TableSuites {
    @Suite("Lists: batch closures") @MainActor struct BatchClosures {
        let stage = TableStage()

        private func insertFirst(in table: UITableView) { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }

        @Test("a batch takes non-escaping closures, literals, optional ones and nil")
        func forms() {
            let table = stage.table(.plain, [["a"]]) { $0.rowHeight = 50 }
            stage.source.sections[0].insert("b", at: 0)
            table.literal { insertFirst(in: $0) }
            stage.source.sections[0].insert("c", at: 0)
            table.passing { insertFirst(in: table) }
            stage.source.sections[0].insert("d", at: 0)
            let optional: (() -> Void)? = { insertFirst(in: table) }
            table.performBatchUpdates(optional)
            var ended = 0
            table.performBatchUpdates(nil) { _ in ended += 1 }
            table.performBatchUpdates {
            } completion: { _ in
                ended += 1
            }
            stage.settle()
            #expect(texts(table) == ["d", "c", "b", "a"])
            #expect(ended == 2)
        }

        @Test("an override is called once, whichever form of closure the caller and the override use", arguments: [false, true])
        func overrides(wraps: Bool) {
            stage.activate()
            stage.source.sections = [["a"]]
            let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.wraps = wraps
            table.register(CountedCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = stage.source
            stage.controller.view.addSubview(table)
            stage.app.flush()
            var changes = 0
            table.literal { _ in changes += 1 }
            table.passing { changes += 1 }
            let optional: (() -> Void)? = { changes += 1 }
            table.performBatchUpdates(optional)
            (table as any BatchTaking).performBatchUpdates({ changes += 1 }, completion: nil)
            #expect(table.batches == 4)
            #expect(changes == 4)
            #expect(table.order == (wraps ? Array(repeating: ["before", "after"], count: 4).flatMap { $0 } : []))
        }

        @Test("so is a collection view's override")
        func collections() {
            stage.activate()
            let view = CountingCollection(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
            var changes = 0
            func passing(_ body: () -> Void) { view.performBatchUpdates(body) }
            passing { changes += 1 }
            view.performBatchUpdates({ changes += 1 }, completion: nil)
            view.performBatchUpdates(nil)
            #expect(view.batches == 3)
            #expect(changes == 2)
        }
    }
}
