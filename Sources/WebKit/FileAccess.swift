internal import Foundation

/// Which files a page of the app may read.
struct FileAccess {
    private let folders: [[String]]

    /// Grants files, or everything in folders. Symbolic links count as what they lead to.
    init(_ urls: URL...) { folders = urls.map(Self.components) }

    /// Grants the folder in which relative addresses start; nil if that is not one of files.
    init?(base url: URL) {
        guard url.isFileURL else { return nil }
        self.init(url.hasDirectoryPath ? url : url.deletingLastPathComponent())
    }

    func allows(_ url: URL) -> Bool {
        guard url.isFileURL, url.host.map({ $0.isEmpty || $0 == "localhost" }) ?? true else { return false }
        let components = Self.components(url)
        return folders.contains { components.starts(with: $0) }
    }

    private static func components(_ url: URL) -> [String] {
        URL(fileURLWithPath: url.path).resolvingSymlinksInPath().standardizedFileURL.pathComponents
    }
}
