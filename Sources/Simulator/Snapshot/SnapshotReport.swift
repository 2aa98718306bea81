internal import CSystem
internal import Glibc

/// What the copy of an app's process reports of one that it has forked; the layout is that of `struct report` in `Snapshot.c`.
struct SnapshotReport {
    enum Kind: Int64 {
        /// A copy of memory that the original shared; its descriptor comes with the report.
        case memory
        /// The process has all that it needs.
        case ready
        /// The process has ended.
        case ended
    }

    var kind: Kind
    var value: Int64
    /// Owned by the caller; -1 for none.
    var descriptor: Int32

    /// Nil at the end, and where nothing has come on a socket that does not block.
    init?(from socket: Int32) {
        var words: [Int64] = [0, 0]
        var descriptors: [Int32] = [-1]
        var count: Int32 = 1
        let size = 2 * MemoryLayout<Int64>.size
        let received = words.withUnsafeMutableBytes { ferry_receive(socket, $0.baseAddress, size, &descriptors, &count) }
        descriptor = count > 0 ? descriptors[0] : -1
        guard received == size, let kind = Kind(rawValue: words[0]) else {
            if descriptor >= 0 { _ = close(descriptor) }
            return nil
        }
        (self.kind, value) = (kind, words[1])
    }

    /// The status of a process that has ended, as of `waitpid`.
    static func ending(from socket: Int32) -> Int32? {
        guard let report = SnapshotReport(from: socket), report.kind == .ended else { return nil }
        return Int32(truncatingIfNeeded: report.value)
    }
}
