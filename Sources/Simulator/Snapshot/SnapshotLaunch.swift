internal import CProcessSnapshot
internal import CSystem
internal import Glibc

/// Why something cannot be copied.
struct SnapshotProblem: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }

    /// A system call has failed.
    static func system(_ call: String) -> SnapshotProblem {
        SnapshotProblem("\(call): \(String(cString: strerror(errno)))")
    }
}

/// A process of an app that its copy has forked, and the simulator's ends of what connects it with the simulator.
struct SnapshotLaunch: ~Copyable {
    private(set) var link: Int32 = -1
    private var output: Int32 = -1
    private var error: Int32 = -1
    private var supervisor: Int32 = -1
    private var process: Int32 = -1

    /// Has the copy fork, and maps the memory that the process shares.
    init(from control: Int32) throws(SnapshotProblem) {
        var theirs: [Int32] = []
        defer { for end in theirs where end >= 0 { _ = close(end) } }
        func pair(_ make: (UnsafeMutablePointer<Int32>) -> Int32, _ call: String) throws(SnapshotProblem) -> (ours: Int32, theirs: Int32) {
            var ends: [Int32] = [-1, -1]
            guard make(&ends) == 0 else { throw .system(call) }
            return (ends[0], ends[1])
        }
        let links = try pair(ferry_socket_pair, "socketpair")
        (link, theirs) = (links.ours, [links.theirs, open("/dev/null", O_RDONLY | O_CLOEXEC)])
        let outputs = try pair(ferry_pipe, "pipe")
        (output, theirs) = (outputs.ours, theirs + [outputs.theirs])
        let errors = try pair(ferry_pipe, "pipe")
        (error, theirs) = (errors.ours, theirs + [errors.theirs])
        let reports = try pair(ferry_socket_pair, "socketpair")
        (supervisor, theirs) = (reports.ours, theirs + [reports.theirs])
        guard ferry_send(control, [0 as UInt8], 1, theirs, Int32(theirs.count)) == 1 else { throw .system("sendmsg") }
        for end in theirs where end >= 0 { _ = close(end) }
        theirs = []
        // Without the app's end, which a process that fails closes.
        while process < 0 {
            guard let report = SnapshotReport(from: supervisor) else { throw SnapshotProblem("the copy of the app has ended") }
            switch report.kind {
            case .memory:
                let isMapped = ferry_memory_attach(UInt64(bitPattern: report.value), report.descriptor)
                _ = close(report.descriptor)
                guard isMapped else { throw .system("mmap") }
            case .ready: process = Int32(truncatingIfNeeded: report.value)
            case .ended: throw SnapshotProblem("the process of the app cannot go on from its copy")
            }
        }
    }

    deinit {
        for end in [link, output, error, supervisor] where end >= 0 { _ = close(end) }
    }

    /// The streams and the supervisor become the app's.
    mutating func handOver(to app: AppProcess) {
        app.become(process, supervisor: supervisor, output: output, error: error)
        (output, error, supervisor) = (-1, -1, -1)
    }
}
