import Foundation

/// A web server on the loopback interface: other machines cannot reach it.
struct StaticFileServer: Sendable {
    private let listener: Int32
    /// The port that it listens on.
    let port: UInt16
    static let longestHead = 16_384
    /// Seconds after which a silent connection is closed, so that it does not keep a thread.
    private static let patience = 10

    /// > Parameters: port: 0 for any free one.
    init(port: UInt16) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard listener >= 0 else { throw CommandFailure("cannot make a socket: \(String(cString: strerror(errno)))") }
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (listener, size) = (listener, length)
        let status = withUnsafeMutableBytes(of: &address) { bytes -> Int32 in
            guard let plain = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
            guard bind(listener, plain, size) == 0, listen(listener, 64) == 0 else { return -1 }
            return getsockname(listener, plain, &length)
        }
        guard status == 0 else {
            let reason = String(cString: strerror(errno))
            close(listener)
            throw CommandFailure("cannot listen on 127.0.0.1:\(port): \(reason)")
        }
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Responds to requests until the process ends, or `stop` is called.
    ///
    /// > Parameters: respond: makes the response to a request's lines up to the empty one; called on any thread.
    func serve(_ respond: @escaping @Sendable (_ head: String) -> StaticSite.Response) throws {
        try connections { connection in DispatchQueue.global().async { Self.respond(on: connection, respond) } }
    }

    /// Passes each connection on, which the callee closes, until the process ends, or `stop` is called.
    func connections(_ take: (_ connection: Int32) -> Void) throws {
        while true {
            let connection = accept(listener, nil, nil)
            if connection >= 0 {
                // Not for the programs that are started meanwhile.
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                take(connection)
            } else if errno == EINVAL || errno == EBADF {
                return
            } else if errno != EINTR && errno != ECONNABORTED {
                throw CommandFailure("the server: \(String(cString: strerror(errno)))")
            }
        }
    }

    /// Ends `serve`.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private static func respond(on connection: Int32, _ response: (String) -> StaticSite.Response) {
        defer { close(connection) }
        limitPatience(on: connection)
        var head = Data()
        var chunk = [UInt8](repeating: 0, count: 4096)
        while head.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return }
            head.append(contentsOf: chunk[..<count])
            guard head.count <= longestHead else {
                send(StaticSite.Response.failure("431 Request Header Fields Too Large").bytes, on: connection)
                return discardRest(of: connection)
            }
        }
        send(response(String(decoding: head, as: UTF8.self)).bytes, on: connection)
        discardRest(of: connection)
    }

    /// A silent connection fails after a while.
    static func limitPatience(on connection: Int32) {
        var limit = timeval(tv_sec: patience, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    /// Closing with unread input would reset the connection, and the client could lose the response.
    static func discardRest(of connection: Int32) {
        shutdown(connection, Int32(SHUT_WR))
        var chunk = [UInt8](repeating: 0, count: 4096)
        for _ in 0..<16 where recv(connection, &chunk, chunk.count, 0) <= 0 { return }
    }

    /// > Returns: whether all was sent.
    @discardableResult
    static func send(_ data: Data, on connection: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = Foundation.send(connection, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}
