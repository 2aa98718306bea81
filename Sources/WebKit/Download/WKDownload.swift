public import Foundation
public import FoundationNetworking
internal import URLLoading

/// A file that is loaded instead of a page. > Contract: WebKit, WKDownload.
///
/// > Partial: the server is asked again by `URLSession`, with the cookies of the web view's store, also where a response has become the
/// download.
@preconcurrency @MainActor open class WKDownload: NSObject, ProgressReporting {
    /// The request that became the download.
    open var originalRequest: URLRequest? { request }
    /// The web view that has begun it.
    open private(set) weak var webView: WKWebView?
    /// Decides where the file goes, and follows the download; not retained. Set it before the method ends that hands the download over.
    open weak var delegate: (any WKDownloadDelegate)?
    /// How much has arrived. > Units: bytes.
    public nonisolated let progress = Progress(totalUnitCount: -1)

    private let request: URLRequest
    /// The name that a link gives the file; nil or empty for that of the response.
    private let name: String?
    private var transfer: DownloadTransfer?
    private var pageFile: PageFile?

    init(_ request: URLRequest, of view: WKWebView?, name: String? = nil) {
        (self.request, webView) = (request, view)
        self.name = name.flatMap { $0.isEmpty ? nil : FileName.safe($0) }
        super.init()
    }

    /// Starts after the app has had the time to set a delegate.
    func start(resuming state: DownloadState? = nil) {
        progress.cancellationHandler = { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.cancel() } }
        }
        if let url = request.url, ["blob", "data"].contains(url.scheme?.lowercased()) {
            let file = PageFile(self, url, name: name ?? FileName.safe(""))
            pageFile = file
            return file.start()
        }
        let transfer = DownloadTransfer(self, request, resuming: state, name: name)
        self.transfer = transfer
        guard let webView else { return transfer.start(cookies: []) }
        webView.settings.websiteDataStore.httpCookieStore.getAllCookies { transfer.start(cookies: $0) }
    }

    /// Ends the download. The closure receives what `resumeDownload(fromResumeData:)` goes on with; nil if nothing has arrived, or the server has
    /// no mark by which it could be known to have the same file then.
    open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
        let data = transfer?.cancel()
        pageFile?.cancel()
        (transfer, pageFile) = (nil, nil)
        Task { completionHandler?(data) }
    }

    /// Ends the download. > Returns: see `cancel(_:)`.
    open func cancel() async -> Data? {
        await withCheckedContinuation { continuation in cancel { continuation.resume(returning: $0) } }
    }

    func didEnd(_ error: (any Error)?, resumeData: Data?) {
        (transfer, pageFile) = (nil, nil)
        if let error {
            delegate?.download(self, didFailWithError: error, resumeData: resumeData)
        } else {
            delegate?.downloadDidFinish(self)
        }
    }
}

extension WKWebView {
    /// Loads a file instead of a page.
    public func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) {
        let download = WKDownload(request, of: self)
        Task {
            completionHandler(download)
            download.start()
        }
    }

    /// Loads a file instead of a page.
    public func startDownload(using request: URLRequest) async -> WKDownload {
        let download = WKDownload(request, of: self)
        Task { download.start() }
        return download
    }

    /// Goes on with a download that was cancelled or has failed, in the same file. Bytes that are none of a download give one that fails.
    public func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping @MainActor (WKDownload) -> Void) {
        let (download, state) = resumed(resumeData)
        Task {
            completionHandler(download)
            download.start(resuming: state)
        }
    }

    /// Goes on with a download that was cancelled or has failed, in the same file. Bytes that are none of a download give one that fails.
    public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
        let (download, state) = resumed(resumeData)
        Task { download.start(resuming: state) }
        return download
    }

    private func resumed(_ data: Data) -> (WKDownload, DownloadState?) {
        let state = DownloadState(data)
        return (WKDownload(URLRequest(url: state?.url ?? WebNavigator.emptyAddress), of: self), state)
    }
}
