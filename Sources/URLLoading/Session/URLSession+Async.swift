public import Foundation
public import FoundationNetworking

/// The `async` variants. Cancelling the Swift task cancels the session's.
///
/// - Parameters of all:
///   - delegate: receives challenges, redirects and metrics; nil for the session's.
extension URLSession {
    /// Loads a request into memory; throws if there is no response, and returns also those with an error status.
    public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        try await run(delegate) { dataTask(with: request, completionHandler: $0) }
    }

    /// Loads a URL into memory; throws if there is no response, and returns also those with an error status.
    public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }

    /// Sends a file as the body of a request and loads the response into memory.
    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await run(delegate) { uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
    }

    /// Sends data as the body of a request and loads the response into memory.
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await run(delegate) { uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    /// The caller removes the file.
    public func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
        try await runDownload(delegate) { downloadTask(with: request, completionHandler: $0) }
    }

    /// Loads a URL into a temporary file, which the caller removes.
    public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url), delegate: delegate)
    }

    /// Resumes a cancelled or failed download; the caller removes the file.
    public func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
        try await runDownload(delegate) { downloadTask(withResumeData: resumeData, completionHandler: $0) }
    }

    /// The bytes as they are received; returns with the head. A slow reader throttles the server.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        let buffer = ByteBuffer()
        let task = add(URLSessionDataTask(session: self, request: request, identifier: nextIdentifier()), .bytes(buffer))
        task.delegate = delegate
        task.resume()
        let response = try await withTaskCancellationHandler {
            try await buffer.response()
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, buffer: buffer), response)
    }

    /// The bytes of a URL as they are received; returns with the head.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    private func run(
        _ delegate: (any URLSessionTaskDelegate)?,
        _ make: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (Data, URLResponse) {
        let cancelled = CancelledTask()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = make { data, response, error in
                    if let data, let response {
                        continuation.resume(returning: (data, response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.badServerResponse))
                    }
                }
                task.delegate = delegate
                task.resume()
                cancelled.set(task)
            }
        } onCancel: {
            cancelled.cancel()
        }
    }

    private func runDownload(
        _ delegate: (any URLSessionTaskDelegate)?,
        _ make: (@escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (URL, URLResponse) {
        let cancelled = CancelledTask()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = make { file, response, error in
                    guard let file, let response else { return continuation.resume(throwing: error ?? URLError(.badServerResponse)) }
                    // The session removes its file when this returns.
                    let kept = file.deletingPathExtension().appendingPathExtension("kept")
                    do {
                        try FileManager.default.moveItem(at: file, to: kept)
                        continuation.resume(returning: (kept, response))
                    } catch { continuation.resume(throwing: error) }
                }
                task.delegate = delegate
                task.resume()
                cancelled.set(task)
            }
        } onCancel: {
            cancelled.cancel()
        }
    }
}

/// A session task that may be cancelled before it is created. > Isolation: any thread.
private final class CancelledTask: @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionTask?
    private var isCancelled = false

    func set(_ task: URLSessionTask) {
        let cancels = lock.withLock {
            self.task = task
            return isCancelled
        }
        if cancels { task.cancel() }
    }

    func cancel() {
        lock.withLock {
            isCancelled = true
            return task
        }?.cancel()
    }
}
