import Foundation

/// An HTTP server with the test's responses, one thread per connection, which records its requests.
final class TestServer: @unchecked Sendable {
    struct Failure: Error {}

    struct Request: Sendable {
        var method = ""
        var path = ""
        var fields: [String: String] = [:]
        var body = Data()

        subscript(name: String) -> String? { fields[name.lowercased()] }
    }

    /// The bytes as sent.
    struct Answer: Sendable {
        var head: String
        var body = Data()
        /// How much of the body is sent; all of it by default.
        var cutAfter: Int?
        /// Before the response. > Units: seconds.
        var delay = 0.0
        /// Keeps the connection open silently after the response.
        var stalls = false
        var closes = false
        /// Between pieces of the body. > Units: seconds.
        var pause = 0.0

        init(_ status: Int = 200, _ body: Data = Data(), _ fields: [String: String] = [:], length: Int? = nil) {
            let all = ["Content-Length": "\(length ?? body.count)"].merging(fields) { $1 }
            head = "HTTP/1.1 \(status) Said\r\n" + all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined() + "\r\n"
            self.body = body
        }

        init(_ status: Int = 200, text: String, _ fields: [String: String] = [:]) { self.init(status, Data(text.utf8), fields) }

        init(raw: String) {
            head = raw
            closes = true
        }
    }

    let url: URL
    private let listener: Int32
    private let lock = NSLock()
    private var asked: [Request] = []
    private var opened = 0
    private let answer: @Sendable (Request) -> Answer

    init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
        self.answer = answer
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr = in_addr(s_addr: inet_addr("127.0.0.1"))
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/") else { throw Failure() }
        (self.listener, self.url) = (listener, url)
        Thread.detachNewThread { [weak self, listener] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0, let self else {
                    // Closed here, not by the server: the next socket may reuse the number, and this thread would accept its connections.
                    if connection >= 0 { close(connection) }
                    close(listener)
                    return
                }
                lock.withLock { opened += 1 }
                Thread.detachNewThread { [weak self] in self?.serve(connection) }
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    subscript(path: String) -> URL { URL(string: path, relativeTo: url)?.absoluteURL ?? url }

    var requests: [Request] { lock.withLock { asked } }
    var connections: Int { lock.withLock { opened } }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        var buffer: [UInt8] = []
        while let request = Self.read(connection, &buffer) {
            lock.withLock { asked.append(request) }
            let answer = answer(request)
            if answer.delay > 0 { Thread.sleep(forTimeInterval: answer.delay) }
            send(connection, Data(answer.head.utf8))
            let body = answer.body.prefix(answer.cutAfter ?? answer.body.count)
            if request.method != "HEAD" {
                if answer.pause > 0 {
                    for start in stride(from: 0, to: body.count, by: max(1, body.count / 8)) {
                        guard send(connection, body.dropFirst(start).prefix(max(1, body.count / 8))) else { return }
                        Thread.sleep(forTimeInterval: answer.pause)
                    }
                } else {
                    guard send(connection, body) else { return }
                }
            }
            if answer.stalls {
                var byte: UInt8 = 0
                _ = recv(connection, &byte, 1, 0)
                return
            }
            if answer.cutAfter != nil || answer.closes { return }
        }
    }

    private static func read(_ connection: Int32, _ buffer: inout [UInt8]) -> Request? {
        func more() -> Bool {
            var piece = [UInt8](repeating: 0, count: 65536)
            let count = recv(connection, &piece, piece.count, 0)
            guard count > 0 else { return false }
            buffer += piece[..<count]
            return true
        }
        let end = Array("\r\n\r\n".utf8)
        var place: Int?
        while place == nil {
            place = buffer.indices.first { buffer[$0...].starts(with: end) }
            if place == nil, !more() { return nil }
        }
        guard let place else { return nil }
        var request = Request()
        let lines = String(decoding: buffer[..<place], as: UTF8.self).split(separator: "\r\n")
        let first = lines.first?.split(separator: " ") ?? []
        if first.count > 1 { (request.method, request.path) = (String(first[0]), String(first[1])) }
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            request.fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        buffer.removeFirst(place + 4)
        if let length = request["Content-Length"].flatMap({ Int($0) }) {
            while buffer.count < length, more() {}
            request.body = Data(buffer.prefix(length))
            buffer.removeFirst(min(length, buffer.count))
        } else if request["Transfer-Encoding"] == "chunked" {
            while true {
                while !buffer.contains(10), more() {}
                guard let newline = buffer.firstIndex(of: 10) else { return nil }
                let size =
                    Int(String(decoding: buffer[..<newline], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines), radix: 16) ?? 0
                buffer.removeFirst(newline + 1)
                while buffer.count < size + 2, more() {}
                request.body += Data(buffer.prefix(size))
                buffer.removeFirst(min(size + 2, buffer.count))
                if size == 0 { break }
            }
        }
        return request
    }

    @discardableResult private func send(_ connection: Int32, _ data: Data) -> Bool {
        var rest = [UInt8](data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
