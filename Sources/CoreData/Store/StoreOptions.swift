internal import Foundation

/// The options of a store that have an effect.
struct StoreOptions {
    var isReadOnly = false
    var migrates = false
    var infers = false

    init(_ options: [AnyHashable: Any]?) {
        func isSet(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false }
        isReadOnly = isSet(NSReadOnlyPersistentStoreOption)
        migrates = isSet(NSMigratePersistentStoresAutomaticallyOption)
        infers = isSet(NSInferMappingModelAutomaticallyOption)
    }
}
