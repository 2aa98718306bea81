import Foundation

/// Serializes calls of a task's delegate on a queue that may be concurrent. > Isolation: any thread.
final class CallQueue: @unchecked Sendable {
    private let queue: OperationQueue
    private let lock = NSLock()
    private var waiting: [() -> Void] = []
    private var isRunning = false

    init(_ queue: OperationQueue) { self.queue = queue }

    func add(_ body: @escaping () -> Void) {
        let starts = lock.withLock {
            waiting.append(body)
            defer { isRunning = true }
            return !isRunning
        }
        if starts { submit() }
    }

    private func submit() {
        queue.addOperation { [self] in
            let body = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
            body?()
            let goesOn = lock.withLock {
                isRunning = !waiting.isEmpty
                return isRunning
            }
            if goesOn { submit() }
        }
    }
}
