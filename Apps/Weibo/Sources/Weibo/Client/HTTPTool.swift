import Foundation

/// A request as bytes.
struct HTTPRequest {
    var method: HTTPMethod
    var url: URL
    var body: Data?
    var contentType: String?
}

/// Sends requests. The only thing that knows a networking library, so another one is another conformance.
protocol Transport: AnyObject {
    /// The completion runs on any thread.
    func send(
        _ request: HTTPRequest, progress: ((Double) -> Void)?, completion: @escaping (Result<(status: Int, body: Data), WeiboError>) -> Void
    ) -> Cancellable
}

/// Makes requests of calls, appends the token, and decodes responses.
final class HTTPTool: WeiboClient {
    private let base: URL
    private let transport: Transport
    var token: String?
    var onSessionOver: (() -> Void)?

    init(base: URL, transport: Transport) {
        self.base = base
        self.transport = transport
    }

    func url(_ path: String, _ params: [String: String]) -> URL {
        var parts = URLComponents(url: base, resolvingAgainstBaseURL: false) ?? URLComponents()
        let folder = parts.percentEncodedPath
        parts.percentEncodedPath = (folder.hasSuffix("/") ? String(folder.dropLast()) : folder) + "/" + path
        parts.percentEncodedQuery = params.isEmpty ? nil : FormText.encode(params)
        return parts.url ?? base
    }

    func request<Value>(
        _ call: Call<Value>, progress: ((Double) -> Void)?, completion: ((Result<Value, WeiboError>) -> Void)?
    ) -> Cancellable {
        let running = RunningRequest()
        running.inner = transport.send(
            plain(call),
            progress: progress.map { report in
                { value in DispatchQueue.main.async { if !running.isCancelled { report(value) } } }
            }
        ) { outcome in
            // Decoding happens on the transport's thread.
            let result = outcome.flatMap { status, body -> Result<Value, WeiboError> in
                if let error = WeiboError(status: status, body: body) { return .failure(error) }
                return Result { try JSONDecoder().decode(Value.self, from: body) }.mapError { WeiboError($0) }
            }
            DispatchQueue.main.async { [weak self] in
                guard !running.isCancelled else { return }
                if case .failure(let error) = result, error.isSessionOver, self?.token != nil { self?.onSessionOver?() }
                completion?(result)
            }
        }
        return running
    }

    private func plain<Value>(_ call: Call<Value>) -> HTTPRequest {
        var params = call.params
        if let token { params["access_token"] = token }
        guard call.method == .post else { return HTTPRequest(method: .get, url: url(call.path, params), body: nil, contentType: nil) }
        if call.files.isEmpty {
            return HTTPRequest(
                method: .post, url: url(call.path, [:]), body: Data(FormText.encode(params).utf8),
                contentType: "application/x-www-form-urlencoded")
        }
        let boundary = FormText.boundary(for: call.files)
        return HTTPRequest(
            method: .post, url: url(call.path, [:]), body: FormText.multipart(params, call.files, boundary: boundary),
            contentType: "multipart/form-data; boundary=\(boundary)")
    }
}

/// Used on the main thread, apart from the transport's own locking.
private final class RunningRequest: Cancellable {
    var inner: Cancellable?
    private(set) var isCancelled = false

    func cancel() {
        isCancelled = true
        inner?.cancel()
    }
}
