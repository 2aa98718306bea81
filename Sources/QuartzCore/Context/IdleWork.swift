import Dispatch
internal import Glibc

/// Work between frames: after a commit, behind everything that waits on the main queue then.
///
/// > Isolation: the main thread.
final class IdleWork: @unchecked Sendable {
    private var waiting: [() -> Void] = []
    private var isScheduled = false

    func add(_ body: @escaping () -> Void) { waiting.append(body) }

    /// Costs nothing while no work is pending.
    func schedule(in context: LayerContext) {
        guard !waiting.isEmpty, !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [self, weak context] in
            // The process that shows the frame just sent may have been woken on this processor: it runs first.
            sched_yield()
            if let context { context.resume { _ = run() } } else { _ = run() }
        }
    }

    func run() -> Bool {
        isScheduled = false
        let bodies = waiting
        waiting = []
        for body in bodies { body() }
        return !bodies.isEmpty
    }
}
