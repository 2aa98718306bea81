import Foundation

/// What `mutableOrderedSetValue(forKey:)` returns: a view of an object's ordered set that changes the set.
///
/// Foundation on Linux reads `array`, `set`, `firstObject`, `lastObject` and iterations from its own storage, and they cannot be overridden:
/// the storage is a copy that every other call brings up to date.
final class KeyedMutableOrderedSet: NSMutableOrderedSet {
    private let keyed: KeyedElements?
    /// The elements of a copy that Foundation makes of any ordered set.
    private var own: [Any] = []
    private var isCopying = false

    init(_ keyed: KeyedElements) {
        self.keyed = keyed
        super.init(capacity: 0)
        _ = current
    }

    override init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
        keyed = nil
        super.init(capacity: 0)
        for object in UnsafeBufferPointer(start: objects, count: objects == nil ? 0 : cnt) { add(object) }
    }

    override init(capacity numItems: Int) {
        keyed = nil
        super.init(capacity: 0)
    }

    required convenience init?(coder aDecoder: NSCoder) { nil }

    required convenience init(arrayLiteral elements: Any...) {
        self.init(capacity: elements.count)
        addObjects(from: elements)
    }

    private var elements: [Any] { keyed?.all ?? own }

    /// The elements, which Foundation's storage has too afterwards.
    private var current: [Any] {
        let now = elements
        isCopying = true
        defer { isCopying = false }
        var common = 0
        while common < now.count, common < super.count, Self.same(now[common], super.object(at: common)) { common += 1 }
        for index in (common..<super.count).reversed() { super.removeObject(at: index) }
        for index in common..<now.count { super.insert(now[index], at: Swift.min(index, super.count)) }
        return now
    }

    /// Texts and numbers are equal to their Foundation classes.
    private static func same(_ one: Any, _ other: Any) -> Bool { (one as AnyObject as? NSObject)?.isEqual(other as AnyObject) ?? false }

    private static func place(of object: Any, in elements: [Any]) -> Int? {
        elements.firstIndex { same($0, object) }
    }

    override var count: Int { isCopying ? super.count : current.count }
    override func object(at idx: Int) -> Any { isCopying ? super.object(at: idx) : current[idx] }
    override func index(of object: Any) -> Int { isCopying ? super.index(of: object) : Self.place(of: object, in: current) ?? NSNotFound }
    override func contains(_ object: Any) -> Bool {
        isCopying ? super.contains(object) : Self.place(of: object, in: current) != nil
    }

    /// An element that is there already keeps its place.
    override func insert(_ object: Any, at idx: Int) {
        guard !contains(object) else { return }
        if let keyed { keyed.insert(object, at: idx) } else { own.insert(object, at: idx) }
        _ = current
    }

    override func removeObject(at idx: Int) {
        if let keyed { keyed.remove(at: idx) } else { own.remove(at: idx) }
        _ = current
    }

    /// Nothing changes if the element is at another place already.
    override func replaceObject(at idx: Int, with obj: Any) {
        let there = index(of: obj)
        guard there == NSNotFound || there == idx else { return }
        if let keyed { keyed.replace(at: idx, with: obj) } else { own[idx] = obj }
        _ = current
    }

    // Foundation on Linux changes its own storage alone in the rest.

    override func copy(with zone: NSZone? = nil) -> Any { NSOrderedSet(array: elements) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableOrderedSet(array: elements) }

    override func add(_ object: Any) { insert(object, at: count) }
    override func addObjects(from array: [Any]) { for element in array { add(element) } }

    override func setObject(_ obj: Any, at idx: Int) { if idx == count { add(obj) } else { replaceObject(at: idx, with: obj) } }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        guard idx1 != idx2 else { return }
        let (low, high) = (Swift.min(idx1, idx2), Swift.max(idx1, idx2))
        let (first, second) = (object(at: low), object(at: high))
        removeObject(at: high)
        replaceObject(at: low, with: second)
        insert(first, at: high)
    }

    override func moveObjects(at indexes: IndexSet, to idx: Int) {
        let before = elements
        let moved = indexes.map { before[$0] }
        removeObjects(at: indexes)
        for (offset, element) in moved.enumerated() { insert(element, at: idx + offset) }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        for (element, index) in zip(objects, indexes) { insert(element, at: index) }
    }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        for (element, index) in zip(objects, indexes) { replaceObject(at: index, with: element) }
    }

    override func remove(_ val: Any) { if let place = Self.place(of: val, in: elements) { removeObject(at: place) } }
    override func removeObjects(in array: [Any]) { for element in array { remove(element) } }
    override func removeObjects(in range: NSRange) { removeObjects(at: IndexSet(range.location..<range.location + range.length)) }
    override func removeObjects(at indexes: IndexSet) { for index in indexes.reversed() { removeObject(at: index) } }
    override func removeAllObjects() { for index in (0..<count).reversed() { removeObject(at: index) } }

    override func union(_ other: NSOrderedSet) { addObjects(from: other.array) }
    override func unionSet(_ other: Set<AnyHashable>) { for element in other { add(element.base) } }
    override func minus(_ other: NSOrderedSet) { removeObjects(in: other.array) }
    override func minusSet(_ other: Set<AnyHashable>) { for element in other { remove(element.base) } }
    override func intersect(_ other: NSOrderedSet) { keep { other.contains($0) } }
    override func intersectSet(_ other: Set<AnyHashable>) {
        let members = NSSet(set: other)
        keep(members.contains)
    }

    private func keep(_ isKept: (Any) -> Bool) {
        let before = elements
        removeObjects(at: IndexSet(before.indices.filter { !isKept(before[$0]) }))
    }

    override func sort(comparator cmptr: Comparator) { order(in: NSRange(location: 0, length: count), cmptr) }
    override func sort(options opts: NSSortOptions = [], usingComparator cmptr: Comparator) { sort(comparator: cmptr) }
    override func sortRange(_ range: NSRange, options opts: NSSortOptions = [], usingComparator cmptr: Comparator) {
        order(in: range, cmptr)
    }

    private func order(in range: NSRange, _ comparator: Comparator) {
        let sorted = NSArray(array: Array(elements[range.location..<range.location + range.length])).sortedArray(comparator: comparator)
        for (offset, element) in sorted.enumerated() {
            let target = range.location + offset
            guard let there = Self.place(of: element, in: elements), there != target else { continue }
            removeObject(at: there)
            insert(element, at: target)
        }
    }
}
