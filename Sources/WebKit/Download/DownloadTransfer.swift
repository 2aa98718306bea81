internal import Foundation
internal import URLLoading

/// Loads a download's file.
@MainActor final class DownloadTransfer: NSObject, @preconcurrency URLSessionDataDelegate {
    /// Retained until it ends, as the app may keep nothing of it.
    private var download: WKDownload?
    private let request: URLRequest
    private let resumed: DownloadState?
    private let name: String?
    private var session: URLSession?
    private var file: (url: URL, handle: FileHandle)?
    private var mark: String?
    private var failure: (any Error)?

    /// `name` takes the place of the response's name for the file.
    init(_ download: WKDownload, _ request: URLRequest, resuming state: DownloadState?, name: String?) {
        (self.download, self.request, resumed, self.name) = (download, request, state, name)
        super.init()
    }

    func start(cookies: [HTTPCookie]) {
        var request = request
        guard let url = request.url, url.scheme?.hasPrefix("http") == true else { return end(URLError(.unsupportedURL)) }
        let header = CookieValues.header(cookies, for: url)
        if !header.isEmpty, request.value(forHTTPHeaderField: "Cookie") == nil { request.setValue(header, forHTTPHeaderField: "Cookie") }
        if let resumed {
            do {
                let handle = try FileHandle(forUpdating: resumed.file)
                file = (resumed.file, handle)
                request.setValue("bytes=\(try handle.seekToEnd())-", forHTTPHeaderField: "Range")
                request.setValue(resumed.mark, forHTTPHeaderField: "If-Range")
            } catch { return end(URLError(.cannotOpenFile)) }
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
        self.session = session
        session.dataTask(with: request).resume()
    }

    /// Ends the transfer without a report. > Returns: resume data.
    func cancel() -> Data? {
        download = nil
        session?.invalidateAndCancel()
        session = nil
        return resumeData
    }

    private var resumeData: Data? {
        guard let file, let mark, let url = request.url, (try? file.handle.offset()) ?? 0 > 0 else { return nil }
        return DownloadState(url: url, file: file.url, mark: mark).data
    }

    private func end(_ error: (any Error)?) {
        let data = error == nil ? nil : resumeData
        try? file?.handle.close()
        file = nil
        session?.finishTasksAndInvalidate()
        session = nil
        let ended = download
        download = nil
        ended?.didEnd(error, resumeData: data)
    }

    // MARK: URLSessionDataDelegate, on the main queue

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        guard let download, let delegate = download.delegate else { return completionHandler(request) }
        delegate.download(download, willPerformHTTPRedirection: response, newRequest: request) { [weak self] policy in
            if policy == .cancel { self?.failure = URLError(.cancelled) }
            completionHandler(policy == .allow ? request : nil)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let download, let delegate = download.delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.download(download, didReceive: challenge) { completionHandler($0, $1) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        guard failure == nil, let download else { return completionHandler(.cancel) }
        let answer = response as? HTTPURLResponse
        mark = answer?.value(forHTTPHeaderField: "ETag") ?? answer?.value(forHTTPHeaderField: "Last-Modified")
        if let file {
            // A server that has another file by now sends it whole.
            if answer?.statusCode != 206 { try? file.handle.truncate(atOffset: 0) }
            return receive(response, completionHandler)
        }
        let decision = AnswerOnce<URL?>("download:decideDestinationUsingResponse:suggestedFilename:completionHandler:", fallback: nil) {
            [weak self] in self?.open($0, response, completionHandler)
        }
        guard let delegate = download.delegate else { return decision.give(nil) }
        let suggested = name ?? Self.name(of: response)
        delegate.download(download, decideDestinationUsing: response, suggestedFilename: suggested) { decision.give($0) }
    }

    private static func name(of response: URLResponse) -> String {
        // Foundation's name for a response whose headers have none.
        let named = response.suggestedFilename.flatMap { $0 == "Unknown" ? nil : $0 }
        return FileName.safe(named ?? response.url?.lastPathComponent ?? "")
    }

    private func open(_ url: URL?, _ response: URLResponse, _ completion: (URLSession.ResponseDisposition) -> Void) {
        guard let url else {
            failure = URLError(.cancelled)
            return completion(.cancel)
        }
        do {
            // Of one that exists nothing is lost.
            try Data().write(to: url, options: .withoutOverwriting)
            file = (url, try FileHandle(forUpdating: url))
        } catch {
            failure = URLError(.cannotCreateFile)
            return completion(.cancel)
        }
        receive(response, completion)
    }

    private func receive(_ response: URLResponse, _ completion: (URLSession.ResponseDisposition) -> Void) {
        let before = Int64((try? file?.handle.offset()) ?? 0)
        download?.progress.totalUnitCount = response.expectedContentLength < 0 ? -1 : before + response.expectedContentLength
        download?.progress.completedUnitCount = before
        completion(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard failure == nil, let file else { return }
        do {
            try file.handle.write(contentsOf: data)
            download?.progress.completedUnitCount += Int64(data.count)
        } catch {
            failure = URLError(.cannotWriteToFile)
            dataTask.cancel()
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) { end(failure ?? error) }
}
