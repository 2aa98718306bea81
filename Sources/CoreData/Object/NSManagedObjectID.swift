public import Foundation
internal import Synchronization

/// Identifies an object in all contexts, and in a store once it is saved.
///
/// > Contract: Core Data, NSManagedObjectID
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    /// The object's entity.
    public let entity: NSEntityDescription
    /// The store that has the object; nil before it is saved.
    open internal(set) weak var persistentStore: NSPersistentStore?
    let key: ObjectKey

    private static let lastTemporary = Atomic<Int64>(0)

    init(_ entity: NSEntityDescription, _ row: Int64, in store: NSPersistentStore) {
        self.entity = entity
        persistentStore = store
        key = ObjectKey(root: ObjectIdentifier(entity.root), store: store.number, row: row)
    }

    init(temporaryOf entity: NSEntityDescription) {
        self.entity = entity
        key = ObjectKey(root: ObjectIdentifier(entity.root), store: 0, row: Self.lastTemporary.subtract(1, ordering: .relaxed).newValue)
    }

    /// Whether the object was never saved.
    open var isTemporaryID: Bool { key.row < 0 }

    /// The identifier as a URL: `x-coredata://STORE/ENTITY/pNUMBER`; `t` instead of `p` for one that is temporary.
    open func uriRepresentation() -> URL {
        let place = isTemporaryID ? "t\(-key.row)" : "p\(key.row)"
        let text = "x-coredata://\(persistentStore?.identifier ?? "")/\(entity.name ?? "")/\(place)"
        return URL(string: text) ?? URL(fileURLWithPath: "/" + place)
    }

    open override var hash: Int { key.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.key == key }
    /// The identifier itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { "0x\(String(UInt(bitPattern: hash), radix: 16)) <\(uriRepresentation().absoluteString)>" }
}

/// What makes an object one of a kind in the process.
struct ObjectKey: Hashable, Sendable {
    let root: ObjectIdentifier
    /// The store's number in the process; 0 for objects without a row.
    let store: Int
    /// The key of its row; negative for objects without a row.
    let row: Int64
}
