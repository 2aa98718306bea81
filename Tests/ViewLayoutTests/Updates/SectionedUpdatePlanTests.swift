import BatchModel
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

    @Test("deletions use indices before the batch, insertions after it, whatever the order of the calls")
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

    @Test("inconsistent row counts are refused with UIKit's message")
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

    @Test("inconsistent section counts are refused with UIKit's message")
    func sectionCount() {
        let batch = updates { $0.insertedSections = [1] }
        #expect(
            failure(batch, [1], [1])?.description
                == "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
        )
    }

    @Test("missing rows and sections, and two operations on one, are refused")
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

    @Test("random batches map index paths as a model does, and each with a mistake is refused with UIKit's message")
    func property() {
        let tally = EngineCheck().run(20_000, seed: 2026)
        #expect(tally.isClean, "\(tally.first ?? "")")
        #expect(tally.valid == 20_000)
        #expect(tally.invalid == 20_000)
    }

    @Test("the check detects an engine that loses a move, one that accepts anything, and one with another message")
    func checkCanFail() {
        let losing = EngineCheck { (updates, old, new) throws(UpdateError) in
            var fewer = updates
            if let move = fewer.movedRows.popLast() {
                fewer.deletedRows.append(move.from)
                fewer.insertedRows.append(move.to)
            }
            return try SectionedUpdatePlan(fewer, from: old, to: new)
        }
        #expect(losing.run(200, seed: 1).differences > 0)
        let trusting = EngineCheck { (updates, old, new) throws(UpdateError) in
            do {
                return try SectionedUpdatePlan(updates, from: old, to: new)
            } catch {
                return try SectionedUpdatePlan(SectionedUpdates(), from: old, to: old)
            }
        }
        let accepted = trusting.run(200, seed: 1)
        #expect(accepted.accepted == 200)
        #expect(accepted.differences == 0)
        let mumbling = EngineCheck { (updates, old, new) throws(UpdateError) in
            do {
                return try SectionedUpdatePlan(updates, from: old, to: new)
            } catch { throw .noSuchSection("find", 0, count: 0, isAfter: true) }
        }
        let muttered = mumbling.run(200, seed: 1)
        #expect(muttered.otherMessages == 200)
        #expect(muttered.differences == 0)
    }
}
