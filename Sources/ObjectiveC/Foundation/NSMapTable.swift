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

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        super.init()
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var entries: [Entry] { buckets.values.flatMap { $0 }.filter(\.isThere) }
    open var count: Int { entries.count }

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

    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        let hash = HeldObject.hash(aKey, keyOptions)
        buckets[hash]?.removeAll { !$0.isThere || isSame($0, aKey) }
        if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
    }

    open func removeAllObjects() { buckets = [:] }

    open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.compactMap(\.value.object)).objectEnumerator() }
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
