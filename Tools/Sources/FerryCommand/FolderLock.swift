import Foundation

/// A lock that one process at a time holds for a folder that it builds into. It ends with the process, whatever ends that.
enum FolderLock {
    /// Waits for the lock file `file`, and reports once that it does if that takes longer than a moment.
    ///
    /// > Parameters: purpose: what the process does that has it, as in "another ferry is building".
    static func hold<Value>(
        _ file: String, waitingFor purpose: String, patience: Duration = .seconds(2), report: (String) -> Void, _ body: () throws -> Value
    ) throws -> Value {
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        // Not inherited: a program that stays in the background would keep the lock.
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw CommandFailure("cannot write \(file): \(String(cString: strerror(errno)))") }
        defer { close(descriptor) }
        if !isFree(descriptor, within: patience) {
            report("Waiting: another ferry is \(purpose)…")
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else { throw CommandFailure("cannot lock \(file): \(String(cString: strerror(errno)))") }
            }
        }
        return try body()
    }

    /// Tries again for a while. > Returns: whether the lock is held now.
    private static func isFree(_ descriptor: Int32, within patience: Duration) -> Bool {
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard ContinuousClock.now < end else { return false }
            usleep(20_000)
        }
        return true
    }
}
