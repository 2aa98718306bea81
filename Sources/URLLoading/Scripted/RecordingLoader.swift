import Foundation
import FoundationNetworking

/// Loads a request by another loader and records the exchange when it ends.
///
/// > Isolation: the queue of the session.
final class RecordingLoader: Loader, LoaderClient {
    private weak var client: (any LoaderClient)?
    private var inner: (any Loader)?
    private var exchange: NetworkExchange
    private var body = Data()
    private var hasHead = false
    private var isOver = false
    private let record: (NetworkExchange) -> Void

    /// > Parameters: exchange: with what is known of the request. record: receives it once, with what was answered.
    init(_ exchange: NetworkExchange, client: any LoaderClient, record: @escaping (NetworkExchange) -> Void) {
        (self.exchange, self.client, self.record) = (exchange, client, record)
    }

    /// The loader that loads, with this one as its client.
    func load(with inner: any Loader) { self.inner = inner }

    func start() { inner?.start() }

    func stop() {
        // The body of a redirect is not waited for; that of another response is one that the app does not want to have any more.
        if hasHead {
            if (200..<300).contains(exchange.status ?? 200) { exchange.cutAfter = body.count }
            finish()
        }
        isOver = true
        client = nil
        inner?.stop()
    }

    func hold() { inner?.hold() }
    func letGo() { inner?.letGo() }

    private func finish() {
        guard !isOver else { return }
        isOver = true
        if let text = String(validating: body, as: UTF8.self), !text.contains("\0") {
            exchange.body = body.isEmpty ? nil : text
        } else {
            exchange.base64 = body.base64EncodedString()
        }
        record(exchange)
    }

    func loader(_ loader: any Loader, didReceive response: URLResponse, head: ResponseHead?, storage: URLCache.StoragePolicy) {
        if let head {
            (hasHead, exchange.status) = (true, head.status)
            exchange.headers = RecordedFields.of(head.fields)
        }
        client?.loader(self, didReceive: response, head: head, storage: storage)
    }

    func loader(_ loader: any Loader, didLoad data: Data) {
        body.append(data)
        client?.loader(self, didLoad: data)
    }

    func loader(_ loader: any Loader, didSend sent: Int64) { client?.loader(self, didSend: sent) }

    func loader(_ loader: any Loader, wasRedirectedTo request: URLRequest, response: URLResponse) {
        client?.loader(self, wasRedirectedTo: request, response: response)
    }

    func loader(_ loader: any Loader, didReceive challenge: URLAuthenticationChallenge) { client?.loader(self, didReceive: challenge) }

    func loader(_ loader: any Loader, didReceive trust: SecTrust, answer: @escaping (Bool) -> Void) {
        client?.loader(self, didReceive: trust, answer: answer)
    }

    func loaderDidFinish(_ loader: any Loader, timing: TransferTiming) {
        finish()
        client?.loaderDidFinish(self, timing: timing)
    }

    func loader(_ loader: any Loader, didFailWith error: any Error, timing: TransferTiming) {
        if hasHead {
            exchange.cutAfter = body.count
        } else {
            let code = (error as? URLError)?.code
            exchange.error = NetworkExchange.errors.first { $0.code == code }?.name ?? "networkConnectionLost"
        }
        finish()
        client?.loader(self, didFailWith: error, timing: timing)
    }
}

/// Header fields for a file, without what gives access.
enum RecordedFields {
    /// In lower case.
    private static let secret: Set = ["authorization", "proxy-authorization", "cookie", "x-api-key", "x-auth-token"]
    static let redacted = "redacted"

    static func of(_ fields: [ResponseHead.Field]) -> [String: NetworkExchange.FieldValues] {
        var values: [String: [String]] = [:]
        for field in fields {
            let name = values.keys.first { $0.caseInsensitiveCompare(field.name) == .orderedSame } ?? field.name
            values[name, default: []].append(redacted(field))
        }
        return values.mapValues { $0.count == 1 ? .one($0[0]) : .several($0) }
    }

    private static func redacted(_ field: ResponseHead.Field) -> String {
        let name = field.name.lowercased()
        if secret.contains(name) { return redacted }
        guard name == "set-cookie" else { return field.value }
        // The name and the attributes of a cookie are no secrets, and without them the app would behave differently.
        let parts = field.value.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let cookie = parts[0].prefix { $0 != "=" }
        return "\(cookie)=\(redacted)" + (parts.count > 1 ? ";" + parts[1] : "")
    }
}
