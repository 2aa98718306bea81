public import Foundation
internal import ProgrammerErrors

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    /// The same snapshot as an object: `snapshot as NSDiffableDataSourceSnapshotReference`.
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(mapped(AnyHashable.init, AnyHashable.init))
    }

    /// `reference as! NSDiffableDataSourceSnapshot<Section, Item>`; identifiers of other types are a programming error.
    public static func _forceBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout Self?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// `reference as? NSDiffableDataSourceSnapshot<Section, Item>`: nil if an identifier has another type.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) -> Bool {
        let value = source.value
        guard value.sectionIdentifiers.allSatisfy({ $0.base is SectionIdentifierType }),
            value.itemIdentifiers.allSatisfy({ $0.base is ItemIdentifierType })
        else { return false }
        result = _unconditionallyBridgeFromObjectiveC(source)
        return true
    }

    /// `reference as NSDiffableDataSourceSnapshot<Section, Item>`; identifiers of other types are a programming error.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
        source?.value.mapped(identifier, identifier) ?? Self()
    }

    private static func identifier<Name>(_ name: AnyHashable) -> Name {
        guard let found = name.base as? Name else {
            ProgrammerError.raise(
                "the identifier \(name.base) of a snapshot is \(type(of: name.base)), not \(Name.self)", name: .invalidArgument)
        }
        return found
    }
}
