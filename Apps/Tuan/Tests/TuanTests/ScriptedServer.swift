import Foundation

/// A server that sends prepared responses, byte for byte.
final class ScriptedServer: @unchecked Sendable {
    struct Failure: Error {}

    struct Answer {
        var head: String
        var body: [UInt8]
        /// How much of the body is sent before the connection is closed; all of it by default.
        var cutAfter: Int?

        static func file(_ bytes: [UInt8], cutAfter: Int? = nil) -> Answer {
            Answer(head: "HTTP/1.1 200 OK\r\nContent-Length: \(bytes.count)", body: bytes, cutAfter: cutAfter)
        }

        /// A body whose length is not said.
        static func open(_ bytes: [UInt8]) -> Answer { Answer(head: "HTTP/1.1 200 OK", body: bytes) }
    }

    let url: URL
    private let listener: Int32
    private let lock = NSLock()
    private var answers: [Answer]

    init(_ answers: [Answer]) throws {
        self.answers = answers
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr = in_addr(s_addr: inet_addr("127.0.0.1"))
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else { throw Failure() }
        (self.listener, self.url) = (listener, url)
        // The thread retains the server until all responses are sent.
        Thread.detachNewThread { [self] in
            while hasAnswers {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                serve(connection)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private var hasAnswers: Bool {
        lock.lock()
        defer { lock.unlock() }
        return !answers.isEmpty
    }

    private func serve(_ connection: Int32) {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)), recv(connection, &byte, 1, 0) == 1 { head.append(byte) }
        lock.lock()
        let answer = answers.isEmpty ? nil : answers.removeFirst()
        lock.unlock()
        if let answer {
            send(connection, Array((answer.head + "\r\nConnection: close\r\n\r\n").utf8))
            send(connection, Array(answer.body.prefix(answer.cutAfter ?? answer.body.count)))
        }
        close(connection)
    }

    private func send(_ connection: Int32, _ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
