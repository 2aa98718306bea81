internal import DeviceRequests
internal import DriveProtocol
internal import Foundation
internal import Glibc

/// Reads a test's requests from standard input and writes the answers to standard output, a line each, until the input ends.
///
/// What the app prints goes to standard error, so that it does not get between the answers.
struct DriveLoop {
    let streams: DriveStreams
    private var input: Int32 { streams.input }
    private var output: Int32 { streams.output }
    /// Readable when the run is to end.
    private let interrupt: Int32

    /// Takes over the streams of the process.
    init(interrupt: Int32) {
        self.interrupt = interrupt
        let inherited = DriveStreams.openConnections()
        // Not for the apps.
        for number in inherited { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
        streams = DriveStreams(
            input: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), output: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), inherited: inherited)
        _ = dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    func run(_ server: DriveServer) {
        var lines = DriveLineBuffer()
        while let line = nextLine(&lines) {
            guard let reply = try? Self.reply(to: line, of: server), DriveStream.write(reply, to: output) else { return }
        }
    }

    private static func reply(to line: Data, of server: DriveServer) throws -> Data {
        let request: DriveRequest
        do throws(DriveLineError) { request = try DriveLine.request(line) } catch {
            // Most lines are requests to the app: those to the device are read second.
            if let request = try? DeviceLine.request(line) { return try DriveLine.data(server.answer(request)) }
            return try DriveLine.data(DriveAnswer.failed("\(error)"))
        }
        return try server.line(request)
    }

    /// The next line without its line feed; nil at the end, or if it is too long.
    private func nextLine(_ lines: inout DriveLineBuffer) -> Data? {
        while true {
            if let line = lines.next() { return line }
            guard let more = read(), (try? lines.append(more)) != nil else { return nil }
        }
    }

    private func read() -> Data? {
        var set = PollSet()
        set.add(input)
        set.add(interrupt)
        while true {
            set.wait(nil)
            if set.isReady(interrupt) { return nil }
            if set.isReady(input) { return DriveStream.read(input) }
        }
    }
}

/// Descriptors of a simulator that a test drives.
struct DriveStreams {
    /// Where requests come from.
    var input: Int32
    /// Where answers go to.
    var output: Int32
    /// Pipes and sockets that the process that started the simulator left open, and that it does not use.
    var inherited: [Int32]

    /// The process's pipes and sockets, without the standard streams.
    static func openConnections() -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }.filter { number in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
            return number > 2 && target.map { $0.hasPrefix("socket:") || $0.hasPrefix("pipe:") } == true
        }
    }
}
