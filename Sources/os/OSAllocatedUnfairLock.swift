import Foundation

/// An allocated lock around a state.
///
/// > Contract: os, OSAllocatedUnfairLock
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock around a state that need not be sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls the closure with the state while the lock is held; values that are not sendable may leave it.
    ///
    /// The lock is not recursive.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls the closure with the state while the lock is held.
    ///
    /// The lock is not recursive.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock around a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Calls the closure while the lock is held.
    ///
    /// The lock is not recursive.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Waits for the lock and takes it; release it with `unlock()`.
    public func lock() { storage.lock.lock() }
    /// Releases the lock.
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock if it is free; returns whether it did.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
