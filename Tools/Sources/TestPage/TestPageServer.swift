public import TestSession
public import TraceViewer
public import Foundation

/// What a server answers that shows a session of tests on this machine; a value, without sockets.
public struct TestPageServer: Sendable {
    /// What a request leads to.
    public enum Answer: Equatable, Sendable {
        case response(TraceServer.Response)
        /// Messages of the session, as events of `text/event-stream`, until the page is closed.
        case messages
        case command(SessionCommand)
        /// The lines of a test's trace from this byte on.
        case trace(test: String, from: Int)
    }

    private let port: UInt16
    private let token: String
    private let nonce: String
    /// The most bytes that a request may send.
    public static let longestBody = 1 << 20

    public init(port: UInt16, token: String = secret(), nonce: String = secret()) {
        (self.port, self.token, self.nonce) = (port, token, nonce)
    }

    /// 128 random bits as hexadecimal digits.
    public static func secret() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// What the user opens.
    public var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

    /// > Parameters: head: a request's lines up to the empty one. body: what follows.
    public func answer(to head: String, body: Data = Data()) -> Answer {
        guard let request = PageRequest(head) else { return failure("400 Bad Request") }
        guard ["GET", "HEAD", "POST"].contains(request.method) else { return failure("405 Method Not Allowed") }
        if let problem = refusal(of: request) { return failure("403 Forbidden", problem) }
        guard request.method == "POST" else { return answer(to: request) }
        guard request.path == "/command" else { return failure("405 Method Not Allowed") }
        guard let command = SessionCommand(json: body) else { return failure("400 Bad Request", "This is no command.") }
        return .command(command)
    }

    private func answer(to request: PageRequest) -> Answer {
        switch request.path {
        case "/": return page(Self.html(nonce: nonce), request, embeds: true)
        case "/trace": return page(TracePage.embedded(nonce: nonce), request, embeds: false)
        case "/messages": return .messages
        case "/trace-lines":
            guard let test = request.query["test"], let from = request.query["from"].flatMap({ Int($0) }), from >= 0 else {
                return failure("400 Bad Request", "A test and a place are needed.")
            }
            return .trace(test: test, from: from)
        default: return failure("404 Not Found")
        }
    }

    // MARK: Access

    /// Why a request is not answered: another page, under whatever name of this address, must neither read results nor run programs.
    private func refusal(of request: PageRequest) -> String? {
        guard let host = request.fields["host"]?.lowercased(), names.contains(host) else {
            return "This server answers to 127.0.0.1:\(port) only."
        }
        guard isToken(request.query["token"] ?? "") else { return "This URL lacks the token. Open the whole URL that Ferry printed." }
        if let origin = request.fields["origin"] {
            guard names.map({ "http://" + $0 }).contains(origin.lowercased()) else { return "Another page has sent this." }
        } else if request.method == "POST" {
            return "A command comes from the page only."
        }
        return nil
    }

    private var names: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Takes as long for each wrong token of the right length.
    private func isToken(_ given: String) -> Bool {
        let (left, right) = (Array(token.utf8), Array(given.utf8))
        return left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    // MARK: Responses

    private func page(_ html: String, _ request: PageRequest, embeds: Bool) -> Answer {
        let policy =
            "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; base-uri 'none'; form-action 'none'; "
            + (embeds ? "connect-src 'self'; frame-src 'self'; frame-ancestors 'none'" : "frame-ancestors 'self'")
        // The token is in the address.
        let fields = ["Content-Security-Policy: \(policy)", "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin"]
        var response = TraceServer.Response(status: "200 OK", type: "text/html; charset=utf-8", fields: fields, body: html)
        response.isHeadOnly = request.method == "HEAD"
        return .response(response)
    }

    private func failure(_ status: String, _ reason: String? = nil) -> Answer {
        .response(Self.failure(status, reason))
    }

    public static func failure(_ status: String, _ reason: String? = nil) -> TraceServer.Response {
        TraceServer.Response(status: status, type: "text/plain; charset=utf-8", fields: [], body: (reason ?? status) + "\n")
    }

    static func html(nonce: String) -> String {
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        let scripts = [PackageResources.parts_js, PackageResources.list_js, PackageResources.detail_js, PackageResources.session_js]
        return text(PackageResources.tests_html)
            .replacing("{{nonce}}", with: nonce)
            .replacing("{{style}}", with: text(PackageResources.tests_css))
            .replacing("{{script}}", with: scripts.map(text).joined(separator: "\n"))
    }
}
