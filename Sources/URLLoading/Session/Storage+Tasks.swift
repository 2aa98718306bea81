import Foundation
public import FoundationNetworking

/// The stores' methods for tasks.
extension URLCache {
    /// Passes the stored response of a task's request, or nil, before the call returns.
    public func getCachedResponse(for dataTask: URLSessionDataTask, completionHandler: @escaping (CachedURLResponse?) -> Void) {
        completionHandler(dataTask.currentRequest.flatMap { cachedResponse(for: $0) })
    }

    /// Stores a response under a task's request.
    public func storeCachedResponse(_ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask) {
        if let request = dataTask.currentRequest { storeCachedResponse(cachedResponse, for: request) }
    }

    /// Removes the response that is stored under a task's request.
    public func removeCachedResponse(for dataTask: URLSessionDataTask) {
        if let request = dataTask.currentRequest { removeCachedResponse(for: request) }
    }
}

extension URLCredentialStorage {
    /// The credential of an equal space: Foundation on Linux finds only those of the identical object.
    func known(for space: URLProtectionSpace) -> URLCredential? {
        if let known = defaultCredential(for: space) { return known }
        let like = allCredentials.first {
            let other = $0.key
            return other.host == space.host && other.port == space.port && other.protocol == space.protocol && other.realm == space.realm
                && other.authenticationMethod == space.authenticationMethod
        }
        guard let like else { return nil }
        return defaultCredential(for: like.key) ?? like.value.sorted { $0.key < $1.key }.first?.value
    }
}

extension HTTPCookieStorage {
    /// Stores the cookies of a task's response.
    public func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask) {
        setCookies(cookies, for: task.currentRequest?.url, mainDocumentURL: task.currentRequest?.mainDocumentURL)
    }

    /// Passes the cookies for a task's URL, before the call returns; nil for a task without one.
    public func getCookiesFor(_ task: URLSessionTask, completionHandler: @escaping ([HTTPCookie]?) -> Void) {
        completionHandler(task.currentRequest?.url.flatMap { cookies(for: $0) })
    }
}
