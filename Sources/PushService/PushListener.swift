internal import Glibc

/// Why nothing listens for notifications.
package enum PushListenerError: Error, Hashable, Sendable, CustomStringConvertible {
    case portBusy(Int)
    case system(call: String, code: Int32)
    package var description: String {
        switch self {
        case .portBusy(let port): "port \(port) is in use; choose another with --push-port"
        case .system(let call, let code): "cannot listen for notifications: \(call): \(String(cString: strerror(code)))"
        }
    }
}

/// Takes posted notifications over HTTP/2 from this machine alone: over TLS, or in the clear with prior knowledge, on one port.
///
/// Never blocks: who polls its descriptors calls `service` when one is ready.
/// > Isolation: the simulator's main thread.
package final class PushListener {
    private final class Connection {
        let descriptor: Int32
        let session: HTTP2Session
        var tls: TLSSession?
        /// Nothing came yet: whether it speaks TLS is open.
        var isNew = true
        /// Something came whole.
        var hasSpoken = false
        var output: [UInt8] = []
        var isEnding = false
        init(_ descriptor: Int32, _ session: HTTP2Session) { (self.descriptor, self.session) = (descriptor, session) }
        deinit { _ = close(descriptor) }

        /// Takes what came over the wire and answers it.
        func receive(_ bytes: ArraySlice<UInt8>, _ identity: TLSIdentity?) {
            do {
                if isNew, bytes.first == TLSSession.firstByte, let identity { tls = try TLSSession(identity) }
                isNew = false
                let plain = try tls?.receive(bytes)[...] ?? bytes
                if !plain.isEmpty { try session.receive(plain) }
                try flush()
            } catch {
                // An alert may have to be sent still.
                output += tls?.takeOutput() ?? []
                isEnding = true
            }
        }

        func flush() throws {
            // In which tongue to answer is known when something came.
            guard !isNew else { return }
            if tls?.isEstablished != false {
                let plain = try session.takeOutput()
                if tls == nil { output += plain } else { try tls?.send(plain) }
            }
            output += tls?.takeOutput() ?? []
        }
    }

    /// Apple's own other port.
    package static let usualPort = 2197
    private static let connectionLimit = 64
    /// A client that does not read is let go. > Units: bytes.
    private static let outputLimit = 1 << 20
    /// Kept of a body: enough to see that it is too long. > Units: bytes.
    private static let bodyLimit = 4097

    package let port: Int
    private let descriptor: Int32
    private let identity: TLSIdentity?
    private let answer: (PushRequest) -> PushResponse
    private var connections: [Connection] = []

    /// > Parameters: port: nil for the usual one, or any that is free. identity: nil for no TLS.
    package init(
        port: Int?, identity: TLSIdentity? = nil, answer: @escaping (PushRequest) -> PushResponse
    ) throws(PushListenerError) {
        (self.identity, self.answer) = (identity, answer)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var code = Self.bind(descriptor, to: port ?? Self.usualPort)
        if code == EADDRINUSE, port == nil { code = Self.bind(descriptor, to: 0) }
        if code == 0, listen(descriptor, 16) != 0 { code = errno }
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let named = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        if code == 0, named != 0 { code = errno }
        guard code == 0 else {
            _ = close(descriptor)
            throw code == EADDRINUSE ? .portBusy(port ?? Self.usualPort) : .system(call: "bind", code: code)
        }
        self.descriptor = descriptor
        self.port = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { _ = close(descriptor) }

    private static func bind(_ descriptor: Int32, to port: Int) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(INADDR_LOOPBACK).bigEndian)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return result == 0 ? 0 : errno
    }

    /// What to wait for.
    package var descriptors: [(descriptor: Int32, writes: Bool)] {
        [(descriptor, false)] + connections.map { ($0.descriptor, !$0.output.isEmpty) }
    }

    /// Handles what has come, without blocking.
    package func service() {
        accept()
        // One that fails goes; the others never know.
        connections.removeAll { !serve($0) }
    }

    private func accept() {
        while true {
            let made = Glibc.accept(descriptor, nil, nil)
            guard made >= 0 else { return }
            _ = fcntl(made, F_SETFD, FD_CLOEXEC)
            _ = fcntl(made, F_SETFL, O_NONBLOCK)
            // One that only holds a place gives it up.
            if connections.count >= Self.connectionLimit, let idle = connections.firstIndex(where: { !$0.hasSpoken }) {
                connections.remove(at: idle)
            }
            guard connections.count < Self.connectionLimit, let session = try? HTTP2Session(.server, bodyLimit: Self.bodyLimit) else {
                _ = close(made)
                continue
            }
            let connection = Connection(made, session)
            session.onMessage = { [unowned self, unowned session, unowned connection] stream, message in
                connection.hasSpoken = true
                respond(session, stream, message)
            }
            connections.append(connection)
        }
    }

    private func respond(_ session: HTTP2Session, _ stream: Int32, _ message: HTTP2Session.Message) {
        let request = PushRequest(
            method: message[":method"] ?? "", path: message[":path"] ?? "", fields: message.fields, body: message.body,
            bodyCount: message.bodyCount)
        let answer = answer(request)
        var fields: [(name: String, value: String)] = [(":status", "\(answer.status)"), ("apns-id", Self.fieldValue(answer.identifier))]
        let body = answer.body
        if !body.isEmpty { fields += [("content-type", "application/json"), ("content-length", "\(body.count)")] }
        session.respond(to: stream, fields, body: body)
    }

    /// What a client gave comes back only where it can stand in a field.
    private static func fieldValue(_ text: String) -> String {
        String(decoding: text.utf8.prefix(64).filter { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
    }

    /// False when the connection is over.
    private func serve(_ connection: Connection) -> Bool {
        var space = [UInt8](repeating: 0, count: 16 << 10)
        while !connection.isEnding {
            let got = recv(connection.descriptor, &space, space.count, 0)
            if got < 0, errno == EINTR { continue }
            if got < 0, errno == EAGAIN { break }
            guard got > 0 else { return false }
            connection.receive(space[..<got], identity)
            guard connection.output.count <= Self.outputLimit else { return false }
        }
        if !connection.isEnding { try? connection.flush() }
        while !connection.output.isEmpty {
            let sent = send(connection.descriptor, connection.output, connection.output.count, Int32(MSG_NOSIGNAL))
            if sent < 0, errno == EINTR { continue }
            if sent < 0, errno == EAGAIN { return true }
            guard sent > 0 else { return false }
            connection.output.removeFirst(sent)
        }
        return !connection.isEnding && !connection.session.isOver
    }
}
