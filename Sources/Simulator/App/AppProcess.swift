internal import CSystem
internal import Glibc

/// An app's process: a child in its own process group, which the kernel ends together with the simulator, and its output.
///
/// > Isolation: the simulator's main thread.
package final class AppProcess {
    /// How the process ended.
    package enum Status: Hashable, Sendable {
        case running
        case exited(Int)
        case signalled(Int)
    }

    package private(set) var identifier: Int32
    package private(set) var status = Status.running
    package private(set) var log = AppLog()
    /// Readable when there is output; -1 once the app closed it.
    package private(set) var outputDescriptor: Int32
    package private(set) var errorDescriptor: Int32
    /// Reports how the process ended if it is not a child of the simulator; -1 for a child.
    private var supervisor: Int32 = -1
    /// Whether the app's output is forwarded.
    private let forwards: Bool

    /// Starts a program. `inherited` is a descriptor that the child inherits: under the same number, or forked from a zygote as the app's link.
    ///
    /// - Parameter zygotes: launches from a zygote where it can.
    package init(_ settings: ProcessSettings, inherited: Int32, forwards: Bool, zygotes: AppZygotes? = nil) throws(LaunchError) {
        self.forwards = forwards
        var (output, error): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard ferry_pipe(&output) == 0 else { throw .system(call: "pipe", code: errno) }
        guard ferry_pipe(&error) == 0 else {
            let code = errno
            for end in output { _ = close(end) }
            throw .system(call: "pipe", code: code)
        }
        let streams = StandardStreams(input: open("/dev/null", O_RDONLY | O_CLOEXEC), output: output[1], error: error[1])
        let forked = zygotes?.fork(settings, link: inherited, streams: streams)
        let started = forked.map { (child: $0, error: 0) } ?? settings.spawn(inherited: inherited, streams: streams)
        for used in [streams.input, streams.output, streams.error] where used >= 0 { _ = close(used) }
        guard started.child > 0 else {
            _ = close(output[0])
            _ = close(error[0])
            throw .notExecutable(path: settings.executable, code: started.error)
        }
        identifier = started.child
        (outputDescriptor, errorDescriptor) = (output[0], error[0])
        _ = ferry_set_blocking(outputDescriptor, 0)
        _ = ferry_set_blocking(errorDescriptor, 0)
    }

    deinit {
        kill()
        if outputDescriptor >= 0 { _ = close(outputDescriptor) }
        if errorDescriptor >= 0 { _ = close(errorDescriptor) }
        if supervisor >= 0 { _ = close(supervisor) }
    }

    /// Each whole line of its output is passed on from now on.
    package func watchOutput(_ body: @escaping (String) -> Void) { log.onLine = body }

    /// Reads the app's output and its status. Never blocks.
    package func service() {
        outputDescriptor = drain(outputDescriptor, .output)
        errorDescriptor = drain(errorDescriptor, .error)
        reap()
    }

    /// Kills the app and its process group. Returns when it has exited.
    package func kill() {
        guard status == .running else { return }
        ferry_kill_group(identifier, SIGKILL)
        var result: Int32 = 0
        if supervisor >= 0 {
            _ = ferry_set_blocking(supervisor, 1)
            guard let ending = SnapshotReport.ending(from: supervisor) else { return }
            result = ending
        } else {
            guard waitpid(identifier, &result, 0) == identifier else { return }
        }
        note(result)
    }

    /// In a copy of the simulator: it is now this process, which was launched from the copy of the app's.
    ///
    /// > Parameters: supervisor: of whose descriptors it takes ownership; the streams too.
    func become(_ identifier: Int32, supervisor: Int32, output: Int32, error: Int32) {
        (self.identifier, status) = (identifier, .running)
        if self.supervisor >= 0 { _ = close(self.supervisor) }
        self.supervisor = supervisor
        for old in [outputDescriptor, errorDescriptor] where old >= 0 { _ = close(old) }
        (outputDescriptor, errorDescriptor) = (output, error)
        for descriptor in [supervisor, output, error] { _ = ferry_set_blocking(descriptor, 0) }
    }

    /// What a copy of the simulator must not have in common with it.
    var descriptors: [Int32] { [outputDescriptor, errorDescriptor, supervisor].filter { $0 >= 0 } }

    /// Requests a backtrace of the main thread from the runtime, which ends the app.
    package func abort() {
        if status == .running { ferry_signal_main_thread(identifier, SIGABRT) }
    }

    private func reap() {
        guard status == .running else { return }
        var result: Int32 = 0
        if supervisor >= 0 {
            guard let ending = SnapshotReport.ending(from: supervisor) else { return }
            result = ending
        } else {
            guard ferry_reap(identifier, &result) == 1 else { return }
        }
        note(result)
        // Its last output may have arrived between the last read and its exit.
        outputDescriptor = drain(outputDescriptor, .output)
        errorDescriptor = drain(errorDescriptor, .error)
        log.finish()
        // Its child processes end with it.
        ferry_kill_group(identifier, SIGKILL)
    }

    private func note(_ result: Int32) {
        var signal: Int32 = 0
        let code = ferry_exit_code(result, &signal)
        status = signal != 0 ? .signalled(Int(signal)) : .exited(Int(code))
    }

    private func drain(_ descriptor: Int32, _ stream: AppLog.Stream) -> Int32 {
        guard descriptor >= 0 else { return -1 }
        while true {
            let got = withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 16) { space in
                let got = read(descriptor, space.baseAddress, space.count)
                guard got > 0 else { return got }
                let bytes = UnsafeRawBufferPointer(rebasing: space[..<got])
                log.append(bytes, from: stream)
                if forwards { _ = write(stream == .output ? STDOUT_FILENO : STDERR_FILENO, bytes.baseAddress, got) }
                return got
            }
            if got > 0 { continue }
            if got < 0, errno == EAGAIN || errno == EINTR { return descriptor }
            _ = close(descriptor)
            return -1
        }
    }
}
