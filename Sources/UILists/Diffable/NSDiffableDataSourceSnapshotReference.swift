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

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }
    open override func copy() -> Any { copy(with: nil) }

    // MARK: Queries

    open var numberOfItems: Int { value.numberOfItems }
    open var numberOfSections: Int { value.numberOfSections }
    open var sectionIdentifiers: [Any] { value.sectionIdentifiers.map(\.base) }
    open var itemIdentifiers: [Any] { value.itemIdentifiers.map(\.base) }
    open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.map(\.base) }
    open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.map(\.base) }
    open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.map(\.base) }
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { value.numberOfItems(inSection: snapshotName(sectionIdentifier)) }
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        value.itemIdentifiers(inSection: snapshotName(sectionIdentifier)).map(\.base)
    }
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        value.sectionIdentifier(containingItem: snapshotName(itemIdentifier))?.base
    }
    /// The index among all items; `NSNotFound` for unknown identifiers. > Complexity: O(items).
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int { value.indexOfItem(snapshotName(itemIdentifier)) ?? NSNotFound }
    /// `NSNotFound` for unknown identifiers.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        value.indexOfSection(snapshotName(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Appends to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) { value.appendItems(identifiers.map(snapshotName)) }
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        value.appendItems(identifiers.map(snapshotName), toSection: snapshotName(sectionIdentifier))
    }
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(identifiers.map(snapshotName), beforeItem: snapshotName(itemIdentifier))
    }
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(identifiers.map(snapshotName), afterItem: snapshotName(itemIdentifier))
    }
    /// Unknown identifiers are ignored.
    open func deleteItems(withIdentifiers identifiers: [Any]) { value.deleteItems(identifiers.map(snapshotName)) }
    open func deleteAllItems() { value.deleteAllItems() }
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        value.moveItem(snapshotName(fromIdentifier), beforeItem: snapshotName(toIdentifier))
    }
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        value.moveItem(snapshotName(fromIdentifier), afterItem: snapshotName(toIdentifier))
    }
    /// Marks items whose cells are requested again.
    open func reloadItems(withIdentifiers identifiers: [Any]) { value.reloadItems(identifiers.map(snapshotName)) }
    /// Marks items whose existing cells are configured again.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { value.reconfigureItems(identifiers.map(snapshotName)) }

    // MARK: Sections

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) { value.appendSections(sectionIdentifiers.map(snapshotName)) }
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any) {
        value.insertSections(sectionIdentifiers.map(snapshotName), beforeSection: snapshotName(toSectionIdentifier))
    }
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any) {
        value.insertSections(sectionIdentifiers.map(snapshotName), afterSection: snapshotName(toSectionIdentifier))
    }
    /// Unknown identifiers are ignored.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) { value.deleteSections(sectionIdentifiers.map(snapshotName)) }
    open func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any) {
        value.moveSection(snapshotName(fromSectionIdentifier), beforeSection: snapshotName(toSectionIdentifier))
    }
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
