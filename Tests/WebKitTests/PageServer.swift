import Foundation
import FoundationNetworking
import Glibc

/// An HTTP server on the loopback interface with the test's pages, one request per connection.
final class PageServer: @unchecked Sendable {
    struct Failure: Error {}

    private let port: UInt16
    private let listener: Int32
    private let lock = NSLock()
    private var asked: [String] = []

    /// `pages` has the responses by path, without the version: "200 OK\r\n\r\ntext". One whose path begins with "/private/" is given to
    /// the user "kettle" with the password "hot" alone. In a response "{cookie}" is the cookies of the request and
    /// "{agent}" the name of the browser; "{other}" is the server by another name, which is another site.
    init(_ pages: [String: String]) throws {
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
                // The engine opens connections in advance, without a request.
                Thread.detachNewThread { [weak self] in self?.serve(connection, pages) }
            }
        }
    }

    deinit { stop() }

    /// Refuses connections from now on.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    /// The first lines of the requests so far.
    var requests: [String] { lock.withLock { asked } }

    subscript(path: String) -> URLRequest {
        get throws {
            guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw Failure() }
            return URLRequest(url: url)
        }
    }

    private func serve(_ connection: Int32, _ pages: [String: String]) {
        defer { close(connection) }
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 65536)
        while !text.contains("\r\n\r\n") {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        let line = String(text.prefix { $0 != "\r\n" })
        let words = line.split(separator: " ")
        guard words.count > 1 else { return }
        lock.withLock { asked.append("\(words[0]) \(words[1])") }
        var page = pages[String(words[1])] ?? "404 Not Found\r\n\r\n"
        if words[1].hasPrefix("/private/"), !text.contains("Basic " + Data("kettle:hot".utf8).base64EncodedString()) {
            page = "401 Unauthorized\r\nContent-Type: text/html\r\nWWW-Authenticate: Basic realm=\"tea\"\r\n\r\n<title>refused</title>"
        }
        let cookies = text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("cookie: ") }?.dropFirst(8) ?? ""
        page = page.replacingOccurrences(of: "{cookie}", with: cookies)
        let agent = text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("user-agent: ") }?.dropFirst(12) ?? ""
        page = page.replacingOccurrences(of: "{agent}", with: agent)
        page = page.replacingOccurrences(of: "{other}", with: "http://localhost:\(port)")
        let answer = "HTTP/1.1 " + page.replacingOccurrences(of: "\r\n\r\n", with: "\r\nConnection: close\r\n\r\n")
        _ = answer.withCString { Glibc.send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    }
}
