/// Scratch memory that is kept between layouts: grows, is never shrunk but by `trim`, and has no bounds checks in release builds.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { base.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for `more` elements, not initialised, and returns where they start.
    @inline(__always)
    mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
        if count + more > capacity { grow(to: count + more) }
        let start = base + count
        count += more
        return start
    }

    mutating func removeAll() { count = 0 }

    mutating func truncate(to newCount: Int) { count = newCount }

    /// Gives memory back after an unusually large text.
    mutating func trim(to limit: Int) {
        guard capacity > limit, count <= limit else { return }
        grow(to: limit)
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let size = needed > capacity ? max(needed, capacity * 2) : needed
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: size)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = size
    }
}
