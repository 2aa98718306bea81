internal import Foundation

/// Where a download has stopped, as resume data.
struct DownloadState: Codable, Equatable {
    let url: URL
    let file: URL
    /// The server's mark of the file's version: its entity tag, or the date of its last change.
    let mark: String

    init(url: URL, file: URL, mark: String) { (self.url, self.file, self.mark) = (url, file, mark) }

    /// Nil for bytes that are no resume data.
    init?(_ data: Data) {
        guard let state = try? JSONDecoder().decode(Self.self, from: data), state.file.isFileURL else { return nil }
        self = state
    }

    var data: Data? { try? JSONEncoder().encode(self) }
}
