package import ViewLayout

/// A batch with one mistake in it, and what UIKit says of that.
package struct InvalidBatch: Sendable {
    package var updates: SectionedUpdates
    package var oldCounts: [Int]
    package var newCounts: [Int]
    /// As a table says it.
    package var words: String
}

/// The ways in which apps get batches wrong.
package enum BatchMistake: CaseIterable, Sendable {
    /// The data source tells one row more, or one less, than the batch says.
    case oneRowMore, oneRowLess
    case oneSectionMore, oneSectionLess
    case deletedBeyondRows, insertedBeyondRows, deletedBeyondSections, reloadedBeyondSections, movedFromBeyond
    case deletedSectionBeyond, insertedSectionBeyond
    case deletedTwice, insertedTwice, deletedAndReloaded, deletedAndMoved, insertedAndMoved
    case sectionDeletedTwice

    /// Nil where the batch has nothing that could be wrong in this way.
    package func spoil(_ batch: RandomBatch, _ dice: inout SeededRandom) -> InvalidBatch? {
        var wrong = InvalidBatch(updates: batch.updates, oldCounts: batch.oldCounts, newCounts: batch.newCounts, words: "")
        let made: String? =
            switch self {
            case .oneRowMore: changeCount(&wrong, batch, by: 1, &dice)
            case .oneRowLess: changeCount(&wrong, batch, by: -1, &dice)
            case .oneSectionMore: changeSections(&wrong, by: 1)
            case .oneSectionLess: changeSections(&wrong, by: -1)
            case .deletedBeyondRows, .insertedBeyondRows, .deletedBeyondSections, .reloadedBeyondSections, .movedFromBeyond:
                reachBeyondRows(&wrong, &dice)
            case .deletedSectionBeyond, .insertedSectionBeyond: reachBeyondSections(&wrong)
            case .deletedTwice, .insertedTwice, .deletedAndReloaded, .deletedAndMoved, .insertedAndMoved, .sectionDeletedTwice:
                repeatDeed(&wrong)
            }
        guard let made else { return nil }
        wrong.words = made
        return wrong
    }

    // MARK: Counts

    private func changeCount(_ wrong: inout InvalidBatch, _ batch: RandomBatch, by change: Int, _ dice: inout SeededRandom) -> String? {
        let places = batch.new.indices.filter { place in
            (change > 0 || batch.new[place].rows.count > 0) && batch.old.contains { $0.id == batch.new[place].id }
        }
        guard !places.isEmpty else { return nil }
        let place = places[dice.below(places.count)]
        guard let section = batch.old.firstIndex(where: { $0.id == batch.new[place].id }) else { return nil }
        wrong.newCounts[place] += change
        let updates = wrong.updates
        // One row less may leave a change beyond the end, which is another mistake.
        let last =
            updates.insertedRows.filter { $0.section == place }.map(\.row)
            + updates.movedRows.map(\.to).filter { $0.section == place }.map(\.row)
        if change < 0, last.contains(wrong.newCounts[place]) { return nil }
        return Self.rowCount(
            place, after: wrong.newCounts[place], before: wrong.oldCounts[section],
            inserted: updates.insertedRows.count { $0.section == place }, deleted: updates.deletedRows.count { $0.section == section },
            movedIn: updates.movedRows.count { $0.to.section == place }, movedOut: updates.movedRows.count { $0.from.section == section })
    }

    private static func rowCount(
        _ section: Int, after: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
    ) -> String {
        """
        Invalid update: invalid number of rows in section \(section).  The number of rows contained in an existing section after the update \
        (\(after)) must be equal to the number of rows contained in that section before the update (\(before)), plus or minus the number of \
        rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved \
        into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
        """
    }

    private func changeSections(_ wrong: inout InvalidBatch, by change: Int) -> String? {
        if change > 0 { wrong.newCounts.append(0) } else if wrong.newCounts.popLast() == nil { return nil }
        return """
            Invalid update: invalid number of sections.  The number of sections contained in the table view after the update \
            (\(wrong.newCounts.count)) must be equal to the number of sections contained in the table view before the update \
            (\(wrong.oldCounts.count)), plus or minus the number of sections inserted or deleted (\(wrong.updates.insertedSections.count) \
            inserted, \(wrong.updates.deletedSections.count) deleted).
            """
    }

    // MARK: What is not there

    private func reachBeyondRows(_ wrong: inout InvalidBatch, _ dice: inout SeededRandom) -> String? {
        let (old, new) = (wrong.oldCounts, wrong.newCounts)
        switch self {
        case .deletedBeyondRows:
            guard !old.isEmpty else { return nil }
            let path = RowPath(dice.below(old.count), 0)
            wrong.updates.deletedRows.append(RowPath(path.section, old[path.section]))
            return "attempt to delete row \(old[path.section]) from section \(path.section) which only contains \(old[path.section]) rows "
                + "before the update"
        case .insertedBeyondRows:
            guard !new.isEmpty else { return nil }
            let section = dice.below(new.count)
            wrong.updates.insertedRows.append(RowPath(section, new[section]))
            return "attempt to insert row \(new[section]) into section \(section), but there are only \(new[section]) rows in section "
                + "\(section) after the update"
        case .deletedBeyondSections:
            wrong.updates.deletedRows.append(RowPath(old.count, 0))
            return "attempt to delete row 0 from section \(old.count), but there are only \(old.count) sections before the update"
        case .reloadedBeyondSections:
            wrong.updates.reloadedRows.append(RowPath(old.count, 0))
            return "attempt to reload row 0 in section \(old.count), but there are only \(old.count) sections before the update"
        default:
            guard !old.isEmpty, !new.isEmpty else { return nil }
            let section = dice.below(old.count)
            wrong.updates.moveRow(RowPath(section, old[section]), to: RowPath(0, 0))
            return "attempt to move row \(old[section]) in section \(section), but there are only \(old[section]) rows in section "
                + "\(section) before the update"
        }
    }

    private func reachBeyondSections(_ wrong: inout InvalidBatch) -> String? {
        if self == .deletedSectionBeyond {
            wrong.updates.deletedSections.append(wrong.oldCounts.count)
            return
                "attempt to delete section \(wrong.oldCounts.count), but there are only \(wrong.oldCounts.count) sections before the update"
        }
        // The number of sections adds up, and one of them is asked for where none will be.
        guard wrong.updates.insertedSections.popLast() != nil else { return nil }
        wrong.updates.insertedSections.append(wrong.newCounts.count)
        return "attempt to insert section \(wrong.newCounts.count), but there are only \(wrong.newCounts.count) sections after the update"
    }

    // MARK: Two deeds on one

    private func repeatDeed(_ wrong: inout InvalidBatch) -> String? {
        func name(_ path: RowPath) -> String { "(\(path.section) - \(path.row))" }
        switch self {
        case .deletedTwice:
            guard let path = wrong.updates.deletedRows.first else { return nil }
            wrong.updates.deletedRows.append(path)
            return "attempt to delete the same index path twice \(name(path))"
        case .insertedTwice:
            guard let path = wrong.updates.insertedRows.first else { return nil }
            wrong.updates.insertedRows.append(path)
            return "attempt to insert the same index path twice \(name(path))"
        case .deletedAndReloaded:
            guard let path = wrong.updates.reloadedRows.first else { return nil }
            wrong.updates.deletedRows.append(path)
            return "attempt to delete and reload the same index path \(name(path))"
        case .deletedAndMoved:
            guard let move = wrong.updates.movedRows.first else { return nil }
            wrong.updates.deletedRows.append(move.from)
            return "attempt to perform a delete and a move from the same index path \(name(move.from))"
        case .insertedAndMoved:
            guard let move = wrong.updates.movedRows.first else { return nil }
            wrong.updates.insertedRows.append(move.to)
            return "attempt to perform an insert and a move to the same index path \(name(move.to))"
        default:
            guard let section = wrong.updates.deletedSections.first else { return nil }
            wrong.updates.deletedSections.append(section)
            return "attempt to delete the same section twice (\(section))"
        }
    }
}
