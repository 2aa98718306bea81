public import Foundation
internal import ProgrammerErrors

/// A list's data as identifiers of its sections and items: `NSDiffableDataSourceSnapshot` as a class, with identifiers of any class.
///
/// Identifiers are compared as `AnyHashable`; one that is not Hashable is a programming error.
/// > Contract: UIKit, NSDiffableDataSourceSnapshotReference. > Complexity: as `NSDiffableDataSourceSnapshot`'s.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    /// The snapshot as a value.
    package private(set) var value: NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>

    public override init() {
        value = NSDiffableDataSourceSnapshot()
        super.init()
    }

    package init(_ value: NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>) {
        self.value = value
        super.init()
    }

    /// An independent copy of the snapshot.
    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }
    open override func copy() -> Any { copy(with: nil) }

    // MARK: Queries

    /// The number of items in all sections.
    open var numberOfItems: Int { value.numberOfItems }
    /// The number of sections.
    open var numberOfSections: Int { value.numberOfSections }
    /// The sections in order.
    open var sectionIdentifiers: [Any] { value.sectionIdentifiers.map(\.base) }
    /// All items in order, section by section.
    open var itemIdentifiers: [Any] { value.itemIdentifiers.map(\.base) }
    /// Sections marked by `reloadSections(withIdentifiers:)`.
    open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.map(\.base) }
    /// Items marked by `reloadItems(withIdentifiers:)`.
    open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.map(\.base) }
    /// Items marked by `reconfigureItems(withIdentifiers:)`.
    open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.map(\.base) }
    /// The number of items in a section; an unknown section is a programming error.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { value.numberOfItems(inSection: snapshotName(sectionIdentifier)) }
    /// The items of a section in order; an unknown section is a programming error.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        value.itemIdentifiers(inSection: snapshotName(sectionIdentifier)).map(\.base)
    }
    /// The section that contains an item; nil for an unknown item.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        value.sectionIdentifier(containingItem: snapshotName(itemIdentifier))?.base
    }
    /// The index among all items; `NSNotFound` for unknown identifiers. > Complexity: O(items).
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int { value.indexOfItem(snapshotName(itemIdentifier)) ?? NSNotFound }
    /// The position of a section.
    ///
    /// `NSNotFound` for unknown identifiers.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        value.indexOfSection(snapshotName(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Appends to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) { value.appendItems(identifiers.map(snapshotName)) }
    /// Appends items to a section; an unknown section or a duplicate item is a programming error.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        value.appendItems(identifiers.map(snapshotName), toSection: snapshotName(sectionIdentifier))
    }
    /// Inserts items before another one, in its section; an unknown or duplicate identifier is a programming error.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(identifiers.map(snapshotName), beforeItem: snapshotName(itemIdentifier))
    }
    /// Inserts items after another one, in its section; an unknown or duplicate identifier is a programming error.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(identifiers.map(snapshotName), afterItem: snapshotName(itemIdentifier))
    }
    /// Removes items from their sections.
    ///
    /// Unknown identifiers are ignored.
    open func deleteItems(withIdentifiers identifiers: [Any]) { value.deleteItems(identifiers.map(snapshotName)) }
    /// Removes all sections and items.
    open func deleteAllItems() { value.deleteAllItems() }
    /// Moves an item in front of another one, possibly into another section.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        value.moveItem(snapshotName(fromIdentifier), beforeItem: snapshotName(toIdentifier))
    }
    /// Moves an item behind another one, possibly into another section.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        value.moveItem(snapshotName(fromIdentifier), afterItem: snapshotName(toIdentifier))
    }
    /// Marks items whose cells are requested again.
    open func reloadItems(withIdentifiers identifiers: [Any]) { value.reloadItems(identifiers.map(snapshotName)) }
    /// Marks items whose existing cells are configured again.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { value.reconfigureItems(identifiers.map(snapshotName)) }

    // MARK: Sections

    /// Appends empty sections; a duplicate is a programming error.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) { value.appendSections(sectionIdentifiers.map(snapshotName)) }
    /// Inserts empty sections before another one.
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any) {
        value.insertSections(sectionIdentifiers.map(snapshotName), beforeSection: snapshotName(toSectionIdentifier))
    }
    /// Inserts empty sections after another one.
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any) {
        value.insertSections(sectionIdentifiers.map(snapshotName), afterSection: snapshotName(toSectionIdentifier))
    }
    /// Removes sections with their items.
    ///
    /// Unknown identifiers are ignored.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) { value.deleteSections(sectionIdentifiers.map(snapshotName)) }
    /// Moves a section with its items in front of another one.
    open func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any) {
        value.moveSection(snapshotName(fromSectionIdentifier), beforeSection: snapshotName(toSectionIdentifier))
    }
    /// Moves a section with its items behind another one.
    open func moveSection(withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any) {
        value.moveSection(snapshotName(fromSectionIdentifier), afterSection: snapshotName(toSectionIdentifier))
    }
    /// Marks sections to be reloaded.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) { value.reloadSections(sectionIdentifiers.map(snapshotName)) }
}

/// An identifier as a hashable value.
/// > Precondition: it is Hashable, as every NSObject is.
func snapshotName(_ identifier: Any) -> AnyHashable {
    guard let name = identifier as? AnyHashable else {
        ProgrammerError.raise("Identifiers of sections and items have to be Hashable: \(identifier)", name: .invalidArgument)
    }
    return name
}
