import DarwinC
import Foundation
import Testing

@Suite("Atomic functions of Darwin") struct AtomicFunctionTests {
    /// Numbers that several threads change.
    private final class Numbers: @unchecked Sendable {
        let narrow = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        let wide = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
        let lock = UnsafeMutablePointer<OSSpinLock>.allocate(capacity: 1)
        var guarded = 0
        init() {
            narrow.initialize(to: 0)
            wide.initialize(to: 0)
            lock.initialize(to: OS_SPINLOCK_INIT)
        }
        deinit {
            narrow.deallocate()
            wide.deallocate()
            lock.deallocate()
        }
    }

    @Test("additions return the new number, which wraps around, and a swap needs the old one")
    func arithmetic() {
        var number: Int32 = 5
        #expect(OSAtomicAdd32(3, &number) == 8)
        #expect(number == 8)
        #expect(OSAtomicDecrement32Barrier(&number) == 7)
        #expect(!OSAtomicCompareAndSwap32(8, 1, &number))
        #expect(number == 7)
        #expect(OSAtomicCompareAndSwap32Barrier(7, Int32.max, &number))
        #expect(OSAtomicIncrement32(&number) == Int32.min)
        var wide: Int64 = -1
        #expect(OSAtomicIncrement64(&wide) == 0)
        #expect(OSAtomicDecrement64(&wide) == -1)
        #expect(OSAtomicCompareAndSwap64(-1, 1 << 40, &wide))
        #expect(wide == 1 << 40)
    }

    @Test("no addition of several threads is lost, and a spin lock lets one in at a time")
    func threads() {
        let numbers = Numbers()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                OSAtomicIncrement32(numbers.narrow)
                OSAtomicAdd64(2, numbers.wide)
                OSSpinLockLock(numbers.lock)
                numbers.guarded += 1
                OSSpinLockUnlock(numbers.lock)
            }
        }
        #expect(numbers.narrow.pointee == 8000)
        #expect(numbers.wide.pointee == 16000)
        #expect(numbers.guarded == 8000)
        #expect(OSSpinLockTry(numbers.lock))
        #expect(!OSSpinLockTry(numbers.lock))
    }
}
