import Foundation

/// Responds to requests without a network, and counts them.
final class StubProtocol: URLProtocol, @unchecked Sendable {
    struct State {
        var answers: [String: (status: Int, body: Data)] = [:]
        var asked: [String] = []
        var stopped = 0
        /// Paths that never get a response.
        var silent: Set<String> = []
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var current = State()

    static func change<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&current)
    }

    static func session() -> URLSession {
        change { $0 = State() }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let answer = Self.change { state -> (status: Int, body: Data)? in
            state.asked.append(url.path)
            return state.silent.contains(url.path) ? nil : state.answers[url.path] ?? (404, Data())
        }
        guard let answer,
            let response = HTTPURLResponse(
                url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: ["Content-Length": "\(answer.body.count)"])
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: answer.body)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() { Self.change { $0.stopped += 1 } }
}
