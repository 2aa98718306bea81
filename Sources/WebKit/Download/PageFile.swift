internal import Foundation
internal import FoundationNetworking

/// Writes a download's file that the page has made itself, such as that of a `blob:` address.
@MainActor final class PageFile {
    /// Retained until it ends, as the app may keep nothing of it.
    private var download: WKDownload?
    private let url: URL
    private let name: String

    init(_ download: WKDownload, _ url: URL, name: String) { (self.download, self.url, self.name) = (download, url, name) }

    /// Without the page there is nothing to read.
    func start() {
        guard let navigator = download?.webView?.navigator else { return end(URLError(.resourceUnavailable)) }
        navigator.readFile(url) { [self] file in
            guard let file else { return end(URLError(.resourceUnavailable)) }
            ask(file.data, file.type)
        }
    }

    /// Ends it without a report.
    func cancel() { download = nil }

    private func ask(_ data: Data, _ type: String) {
        guard let download else { return }
        let decision = AnswerOnce<URL?>("download:decideDestinationUsingResponse:suggestedFilename:completionHandler:", fallback: nil) {
            [self] in write(data, to: $0)
        }
        guard let delegate = download.delegate else { return decision.give(nil) }
        let response = URLResponse(url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
        delegate.download(download, decideDestinationUsing: response, suggestedFilename: name) { decision.give($0) }
    }

    private func write(_ data: Data, to file: URL?) {
        guard let file else { return end(URLError(.cancelled)) }
        do {
            // Of one that exists nothing is lost.
            try data.write(to: file, options: .withoutOverwriting)
        } catch { return end(URLError(.cannotCreateFile)) }
        download?.progress.totalUnitCount = Int64(data.count)
        download?.progress.completedUnitCount = Int64(data.count)
        end(nil)
    }

    private func end(_ error: (any Error)?) {
        let ended = download
        download = nil
        ended?.didEnd(error, resumeData: nil)
    }
}
