import Testing

@testable import os

@Suite("Logging")
struct LogTests {
    @Test("formats with privacy levels")
    func formats() {
        #expect(LogFormat.fill("%{public}d of %{private}.1f", [3, 2.5]) == "3 of 2.5")
    }

    @Test("formats interpolated values, aligned")
    func messages() {
        let message: OSLogMessage = "a \(7, align: .right(columns: 3), privacy: .public)|\("x", align: .left(columns: 2))|"
        #expect(message.text == "a   7|x |")
    }

    @Test("locks are mutually exclusive")
    func locks() async {
        let counter = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { counter.withLock { $0 += 1 } } }
            }
        }
        #expect(counter.withLock { $0 } == 8000)
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
    }
}
