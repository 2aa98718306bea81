import Foundation
import Testing

@testable import UIKitCore
@testable import UILists

@Suite("Sections of a reordering", .application) struct SectionTransactionTests {
    @Test("a section whose items changed has its items before and after")
    func sections() throws {
        var before = NSDiffableDataSourceSnapshot<String, Int>()
        before.appendSections(["a", "b", "c"])
        before.appendItems([1, 2], toSection: "a")
        before.appendItems([3], toSection: "b")
        before.appendItems([4], toSection: "c")
        var after = before
        after.deleteItems([1])
        after.appendItems([1], toSection: "b")
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: before, finalSnapshot: after,
            difference: after.itemIdentifiers.difference(from: before.itemIdentifiers).inferringMoves())
        let sections = transaction.sectionTransactions
        #expect(sections.map(\.sectionIdentifier) == ["a", "b"])
        #expect(sections.map(\.initialSnapshot.items) == [[1, 2], [3]])
        #expect(sections.map(\.finalSnapshot.items) == [[2], [3, 1]])
        #expect(sections[0].difference.removals.count == 1)
        #expect(sections[1].difference.insertions.count == 1)
    }
}
