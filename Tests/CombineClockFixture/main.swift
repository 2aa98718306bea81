import CSystem
import Combine
import Foundation

// A program on the virtual clock, which it advances itself: prints what publishers of the main queue and the main run loop send, and when.

guard ferry_virtual_clock_present() != 0 else {
    print("no virtual clock")
    exit(1)
}
let start = ferry_virtual_clock_now()
if CommandLine.arguments.contains("random") {
    // Each by another function of the system.
    print(Int.random(in: 0..<1_000_000_000), UUID().uuidString, arc4random_uniform(1_000_000_000))
    exit(0)
}
if CommandLine.arguments.contains("threads") { runThreads() }
if CommandLine.arguments.contains("frames") { runFrames(every: 0) }
if CommandLine.arguments.contains("shared-frames") { runFrames(every: 50) }
if CommandLine.arguments.contains("alarm") { runAlarm() }
if CommandLine.arguments.contains("snapshots") { runSnapshots() }
var cancellables: Set<AnyCancellable> = []

/// Prints an event and the whole seconds of the virtual clock since the start.
func note(_ event: String) { print(event, (ferry_virtual_clock_now() - start + 500_000_000) / 1_000_000_000) }

let keys = PassthroughSubject<String, Never>()
keys.debounce(for: .seconds(30), scheduler: RunLoop.main).sink { note("debounced \($0)") }.store(in: &cancellables)
Just("a").delay(for: .seconds(10), scheduler: RunLoop.main).sink { keys.send($0) }.store(in: &cancellables)
Just("b").delay(for: .seconds(20), scheduler: DispatchQueue.main).sink { keys.send($0) }.store(in: &cancellables)
Timer.publish(every: 600, on: .main, in: .common).autoconnect().prefix(2).sink { _ in note("timer") }.store(in: &cancellables)
keys.timeout(.seconds(1000), scheduler: DispatchQueue.main).sink { _ in
    note("timed out")
} receiveValue: { _ in
}.store(in: &cancellables)
Just(0).delay(for: .seconds(7200), scheduler: DispatchQueue.main).sink { _ in
    note("queue")
    exit(0)
}.store(in: &cancellables)

if CommandLine.arguments.contains("hold") {
    // Another program's work, which takes real time, ends before any of the clock has passed.
    _ = ferry_virtual_clock_hold(1)
    Thread.detachNewThread {
        _ = poll(nil, 0, 300)
        print("work", ferry_virtual_clock_now() - start)
        _ = ferry_virtual_clock_hold(-1)
    }
}
Thread.detachNewThread {
    // Whenever the program waits, the clock goes on to what is due next.
    while ferry_virtual_clock_settle(10_000_000_000) != 0 { ferry_virtual_clock_advance(ferry_virtual_clock_next_deadline()) }
    print("not idle")
    exit(1)
}
RunLoop.main.run()
