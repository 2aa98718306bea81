import Foundation

/// What `mutableArrayValue(forKey:)` returns: a view of an object's list that changes the list.
final class KeyedMutableArray: NSMutableArray {
    private enum Store {
        case keyed(KeyedElements)
        /// A copy that Foundation makes of any array.
        case own([Any])
    }

    private var store: Store

    init(_ elements: KeyedElements) {
        store = .keyed(elements)
        super.init()
    }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        store = .own(Array(UnsafeBufferPointer(start: objects, count: objects == nil ? 0 : count)))
        super.init()
    }

    override init(capacity numItems: Int) {
        store = .own([])
        super.init()
    }

    required convenience init?(coder: NSCoder) { nil }

    required convenience init(arrayLiteral elements: Any...) {
        self.init(capacity: elements.count)
        addObjects(from: elements)
    }

    private var elements: [Any] {
        switch store {
        case .keyed(let elements): elements.all
        case .own(let elements): elements
        }
    }

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }

    override func insert(_ anObject: Any, at index: Int) {
        switch store {
        case .keyed(let elements): elements.insert(anObject, at: index)
        case .own(var elements):
            elements.insert(anObject, at: index)
            store = .own(elements)
        }
    }

    override func removeObject(at index: Int) {
        switch store {
        case .keyed(let elements): elements.remove(at: index)
        case .own(var elements):
            elements.remove(at: index)
            store = .own(elements)
        }
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        switch store {
        case .keyed(let elements): elements.replace(at: index, with: anObject)
        case .own(var elements):
            elements[index] = anObject
            store = .own(elements)
        }
    }

    // Foundation on Linux has these for its own class alone.

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let (first, second) = (object(at: idx1), object(at: idx2))
        replaceObject(at: idx1, with: second)
        replaceObject(at: idx2, with: first)
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let common = Swift.min(range.length, otherArray.count)
        for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
        for _ in common..<range.length { removeObject(at: range.location + common) }
        for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
    }
}
