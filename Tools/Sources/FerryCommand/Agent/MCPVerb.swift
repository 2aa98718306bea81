import AgentServer
import DriveProtocol
import Foundation

/// `ferry mcp PATH`: a server of the Model Context Protocol on standard input and output.
struct MCPVerb {
    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words, options: ["--product", "--scheme", "--target", "--configuration"])
    }

    func run() throws {
        let path = URL(fileURLWithPath: try arguments.path(for: "mcp")).path
        guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure("\(path): no such folder") }
        // Standard output belongs to the protocol: what anything else prints goes to standard error, and nothing else reads the requests.
        let (input, output) = (fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
        let empty = open("/dev/null", O_RDONLY)
        guard input >= 0, output >= 0, empty >= 0, dup2(empty, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw CommandFailure("cannot take over the streams: \(String(cString: strerror(errno)))")
        }
        close(empty)
        // A client or a simulator that has ended is an answer, not the end of this process.
        signal(SIGPIPE, SIG_IGN)
        let machine = AppMachine(path: path, arguments: arguments, checkout: checkout)
        defer { machine.stop() }
        let session = AgentSession(machine)
        var server = ModelContextServer(serverVersion: FerryVersion.current, call: session.call)
        var lines = DriveLineBuffer()
        while true {
            while let line = lines.next() {
                guard !line.isEmpty, let reply = server.answer(line) else { continue }
                guard DriveStream.write(reply + [UInt8(ascii: "\n")], to: output) else { return }
            }
            if Self.isQuiet(input) { machine.clientIsQuiet() }
            guard let more = DriveStream.read(input) else { return }
            do { try lines.append(more) } catch { throw CommandFailure("a request: \(error)") }
        }
    }
    /// Milliseconds without a request after which the client is taken to think.
    private static let quietTime: Int32 = 100

    /// Whether no request arrives for a moment. It decides when work is done, not what is answered.
    private static func isQuiet(_ input: Int32) -> Bool {
        var requests = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&requests, 1, quietTime) == 0
    }
}
