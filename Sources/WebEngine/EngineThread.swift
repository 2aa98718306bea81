internal import Foundation
internal import Synchronization

/// The thread that starts an engine and then reads from it.
///
/// The kernel ends the engine with the thread that has started it, and not with the process: one that serves the main queue for a while, as where a
/// program has given its main thread up, would take the engine with it.
final class EngineThread: Sendable {
    private let identifier = Mutex<Int32>(0)
    private struct Body {
        let run: @Sendable () -> Void
    }
    private let body = Mutex<Body?>(nil)
    private let (hasStarted, hasBody) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

    /// Starts the engine. > Returns: its process, or the negative error.
    func start(_ spawn: @escaping @Sendable () -> Int32) -> Int32 {
        let thread = Thread { [self] in
            let started = spawn()
            identifier.withLock { $0 = started }
            hasStarted.signal()
            hasBody.wait()
            body.withLock { $0.take() }?.run()
        }
        thread.name = "web engine"
        thread.start()
        hasStarted.wait()
        return identifier.withLock { $0 }
    }

    /// What the thread does from then on. It ends with it.
    func goOn(_ body: @escaping @Sendable () -> Void) {
        self.body.withLock { $0 = Body(run: body) }
        hasBody.signal()
    }
}
