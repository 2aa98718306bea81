import Foundation
import ObjectiveC
import Testing

private final class Waiter: NSObject {
    nonisolated(unsafe) var calls = 0
}

@Suite("The main queue")
struct MainQueueTests {
    @Test("performSelector on the main thread does not wait for itself on the main queue")
    @MainActor func performsAtOnce() {
        ObjCRuntime.register(Waiter.self, "call") { target, _ in target.calls += 1 }
        let waiter = Waiter()
        waiter.performSelector(onMainThread: "call", with: nil, waitUntilDone: true)
        #expect(waiter.calls == 1)
    }

    @Test("is current on the main actor and for those who wait for it, and nowhere else")
    @MainActor func isCurrent() async {
        #expect(MainQueue.isCurrent)
        let others = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let onQueue = DispatchQueue.main.sync { MainQueue.isCurrent }
                continuation.resume(returning: (onQueue, MainQueue.isCurrent))
            }
        }
        #expect(others == (true, false))
    }
}
