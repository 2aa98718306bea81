import Foundation

/// Runs other programs. A child shares the terminal's process group, so that an interrupt at the terminal ends both.
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

    /// The output of a program that ends soon.
    func capture() throws -> Result {
        let process = try make()
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try start(process)
        nonisolated(unsafe) var errorData = Data()
        let reader = DispatchGroup()
        DispatchQueue.global().async(group: reader) { errorData = errors.fileHandleForReading.readDataToEndOfFile() }
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        reader.wait()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Result(
            status: status, output: String(decoding: outputData, as: UTF8.self), errors: String(decoding: errorData, as: UTF8.self))
    }

    /// Runs with every line of output, of both streams, handed to `onLine`.
    func stream(_ onLine: (String) -> Void) throws -> Int32 {
        let process = try make()
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try start(process)
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
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Runs on this program's own streams.
    func run() throws -> Int32 {
        let process = try make()
        try start(process)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Becomes the other program: signals, streams and exit status are its own from here on.
    func replaceThisProcess() throws -> Never {
        if let directory, chdir(directory) != 0 { throw CommandFailure("cannot enter \(directory): \(String(cString: strerror(errno)))") }
        for (name, value) in environment { setenv(name, value, 1) }
        let pointers = arguments.map { strdup($0) } + [nil]
        fflush(nil)
        if let program = pointers[0] { execvp(program, pointers) }
        throw CommandFailure("cannot start \(arguments[0]): \(String(cString: strerror(errno)))")
    }

    private func make() throws -> Process {
        guard let program = arguments.first, let path = Self.find(program) else {
            throw CommandFailure("\(arguments.first ?? "a program") is not installed or not in PATH")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = Array(arguments.dropFirst())
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
        return process
    }

    private func start(_ process: Process) throws {
        fflush(nil)
        do { try process.run() } catch {
            throw CommandFailure("cannot start \(arguments[0]): \(error.localizedDescription)")
        }
    }

    /// The full path of a program in PATH, or of one named by path.
    static func find(_ program: String) -> String? {
        if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
    }
}
