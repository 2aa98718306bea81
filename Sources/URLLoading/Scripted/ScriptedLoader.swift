import Foundation
import FoundationNetworking

/// Answers a request with an exchange instead of a server, on the app's clock.
///
/// > Isolation: the queue of the session.
final class ScriptedLoader: Loader, @unchecked Sendable {
    /// What is delivered.
    enum Answer {
        case exchange(NetworkExchange)
        /// No answer, and why.
        case missing(String)
    }

    private let request: URLRequest
    private let answer: Answer
    private let sent: Int64
    private let configuration: URLSessionConfiguration
    private let network: NetworkConditions
    private let queue: DispatchQueue
    private weak var client: (any LoaderClient)?
    private var rest = Data()
    private var isCut = false
    private var rate: Double?
    private var isHeld = false
    private var isWaiting = true

    /// How much arrives at once. > Units: bytes; seconds.
    private static let piece = 64 << 10
    private static let interval = 0.1

    /// > Parameters: sent: the bytes of the request's body.
    init(_ request: URLRequest, _ answer: Answer, sent: Int64, in session: URLSession, client: any LoaderClient) {
        (self.request, self.answer, self.sent, self.client) = (request, answer, sent, client)
        (configuration, network, queue) = (session.frozen, session.network, session.queue)
    }

    func start() {
        guard network.state != .offline else { return later { $0.fail(.notConnectedToInternet) } }
        switch answer {
        case .missing(let reason): later { $0.fail(.resourceUnavailable, reason) }
        case .exchange(let exchange):
            later(after: exchange.delay ?? 0) { loader in
                if let code = exchange.errorCode { return loader.fail(code) }
                loader.begin(exchange)
            }
        }
    }

    func stop() { client = nil }

    func hold() { isHeld = true }

    func letGo() {
        isHeld = false
        queue.async { self.send() }
    }

    private func later(after seconds: Double = 0, _ body: @escaping @Sendable (ScriptedLoader) -> Void) {
        let work = DispatchWorkItem { body(self) }
        if seconds > 0 { queue.asyncAfter(deadline: .now() + seconds, execute: work) } else { queue.async(execute: work) }
    }

    private func fail(_ code: URLError.Code, _ reason: String? = nil) {
        let error = reason.map { URLError(code, userInfo: [NSLocalizedDescriptionKey: $0]) } ?? URLError(code)
        client?.loader(self, didFailWith: error, timing: TransferTiming())
    }

    private func begin(_ exchange: NetworkExchange) {
        guard let client, let url = request.url else { return }
        let (head, body) = (exchange.head, exchange.bytes ?? Data())
        rest = exchange.cutAfter.map { body.prefix($0) } ?? body
        (isCut, rate) = (exchange.cutAfter != nil, exchange.bytesPerSecond)
        if sent > 0 { client.loader(self, didSend: sent) }
        ResponseCookies.store(head, of: request, url, configuration)
        guard let response = HTTPURLResponse(url: url, statusCode: head.status, httpVersion: head.version, headerFields: head.dictionary)
        else { return fail(.badServerResponse) }
        client.loader(self, didReceive: response, head: head, storage: .allowed)
        isWaiting = false
        send()
    }

    private func send() {
        guard !isHeld, !isWaiting, let client else { return }
        guard !rest.isEmpty else {
            isWaiting = true
            if isCut { return fail(.networkConnectionLost) }
            return client.loaderDidFinish(self, timing: TransferTiming())
        }
        isWaiting = true
        later(after: rate == nil ? 0 : Self.interval) { $0.sendPiece() }
    }

    private func sendPiece() {
        let count = rate.map { max(1, Int($0 * Self.interval)) } ?? Self.piece
        let data = rest.prefix(count)
        rest = rest.dropFirst(data.count)
        client?.loader(self, didLoad: Data(data))
        isWaiting = false
        send()
    }
}

/// Keeps the cookies of a response.
enum ResponseCookies {
    static func store(_ head: ResponseHead, of request: URLRequest, _ url: URL, _ configuration: URLSessionConfiguration) {
        guard request.httpShouldHandleCookies, configuration.httpCookieAcceptPolicy != .never, let storage = configuration.httpCookieStorage
        else { return }
        // One field after the other: their dates contain commas.
        for field in head.fields where field.name.caseInsensitiveCompare("Set-Cookie") == .orderedSame {
            let cookies = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": field.value], for: url)
            storage.setCookies(cookies, for: url, mainDocumentURL: request.mainDocumentURL)
        }
    }
}
