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
        navigator.openFile(url) { [self] file in
            guard let file else { return end(URLError(.resourceUnavailable)) }
            ask(file)
        }
    }

    /// Ends it without a report.
    func cancel() { download = nil }

    private func ask(_ file: PageBlob) {
        guard let download else { return }
        let decision = AnswerOnce<URL?>("download:decideDestinationUsingResponse:suggestedFilename:completionHandler:", fallback: nil) {
            [self] in open(file, at: $0)
        }
        guard let delegate = download.delegate else { return decision.give(nil) }
        let response = URLResponse(url: url, mimeType: file.type, expectedContentLength: file.size, textEncodingName: nil)
        delegate.download(download, decideDestinationUsing: response, suggestedFilename: name) { decision.give($0) }
    }

    private func open(_ file: PageBlob, at place: URL?) {
        guard let place else { return end(URLError(.cancelled)) }
        do {
            // Of one that exists nothing is lost.
            try Data().write(to: place, options: .withoutOverwriting)
            download?.progress.totalUnitCount = Int64(file.size)
            read(file, to: try FileHandle(forUpdating: place), from: 0)
        } catch { end(URLError(.cannotCreateFile)) }
    }

    /// Part by part, as the page may have made a file that memory does not hold.
    private func read(_ file: PageBlob, to handle: FileHandle, from start: Int) {
        guard let download else { return _ = try? handle.close() }
        guard start < file.size else {
            try? handle.close()
            return end(nil)
        }
        guard let navigator = download.webView?.navigator else {
            try? handle.close()
            return end(URLError(.resourceUnavailable))
        }
        navigator.readPart(of: file, from: start) { [self] part in
            do {
                guard let part else { throw URLError(.resourceUnavailable) }
                try handle.write(contentsOf: part)
                self.download?.progress.completedUnitCount += Int64(part.count)
                read(file, to: handle, from: start + part.count)
            } catch {
                try? handle.close()
                end((error as? URLError) ?? URLError(.cannotWriteToFile))
            }
        }
    }

    private func end(_ error: (any Error)?) {
        let ended = download
        download = nil
        ended?.didEnd(error, resumeData: nil)
    }
}
