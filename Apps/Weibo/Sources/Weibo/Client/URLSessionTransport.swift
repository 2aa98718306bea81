import Foundation

/// Requests through `URLSession`.
final class URLSessionTransport: NSObject, Transport {
    private let session: URLSession

    override init() {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 20
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration)
        super.init()
    }

    func send(
        _ request: HTTPRequest, progress: ((Double) -> Void)?, completion: @escaping (Result<(status: Int, body: Data), WeiboError>) -> Void
    ) -> Cancellable {
        var plain = URLRequest(url: request.url)
        plain.httpMethod = request.method.rawValue
        plain.setValue(request.contentType, forHTTPHeaderField: "Content-Type")
        plain.setValue(Locale.preferredLanguages.first ?? "zh-Hans", forHTTPHeaderField: "Accept-Language")
        plain.httpBody = request.body
        let task = session.dataTask(with: plain) { data, response, error in
            if let error { return completion(.failure(WeiboError(error))) }
            guard let response = response as? HTTPURLResponse, let data else { return completion(.failure(.malformed("no HTTP"))) }
            completion(.success((response.statusCode, data)))
        }
        let running = RunningTask(task)
        if let progress {
            running.observation = task.progress.observe(\.fractionCompleted) { state, _ in progress(state.fractionCompleted) }
        }
        task.resume()
        return running
    }
}

private final class RunningTask: Cancellable {
    private let task: URLSessionTask
    var observation: NSKeyValueObservation?

    init(_ task: URLSessionTask) { self.task = task }

    func cancel() { task.cancel() }
}
