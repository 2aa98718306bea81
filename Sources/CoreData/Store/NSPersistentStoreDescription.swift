public import Foundation

/// How a container opens a store.
///
/// > Contract: Core Data, NSPersistentStoreDescription
open class NSPersistentStoreDescription: NSObject, NSCopying {
    /// The type of the store; SQLite by default.
    open var type = NSSQLiteStoreType
    /// The configuration of the model; nil is all entities.
    open var configuration: String?
    /// The store's file.
    open var url: URL?
    /// The options that were set, by key.
    open private(set) var options: [String: NSObject] = [:]
    /// Whether the store is opened without writing to it.
    open var isReadOnly = false
    /// Whether the store is opened in the background; it is opened at once all the same.
    open var shouldAddStoreAsynchronously = false
    /// Whether a store that was made with another model is migrated.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the way of a migration is found out from the models.
    open var shouldInferMappingModelAutomatically = true

    /// The description of a store in a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// The description of a store without a file.
    public override init() { super.init() }

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// A description with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = NSPersistentStoreDescription()
        (other.type, other.configuration, other.url, other.options) = (type, configuration, url, options)
        (other.isReadOnly, other.shouldAddStoreAsynchronously) = (isReadOnly, shouldAddStoreAsynchronously)
        other.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
        other.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
        return other
    }

    open override var description: String { "<NSPersistentStoreDescription: type: \(type), url: \(url?.absoluteString ?? "nil")>" }

    var allOptions: [AnyHashable: Any] {
        var all: [AnyHashable: Any] = options
        if isReadOnly { all[NSReadOnlyPersistentStoreOption] = true }
        if shouldMigrateStoreAutomatically { all[NSMigratePersistentStoresAutomaticallyOption] = true }
        if shouldInferMappingModelAutomatically { all[NSInferMappingModelAutomaticallyOption] = true }
        return all
    }
}
