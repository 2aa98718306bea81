/// Gives every pressed pointer (a mouse, a touch, another viewer's touch) a finger number of its own, the lowest that is free.
package struct FingerTable<Pointer: Hashable> {
    /// What a device follows at once.
    package static var limit: Int { 10 }
    private var fingers: [Pointer: Int] = [:]

    package init() {}

    /// The finger of a pointer that goes down; nil when it is down already or all ten fingers are.
    package mutating func press(_ pointer: Pointer) -> Int? {
        guard fingers[pointer] == nil else { return nil }
        let used = Set(fingers.values)
        guard let free = (0..<Self.limit).first(where: { !used.contains($0) }) else { return nil }
        fingers[pointer] = free
        return free
    }

    /// The finger of a pointer that is down.
    package func finger(of pointer: Pointer) -> Int? { fingers[pointer] }

    /// Frees the pointer's finger and tells which it was.
    package mutating func release(_ pointer: Pointer) -> Int? { fingers.removeValue(forKey: pointer) }

    /// Frees the fingers of every pointer that went away.
    package mutating func releaseAll(where isGone: (Pointer) -> Bool) -> [Int] {
        let gone = fingers.filter { isGone($0.key) }
        for key in gone.keys { fingers[key] = nil }
        return gone.values.sorted()
    }
}
