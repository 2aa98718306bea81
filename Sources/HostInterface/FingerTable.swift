/// Assigns every pressed pointer (a mouse, a touch, another viewer's touch) the lowest free finger number.
package struct FingerTable<Pointer: Hashable> {
    /// Maximum number of simultaneous touches.
    package static var limit: Int { 10 }
    private var fingers: [Pointer: Int] = [:]

    package init() {}

    /// The finger of a pointer that goes down; nil when it is down already or all ten fingers are in use.
    package mutating func press(_ pointer: Pointer) -> Int? {
        guard fingers[pointer] == nil else { return nil }
        let used = Set(fingers.values)
        guard let free = (0..<Self.limit).first(where: { !used.contains($0) }) else { return nil }
        fingers[pointer] = free
        return free
    }

    /// The finger of a pointer that is down.
    package func finger(of pointer: Pointer) -> Int? { fingers[pointer] }

    /// Frees the pointer's finger and returns it.
    package mutating func release(_ pointer: Pointer) -> Int? { fingers.removeValue(forKey: pointer) }

    /// Frees the fingers of all pointers that disappeared.
    package mutating func releaseAll(where isGone: (Pointer) -> Bool) -> [Int] {
        let gone = fingers.filter { isGone($0.key) }
        for key in gone.keys { fingers[key] = nil }
        return gone.values.sorted()
    }
}
