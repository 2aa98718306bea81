internal import Foundation

/// What an object has in the place of a property.
enum Slot {
    /// An attribute's value.
    case value(Any?)
    /// The destination of a relationship to one object, as the store has it.
    case reference(NSManagedObjectID?)
    /// The same once it was asked for or set.
    case object(NSManagedObject?)
    /// Destinations that are still in the store only.
    case unloaded
    case members(Members)

    /// The identifier of a relationship to one object.
    var identifier: NSManagedObjectID? {
        switch self {
        case .reference(let id): id
        case .object(let object): object?.objectID
        default: nil
        }
    }

    /// Whether an attribute or a relationship to one object is the same.
    func isSame(as other: Slot) -> Bool {
        switch (self, other) {
        case (.value(let first), .value(let second)): AttributeValue.isEqual(first, second)
        case (.unloaded, .unloaded): true
        case (.members(let first), .members(let second)): first === second
        default: identifier == other.identifier
        }
    }
}

/// The destinations of a relationship to many objects, each once, in an order.
final class Members {
    private(set) var list: [NSManagedObject]
    private var known: Set<ObjectIdentifier>
    /// The set that the app was given; it is not changed.
    private var bridged: NSObject?

    init(_ list: [NSManagedObject]) {
        known = Set(list.map(ObjectIdentifier.init))
        self.list = list
    }

    func contains(_ object: NSManagedObject) -> Bool { known.contains(ObjectIdentifier(object)) }

    func insert(_ object: NSManagedObject, at index: Int? = nil) {
        guard known.insert(ObjectIdentifier(object)).inserted else { return }
        list.insert(object, at: min(max(index ?? list.count, 0), list.count))
        bridged = nil
    }

    func remove(_ object: NSManagedObject) {
        guard known.remove(ObjectIdentifier(object)) != nil else { return }
        if list.last === object { list.removeLast() } else { list.removeAll { $0 === object } }
        bridged = nil
    }

    func reorder(_ objects: [NSManagedObject]) {
        list = objects
        known = Set(objects.map(ObjectIdentifier.init))
        bridged = nil
    }

    /// What the app sees: an `NSSet` or an `NSOrderedSet`.
    func collection(isOrdered: Bool) -> NSObject {
        if let bridged { return bridged }
        let made: NSObject = isOrdered ? NSOrderedSet(array: list) : NSSet(array: list)
        bridged = made
        return made
    }
}
