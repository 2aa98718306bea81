internal import DriveProtocol
internal import Foundation
internal import Glibc
internal import ObjectiveC

/// Lets the app's time pass while a test waits in another way than for an element: for an expectation, in a run loop or asleep.
///
/// The app's clock stands still between requests, and what such a test waits for would never happen.
enum WaitingTests {
    /// How often a run loop that waits lets time pass, and how much. > Units: seconds.
    private static let step = 0.1
    /// The number of requests when time passed last. Tests that send requests themselves let time pass with them.
    nonisolated(unsafe) private static var seen = 0  // Tests and the timer's run loop are on the main thread.
    nonisolated(unsafe) private static var timer: Timer?  // As above.

    /// A simulator was started.
    static func begin() {
        guard timer == nil else { return }
        // Fires only while the main run loop runs, as it does while XCTest waits.
        let timer = Timer(timeInterval: step, repeats: true) { _ in tick() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private static func tick() {
        let simulation = Simulation.shared
        if simulation.requestCount == seen { pass(step) }
        seen = simulation.requestCount
    }

    private static func pass(_ seconds: Double) {
        guard Simulation.shared.isRunning else { return }
        _ = Simulation.shared.send(.advance(seconds: min(max(0, seconds), DriveRequest.longestTime)))
    }

    /// > Units: nanoseconds. > Returns: whether the app's time has passed instead of the test's.
    static func sleeps(nanoseconds: Double) -> Bool {
        guard MainQueue.isCurrent, Simulation.shared.isRunning else { return false }
        pass(nanoseconds / 1e9)
        return true
    }

    static func sleepReally(_ time: timespec) -> Int32 {
        var (asked, left) = (time, timespec())
        // Not `nanosleep`, which is the function below.
        let problem = clock_nanosleep(CLOCK_MONOTONIC, 0, &asked, &left)
        guard problem != 0 else { return 0 }
        errno = problem
        return -1
    }
}

// The C library's functions with which tests sleep, also through `Thread.sleep`: this library is before it in the search of the loader.

@_cdecl("sleep") @usableFromInline func sleepInAppTime(_ seconds: UInt32) -> UInt32 {
    if WaitingTests.sleeps(nanoseconds: Double(seconds) * 1e9) { return 0 }
    _ = WaitingTests.sleepReally(timespec(tv_sec: Int(seconds), tv_nsec: 0))
    return 0
}

@_cdecl("usleep") @usableFromInline func sleepMicrosecondsInAppTime(_ microseconds: UInt32) -> Int32 {
    if WaitingTests.sleeps(nanoseconds: Double(microseconds) * 1e3) { return 0 }
    return WaitingTests.sleepReally(timespec(tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1000))
}

/// > Parameters: time, left: a `timespec`, of seconds and nanoseconds.
@_cdecl("nanosleep") @usableFromInline func sleepNanosecondsInAppTime(
    _ time: UnsafePointer<Int>?, _ left: UnsafeMutablePointer<Int>?
) -> Int32 {
    guard let time = time.map({ timespec(tv_sec: $0[0], tv_nsec: $0[1]) }) else {
        errno = EFAULT
        return -1
    }
    left?.update(repeating: 0, count: 2)
    // `Thread.sleep` looks at the clock, and sleeps again if its time is not over: it takes both times.
    _ = WaitingTests.sleeps(nanoseconds: Double(time.tv_sec) * 1e9 + Double(time.tv_nsec))
    return WaitingTests.sleepReally(time)
}
