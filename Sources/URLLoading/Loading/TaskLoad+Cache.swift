import Foundation
import FoundationNetworking

/// What is kept of answers and used again.
extension TaskLoad {
    /// Only data are; a download is a file of the app's.
    var isCached: Bool {
        task is URLSessionDataTask && !(task is URLSessionUploadTask) && session.frozen.urlCache != nil
            && request.httpMethod ?? "GET" == "GET"
    }

    private var policy: URLRequest.CachePolicy {
        request.cachePolicy == .useProtocolCachePolicy ? session.frozen.requestCachePolicy : request.cachePolicy
    }

    /// Fields to ask with; nil where the cache has answered, or failed to.
    func consultCache() -> [String: String]? {
        kept = nil
        isConfirmed = false
        guard isCached, let cache = session.frozen.urlCache else {
            if policy == .returnCacheDataDontLoad {
                fail(.resourceUnavailable)
                return nil
            }
            return resume?.rangeFields ?? [:]
        }
        let known = cache.cachedResponse(for: request)
        switch CacheRules(policy: policy, now: Date()).decision(for: request, kept: known) {
        case .load:
            return policy == .reloadIgnoringLocalAndRemoteCacheData ? ["Cache-Control": "no-cache", "Pragma": "no-cache"] : [:]
        case .revalidate(let fields):
            kept = known
            return fields
        case .fail: fail(.resourceUnavailable)
        case .use: if let known { serve(known) }
        }
        return nil
    }

    private func serve(_ known: CachedURLResponse) {
        exchanges[exchanges.count - 1].source = .localCache
        start(CachedResponseLoader(known, on: queue, client: self))
    }

    /// The server said that what is kept still holds.
    func useConfirmed() {
        guard let known = kept, let confirmation = exchanges.last?.response as? HTTPURLResponse else { return fail(.badServerResponse) }
        (kept, isConfirmed) = (nil, false)
        let fresh = CacheRules.refreshed(known, by: confirmation, for: request, now: Date()) ?? known
        session.frozen.urlCache?.storeCachedResponse(fresh, for: request)
        serve(fresh)
    }

    /// Begins to gather an answer that may be kept.
    func prepareToStore(_ response: HTTPURLResponse, _ storage: URLCache.StoragePolicy) {
        guard isCached, storage != .notAllowed, policy != .reloadIgnoringLocalAndRemoteCacheData else { return }
        if CacheRules.isStorable(response, for: request) { storable = (response, Data()) }
    }

    /// As on iOS, one answer may take a twentieth of the cache. > Units: bytes.
    private var largestStored: Int {
        guard let cache = session.frozen.urlCache else { return 0 }
        return max(cache.diskCapacity, cache.memoryCapacity) / 20
    }

    func gather(_ data: Data) {
        guard let gathered = storable?.data else { return }
        if gathered.count + data.count > largestStored { storable = nil } else { storable?.data.append(data) }
    }

    func storeInCache() {
        guard let (response, data) = storable, let cache = session.frozen.urlCache else { return }
        storable = nil
        let kept = CachedURLResponse(
            response: response, data: data, userInfo: CacheRules.notes(for: request, response, now: Date()), storagePolicy: .allowed)
        let request = request
        guard case .delegate = output, let delegate = delegate as? any URLSessionDataDelegate, let dataTask = task as? URLSessionDataTask
        else {
            return cache.storeCachedResponse(kept, for: request)
        }
        calls.add { [session] in
            delegate.urlSession(session, dataTask: dataTask, willCacheResponse: kept) {
                if let kept = $0 { cache.storeCachedResponse(kept, for: request) }
            }
        }
    }
}

/// An answer that was kept.
final class CachedResponseLoader: Loader, @unchecked Sendable {
    private let kept: CachedURLResponse
    private let queue: DispatchQueue
    private weak var client: (any LoaderClient)?
    private var isHeld = false
    private var step = 0

    init(_ kept: CachedURLResponse, on queue: DispatchQueue, client: any LoaderClient) {
        (self.kept, self.queue, self.client) = (kept, queue, client)
    }

    func start() { queue.async { [self] in go() } }
    func stop() { client = nil }
    func hold() { isHeld = true }

    func letGo() {
        isHeld = false
        queue.async { [self] in go() }
    }

    private func go() {
        while !isHeld || step == 0, step < 3, let client {
            step += 1
            switch step {
            case 1: client.loader(self, didReceive: kept.response, head: nil, storage: .notAllowed)
            case 2: client.loader(self, didLoad: kept.data)
            default: client.loaderDidFinish(self, timing: TransferTiming())
            }
        }
    }
}
