import Foundation

/// Runs an app's service, tells when it ends before its time, and starts it again at the same address.
///
/// A process of its own, so that the service is kept while `ferry run` has become the simulator. It ends with whoever holds the other end of
/// its standard input, as the service does, which has the same.
struct ServiceSupervisor {
    /// `ferry-tool --keep-service PROGRAM ARGUMENT...`
    static let option = "--keep-service"
    /// How often a service is started again within `window`.
    static let limit = 3
    /// > Units: seconds.
    static let window = 60.0

    var program: String
    var arguments: [String]
    /// The service's standard input; its end is the end of all.
    var input = STDIN_FILENO
    /// Where the service's first line goes.
    var output = STDOUT_FILENO
    var report: (String) -> Void = { FileHandle.standardError.write(Data("ferry: \($0)\n".utf8)) }
    var now: () -> Double = { Date().timeIntervalSince1970 }

    private var name: String { (program as NSString).lastPathComponent }

    /// Returns when the service has ended for good.
    func run() -> Int32 {
        var (arguments, ends): ([String], [Double]) = (arguments, [])
        var isFirst = true
        while true {
            guard let (child, line) = start(arguments) else { return 1 }
            if isFirst {
                let bytes = Array((line + "\n").utf8)
                _ = write(output, bytes, bytes.count)
                arguments = Self.argumentsWithPort(of: line, arguments)
                if output != STDERR_FILENO { close(output) }
            } else if line.isEmpty {
                report("the service \(name) did not start again")
            } else {
                report("the service \(name) has been started again, \(line)")
            }
            isFirst = false
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
            guard !isClosed else { return 0 }
            ends = ends.filter { now() - $0 < Self.window } + [now()]
            guard ends.count <= Self.limit else {
                report("the service \(name) \(Self.words(status)); that is \(ends.count) times within a minute, so it is not started again")
                return 1
            }
            report("the service \(name) \(Self.words(status))")
        }
    }

    /// > Returns: the process and the first line it wrote, empty where it ended without one.
    private func start(_ arguments: [String]) -> (pid_t, String)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            report("cannot start \(program): \(String(cString: strerror(errno)))")
            return nil
        }
        defer { close(ends[0]) }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, ends[1])
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var child = pid_t()
        let error = posix_spawn(&child, program, &actions, nil, words, environ)
        close(ends[1])
        guard error == 0 else {
            report("cannot start \(program): \(String(cString: strerror(error)))")
            return nil
        }
        var (line, byte): ([UInt8], UInt8) = ([], 0)
        while line.count < 4096, read(ends[0], &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        return (child, String(decoding: line, as: UTF8.self))
    }

    /// Whoever held the other end of the input has gone.
    private var isClosed: Bool {
        var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP) != 0
    }

    /// The arguments with the port that a service has said it listens on, so that apps find it again.
    static func argumentsWithPort(of line: String, _ arguments: [String]) -> [String] {
        guard let match = line.firstMatch(of: /:(\d+)\/?$/), let place = arguments.firstIndex(of: "--port"),
            arguments.indices.contains(place + 1)
        else { return arguments }
        var arguments = arguments
        arguments[place + 1] = String(match.1)
        return arguments
    }

    private static func words(_ status: Int32) -> String {
        let signal = status & 0x7f
        return signal == 0
            ? "ended with code \((status >> 8) & 0xff)" : "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
}
