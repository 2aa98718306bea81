import Foundation

/// Responds to requests without a network, by host: each test has a host of its own.
final class StubProtocol: URLProtocol, @unchecked Sendable {
    struct Host {
        var bodies: [String: Data] = [:]
        var asked: [String] = []
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var hosts: [String: Host] = [:]

    static func change<Result>(_ host: String, _ body: (inout Host) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&hosts[host, default: Host()])
    }

    static func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let body = Self.change(url.host ?? "") { host -> Data? in
            host.asked.append(url.path)
            return host.bodies[url.path]
        }
        guard let response = HTTPURLResponse(url: url, statusCode: body == nil ? 404 : 200, httpVersion: "HTTP/1.1", headerFields: nil)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: body ?? Data())
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
