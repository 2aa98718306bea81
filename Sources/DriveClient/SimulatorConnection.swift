internal import DriveProtocol
public import Foundation
internal import Glibc

/// A running simulator: one that was started, or one that went on from a snapshot, which is not a child of this process.
///
/// > Isolation: one thread at a time.
public final class SimulatorConnection {
    /// Nil for one that went on from a snapshot.
    private let child: Process?
    private let process: Int32
    private var input: Int32
    private var output: Int32
    private var lines = DriveLineBuffer()

    /// Starts a program.
    ///
    /// > Parameters: arguments: without its name. errors: where it writes its messages; nil for this process's standard error.
    ///
    /// > Throws: what Foundation says.
    public init(starting executable: String, arguments: [String], errors: Pipe? = nil) throws {
        // A simulator that has ended is an answer, not the end of this process.
        _ = signal(SIGPIPE, SIG_IGN)
        let (requests, answers) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        (process.standardInput, process.standardOutput) = (requests, answers)
        if let errors { process.standardError = errors }
        try process.run()
        // What this process starts inherits neither end: the simulator ends when its input does.
        input = fcntl(answers.fileHandleForReading.fileDescriptor, F_DUPFD_CLOEXEC, 0)
        output = fcntl(requests.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 0)
        for handle in [requests.fileHandleForWriting, answers.fileHandleForReading] { try? handle.close() }
        (child, self.process) = (process, process.processIdentifier)
    }

    /// Has a snapshot fork a simulator that goes on from it. Nil if it cannot.
    init?(from snapshot: SimulatorSnapshot) {
        let (requests, answers) = (DescriptorPair(), DescriptorPair())
        guard let requests, let answers,
            DriveStream.write(Data("\(requests.reading) \(answers.writing)\n".utf8), to: snapshot.commands)
        else { return nil }
        var lines = DriveLineBuffer()
        // Its writing end stays open here until the first answer, so that the simulator finds it.
        guard let line = Self.line(&lines, from: answers.reading), case .process(let process)? = try? DriveLine.answer(line) else {
            return nil
        }
        requests.closeReading()
        answers.closeWriting()
        (child, self.process, self.lines) = (nil, process, lines)
        (input, output) = (answers.take().reading, requests.take().writing)
    }

    deinit { close() }

    /// Whether it has not ended, as far as is known.
    public var isRunning: Bool {
        guard output >= 0, child?.isRunning != false else { return false }
        var end = pollfd(fd: input, events: 0, revents: 0)
        return poll(&end, 1, 0) == 0
    }

    /// Sends a line, with its line feed. > Returns: that of the answer; nil if the simulator has ended.
    public func reply(to line: Data) -> Data? {
        guard DriveStream.write(line, to: output) else { return nil }
        return Self.line(&lines, from: input)
    }

    private static func line(_ lines: inout DriveLineBuffer, from input: Int32) -> Data? {
        while true {
            if let line = lines.next() { return line }
            guard let more = DriveStream.read(input), (try? lines.append(more)) != nil else { return nil }
        }
    }

    /// Ends it, and waits until it has.
    public func end() {
        if output >= 0 { _ = Glibc.close(output) }
        output = -1
        if let child { child.waitUntilExit() } else { while DriveStream.read(input) != nil {} }
        close()
    }

    /// Ends it at once, with its apps. > Returns: what waits until it has.
    public func kill() -> () -> Void {
        _ = Glibc.kill(process, SIGKILL)
        close()
        return { [child] in child?.waitUntilExit() }
    }

    private func close() {
        for end in [input, output] where end >= 0 { _ = Glibc.close(end) }
        (input, output) = (-1, -1)
    }
}

/// Both ends of a pipe, which are closed with this object unless they were taken.
final class DescriptorPair {
    private(set) var reading: Int32 = -1
    private(set) var writing: Int32 = -1

    /// Nil if the system refuses.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        closeReading()
        closeWriting()
    }

    func closeReading() {
        if reading >= 0 { _ = close(reading) }
        reading = -1
    }

    func closeWriting() {
        if writing >= 0 { _ = close(writing) }
        writing = -1
    }

    /// The caller owns them from now on.
    func take() -> (reading: Int32, writing: Int32) {
        defer { (reading, writing) = (-1, -1) }
        return (reading, writing)
    }
}
