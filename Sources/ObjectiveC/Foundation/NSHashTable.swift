public import Foundation

/// A set of objects, held strongly or weakly.
///
/// > Isolation: one thread at a time. > Contract: Foundation, NSHashTable.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var buckets: [Int: [HeldObject]] = [:]

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// A table that does not retain its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The existing objects. > Note: unordered.
    open var allObjects: [ObjectType] { buckets.values.flatMap { $0 }.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let found = buckets[HeldObject.hash(object, options)]?.first { $0.object.map { HeldObject.areSame($0, object, options) } ?? false }
        return found?.object as? ObjectType
    }

    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Does nothing for a member.
    open func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        let hash = HeldObject.hash(object, options)
        buckets[hash, default: []].removeAll { $0.object == nil }
        buckets[hash, default: []].append(HeldObject(object, options))
    }

    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let hash = HeldObject.hash(object, options)
        buckets[hash]?.removeAll { held in held.object.map { HeldObject.areSame($0, object, options) } ?? true }
        if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
    }

    open func removeAllObjects() { buckets = [:] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
    open func intersect(_ other: NSHashTable<ObjectType>) { for object in allObjects where !other.contains(object) { remove(object) } }
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

    open override var description: String { "NSHashTable {\n" + allObjects.map { "    \($0)\n" }.joined() + "}" }
}
