internal import UIKitCore

/// Numbers of objects: the same for an object as long as it exists, and never given to another.
@MainActor final class ObjectRegistry {
    private struct Entry {
        weak var object: AnyObject?
        var number: Int
    }

    private var byIdentity: [ObjectIdentifier: Entry] = [:]
    private var byNumber: [Int: ObjectIdentifier] = [:]
    private var last = 0
    /// Entries of deallocated objects are removed when there are twice as many as after the last time.
    private var limit = 1024

    func number(of object: AnyObject) -> Int {
        let identity = ObjectIdentifier(object)
        if let known = byIdentity[identity] {
            if known.object === object { return known.number }
            byNumber[known.number] = nil
        }
        if byIdentity.count >= limit { removeDead() }
        last += 1
        byIdentity[identity] = Entry(object: object, number: last)
        byNumber[last] = identity
        return last
    }

    /// The object; nil once it is deallocated.
    func object(_ number: Int) -> AnyObject? {
        guard let identity = byNumber[number], let entry = byIdentity[identity], entry.number == number else { return nil }
        return entry.object
    }

    private func removeDead() {
        for (identity, entry) in byIdentity where entry.object == nil {
            byIdentity[identity] = nil
            byNumber[entry.number] = nil
        }
        limit = max(1024, byIdentity.count * 2)
    }
}

extension ObjectRegistry {
    func view(_ number: Int) -> UIView? { object(number) as? UIView }
}
