import Foundation

/// Forwards termination signals to the child processes: ending `ferry` ends all of them.
enum ChildSignals {
    private static let limit = 16
    /// 0 for an unused slot. Written by the threads that start programs, read in a signal handler, which may only access plain memory.
    nonisolated(unsafe) private static let children: UnsafeMutablePointer<pid_t> = {
        let children = UnsafeMutablePointer<pid_t>.allocate(capacity: limit)
        children.initialize(repeating: 0, count: limit)
        for signal in [SIGTERM, SIGHUP] {
            var old = sigaction()
            // A signal that is ignored (nohup) stays ignored.
            guard sigaction(signal, nil, &old) == 0, old.__sigaction_handler.sa_handler == nil else { continue }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { ChildSignals.end($0) }
            sigaction(signal, &action, nil)
        }
        return children
    }()
    private static let lock = NSLock()

    static func add(_ child: pid_t) {
        lock.withLock {
            guard let free = (0..<limit).first(where: { children[$0] == 0 }) else { return }
            children[free] = child
        }
    }

    static func remove(_ child: pid_t) {
        lock.withLock { for index in 0..<limit where children[index] == child { children[index] = 0 } }
    }

    private static func end(_ signal: Int32) {
        for index in 0..<limit where children[index] > 0 { kill(children[index], signal) }
        _exit(128 + signal)
    }
}
