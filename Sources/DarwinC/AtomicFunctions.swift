import Glibc
internal import Synchronization

// Atomic operations of Darwin before C11, deprecated there, and the lock that is made of them. Contract: Darwin, OSAtomic.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The word at an address, as an atomic integer of the same layout.
private func word<Value: AtomicRepresentable, Result>(
    _ value: UnsafeMutablePointer<Value>, _ body: (borrowing Atomic<Value>) -> Result
) -> Result { value.withMemoryRebound(to: Atomic<Value>.self, capacity: 1) { body($0.pointee) } }

/// Adds to a number. > Returns: the new one, which wraps around.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    word(value) { $0.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue }
}
/// Adds to a number. > Returns: the new one, which wraps around.
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(amount, value)
}
/// Adds 1 to a number. > Returns: the new one, which wraps around.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
/// Adds 1 to a number. > Returns: the new one, which wraps around.
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
/// Subtracts 1 from a number. > Returns: the new one, which wraps around.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }
/// Subtracts 1 from a number. > Returns: the new one, which wraps around.
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }

/// Adds to a number. > Returns: the new one, which wraps around.
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    word(value) { $0.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue }
}
/// Adds 1 to a number. > Returns: the new one, which wraps around.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(1, value) }
/// Subtracts 1 from a number. > Returns: the new one, which wraps around.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(-1, value) }

/// Replaces a number that has the old value. > Returns: whether it had.
@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    word(value) { $0.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged }
}
/// Replaces a number that has the old value. > Returns: whether it had.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    OSAtomicCompareAndSwap32(old, new, value)
}
/// Replaces a number that has the old value. > Returns: whether it had.
@discardableResult
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    word(value) { $0.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged }
}
/// Orders the accesses to memory before and after.
public func OSMemoryBarrier() { atomicMemoryFence(ordering: .sequentiallyConsistent) }

/// A lock that waits actively; 0 is open.
public typealias OSSpinLock = Int32
/// An open lock.
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// Locks; lets other threads run while it waits.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) { while !OSSpinLockTry(lock) { sched_yield() } }
/// Locks if it is open. > Returns: whether it was.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { OSAtomicCompareAndSwap32(0, 1, lock) }
/// Unlocks.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    word(lock) { $0.store(0, ordering: .releasing) }
}
