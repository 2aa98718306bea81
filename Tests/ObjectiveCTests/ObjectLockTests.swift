import Foundation
import ObjectiveC
import Synchronization
import Testing

@Suite("Locks of objects")
struct ObjectLockTests {
    @Test("a thread may lock an object again; it stays locked until each is unlocked")
    func recursion() async {
        let results = await Self.onThread {
            let object = NSObject()
            var results = [objc_sync_enter(object), objc_sync_enter(object), objc_sync_exit(object)]
            let other = Outcome()
            let done = DispatchSemaphore(value: 0)
            nonisolated(unsafe) let shared = object  // The other thread uses only its address.
            Thread {
                other.value.withLock { $0 = objc_sync_exit(shared) }
                done.signal()
            }.start()
            done.wait()
            results.append(other.value.withLock { $0 })
            return results + [objc_sync_exit(object), objc_sync_exit(object)]
        }
        #expect(results == [0, 0, 0, -1, 0, -1])
    }

    @Test("threads that lock one object take turns")
    func exclusion() async {
        nonisolated(unsafe) let object = NSObject()  // Only its address is used.
        nonisolated(unsafe) var count = 0  // Guarded by the object's lock.
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    await Self.onThread {
                        for _ in 0..<1000 {
                            objc_sync_enter(object)
                            count += 1
                            objc_sync_exit(object)
                        }
                    }
                }
            }
        }
        #expect(count == 4000)
    }

    private final class Outcome: Sendable {
        let value = Mutex<Int32>(0)
    }

    /// Runs the body on a thread of its own: a lock belongs to its thread.
    private static func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: body()) }.start()
        }
    }
}
