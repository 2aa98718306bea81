import CWebSockets
import Foundation
import HostInterface
import Synchronization

/// The thread that serves the page and its viewers, seen from outside it.
///
/// Debian's libwebsockets is built without external polling, so its descriptors cannot join the simulator's poll. The thread sleeps in the
/// library's own poll; the simulator wakes it with `wake` and hears from it through `SharedFrame.eventsWaiting`.
/// > Isolation: any thread.
final class BrowserServer: Sendable {
    let policy: AccessPolicy
    let port: Int
    private let control: Control

    /// What the thread and its owner share: the context to wake, as an address (the imported pointer is not `Sendable`), and the wish to end.
    private final class Control: Sendable {
        struct State {
            var context: UInt?
            var isStopping = false
            var startup: Result<Int, HostError>?
        }
        let state = Mutex(State())
        let didStart = DispatchSemaphore(value: 0)
        let didStop = DispatchSemaphore(value: 0)
    }

    /// Starts listening on the loopback address. > Parameters: port: nil for any free one.
    init(picture: SharedFrame, port requested: Int?, patience: UInt32 = ServerLoop.patience) throws(HostError) {
        let policy = AccessPolicy()
        let control = Control()
        let thread = Thread { Self.run(control, policy, picture, requested, patience) }
        thread.name = "ferry.browser"
        thread.start()
        control.didStart.wait()
        guard let startup = control.state.withLock({ $0.startup }) else { throw .failed("the browser host did not start") }
        port = try startup.get()
        self.policy = policy
        self.control = control
    }

    /// Makes the thread look what its viewers lack.
    func wake() {
        control.state.withLock { state in
            guard let context = state.context else { return }
            lws_cancel_service(OpaquePointer(bitPattern: context))
        }
    }

    /// Closes every connection and waits for the thread to leave; calling it again does nothing.
    func stop() {
        let wasRunning = control.state.withLock { state in
            defer { state.isStopping = true }
            return !state.isStopping
        }
        guard wasRunning else { return }
        wake()
        control.didStop.wait()
    }

    private static func run(_ control: Control, _ policy: AccessPolicy, _ picture: SharedFrame, _ port: Int?, _ patience: UInt32) {
        defer { control.didStop.signal() }
        let loop: ServerLoop
        do throws(HostError) {
            loop = try ServerLoop(picture: picture, policy: policy, port: port, patience: patience)
        } catch {
            control.state.withLock { state in
                state.startup = .failure(error)
                state.isStopping = true
            }
            control.didStart.signal()
            return
        }
        control.state.withLock { state in
            state.startup = .success(loop.port)
            state.context = UInt(bitPattern: loop.context)
        }
        control.didStart.signal()
        while !control.state.withLock({ $0.isStopping }), loop.runOnce() {}
        control.state.withLock { $0.context = nil }
        loop.close()
    }
}
