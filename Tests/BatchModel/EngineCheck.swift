package import ViewLayout

/// Puts batches that add up, and batches with one mistake, to the engine and compares with the model.
package struct EngineCheck: Sendable {
    package typealias Engine = @Sendable (SectionedUpdates, [Int], [Int]) throws(UpdateError) -> SectionedUpdatePlan

    package struct Tally: Sendable, Equatable {
        package var valid = 0
        package var invalid = 0
        /// Batches that add up and were refused, or after which something is elsewhere than in the model.
        package var differences = 0
        package var accepted = 0
        /// Refused, but without UIKit's message for the mistake.
        package var otherMessages = 0
        /// The first thing that was wrong.
        package var first: String?

        package var isClean: Bool { differences == 0 && accepted == 0 && otherMessages == 0 }

        package init() {}
        package mutating func add(_ other: Tally) {
            valid += other.valid
            invalid += other.invalid
            differences += other.differences
            accepted += other.accepted
            otherMessages += other.otherMessages
            first = first ?? other.first
        }
    }

    private let engine: Engine

    package init(
        engine: @escaping Engine = { (updates, old, new) throws(UpdateError) in try SectionedUpdatePlan(updates, from: old, to: new) }
    ) {
        self.engine = engine
    }

    /// As many batches of each kind.
    package func run(_ count: Int, seed: UInt64) -> Tally {
        var factory = BatchBuilder(seed: seed)
        var tally = Tally()
        for round in 0..<count {
            let batch = factory.batch()
            tryValid(batch, &tally)
            tryInvalid(batch, round, &factory.dice, &tally)
        }
        return tally
    }

    private func tryValid(_ batch: RandomBatch, _ tally: inout Tally) {
        tally.valid += 1
        do throws(UpdateError) {
            let plan = try engine(batch.updates, batch.oldCounts, batch.newCounts)
            guard !batch.agrees(with: plan) else { return }
            note(&tally, "another outcome than the model's: \(batch)")
        } catch {
            note(&tally, "refused: \(error): \(batch)")
        }
        tally.differences += 1
    }

    private func tryInvalid(_ batch: RandomBatch, _ round: Int, _ dice: inout SeededRandom, _ tally: inout Tally) {
        // Every kind gets its turn; where it has nothing to spoil the next one that has does.
        let kinds = BatchMistake.allCases
        for shift in kinds.indices {
            guard let wrong = kinds[(round + shift) % kinds.count].spoil(batch, &dice) else { continue }
            tally.invalid += 1
            do throws(UpdateError) {
                _ = try engine(wrong.updates, wrong.oldCounts, wrong.newCounts)
                tally.accepted += 1
                note(&tally, "accepted, though \(wrong.words): \(wrong)")
            } catch {
                guard error.description != wrong.words else { return }
                tally.otherMessages += 1
                note(&tally, "“\(error)” instead of “\(wrong.words)”")
            }
            return
        }
    }

    private func note(_ tally: inout Tally, _ text: @autoclosure () -> String) {
        if tally.first == nil { tally.first = text() }
    }
}

extension RandomBatch {
    /// Whether a plan takes every section and row where the lists have them, both ways.
    package func agrees(with plan: SectionedUpdatePlan) -> Bool {
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
            guard plan.oldSection[section] == old.firstIndex(where: { $0.id == value.id }) else { return false }
            for row in value.rows.indices where plan.oldPath(of: RowPath(section, row)) != origins[RowPath(section, row)] { return false }
        }
        return plan.reloaded == Set(updates.reloadedRows)
    }
}
