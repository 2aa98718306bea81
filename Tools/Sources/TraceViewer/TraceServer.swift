/// What a server answers that shows one trace on this machine; a value, without sockets.
public struct TraceServer: Sendable {
    /// The response to a request.
    public struct Response: Equatable, Sendable {
        public var status: String
        public var type: String
        /// Further lines of the head.
        public var fields: [String]
        public var body: String
        public var isHeadOnly = false

        public init(status: String, type: String, fields: [String], body: String) {
            (self.status, self.type, self.fields, self.body) = (status, type, fields, body)
        }
    }

    private let page: String
    private let nonce: String
    private let port: UInt16

    /// > Parameters: page: the page, made with this nonce.
    public init(page: String, nonce: String, port: UInt16) { (self.page, self.nonce, self.port) = (page, nonce, port) }

    /// > Parameters: head: a request's lines up to the empty one.
    public func response(to head: String) -> Response {
        let lines = head.split(whereSeparator: \.isNewline)
        let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return failure("400 Bad Request") }
        guard words[0] == "GET" || words[0] == "HEAD" else { return failure("405 Method Not Allowed") }
        // A page of another name for this address must not read the trace.
        guard isOwn(lines) else { return failure("403 Forbidden") }
        guard words[1] == "/" else { return failure("404 Not Found") }
        let policy =
            "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors 'none'"
        var response = Response(
            status: "200 OK", type: "text/html; charset=utf-8", fields: ["Content-Security-Policy: \(policy)"], body: page)
        response.isHeadOnly = words[0] == "HEAD"
        return response
    }

    private func isOwn(_ lines: [Substring]) -> Bool {
        let hosts = lines.dropFirst().compactMap { line -> String? in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "host" else { return nil }
            return parts[1].trimmingPrefix(while: \.isWhitespace).lowercased()
        }
        return hosts.count == 1 && ["127.0.0.1:\(port)", "localhost:\(port)"].contains(hosts[0])
    }

    private func failure(_ status: String) -> Response {
        Response(status: status, type: "text/plain; charset=utf-8", fields: [], body: status + "\n")
    }
}
