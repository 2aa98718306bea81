import Foundation

/// Forwards termination signals to the child processes: ending `ferry` ends all of them.
enum ChildSignals {
    private static let limit = 512
    private struct Child {
        /// 0 where there is none.
        var identifier: pid_t = 0
        /// What ends it with all that it has started.
        var signal: Int32 = 0
    }
    /// Written by the threads that start programs, read in a signal handler, where only plain memory may be touched.
    nonisolated(unsafe) private static let children: UnsafeMutablePointer<Child> = {
        let children = UnsafeMutablePointer<Child>.allocate(capacity: limit)
        children.initialize(repeating: Child(), count: limit)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
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
    /// The message of an interruption; C memory, for the signal handler. Nil where nothing is lost by one.
    nonisolated(unsafe) private static var message: UnsafeMutablePointer<CChar>?

    /// Runs a step that an interruption leaves half done. > Parameters: activity: the step, as in "interrupted while building".
    static func interruptible<Value>(_ activity: String, _ body: () throws -> Value) rethrows -> Value {
        let former = message
        let own = strdup("\nferry: interrupted while \(activity); run it again, and it goes on from there\n")
        message = own
        defer {
            message = former
            free(own)
        }
        return try body()
    }

    static func add(_ child: pid_t, _ signal: Int32) {
        lock.withLock {
            guard let free = (0..<limit).first(where: { children[$0].identifier == 0 }) else { return }
            children[free].signal = signal
            children[free].identifier = child
        }
    }

    static func remove(_ child: pid_t) {
        lock.withLock { for index in 0..<limit where children[index].identifier == child { children[index].identifier = 0 } }
    }

    /// Ends all children, and not this program. > Parameters: kills: also those that ignore what usually ends them.
    static func endChildren(kills: Bool = false) {
        lock.withLock {
            for index in 0..<limit where children[index].identifier > 0 {
                kill(children[index].identifier, kills ? SIGKILL : children[index].signal)
            }
        }
    }

    private static func end(_ signal: Int32) {
        for index in 0..<limit where children[index].identifier > 0 { kill(children[index].identifier, children[index].signal) }
        if let message { _ = write(STDERR_FILENO, message, strlen(message)) }
        _exit(128 + signal)
    }
}
