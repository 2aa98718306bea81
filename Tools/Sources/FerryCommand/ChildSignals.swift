import Foundation

/// Passes a request to end on to the programs that this one waits for: whoever started `ferry` ends all of them by that one process.
enum ChildSignals {
    private static let limit = 16
    /// 0 where there is none. Written by the threads that start programs, read in a signal handler, where only plain memory may be touched.
    nonisolated(unsafe) private static let children: UnsafeMutablePointer<pid_t> = {
        let children = UnsafeMutablePointer<pid_t>.allocate(capacity: limit)
        children.initialize(repeating: 0, count: limit)
        for signal in [SIGTERM, SIGHUP] {
            var old = sigaction()
            // What was told to ignore it (nohup) goes on.
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
