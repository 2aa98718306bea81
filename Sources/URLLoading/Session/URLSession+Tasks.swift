public import Foundation
public import FoundationNetworking

/// Creating tasks. A task with a completion handler calls its delegate only for challenges, redirects and metrics.
extension URLSession {
    // MARK: Data

    /// Creates a suspended task that reports to the delegate.
    public func dataTask(with request: URLRequest) -> URLSessionDataTask {
        add(URLSessionDataTask(session: self, request: request, identifier: nextIdentifier()), .delegate)
    }

    /// Creates a suspended task that reports to the delegate.
    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// Creates a suspended task that passes the whole response to a handler.
    ///
    /// - Parameter completionHandler: called once on the delegate's queue: data and response, or an error.
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        add(URLSessionDataTask(session: self, request: request, identifier: nextIdentifier()), .data(completionHandler))
    }

    /// Creates a suspended task that passes the whole response to the handler, on the delegate's queue.
    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    // MARK: Uploads

    /// Creates a suspended task that sends a file as its body and reports to the delegate.
    public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        add(upload(request), .delegate, body: .file(fileURL))
    }

    /// Creates a suspended task that sends data as its body and reports to the delegate.
    public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        add(upload(request), .delegate, body: .data(bodyData))
    }

    /// The body is requested from the delegate with `needNewBodyStream`.
    public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        add(upload(request), .delegate, body: .stream)
    }

    /// Creates a suspended task that sends a file as its body and passes the response to the handler, on the delegate's queue.
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { add(upload(request), .data(completionHandler), body: .file(fileURL)) }

    /// Creates a suspended task that sends data as its body and passes the response to the handler, on the delegate's queue.
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { add(upload(request), .data(completionHandler), body: .data(bodyData ?? Data())) }

    private func upload(_ request: URLRequest) -> URLSessionUploadTask {
        URLSessionUploadTask(session: self, request: request, identifier: nextIdentifier())
    }

    // MARK: Downloads

    /// Creates a suspended task that loads into a file and reports to the delegate.
    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { add(download(request), .delegate) }
    /// Creates a suspended task that loads into a file and reports to the delegate.
    public func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    /// Resumes a download. If that is impossible, because the file was removed or the content changed, the whole content is loaded again;
    /// data that no session created fails with `URLError.cannotDecodeContentData`.
    public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask { resumed(resumeData, .delegate) }

    /// Creates a suspended task that loads into a file and passes it to a handler.
    ///
    /// - Parameter completionHandler: called once on the delegate's queue. The file is removed when it returns: open or move it before.
    public func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { add(download(request), .file(completionHandler)) }

    /// Creates a suspended task that loads into a file, which is removed when the handler returns.
    public func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    /// Creates a suspended task that resumes a download; its file is removed when the handler returns.
    public func downloadTask(
        withResumeData resumeData: Data, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { resumed(resumeData, .file(completionHandler)) }

    func download(_ request: URLRequest?) -> URLSessionDownloadTask {
        URLSessionDownloadTask(session: self, request: request, identifier: nextIdentifier())
    }

    func resumed(_ data: Data, _ output: TaskLoad.Output) -> URLSessionDownloadTask {
        guard let known = ResumeData(data) else { return add(download(nil), output) }
        return add(download(known.request), output, resume: known.sizeOnDisk >= known.received ? known : nil)
    }

    // MARK: Not implemented

    @available(*, unavailable, message: "Ferry has no stream tasks")
    public func streamTask(withHostName hostname: String, port: Int) -> Never { fatalError("unavailable") }
    @available(*, unavailable, message: "Ferry has no WebSocket tasks")
    public func webSocketTask(with url: URL) -> Never { fatalError("unavailable") }
}
