import Foundation
import Testing
import ViewLayout

@Suite("SectionedUpdatePlan") struct SectionedUpdatePlanTests {
    private func updates(_ change: (inout SectionedUpdates) -> Void) -> SectionedUpdates {
        var updates = SectionedUpdates()
        change(&updates)
        return updates
    }

    private func failure(_ updates: SectionedUpdates, _ old: [Int], _ new: [Int]) -> UpdateError? {
        do throws(UpdateError) {
            _ = try SectionedUpdatePlan(updates, from: old, to: new)
            return nil
        } catch { return error }
    }

    @Test("deletions count before the batch, insertions after it, whatever the order of the calls")
    func paths() throws {
        let batch = updates {
            $0.insertedRows = [RowPath(0, 0), RowPath(0, 3)]
            $0.deletedRows = [RowPath(0, 1)]
        }
        let plan = try SectionedUpdatePlan(batch, from: [3], to: [4])
        #expect(plan.newPath(of: RowPath(0, 0)) == RowPath(0, 1))
        #expect(plan.newPath(of: RowPath(0, 1)) == nil)
        #expect(plan.newPath(of: RowPath(0, 2)) == RowPath(0, 2))
        #expect(plan.oldPath(of: RowPath(0, 3)) == nil)
        #expect(plan.oldPath(of: RowPath(0, 1)) == RowPath(0, 0))
    }

    @Test("sections move with their rows, and rows move between sections")
    func moves() throws {
        let batch = updates {
            $0.moveSection(0, to: 1)
            $0.moveRow(RowPath(1, 0), to: RowPath(1, 2))
        }
        let plan = try SectionedUpdatePlan(batch, from: [2, 3], to: [2, 3])
        #expect(plan.newSection == [1, 0])
        #expect(plan.newPath(of: RowPath(0, 1)) == RowPath(1, 1))
        #expect(plan.newPath(of: RowPath(1, 0)) == RowPath(1, 2))
        #expect(plan.newPath(of: RowPath(1, 2)) == RowPath(0, 1))
    }

    @Test("rows that do not add up are refused in UIKit's words")
    func rowCount() {
        let batch = updates { $0.deletedRows = [RowPath(0, 0)] }
        #expect(
            failure(batch, [3], [3])?.description
                == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        )
        #expect(
            failure(SectionedUpdates(), [3, 2], [3, 4])
                == .rowCount(section: 1, after: 4, before: 2, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0))
    }

    @Test("sections that do not add up are refused in UIKit's words")
    func sectionCount() {
        let batch = updates { $0.insertedSections = [1] }
        #expect(
            failure(batch, [1], [1])?.description
                == "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
        )
    }

    @Test("rows and sections that are not there, and two deeds on one, are refused")
    func nonsense() {
        #expect(
            failure(updates { $0.deletedRows = [RowPath(0, 5)] }, [3], [2]) == .noSuchRow("delete", RowPath(0, 5), count: 3, isAfter: false)
        )
        #expect(
            failure(updates { $0.insertedRows = [RowPath(0, 9)] }, [3], [4]) == .noSuchRow("insert", RowPath(0, 9), count: 4, isAfter: true)
        )
        #expect(failure(updates { $0.deletedRows = [RowPath(0, -1)] }, [3], [2]) != nil)
        #expect(failure(updates { $0.deletedSections = [4] }, [3], []) == .noSuchSection("delete", 4, count: 1, isAfter: false))
        #expect(
            failure(
                updates {
                    $0.deletedRows = [RowPath(0, 0)]
                    $0.reloadedRows = [RowPath(0, 0)]
                }, [3], [2]) == .rowTwice("delete", "reload", RowPath(0, 0)))
        #expect(
            failure(
                updates {
                    $0.deletedRows = [RowPath(0, 0)]
                    $0.moveRow(RowPath(0, 0), to: RowPath(0, 1))
                }, [3], [2]) == .rowTwice("delete", "move", RowPath(0, 0)))
    }

    @Test("changes inside a deleted section are ignored")
    func inDeleted() {
        let batch = updates {
            $0.deletedSections = [0]
            $0.deletedRows = [RowPath(0, 1)]
        }
        #expect(failure(batch, [3, 2], [2]) == nil)
    }

    /// How many random batches: `FERRY_UPDATE_ROUNDS`, for the long run 1000000.
    private static let rounds = ProcessInfo.processInfo.environment["FERRY_UPDATE_ROUNDS"].flatMap(Int.init) ?? 20_000

    @Test("random batches do to paths what they do to a model, and a batch off by one is refused")
    func property() {
        var dice = Dice(2026)
        var differences = 0
        var accepted = 0
        for _ in 0..<Self.rounds {
            let (batch, old, new) = RandomBatch.make(&dice)
            let oldCounts = old.map(\.rows.count)
            let newCounts = new.map(\.rows.count)
            do throws(UpdateError) {
                let plan = try SectionedUpdatePlan(batch, from: oldCounts, to: newCounts)
                if !RandomBatch.agrees(plan, old, new, batch) { differences += 1 }
            } catch {
                differences += 1
                Issue.record("refused: \(error)")
                break
            }
            if let wrong = RandomBatch.spoil(batch, oldCounts, newCounts, old, new, &dice) {
                if failure(wrong.batch, oldCounts, wrong.newCounts) == nil { accepted += 1 }
            }
        }
        #expect(differences == 0)
        #expect(accepted == 0)
    }
}

/// Batches and what they should do, worked out on lists of identities.
enum RandomBatch {
    struct Section {
        var id: Int
        var rows: [Int]
    }

    static func make(_ dice: inout Dice) -> (SectionedUpdates, [Section], [Section]) {
        var batch = SectionedUpdates()
        var serial = 0
        func fresh() -> Int {
            serial += 1
            return serial
        }
        let old = (0..<dice.below(5)).map { _ in Section(id: fresh(), rows: (0..<dice.below(6)).map { _ in fresh() }) }
        // Sections: each stays, goes, moves or is reloaded.
        var staying: [Section] = []
        var moving: [(index: Int, section: Section)] = []
        for (index, section) in old.enumerated() {
            switch dice.below(8) {
            case 0: batch.deletedSections.append(index)
            case 1: moving.append((index, section))
            case 2:
                batch.reloadedSections.append(index)
                staying.append(Section(id: -section.id, rows: (0..<dice.below(4)).map { _ in fresh() }))
            default: staying.append(section)
            }
        }
        let inserted = (0..<dice.below(3)).map { _ in Section(id: -fresh() - 1000, rows: (0..<dice.below(4)).map { _ in fresh() }) }
        let count = staying.count + moving.count + inserted.count
        var places = Array(0..<count)
        places.shuffle(using: &dice)
        var slots: [Section?] = Array(repeating: nil, count: count)
        for section in inserted {
            let place = places.removeLast()
            slots[place] = section
            batch.insertedSections.append(place)
        }
        for (index, section) in moving {
            let place = places.removeLast()
            slots[place] = section
            batch.moveSection(index, to: place)
        }
        var rest = staying[...]
        var new = slots.map { slot in slot ?? rest.removeFirst() }
        changeRows(&batch, old, &new, fresh, &dice)
        return (batch, old, new)
    }

    private static func changeRows(
        _ batch: inout SectionedUpdates, _ old: [Section], _ new: inout [Section], _ fresh: () -> Int, _ dice: inout Dice
    ) {
        var taken: [(from: RowPath, id: Int)] = []
        var comers: [Int: Int] = [:]
        let lasting = new.indices.filter { place in old.contains { $0.id == new[place].id } }
        for (section, before) in old.enumerated() {
            guard let place = new.firstIndex(where: { $0.id == before.id }) else {
                if !before.rows.isEmpty, batch.deletedSections.contains(section), dice.below(3) == 0 {
                    batch.deletedRows.append(RowPath(section, dice.below(before.rows.count)))
                }
                continue
            }
            for (row, id) in before.rows.enumerated() {
                switch dice.below(7) {
                case 0:
                    batch.deletedRows.append(RowPath(section, row))
                    new[place].rows.removeAll { $0 == id }
                case 1:
                    taken.append((RowPath(section, row), id))
                    new[place].rows.removeAll { $0 == id }
                case 2: batch.reloadedRows.append(RowPath(section, row))
                default: break
                }
            }
            comers[place] = dice.below(3)
        }
        // Insertions and arrivals take places of the finished section; those that stay fill the others.
        var arrivals: [Int: [(id: Int, from: RowPath?)]] = [:]
        for (place, count) in comers.sorted(by: { $0.key < $1.key }) {
            for _ in 0..<count { arrivals[place, default: []].append((fresh(), nil)) }
        }
        for move in taken {
            let place = lasting[dice.below(lasting.count)]
            arrivals[place, default: []].append((move.id, move.from))
        }
        for (place, list) in arrivals.sorted(by: { $0.key < $1.key }) {
            let total = new[place].rows.count + list.count
            var places = Array(0..<total)
            places.shuffle(using: &dice)
            var slots: [Int?] = Array(repeating: nil, count: total)
            for (id, from) in list {
                let slot = places.removeLast()
                slots[slot] = id
                if let from { batch.moveRow(from, to: RowPath(place, slot)) } else { batch.insertedRows.append(RowPath(place, slot)) }
            }
            var rest = new[place].rows[...]
            new[place].rows = slots.map { $0 ?? rest.removeFirst() }
        }
    }

    static func agrees(_ plan: SectionedUpdatePlan, _ old: [Section], _ new: [Section], _ batch: SectionedUpdates) -> Bool {
        var places: [Int: RowPath] = [:]
        for (section, value) in new.enumerated() {
            for (row, id) in value.rows.enumerated() { places[id] = RowPath(section, row) }
        }
        var origins: [RowPath: RowPath] = [:]
        for (section, value) in old.enumerated() {
            guard plan.newSection[section] == new.firstIndex(where: { $0.id == value.id }) else { return false }
            for (row, id) in value.rows.enumerated() {
                let path = RowPath(section, row)
                guard plan.newPath(of: path) == places[id] else { return false }
                if let place = places[id] { origins[place] = path }
            }
        }
        for (section, value) in new.enumerated() {
            for row in value.rows.indices where plan.oldPath(of: RowPath(section, row)) != origins[RowPath(section, row)] { return false }
        }
        return plan.reloaded == Set(batch.reloadedRows)
    }

    /// One mistake in a batch that adds up; nil where there is nothing to spoil.
    static func spoil(
        _ batch: SectionedUpdates, _ oldCounts: [Int], _ newCounts: [Int], _ old: [Section], _ new: [Section], _ dice: inout Dice
    ) -> (batch: SectionedUpdates, newCounts: [Int])? {
        var wrong = batch
        var counts = newCounts
        switch dice.below(4) {
        case 0:
            guard let place = new.firstIndex(where: { section in old.contains { $0.id == section.id } }) else { return nil }
            counts[place] += 1
        case 1: counts.append(0)
        case 2: wrong.deletedRows.append(RowPath(oldCounts.count, 0))
        default:
            guard let first = wrong.deletedRows.first else { return nil }
            wrong.deletedRows.append(first)
        }
        return (wrong, counts)
    }
}
