import Foundation

/// What `mutableSetValue(forKey:)` returns: a view of an object's set that changes the set.
final class KeyedMutableSet: NSMutableSet {
    private let members: KeyedMembers?
    /// The elements of a copy that Foundation makes of any set.
    private var own: Set<AnyHashable> = []

    init(_ members: KeyedMembers) {
        self.members = members
        super.init(capacity: 0)
    }

    override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
        members = nil
        super.init(capacity: 0)
        for object in UnsafeBufferPointer(start: objects, count: objects == nil ? 0 : cnt) { add(object) }
    }

    required init(capacity numItems: Int) {
        members = nil
        super.init(capacity: 0)
    }

    required convenience init?(coder aDecoder: NSCoder) { nil }

    private var elements: [Any] { members?.all ?? own.map(\.base) }

    override var count: Int { elements.count }

    override func member(_ object: Any) -> Any? {
        guard let wanted = object as? AnyHashable else { return nil }
        return elements.first { ($0 as? AnyHashable) == wanted }
    }

    override func objectEnumerator() -> NSEnumerator { NSArray(array: elements).objectEnumerator() }

    override func add(_ object: Any) {
        guard let element = object as? AnyHashable, member(element) == nil else { return }
        if let members { members.add(element) } else { own.insert(element) }
    }

    override func remove(_ object: Any) {
        guard let element = object as? AnyHashable, member(element) != nil else { return }
        if let members { members.remove(element) } else { own.remove(element) }
    }
}
