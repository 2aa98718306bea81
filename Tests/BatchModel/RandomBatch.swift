package import ViewLayout

/// A section of a model: its rows by names that no other row has.
package struct ModelSection: Hashable, Sendable {
    package var id: Int
    package var rows: [Int]
    package init(id: Int, rows: [Int]) {
        self.id = id
        self.rows = rows
    }
}

/// One batch, and the lists before and after it, worked out on names alone.
package struct RandomBatch: Sendable {
    package var updates: SectionedUpdates
    package var old: [ModelSection]
    package var new: [ModelSection]

    package var oldCounts: [Int] { old.map(\.rows.count) }
    package var newCounts: [Int] { new.map(\.rows.count) }
}

/// Makes batches that add up. One maker never gives a name twice.
package struct BatchBuilder: Sendable {
    package var dice: SeededRandom
    private var serial = 0

    package init(seed: UInt64) { dice = SeededRandom(seed) }

    private mutating func fresh() -> Int {
        serial += 1
        return serial
    }

    private mutating func freshRows(below limit: Int) -> [Int] {
        let count = dice.below(limit)
        return (0..<count).map { _ in fresh() }
    }

    /// Lists to begin with.
    package mutating func lists(sections: Int = 5, rows: Int = 6) -> [ModelSection] {
        let count = dice.below(sections)
        return (0..<count).map { _ in ModelSection(id: fresh(), rows: freshRows(below: rows)) }
    }

    package mutating func batch() -> RandomBatch { batch(from: lists()) }

    /// A section stays, goes, moves or is reloaded, and so does a row of one that stays; others come.
    package mutating func batch(from old: [ModelSection]) -> RandomBatch {
        var updates = SectionedUpdates()
        var staying: [ModelSection] = []
        var moving: [(index: Int, section: ModelSection)] = []
        for (index, section) in old.enumerated() {
            switch dice.below(8) {
            case 0: updates.deletedSections.append(index)
            case 1: moving.append((index, section))
            case 2:
                updates.reloadedSections.append(index)
                staying.append(ModelSection(id: fresh(), rows: freshRows(below: 4)))
            default: staying.append(section)
            }
        }
        let insertions = dice.below(3)
        let inserted = (0..<insertions).map { _ in ModelSection(id: fresh(), rows: freshRows(below: 4)) }
        let count = staying.count + moving.count + inserted.count
        var places = Array(0..<count)
        places.shuffle(using: &dice)
        var slots: [ModelSection?] = Array(repeating: nil, count: count)
        for section in inserted {
            let place = places.removeLast()
            slots[place] = section
            updates.insertedSections.append(place)
        }
        for (index, section) in moving {
            let place = places.removeLast()
            slots[place] = section
            updates.moveSection(index, to: place)
        }
        var rest = staying[...]
        var new = slots.map { slot in slot ?? rest.removeFirst() }
        changeRows(&updates, old, &new)
        return RandomBatch(updates: updates, old: old, new: new)
    }

    private mutating func changeRows(_ updates: inout SectionedUpdates, _ old: [ModelSection], _ new: inout [ModelSection]) {
        var taken: [(from: RowPath, id: Int)] = []
        var comers: [(place: Int, count: Int)] = []
        for (section, before) in old.enumerated() {
            guard let place = new.firstIndex(where: { $0.id == before.id }) else {
                if !before.rows.isEmpty, updates.deletedSections.contains(section), dice.below(3) == 0 {
                    updates.deletedRows.append(RowPath(section, dice.below(before.rows.count)))
                }
                continue
            }
            for (row, id) in before.rows.enumerated() {
                switch dice.below(7) {
                case 0:
                    updates.deletedRows.append(RowPath(section, row))
                    new[place].rows.removeAll { $0 == id }
                case 1:
                    taken.append((RowPath(section, row), id))
                    new[place].rows.removeAll { $0 == id }
                case 2: updates.reloadedRows.append(RowPath(section, row))
                default: break
                }
            }
            comers.append((place, dice.below(3)))
        }
        // Insertions and arrivals take places of the finished section; those that stay fill the others.
        var arrivals: [[(id: Int, from: RowPath?)]] = Array(repeating: [], count: new.count)
        for (place, count) in comers {
            for _ in 0..<count { arrivals[place].append((fresh(), nil)) }
        }
        for move in taken { arrivals[comers[dice.below(comers.count)].place].append((move.id, move.from)) }
        for (place, list) in arrivals.enumerated() where !list.isEmpty {
            let total = new[place].rows.count + list.count
            var places = Array(0..<total)
            places.shuffle(using: &dice)
            var slots: [Int?] = Array(repeating: nil, count: total)
            for (id, from) in list {
                let slot = places.removeLast()
                slots[slot] = id
                if let from { updates.moveRow(from, to: RowPath(place, slot)) } else { updates.insertedRows.append(RowPath(place, slot)) }
            }
            var rest = new[place].rows[...]
            new[place].rows = slots.map { $0 ?? rest.removeFirst() }
        }
    }
}
