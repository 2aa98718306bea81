import DarwinFoundation
import Foundation
import Testing

/// Each test runs loops of a thread of its own, so that nothing of other tests is in them.
@Suite("Run loops of Core Foundation") struct RunLoopTests {
    private final class Notes: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []
        func add(_ line: String) { lock.withLock { lines.append(line) } }
        var all: [String] { lock.withLock { lines } }
    }

    private func onThread(_ body: @escaping @Sendable (Notes) -> Void) async -> [String] {
        let notes = Notes()
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                body(notes)
                continuation.resume()
            }
        }
        return notes.all
    }

    @Test("a block runs at the loop's next turn, once although it is in two modes, and stops it")
    func blocks() async {
        let notes = await onThread { notes in
            let loop: CFRunLoop = CFRunLoopGetCurrent()
            let modes = [CFRunLoopMode.defaultMode.rawValue, "another"] as NSArray
            CFRunLoopPerformBlock(loop, modes) { notes.add("block") }
            CFRunLoopPerformBlock(loop, CFRunLoopMode.commonModes.rawValue) {
                notes.add("common")
                CFRunLoopStop(CFRunLoopGetCurrent())
            }
            notes.add("before")
            CFRunLoopRun()
            notes.add("after")
        }
        #expect(notes == ["before", "block", "common", "after"])
    }

    @Test("a timer of Core Foundation whose closure takes Foundation's is one, and fires")
    func foundationTimers() async {
        let notes = await onThread { notes in
            let handler: (Timer?) -> Void = { timer in
                notes.add("fired \(timer != nil)")
                CFRunLoopTimerInvalidate(timer)
                CFRunLoopStop(CFRunLoopGetCurrent())
            }
            let timer = CFRunLoopTimerCreateWithHandler(nil, Date().timeIntervalSinceReferenceDate, 0.001, 0, 0, handler)
            CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
            let other: Timer? = timer
            notes.add("\(CFRunLoopTimerIsValid(other))")
            CFRunLoopRun()
            notes.add("\(other?.isValid == true)")
        }
        #expect(notes == ["true", "fired true", "false"])
    }

    @Test("another thread gives a loop a block and wakes it")
    func waking() async {
        let notes = await onThread { notes in
            let loop: CFRunLoop = CFRunLoopGetCurrent()
            // Keeps the loop from ending at once.
            let timer: CFRunLoopTimer = CFRunLoopTimerCreateWithHandler(
                nil, Date.distantFuture.timeIntervalSinceReferenceDate, 0, 0, 0
            ) { _ in }
            CFRunLoopAddTimer(loop, timer, .defaultMode)
            Thread.detachNewThread {
                CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) {
                    notes.add("woken")
                    CFRunLoopStop(loop)
                }
                CFRunLoopWakeUp(loop)
            }
            CFRunLoopRun()
            notes.add(loop == CFRunLoopGetCurrent() && loop != CFRunLoopGetMain() ? "own" : "other")
        }
        #expect(notes == ["woken", "own"])
    }

    @Test("a timer fires in common modes, and an observer sees the loop wait; both end when they are told to")
    func timersAndObservers() async {
        let notes = await onThread { notes in
            let loop: CFRunLoop = CFRunLoopGetCurrent()
            let timer: CFRunLoopTimer = CFRunLoopTimerCreateWithHandler(
                nil, Date().timeIntervalSinceReferenceDate + 0.01, 0.01, 0, 0
            ) { timer in
                notes.add("fired")
                CFRunLoopTimerInvalidate(timer)
                CFRunLoopStop(CFRunLoopGetCurrent())
            }
            let observer: CFRunLoopObserver = CFRunLoopObserverCreateWithHandler(
                nil, CFRunLoopActivity.beforeWaiting.rawValue, false, 0
            ) { _, activity in notes.add(activity == .beforeWaiting ? "waits" : "else") }
            CFRunLoopAddObserver(loop, observer, .commonModes)
            CFRunLoopAddTimer(loop, timer, .commonModes)
            CFRunLoopRun()
            notes.add("\(CFRunLoopTimerIsValid(timer))")
        }
        #expect(notes == ["waits", "fired", "false"])
    }

    @Test("a run in a mode ends after its time, or at once with nothing to wait for")
    func results() async {
        let notes = await onThread { notes in
            notes.add("\(CFRunLoopRunInMode(.defaultMode, 10, true))")
            let timer: CFRunLoopTimer = CFRunLoopTimerCreateWithHandler(
                nil, Date.distantFuture.timeIntervalSinceReferenceDate, 0, 0, 0
            ) { _ in }
            CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
            notes.add("\(CFRunLoopRunInMode(.defaultMode, 0.01, true))")
            CFRunLoopRemoveTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
            notes.add("\(CFRunLoopRunInMode(.defaultMode, 10, true))")
        }
        #expect(notes == ["finished", "timedOut", "finished"])
    }
}
