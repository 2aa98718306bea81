public import Foundation

/// A set of objects, held strongly or weakly.
///
/// > Isolation: one thread at a time. > Contract: Foundation, NSHashTable.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var buckets: [Int: [HeldObject]] = [:]

    /// Creates an empty table; the options say whether objects are retained and how they are compared, and the capacity is ignored.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// A table that does not retain its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The existing objects. > Note: unordered.
    open var allObjects: [ObjectType] { buckets.values.flatMap { $0 }.compactMap { $0.object as? ObjectType } }
    /// Some object of the table; nil if it is empty.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that still exist.
    open var count: Int { allObjects.count }
    /// The objects as a set; those that are not hashable are left out.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// The object of the table that is equal to `object`; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let found = buckets[HeldObject.hash(object, options)]?.first { $0.object.map { HeldObject.areSame($0, object, options) } ?? false }
        return found?.object as? ObjectType
    }

    /// Whether the table has an object equal to the given one.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Does nothing for a member.
    open func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        let hash = HeldObject.hash(object, options)
        buckets[hash, default: []].removeAll { $0.object == nil }
        buckets[hash, default: []].append(HeldObject(object, options))
    }

    /// Removes the object that is equal to the given one, if there is one.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let hash = HeldObject.hash(object, options)
        buckets[hash]?.removeAll { held in held.object.map { HeldObject.areSame($0, object, options) } ?? true }
        if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
    }

    /// Removes all objects.
    open func removeAllObjects() { buckets = [:] }
    /// Enumerates the present objects in no particular order; changes of the table do not affect the enumeration.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    /// Removes the objects that another table has.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
    /// Removes the objects that another table does not have.
    open func intersect(_ other: NSHashTable<ObjectType>) { for object in allObjects where !other.contains(object) { remove(object) } }
    /// Whether both tables have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Whether another table has all objects of this one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
    /// Whether both tables have the same objects.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

    open override var description: String { "NSHashTable {\n" + allObjects.map { "    \($0)\n" }.joined() + "}" }
}
