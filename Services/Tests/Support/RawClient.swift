import Glibc

/// A TCP connection on which a test sends arbitrary bytes, valid or not.
public final class RawClient {
    public struct Reply {
        public var status: Int
        public var head: String
        public var body: [UInt8]

        public var text: String { String(decoding: body, as: UTF8.self) }

        public func header(_ name: String) -> String? {
            for line in head.split(separator: "\r\n").dropFirst() {
                let sides = line.split(separator: ":", maxSplits: 1)
                if sides.count == 2, sides[0].lowercased() == name { return String(sides[1].drop { $0 == " " }) }
            }
            return nil
        }
    }

    public struct Failure: Error {}

    private let descriptor: Int32
    private var buffer: [UInt8] = []

    public init(port: UInt16, timeout: Int = 20) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: timeout, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        let status = withUnsafeBytes(of: &address) {
            connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t($0.count))
        }
        // All properties are set, so `deinit` also runs after a throw, and closes the socket.
        guard status == 0 else { throw Failure() }
    }

    deinit { close(descriptor) }

    /// False when the other side has closed the connection.
    @discardableResult
    public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    private func more() -> Bool {
        var piece = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &piece, piece.count, 0)
        guard count > 0 else { return false }
        buffer += piece[..<count]
        return true
    }

    /// Whether the other side closes the connection within the timeout, without another byte.
    public func isClosed() -> Bool {
        guard buffer.isEmpty else { return false }
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, 0)
        return count == 0 || (count < 0 && errno == ECONNRESET)
    }

    /// Reads one response, by its Content-Length, or until the connection ends.
    public func reply(isHead: Bool = false) throws -> Reply {
        while true {
            var end: Int?
            if buffer.count >= 4 { end = (0...(buffer.count - 4)).first { buffer[$0..<($0 + 4)].elementsEqual([13, 10, 13, 10]) } }
            if let end {
                let head = String(decoding: buffer[..<end], as: UTF8.self)
                let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
                var reply = Reply(status: status, head: head, body: [])
                let length =
                    isHead || status == 304 || status == 204 || status == 100 ? 0 : reply.header("content-length").flatMap { Int($0) }
                buffer.removeFirst(end + 4)
                if status == 100 { continue }
                while buffer.count < length ?? Int.max, more() {}
                guard length == nil || buffer.count >= length ?? 0 else { throw Failure() }
                reply.body = Array(buffer.prefix(length ?? buffer.count))
                buffer.removeFirst(reply.body.count)
                return reply
            }
            guard more() else { throw Failure() }
        }
    }

    public func get(_ target: String, _ headers: String = "") throws -> Reply {
        send("GET \(target) HTTP/1.1\r\nHost: x\r\n\(headers)\r\n")
        return try reply()
    }
}
