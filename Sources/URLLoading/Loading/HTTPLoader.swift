import Foundation
import FoundationNetworking

/// A request over HTTP: sends fields, cookies and body, receives the response.
///
/// > Isolation: the queue of the session.
final class HTTPLoader: Loader, TransferClient, @unchecked Sendable {
    private let request: URLRequest
    private let configuration: URLSessionConfiguration
    private let engine: TransferEngine
    private let network: NetworkConditions
    private weak var client: (any LoaderClient)?
    private var transfer: Transfer?

    /// - Parameters:
    ///   - extra: fields that the session adds, replacing the request's.
    ///   - body: the source of the body's bytes.
    init(
        _ request: URLRequest, extra: [String: String], body: (any BodySource)?, credential: URLCredential?, in session: URLSession,
        client: any LoaderClient
    ) {
        (self.request, self.client) = (request, client)
        (configuration, engine, network) = (session.frozen, session.engine, session.network)
        guard let url = request.url else { return }
        var order = TransferRequest(url: url, method: request.httpMethod ?? "GET", body: body, credential: credential)
        order.proxies = configuration.proxies
        order.limit = network.limit
        order.fields = RequestFields.of(request, configuration, extra: extra, hasBody: body != nil)
        // Servers expect a length, so a missing body is declared as empty.
        if body == nil, ["POST", "PUT", "PATCH"].contains(order.method) { order.body = DataBody(Data()) }
        transfer = Transfer(order, client: self)
    }

    deinit { network.forget(self) }

    func start() {
        guard let transfer else { return }
        network.listen(self) { [weak self] in self?.noticeNetwork() }
        switch network.state {
        case .normal: engine.start(transfer)
        case .slow:
            engine.queue.asyncAfter(deadline: .now() + NetworkConditions.Slow.latency) { [weak self] in
                guard let self, let transfer = self.transfer else { return }
                engine.start(transfer)
            }
        case .offline: engine.queue.async { transfer.end(with: URLError(.notConnectedToInternet)) }
        }
    }

    /// Transfers fail when the network is lost.
    private func noticeNetwork() {
        guard network.state == .offline else { return }
        engine.queue.async { [weak self] in
            guard let self, let transfer else { return }
            engine.stop(transfer)
            transfer.end(with: URLError(.networkConnectionLost))
        }
    }

    func stop() {
        network.forget(self)
        client = nil
        guard let transfer else { return }
        self.transfer = nil
        // This may be called from libcurl.
        engine.queue.async { [engine] in engine.stop(transfer) }
    }

    func hold() { transfer?.hold() }

    func letGo() {
        guard let transfer else { return }
        engine.queue.async { transfer.letGo() }
    }

    // MARK: The transfer

    func transfer(_ transfer: Transfer, didReceive head: ResponseHead) {
        guard let client, let url = request.url else { return }
        ResponseCookies.store(head, of: request, url, configuration)
        guard let response = HTTPURLResponse(url: url, statusCode: head.status, httpVersion: head.version, headerFields: head.dictionary)
        else {
            return
        }
        client.loader(self, didReceive: response, head: head, storage: .allowed)
    }

    func transfer(_ transfer: Transfer, didReceive trust: SecTrust) {
        client?.loader(self, didReceive: trust) { [weak transfer] in transfer?.answer(isTrusted: $0) }
    }

    func transfer(_ transfer: Transfer, didReceive data: Data) { client?.loader(self, didLoad: data) }
    func transfer(_ transfer: Transfer, didSend sent: Int64) { client?.loader(self, didSend: sent) }

    func transfer(_ transfer: Transfer, didEndWith error: URLError?, timing: TransferTiming) {
        self.transfer = nil
        guard let client else { return }
        if let error {
            client.loader(self, didFailWith: error, timing: timing)
        } else {
            client.loaderDidFinish(self, timing: timing)
        }
    }
}
