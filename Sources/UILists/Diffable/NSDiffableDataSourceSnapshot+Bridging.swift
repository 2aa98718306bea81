internal import Foundation
internal import ProgrammerErrors

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    /// The same snapshot as an object: `snapshot as NSDiffableDataSourceSnapshotReference`.
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        var made = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()
        for section in sectionIdentifiers {
            made.appendSections([section])
            made.appendItems(itemIdentifiers(inSection: section), toSection: section)
        }
        made.reloadSections(reloadedSectionIdentifiers)
        made.reloadItems(reloadedItemIdentifiers)
        made.reconfigureItems(reconfiguredItemIdentifiers)
        return NSDiffableDataSourceSnapshotReference(made)
    }

    /// `reference as! NSDiffableDataSourceSnapshot<Section, Item>`; identifiers of other types are a programming error.
    public static func _forceBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout Self?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// `reference as? NSDiffableDataSourceSnapshot<Section, Item>`: nil if an identifier has another type.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) -> Bool {
        for section in source.value.sectionIdentifiers where !(section.base is SectionIdentifierType) { return false }
        for item in source.value.itemIdentifiers where !(item.base is ItemIdentifierType) { return false }
        result = _unconditionallyBridgeFromObjectiveC(source)
        return true
    }

    /// `reference as NSDiffableDataSourceSnapshot<Section, Item>`; identifiers of other types are a programming error.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
        var made = Self()
        guard let value = source?.value else { return made }
        for section in value.sectionIdentifiers {
            made.appendSections(identifiers([section]))
            made.appendItems(identifiers(value.itemIdentifiers(inSection: section)), toSection: identifier(section))
        }
        made.reloadSections(identifiers(value.reloadedSectionIdentifiers))
        made.reloadItems(identifiers(value.reloadedItemIdentifiers))
        made.reconfigureItems(identifiers(value.reconfiguredItemIdentifiers))
        return made
    }

    // Without closures: they would be isolated, and capture the types of identifiers, which need not be sendable.
    private static func identifiers<Name>(_ names: [AnyHashable]) -> [Name] {
        var found: [Name] = []
        for name in names { found.append(identifier(name)) }
        return found
    }

    private static func identifier<Name>(_ name: AnyHashable) -> Name {
        guard let found = name.base as? Name else {
            ProgrammerError.raise(
                "the identifier \(name.base) of a snapshot is \(type(of: name.base)), not \(Name.self)", name: .invalidArgument)
        }
        return found
    }
}
