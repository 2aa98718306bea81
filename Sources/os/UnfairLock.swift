/// A lock stored where it is declared.
///
/// > Contract: os, os_unfair_lock
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct os_unfair_lock {
    /// 0 is free. The address of the value is the lock's identity, as in C.
    fileprivate var word: UInt32 = 0
    /// Creates a lock that is free.
    public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The C name of the structure.
public typealias os_unfair_lock_s = os_unfair_lock

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// Points to a lock, whose address must not change while it is used.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// > Contract: os, os_unfair_lock_lock
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while !os_unfair_lock_trylock(lock) { UnfairLockWord.yield() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes the lock if it is free; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    UnfairLockWord.exchange(lock, 1) == 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    _ = UnfairLockWord.exchange(lock, 0)
}
