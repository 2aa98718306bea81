import Foundation
import FoundationNetworking

/// Loads with the app's own `URLProtocol`: forwards its results to the session's queue.
final class ProtocolLoader: NSObject, Loader, URLProtocolClient, @unchecked Sendable {
    private let queue: DispatchQueue
    private weak var client: (any LoaderClient)?
    private var loading: URLProtocol?
    private var isHeld = false
    /// Results received while held.
    private var waiting: [(any LoaderClient) -> Void] = []

    init(
        _ kind: URLProtocol.Type, _ request: URLRequest, cached: CachedURLResponse?, task: URLSessionTask, on queue: DispatchQueue,
        client: any LoaderClient
    ) {
        (self.queue, self.client) = (queue, client)
        super.init()
        loading = kind.init(request: kind.canonicalRequest(for: request), cachedResponse: cached, client: self)
        loading?.task = task
    }

    /// The first of the app's classes that can handle the request.
    static func kind(for request: URLRequest, among classes: [AnyClass]) -> URLProtocol.Type? {
        for kind in classes { if let kind = kind as? URLProtocol.Type, kind.canInit(with: request) { return kind } }
        return nil
    }

    func start() { queue.async { [self] in loading?.startLoading() } }

    func stop() {
        client = nil
        waiting = []
        guard let loading else { return }
        self.loading = nil
        queue.async { loading.stopLoading() }
    }

    func hold() { isHeld = true }

    func letGo() {
        isHeld = false
        queue.async { [self] in
            while !isHeld, !waiting.isEmpty, let client { waiting.removeFirst()(client) }
        }
    }

    /// From any thread, in order.
    private func notify(_ body: @escaping (any LoaderClient) -> Void) {
        // Called once, on the session's queue; the app's protocol gives up what it captures.
        nonisolated(unsafe) let body = body
        queue.async { [self] in
            guard let client else { return }
            if isHeld || !waiting.isEmpty { waiting.append(body) } else { body(client) }
        }
    }

    // MARK: URLProtocolClient

    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
        notify { $0.loader(self, wasRedirectedTo: request, response: redirectResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        notify {
            $0.loader(self, didReceive: cachedResponse.response, head: nil, storage: .notAllowed)
            $0.loader(self, didLoad: cachedResponse.data)
            $0.loaderDidFinish(self, timing: TransferTiming())
        }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy) {
        notify { $0.loader(self, didReceive: response, head: nil, storage: policy) }
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { notify { $0.loader(self, didLoad: data) } }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { notify { $0.loaderDidFinish(self, timing: TransferTiming()) } }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        notify { $0.loader(self, didFailWith: error, timing: TransferTiming()) }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        notify { $0.loader(self, didReceive: challenge) }
    }

    /// The protocol continued by itself; the delegate's response is ignored.
    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}
