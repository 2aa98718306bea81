import Foundation
import JSON
import Push
import Testing

/// Answers HTTP/2 requests without TLS, each on a connection of its own: just enough of RFC 9113 for a client that posts.
private final class TinyHTTP2Server: @unchecked Sendable {
    // Written by the server's thread, read after it has ended.
    private(set) var bodies: [[UInt8]] = []
    private(set) var heads: [[UInt8]] = []
    let port: UInt16
    private let listener: Int32
    private let group = DispatchGroup()

    /// - Parameter answers: the status and body of each response.
    init(_ answers: [(status: String, body: String)]) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutableBytes(of: &address) { bytes in
            let pointer = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
            return bind(listener, pointer, size) == 0 && listen(listener, 4) == 0 && getsockname(listener, pointer, &size) == 0
        }
        try #require(isBound)
        port = UInt16(bigEndian: address.sin_port)
        DispatchQueue.global().async(group: group) { [self] in for answer in answers { serve(answer) } }
    }

    func wait() {
        group.wait()
        close(listener)
    }

    private static func frame(_ type: UInt8, _ flags: UInt8, _ stream: UInt32, _ body: [UInt8]) -> [UInt8] {
        let (count, stream) = (body.count, [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: stream >> $0) })
        return [UInt8(count >> 16 & 255), UInt8(count >> 8 & 255), UInt8(count & 255), type, flags] + stream + body
    }

    private func serve(_ answer: (status: String, body: String)) {
        let connection = accept(listener, nil, nil)
        defer { close(connection) }
        func read(_ count: Int) -> [UInt8]? {
            var bytes = [UInt8](repeating: 0, count: count)
            return count == 0 || recv(connection, &bytes, count, Int32(MSG_WAITALL)) == count ? bytes : nil
        }
        func send(_ bytes: [UInt8]) { _ = Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
        guard read(24) == Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) else { return }
        send(Self.frame(4, 0, 0, []))
        var body: [UInt8] = []
        // Until the client closes the connection: closing with unread frames would discard the last answer.
        while let head = read(9) {
            let (type, flags) = (head[3], head[4])
            let stream = head[5...8].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            guard let content = read(Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])) else { return }
            if type == 4, flags & 1 == 0 { send(Self.frame(4, 1, 0, [])) }
            if type == 1 { heads.append(content) }
            if type == 0 { body += content }
            guard type <= 1, flags & 1 != 0 else { continue }
            bodies.append(body)
            // `:status` as a literal with the name of the static table's entry 8.
            send(Self.frame(1, 4, stream, [0x08, 3] + Array(answer.status.utf8)))
            send(Self.frame(0, 1, stream, Array(answer.body.utf8)))
        }
    }
}

@Suite("push over HTTP/2")
struct HTTP2PushTests {
    @Test("a notification is posted, and the answer's status and reason are read")
    func answers() throws {
        let server = try TinyHTTP2Server([("200", ""), ("410", #"{"reason":"Unregistered","timestamp":1}"#), ("400", "not JSON")])
        let payload = Array(#"{"aps":{"alert":"你好"}}"#.utf8)
        func send() throws -> [PushAnswer] {
            let transport = try HTTP2PushTransport("http://127.0.0.1:\(server.port)/")
            return try (0..<3).map { _ in try transport.send(payload, token: "abcd", topic: "org.ferry.Weibo") }
        }
        let answers = try send()
        server.wait()
        #expect(answers == [PushAnswer(status: 200), PushAnswer(status: 410, reason: "Unregistered"), PushAnswer(status: 400)])
        #expect(answers.map(\.isTokenDead) == [false, true, false])
        #expect(server.bodies == [payload, payload, payload])
        #expect(server.heads.count == 3)
    }

    @Test("no answer is an error, and other addresses are none")
    func failures() throws {
        #expect(throws: HTTP2PushTransport.Failure.self) { try HTTP2PushTransport("127.0.0.1:2197") }
        #expect(throws: HTTP2PushTransport.Failure.self) { try HTTP2PushTransport("file:///etc/passwd") }
        // Port 1 of the loopback has no listener.
        let transport = try HTTP2PushTransport("http://127.0.0.1:1", milliseconds: 5000)
        #expect(throws: HTTP2PushTransport.Failure.self) { try transport.send([], token: "ab", topic: "") }
    }
}
