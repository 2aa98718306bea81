import CSystem
import Foundation
import Glibc

/// The fixture that copies itself, or a process that goes on from a copy of it.
final class CopiedProgram {
    struct Failure: Error { var text: String }

    let process: Int32
    /// Commands, and answers a line each.
    private let link: Int32
    /// Launches of the process's copies.
    private let control: Int32
    /// What is reported of a process that another one has forked; -1 for one that was started.
    private let reports: Int32
    private let child: Process?
    private var line: [UInt8] = []

    /// Starts the program.
    init(arguments: [String] = []) throws {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let (links, controls) = (try Self.pair(), try Self.pair())
        let program = Process()
        program.executableURL = products.appendingPathComponent("CombineClockFixture")
        program.arguments = ["snapshots"] + arguments
        program.environment = ProcessInfo.processInfo.environment.merging(
            ["LD_PRELOAD": products.appendingPathComponent("libFerryClock.so").path, "FERRY_RANDOM_SEED": "copies"]
        ) { $1 }
        program.standardInput = FileHandle(fileDescriptor: links.theirs, closeOnDealloc: true)
        program.standardOutput = FileHandle(fileDescriptor: controls.theirs, closeOnDealloc: true)
        try program.run()
        (child, process) = (program, program.processIdentifier)
        (link, control, reports) = (links.ours, controls.ours, -1)
    }

    private init(process: Int32, link: Int32, control: Int32, reports: Int32) {
        (self.process, self.link, self.control, self.reports, child) = (process, link, control, reports, nil)
    }

    deinit {
        for end in [link, control, reports] where end >= 0 { _ = close(end) }
        child?.waitUntilExit()
    }

    private static func pair() throws -> (ours: Int32, theirs: Int32) {
        var ends: [Int32] = [-1, -1]
        guard ferry_socket_pair(&ends) == 0 else { throw Failure(text: "socketpair") }
        return (ends[0], ends[1])
    }

    /// Sends a command. > Returns: the line that answers it.
    func ask(_ command: String) throws -> String {
        let bytes = Array(command.utf8)
        guard write(link, bytes, bytes.count) == bytes.count else { throw Failure(text: "the program has ended") }
        while true {
            if let end = line.firstIndex(of: UInt8(ascii: "\n")) {
                defer { line.removeSubrange(...end) }
                return String(decoding: line[..<end], as: UTF8.self)
            }
            try Self.wait(for: link)
            var buffer = [UInt8](repeating: 0, count: 1024)
            let count = read(link, &buffer, buffer.count)
            guard count > 0 else { throw Failure(text: "the program has ended") }
            line += buffer[..<count]
        }
    }

    /// Has the last copy fork a process that goes on.
    func launch() throws -> CopiedProgram {
        let (links, controls, reports) = (try Self.pair(), try Self.pair(), try Self.pair())
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        let theirs = [links.theirs, null, controls.theirs, null, reports.theirs]
        guard ferry_send(control, [0 as UInt8], 1, theirs, Int32(theirs.count)) == 1 else { throw Failure(text: "the copy has ended") }
        for end in Set(theirs) { _ = close(end) }
        while true {
            let report = try Self.report(from: reports.ours)
            guard report.kind != 2 else { throw Failure(text: "the process ended: \(report.value)") }
            if report.kind == 1 {
                return CopiedProgram(process: Int32(report.value), link: links.ours, control: controls.ours, reports: reports.ours)
            }
        }
    }

    /// Waits for the end of a process that was forked. > Returns: its status as of `waitpid`.
    func ending() throws -> Int32 {
        let report = try Self.report(from: reports)
        guard report.kind == 2 else { throw Failure(text: "a report of kind \(report.kind)") }
        return Int32(report.value)
    }

    /// Closes the link, after which the process ends.
    func disconnect() { _ = shutdown(link, Int32(SHUT_RDWR)) }

    private static func report(from socket: Int32) throws -> (kind: Int64, value: Int64) {
        var words: [Int64] = [-1, 0]
        var (descriptor, count): (Int32, Int32) = (-1, 1)
        try wait(for: socket)
        let received = words.withUnsafeMutableBytes { ferry_receive(socket, $0.baseAddress, 16, &descriptor, &count) }
        if count > 0 { _ = close(descriptor) }
        guard received == 16 else { throw Failure(text: "nobody reports any more") }
        return (words[0], words[1])
    }

    private static func wait(for descriptor: Int32) throws {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, 60_000) == 1 else { throw Failure(text: "no answer in a minute") }
    }
}
