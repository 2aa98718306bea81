import ControlProtocol
import Foundation

/// The simulator's executable, which knows the models and the folders of devices.
enum SimulatorProgram {
    static func path() throws -> String {
        let checkout = try Checkout()
        return checkout.simulator(try FrameworkBuild.prepare(checkout, for: .passing) { FerryCommandLine.warn($0) }.build.configuration)
    }

    /// All devices, clones first.
    static func devices() throws -> [DeviceEntry] { try inventory([]) }

    /// By its name, a part of it, or its identifier; `booted` for the first one that runs.
    static func device(_ word: String) throws -> DeviceEntry {
        let word = word == "booted" ? try BootedDevice.find(word).name : word
        if UUID(uuidString: word) != nil, let found = try devices().first(where: { $0.udid == word.uppercased() }) { return found }
        guard let device = try inventory([word]).first else { throw CommandFailure("unknown device \"\(word)\"", .unknownDevice) }
        return device
    }

    private static func inventory(_ words: [String]) throws -> [DeviceEntry] {
        try run(["--inventory"] + words).split(separator: "\n").map { try JSONDecoder().decode(DeviceEntry.self, from: Data($0.utf8)) }
    }

    /// Runs one of its commands that end by themselves. > Returns: what it printed. > Throws: a failure with its message and status.
    @discardableResult
    static func run(_ words: [String]) throws -> String {
        let result = try ChildProcess([path()] + words).capture()
        guard result.status == 0 else { throw failure(result.errors, result.status) }
        return result.output
    }

    static func failure(_ errors: String, _ status: Int32) -> CommandFailure {
        let lines = errors.split(separator: "\n").map { $0.hasPrefix("ferry: ") ? String($0.dropFirst(7)) : String($0) }
        return CommandFailure(lines.isEmpty ? "the simulator ended with status \(status)" : lines.joined(separator: "\n"), status: status)
    }

    /// Starts a device that keeps running. > Returns: what it said until it was ready.
    static func boot(_ words: [String]) throws -> [String] {
        let (output, errors) = (Pipe(), Pipe())
        let process = try spawn([try path()] + words, output, errors)
        var lines: [String] = []
        var rest = Data()
        while true {
            let chunk = output.fileHandleForReading.availableData
            if chunk.isEmpty { break }
            rest += chunk
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[rest.index(after: end)...])
                // From here on it does not use these streams.
                if line.hasPrefix("booted ") { return lines }
                lines.append(line)
            }
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        throw failure(text, status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f))
    }

    /// A process that outlives this one, unlike those of `ChildProcess`.
    private static func spawn(_ words: [String], _ output: Pipe, _ errors: Pipe) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
        // The child has three streams and nothing else. With one more end of these pipes reading would never end, and what started this
        // program may wait until the descriptors that it gave are closed.
        for name in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
            if let descriptor = Int32(name), descriptor > STDERR_FILENO { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }
        let pointers = words.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        var process = pid_t()
        let error = posix_spawn(&process, words[0], &actions, nil, pointers, environ)
        try? output.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
        guard error == 0 else { throw CommandFailure("cannot start \(words[0]): \(String(cString: strerror(error)))") }
        return process
    }
}
