internal import Foundation

/// The result of the user's reordering.
///
/// > Contract: UIKit, NSDiffableDataSourceTransaction
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The order before the user's change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The order after the user's change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The change as removals and insertions, which may be associated as moves.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections whose items changed, in the order after the change.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
        finalSnapshot.sectionIdentifiers.compactMap { section in
            let before = initialSnapshot.indexOfSection(section) == nil ? [] : initialSnapshot.itemIdentifiers(inSection: section)
            let after = finalSnapshot.itemIdentifiers(inSection: section)
            return before == after ? nil : NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
        }
    }
}

/// The change of a section by the user's reordering. Its snapshots list the section's visible items, without their hierarchy.
///
/// > Source: Apple, NSDiffableDataSourceSectionTransaction
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's items before the user's change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's items after the user's change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The change as removals and insertions, which may be associated as moves.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(_ section: SectionIdentifierType, from before: [ItemIdentifierType], to after: [ItemIdentifierType]) {
        sectionIdentifier = section
        var initial = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        var final = initial
        initial.append(before)
        final.append(after)
        (initialSnapshot, finalSnapshot) = (initial, final)
        difference = after.difference(from: before).inferringMoves()
    }
}
