public import Foundation

/// What a policy does about conflicts.
public enum NSMergePolicyType: UInt, Sendable {
    /// The save fails.
    case errorMergePolicyType = 0
    /// What the store has wins, property by property.
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    /// What the context has changed wins, property by property.
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    /// The context's objects win as a whole.
    case overwriteMergePolicyType = 3
    /// The store's rows win as a whole.
    case rollbackMergePolicyType = 4
}

/// What is done about objects that were changed in a context and meanwhile in the store.
///
/// > Contract: Core Data, NSMergePolicy
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// What the policy does.
    public let mergeType: NSMergePolicyType

    /// A policy of a type.
    public init(merge ty: NSMergePolicyType) {
        mergeType = ty
        super.init()
    }

    /// The save fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The store's rows win as a whole.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// The context's objects win as a whole.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// What the context has changed wins, property by property.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// What the store has wins, property by property.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// The save fails.
public let NSErrorMergePolicy: AnyObject & Sendable = NSMergePolicy.error
/// The store's rows win as a whole.
public let NSRollbackMergePolicy: AnyObject & Sendable = NSMergePolicy.rollback
/// The context's objects win as a whole.
public let NSOverwriteMergePolicy: AnyObject & Sendable = NSMergePolicy.overwrite
/// What the context has changed wins, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
/// What the store has wins, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyStoreTrump

/// An object whose row was changed since it was read.
///
/// > Contract: Core Data, NSMergeConflict
open class NSMergeConflict: NSObject {
    /// The context's object.
    public let sourceObject: NSManagedObject
    /// The values when the object was read.
    public let objectSnapshot: [String: Any]?
    /// The values when the object was read.
    public let cachedSnapshot: [String: Any]?
    /// The values that the store has; nil if the row was deleted.
    public let persistedSnapshot: [String: Any]?
    /// The version that the object has.
    public let oldVersionNumber: Int
    /// The version that the store has; 0 if the row was deleted.
    public let newVersionNumber: Int

    init(_ object: NSManagedObject, persisted: StoredRow?) {
        sourceObject = object
        oldVersionNumber = Int(clamping: object.version)
        newVersionNumber = Int(clamping: persisted?.version ?? 0)
        objectSnapshot = object.committedValues(forKeys: object.entity.attributesByName.keys.sorted())
        cachedSnapshot = objectSnapshot
        persistedSnapshot = persisted.map { row in
            let layout = row.entity.layout
            return Dictionary(
                layout.indices.compactMap { index -> (String, Any)? in
                    guard case .value(let value) = row.slots[index] else { return nil }
                    return (layout.properties[index].name, value ?? NSNull())
                }
            ) { first, _ in first }
        }
    }
}
