/// A growing array of plain values whose elements are changed in place, without copies or checks of uniqueness.
///
/// The solver changes single fields of records millions of times; this keeps each change one store.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int = 16) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { base.deallocate() }

    @inline(__always) var isEmpty: Bool { count == 0 }
    @inline(__always) var last: Element? { count > 0 ? base[count - 1] : nil }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow(atLeast: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func reserve(_ wanted: Int) { if wanted > capacity { grow(atLeast: wanted) } }

    @inline(__always) mutating func append(repeating element: Element, count more: Int) {
        if count + more > capacity { grow(atLeast: count + more) }
        (base + count).initialize(repeating: element, count: more)
        count += more
    }

    @inline(__always) mutating func removeAll() { count = 0 }

    mutating func removeFirst(_ gone: Int) {
        guard gone > 0 else { return }
        base.update(from: base + gone, count: count - gone)
        count -= gone
    }

    @inline(__always) mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// All elements; not to be kept.
    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    mutating func sort(by precedes: (Element, Element) -> Bool) {
        var all = UnsafeMutableBufferPointer(start: base, count: count)
        all.sort(by: precedes)
    }

    /// Half as much again: the records of a large layout are most of its memory.
    @inline(never) private mutating func grow(atLeast wanted: Int) {
        let room = max(wanted, capacity + capacity / 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: room)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = room
    }
}
