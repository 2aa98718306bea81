import BatchModel
import Testing
import ViewLayout

@Suite("SnapshotDiff") struct SnapshotDiffTests {
    typealias Named = SnapshotSection<Int, Int>

    @Test("rows that keep their order stay, and one that passes them moves")
    func oneMove() {
        let updates = SnapshotDiff.updates(from: [Named(0, [1, 2, 3, 4])], to: [Named(0, [4, 1, 2, 3])])
        #expect(updates.movedRows.map(\.from) == [RowPath(0, 3)])
        #expect(updates.movedRows.map(\.to) == [RowPath(0, 0)])
        #expect(updates.deletedRows.isEmpty)
        #expect(updates.insertedRows.isEmpty)
    }

    @Test("a reloaded row that moves is deleted and inserted instead")
    func movedAndReloaded() {
        let updates = SnapshotDiff.updates(from: [Named(0, [1, 2])], to: [Named(0, [2, 1])], reloadedItems: [1, 2])
        #expect(updates.movedRows.isEmpty)
        #expect(updates.deletedRows.count == 1)
        #expect(updates.insertedRows.count == 1)
        #expect(updates.reloadedRows.count == 1)
    }

    @Test("equal lists give no changes")
    func nothing() {
        let list = [Named(0, [1, 2]), Named(1, [])]
        #expect(SnapshotDiff.updates(from: list, to: list) == SectionedUpdates())
    }

    @Test("differences of random lists are consistent and transform one into the other")
    func random() throws {
        var random = SeededRandom(11)
        for _ in 0..<20_000 {
            let (old, new) = (Self.list(&random), Self.list(&random))
            let sections = Set(old.map(\.name)).intersection(new.map(\.name)).filter { _ in random.below(8) == 0 }
            let items = Set(old.flatMap(\.items)).intersection(new.flatMap(\.items)).filter { _ in random.below(8) == 0 }
            let updates = SnapshotDiff.updates(from: old, to: new, reloadedSections: sections, reloadedItems: items)
            let plan = try SectionedUpdatePlan(updates, from: old.map(\.items.count), to: new.map(\.items.count))
            for (section, named) in old.enumerated() {
                for (row, item) in named.items.enumerated() {
                    guard let path = plan.newPath(of: RowPath(section, row)) else { continue }
                    #expect(new[path.section].items[path.row] == item)
                }
            }
            for (section, named) in new.enumerated() {
                guard let was = plan.oldSection[section] else { continue }
                #expect(old[was].name == named.name)
            }
        }
    }

    /// Up to five sections with up to six of twenty items, each name once.
    private static func list(_ random: inout SeededRandom) -> [Named] {
        var names = Array(0..<20)
        var sections = Array(0..<6)
        return (0..<random.below(5)).map { _ in
            let name = sections.remove(at: random.below(sections.count))
            let items = (0..<random.below(6)).compactMap { _ in names.isEmpty ? nil : names.remove(at: random.below(names.count)) }
            return Named(name, items)
        }
    }
}
