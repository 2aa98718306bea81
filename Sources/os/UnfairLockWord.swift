import Glibc
import Synchronization

/// Atomic access to the word of a lock that C code would hold by address.
enum UnfairLockWord {
    static func exchange(_ lock: os_unfair_lock_t, _ value: UInt32) -> UInt32 {
        lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { word in
            word.pointee.exchange(value, ordering: .acquiringAndReleasing)
        }
    }

    static func yield() { sched_yield() }
}
