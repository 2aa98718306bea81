internal import CChildProcess
import Foundation

/// Runs other programs. A child stays in this program's process group, so that an interrupt at the terminal ends both
/// (Foundation's `Process` would put it into one of its own). When this program dies, by whatever signal, the child receives SIGINT.
struct ChildProcess {
    var arguments: [String]
    var directory: String?
    var environment: [String: String] = [:]

    init(_ arguments: [String], in directory: String? = nil, environment: [String: String] = [:]) {
        self.arguments = arguments
        self.directory = directory
        self.environment = environment
    }

    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    /// The output of a short-lived program.
    func capture() throws -> Result {
        let (child, output, errors) = try Self.starting.withLock {
            let (output, errors) = (Pipe(), Pipe())
            return (try start(output: output, errors: errors), output, errors)
        }
        nonisolated(unsafe) var errorData = Data()
        let reader = DispatchGroup()
        DispatchQueue.global().async(group: reader) { errorData = errors.fileHandleForReading.readDataToEndOfFile() }
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        reader.wait()
        return Result(
            status: Self.status(of: child), output: String(decoding: outputData, as: UTF8.self),
            errors: String(decoding: errorData, as: UTF8.self))
    }

    /// Runs and passes each line of output, of both streams, to `onLine`.
    func stream(_ onLine: (String) -> Void) throws -> Int32 {
        let (child, pipe) = try Self.starting.withLock {
            let pipe = Pipe()
            return (try start(output: pipe, errors: pipe), pipe)
        }
        var rest = Data()
        while true {
            let chunk = pipe.fileHandleForReading.availableData
            if chunk.isEmpty { break }
            rest += chunk
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                onLine(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                rest = Data(rest[rest.index(after: end)...])
            }
        }
        if !rest.isEmpty { onLine(String(decoding: rest, as: UTF8.self)) }
        return Self.status(of: child)
    }

    /// Runs on this program's own streams.
    func run() throws -> Int32 {
        Self.status(of: try Self.starting.withLock { try start(output: nil, errors: nil) })
    }

    /// Starts it on this program's own streams, and does not wait for it.
    func begin() throws { _ = try Self.starting.withLock { try start(output: nil, errors: nil) } }

    /// Replaces this process by the other program (`exec`), which then owns signals, streams and exit status.
    func replaceThisProcess() throws -> Never {
        if let directory, chdir(directory) != 0 { throw CommandFailure("cannot enter \(directory): \(String(cString: strerror(errno)))") }
        for (name, value) in environment { setenv(name, value, 1) }
        let pointers = arguments.map { strdup($0) } + [nil]
        fflush(nil)
        if let program = pointers[0] { execvp(program, pointers) }
        throw CommandFailure("cannot start \(arguments[0]): \(String(cString: strerror(errno)))")
    }

    /// One start at a time: a child of another thread would inherit the writing end of a pipe, which then never ends.
    private static let starting = NSLock()

    private func start(output: Pipe?, errors: Pipe?) throws -> pid_t {
        // glibc's function for spawning in another folder is not visible to Swift.
        let arguments = directory.map { ["env", "-C", $0] + self.arguments } ?? self.arguments
        guard let program = arguments.first, let path = Self.find(program) else {
            throw CommandFailure("\(arguments.first ?? "a program") is not installed or not in PATH")
        }
        let inherited = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
        let words = arguments.map { strdup($0) } + [nil]
        let variables = inherited.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        fflush(nil)
        var (child, error, attempts) = (pid_t(-1), Int32(0), 0)
        repeat {
            // A program that was just written is busy while a child that another thread started at that moment has its file open.
            if attempts > 0 { usleep(20_000) }
            child = ferry_start_child(
                path, words, variables, output?.fileHandleForWriting.fileDescriptor ?? -1,
                errors?.fileHandleForWriting.fileDescriptor ?? -1,
                endSignal)
            error = errno
            attempts += 1
        } while child <= 0 && error == ETXTBSY && attempts < 100
        // The writing ends are the child's alone, so that reading ends when it does.
        for pipe in [output, errors] { try? pipe?.fileHandleForWriting.close() }
        guard child > 0 else { throw CommandFailure("cannot start \(path): \(String(cString: strerror(error)))") }
        ChildSignals.add(child, endSignal)
        return child
    }

    /// What ends the program with all that it has started. Swift's package manager ends its compilers when it is interrupted; a termination
    /// would end it alone.
    private var endSignal: Int32 { arguments.first == "swift" ? SIGINT : SIGTERM }

    /// The exit status; 128 and the signal's number after a signal, as shells have it.
    private static func status(of child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        ChildSignals.remove(child)
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    /// The full path of a program in PATH, or of one given by path.
    static func find(_ program: String) -> String? {
        if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
    }
}
