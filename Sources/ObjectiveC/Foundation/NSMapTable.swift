public import Foundation

/// A dictionary of objects by objects; either may be held weakly.
///
/// > Isolation: one thread at a time. > Contract: Foundation, NSMapTable.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        let key: HeldObject
        var value: HeldObject
        var isThere: Bool { key.object != nil && value.object != nil }
    }

    private let (keyOptions, valueOptions): (NSPointerFunctions.Options, NSPointerFunctions.Options)
    private var buckets: [Int: [Entry]] = [:]

    /// Creates an empty table; the options say whether keys and values are retained and how they are compared, and the capacity is
    /// ignored.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        super.init()
    }

    /// A table that retains its keys and its values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// A table that retains its values, but not its keys; an entry ends with its key's object.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// A table that retains its keys, but not its values; an entry ends with its value's object.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// A table that retains neither keys nor values.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var entries: [Entry] { buckets.values.flatMap { $0 }.filter(\.isThere) }
    /// The number of entries whose objects still exist.
    open var count: Int { entries.count }

    /// The value of a key; nil if there is none or its object no longer exists.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return buckets[HeldObject.hash(aKey, keyOptions)]?.first { isSame($0, aKey) }?.value.object as? ObjectType
    }

    /// Nil for the object removes the key.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        guard let anObject else { return removeObject(forKey: aKey) }
        let hash = HeldObject.hash(aKey, keyOptions)
        buckets[hash, default: []].removeAll { !$0.isThere }
        let value = HeldObject(anObject, valueOptions)
        if let index = buckets[hash]?.firstIndex(where: { isSame($0, aKey) }) {
            buckets[hash]?[index].value = value
        } else {
            buckets[hash, default: []].append(Entry(key: HeldObject(aKey, keyOptions), value: value))
        }
    }

    /// Removes the entry of a key, if there is one.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        let hash = HeldObject.hash(aKey, keyOptions)
        buckets[hash]?.removeAll { !$0.isThere || isSame($0, aKey) }
        if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
    }

    /// Removes all entries.
    open func removeAllObjects() { buckets = [:] }

    /// Enumerates the present keys in no particular order.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }
    /// Enumerates the present values in no particular order.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.compactMap(\.value.object)).objectEnumerator() }
    /// The present entries as a dictionary; those whose keys are not hashable are left out.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var dictionary: [AnyHashable: ObjectType] = [:]
        for entry in entries { if let key = entry.key.object as? AnyHashable { dictionary[key] = entry.value.object as? ObjectType } }
        return dictionary
    }

    private func isSame(_ entry: Entry, _ key: KeyType) -> Bool {
        entry.key.object.map { HeldObject.areSame($0, key, keyOptions) } ?? false
    }

    open override var description: String {
        let lines = entries.map { "    \($0.key.object.map { "\($0)" } ?? "") -> \($0.value.object.map { "\($0)" } ?? "")\n" }
        return "NSMapTable {\n" + lines.joined() + "}"
    }
}
