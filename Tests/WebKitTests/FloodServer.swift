import Foundation
import FoundationNetworking
import Glibc

/// An HTTP server on the loopback interface whose answers are too large: each repeats a text, which is never in memory more than once.
final class FloodServer: @unchecked Sendable {
    struct Failure: Error {}

    /// > Units: bytes.
    static let size = 1 << 30

    private let port: UInt16
    private let listener: Int32
    private let lock = NSLock()
    private var sent: [String: Int] = [:]
    private var ended: [String: Int] = [:]

    /// `answers` has header fields and the repeated text by path. An answer of `pages` is sent once.
    init(_ answers: [String: (fields: String, text: String)], pages: [String: String] = [:]) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr = in_addr(s_addr: inet_addr("127.0.0.1"))
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound else { throw Failure() }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0, let self else {
                    if connection >= 0 { close(connection) }
                    return _ = close(listener)
                }
                Thread.detachNewThread { [weak self] in self?.serve(connection, answers, pages) }
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// How many bytes of a path's answers have been sent.
    func sent(_ path: String) -> Int { lock.withLock { sent[path, default: 0] } }
    /// How many of a path's answers have ended: the client has closed the connection, or has everything.
    func ended(_ path: String) -> Int { lock.withLock { ended[path, default: 0] } }

    subscript(path: String) -> URLRequest {
        get throws {
            guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw Failure() }
            return URLRequest(url: url)
        }
    }

    private func serve(_ connection: Int32, _ answers: [String: (fields: String, text: String)], _ pages: [String: String]) {
        defer { close(connection) }
        var request = ""
        var buffer = [UInt8](repeating: 0, count: 65536)
        while !request.contains("\r\n\r\n") {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request += String(decoding: buffer[..<count], as: UTF8.self)
        }
        let words = request.split(separator: " ", maxSplits: 2)
        let path = words.count > 1 ? String(words[1]) : ""
        guard let answer = answers[path] else {
            let page = pages[path].map { "200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n" + $0 } ?? "404 Not Found\r\n\r\n"
            _ = send(Array("HTTP/1.1 \(page)".utf8), to: connection)
            return
        }
        let head = "HTTP/1.1 200 OK\r\n\(answer.fields)\r\nContent-Length: \(Self.size)\r\nConnection: close\r\n\r\n"
        let text = Array(answer.text.utf8)
        let part = (0..<max(1, (1 << 18) / text.count)).flatMap { _ in text }
        var left = Self.size
        if send(Array(head.utf8), to: connection) {
            while left > 0, send(Array(part.prefix(left)), to: connection) {
                left -= min(left, part.count)
                lock.withLock { sent[path, default: 0] += part.count }
            }
        }
        lock.withLock { ended[path, default: 0] += 1 }
    }

    private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}
