import Foundation

/// A memory location whose address is a unique key.
package final class AssociationKey: @unchecked Sendable {
    package let pointer = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    package init() {}
    deinit { pointer.deallocate() }
}

/// Values associated with an object, released after its end.
///
/// There is no hook on deallocation, so values of deallocated objects are released while others are set: there are at most as many of
/// them as living owners.
package final class AssociatedObjects: @unchecked Sendable {
    package static let shared = AssociatedObjects()

    private struct Owned {
        weak var owner: AnyObject?
        /// Never read. Keeps the owner's address from being given to another object while its values are here, so that the address alone
        /// identifies it: in its deinit weak references are nil already.
        unowned let place: AnyObject
        var values: [UnsafeRawPointer: Any] = [:]
    }

    private let lock = NSLock()
    private var table: [ObjectIdentifier: Owned] = [:]
    private var sweepAt = 64

    package init() {}

    package func value(of owner: AnyObject, key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            table[ObjectIdentifier(owner)]?.values[key]
        }
    }

    package func set(_ value: Any?, for owner: AnyObject, key: UnsafeRawPointer) {
        // Released outside the lock: a deinit may call back.
        withExtendedLifetime(exchange(value, for: owner, key: key)) {}
    }

    package func removeAll(of owner: AnyObject) {
        let old = lock.withLock { table.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(old) {}
    }

    private func exchange(_ value: Any?, for owner: AnyObject, key: UnsafeRawPointer) -> [Any] {
        lock.withLock {
            var released: [Any] = []
            let identifier = ObjectIdentifier(owner)
            if table.count >= sweepAt {
                let dead = table.filter { $0.value.owner == nil }
                released.append(dead)
                for identifier in dead.keys { table[identifier] = nil }
                sweepAt = max(64, table.count * 2)
            }
            var owned = table[identifier] ?? Owned(owner: owner, place: owner)
            if let old = owned.values[key] { released.append(old) }
            owned.values[key] = value
            table[identifier] = owned.values.isEmpty ? nil : owned
            return released
        }
    }
}
