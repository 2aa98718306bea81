package import Foundation
internal import ProgrammerErrors
package import ViewLayout

/// A list's data as the identifiers of its sections and items, in order.
///
/// Identifiers are unique; a duplicate is a programming error as in UIKit.
/// > Contract: UIKit, NSDiffableDataSourceSnapshot; TV-60. > Complexity: changes O(items of the affected sections).
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var order: [SectionIdentifierType] = []
    private var rows: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// Sections marked by `reloadSections(_:)`, without duplicates.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// Items marked by `reloadItems(_:)`, without duplicates.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items marked by `reconfigureItems(_:)`, without duplicates.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// A snapshot without sections.
    public init() {}

    // MARK: Queries

    /// The number of items in all sections.
    public var numberOfItems: Int { homes.count }
    /// The number of sections.
    public var numberOfSections: Int { order.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { order }
    /// All items in order, section by section.
    public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { rows[$0] ?? [] } }
    /// The number of items in a section; an unknown section is a programming error.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items(of: identifier).count }
    /// The items of a section in order; an unknown section is a programming error.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items(of: identifier) }
    /// The section that contains an item; nil for an unknown item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { homes[identifier] }
    /// The position of a section; nil for an unknown one.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { order.firstIndex(of: identifier) }
    /// The index among all items. > Complexity: O(items).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let home = homes[identifier] else { return nil }
        var before = 0
        for section in order {
            if section == home { return rows[section]?.firstIndex(of: identifier).map { before + $0 } }
            before += rows[section]?.count ?? 0
        }
        return nil
    }

    private func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = rows[section] else { ProgrammerError.raise("Invalid section identifier specified: \(section)") }
        return items
    }

    // MARK: Items

    /// Appends items to a section; a duplicate or unknown identifier is a programming error.
    ///
    /// Appends to the last section if none is given.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? order.last else {
            ProgrammerError.raise("There are currently no sections in the data source. Please add a section first.")
        }
        let count = items(of: section).count
        insert(identifiers, in: section, at: count)
    }

    /// Inserts items before another one, in its section; an unknown or duplicate identifier is a programming error.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let place = place(of: beforeIdentifier, "insertion")
        insert(identifiers, in: place.section, at: place.row)
    }

    /// Inserts items after another one, in its section; an unknown or duplicate identifier is a programming error.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let place = place(of: afterIdentifier, "insertion")
        insert(identifiers, in: place.section, at: place.row + 1)
    }

    /// Removes items from their sections.
    ///
    /// Unknown identifiers are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { homes[$0] }) { rows[section]?.removeAll(where: gone.contains) }
        for item in identifiers { homes[item] = nil }
        removeReloadMarks(of: gone)
    }

    /// Removes all sections and items, and the marks of reloads.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item in front of another one, possibly into another section; both must be known and different.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item behind another one, possibly into another section; both must be known and different.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    /// Marks items whose cells are requested again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers { _ = place(of: item, "reload") }
        let known = Set(reloadedItemIdentifiers)
        reloadedItemIdentifiers += identifiers.filter { !known.contains($0) }
    }

    /// Marks items whose existing cells are configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers { _ = place(of: item, "reconfiguration") }
        let known = Set(reconfiguredItemIdentifiers)
        reconfiguredItemIdentifiers += identifiers.filter { !known.contains($0) }
    }

    private func place(of item: ItemIdentifierType, _ deed: String) -> (section: SectionIdentifierType, row: Int) {
        guard let section = homes[item], let row = rows[section]?.firstIndex(of: item) else {
            ProgrammerError.raise("Invalid item identifier specified for \(deed): \(item)")
        }
        return (section, row)
    }

    private mutating func insert(_ items: [ItemIdentifierType], in section: SectionIdentifierType, at row: Int) {
        var twice: [ItemIdentifierType] = []
        for item in items where homes.updateValue(section, forKey: item) != nil { twice.append(item) }
        ProgrammerError.require(
            twice.isEmpty,
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(SnapshotDescription.list(twice))\n)}")
        rows[section]?.insert(contentsOf: items, at: row)
    }

    private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
        ProgrammerError.require(item != other, "Invalid parameter not satisfying: ![fromID isEqual:toID]")
        let from = place(of: item, "move")
        _ = place(of: other, "move")
        rows[from.section]?.remove(at: from.row)
        let to = place(of: other, "move")
        rows[to.section]?.insert(item, at: to.row + offset)
        homes[item] = to.section
    }

    private mutating func removeReloadMarks(of gone: Set<ItemIdentifierType>) {
        reloadedItemIdentifiers.removeAll(where: gone.contains)
        reconfiguredItemIdentifiers.removeAll(where: gone.contains)
    }

    // MARK: Sections

    /// Appends empty sections; a duplicate is a programming error.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: order.count) }
    /// Inserts empty sections before another one; an unknown or duplicate identifier is a programming error.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier, "insertion"))
    }
    /// Inserts empty sections after another one; an unknown or duplicate identifier is a programming error.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier, "insertion") + 1)
    }
    /// Removes sections with their items.
    ///
    /// Unknown identifiers are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone {
            let items = rows.removeValue(forKey: section) ?? []
            for item in items { homes[item] = nil }
            removeReloadMarks(of: Set(items))
        }
        order.removeAll(where: gone.contains)
        reloadedSectionIdentifiers.removeAll(where: gone.contains)
    }
    /// Moves a section with its items in front of another one; both must be known and different.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }
    /// Moves a section with its items behind another one; both must be known and different.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }
    /// Marks sections to be reloaded.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = index(of: section, "reload") }
        reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
    }

    private func index(of section: SectionIdentifierType, _ deed: String) -> Int {
        guard let index = order.firstIndex(of: section) else {
            ProgrammerError.raise("Invalid section identifier specified for \(deed): \(section)")
        }
        return index
    }

    private mutating func insert(_ sections: [SectionIdentifierType], at index: Int) {
        var twice: [SectionIdentifierType] = []
        for section in sections where rows.updateValue([], forKey: section) != nil { twice.append(section) }
        ProgrammerError.require(
            twice.isEmpty,
            "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    \(SnapshotDescription.list(twice))\n)}")
        order.insert(contentsOf: sections, at: index)
    }

    private mutating func move(_ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
        ProgrammerError.require(section != other, "Invalid parameter not satisfying: ![fromID isEqual:toID]")
        order.remove(at: index(of: section, "move"))
        order.insert(section, at: index(of: other, "move") + offset)
    }

    // MARK: Comparison

    /// Replaces a section's items. > Complexity: O(old + new).
    package mutating func setItems(_ items: [ItemIdentifierType], inSection section: SectionIdentifierType) {
        let old = rows[section] ?? []
        rows[section] = []
        for item in old { homes[item] = nil }
        removeReloadMarks(of: Set(old).subtracting(items))
        insert(items, in: section, at: 0)
    }

    /// The updates that turn a list with `old` into this one.
    package func updates(from old: Self) -> SectionedUpdates {
        SnapshotDiff.updates(
            from: old.named, to: named, reloadedSections: Set(reloadedSectionIdentifiers), reloadedItems: Set(reloadedItemIdentifiers))
    }

    private var named: [SnapshotSection<SectionIdentifierType, ItemIdentifierType>] { order.map { SnapshotSection($0, rows[$0] ?? []) } }

    /// The same without reload marks, as a data source returns it once it is displayed.
    package var unmarked: Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }

    /// > Complexity: O(items).
    package var paths: [ItemIdentifierType: IndexPath] {
        var found: [ItemIdentifierType: IndexPath] = [:]
        found.reserveCapacity(homes.count)
        for (section, name) in order.enumerated() {
            for (row, item) in (rows[name] ?? []).enumerated() { found[item] = IndexPath(row: row, section: section) }
        }
        return found
    }

    package func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, order.indices.contains(path.section), let items = rows[order[path.section]] else { return nil }
        return items.indices.contains(path.row) ? items[path.row] : nil
    }

    package func count(ofSectionAt index: Int) -> Int { order.indices.contains(index) ? rows[order[index]]?.count ?? 0 : 0 }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// How identifiers are listed in messages.
enum SnapshotDescription {
    static func list<Name>(_ names: [Name]) -> String { names.map { "\($0)" }.joined(separator: ",\n    ") }
}
