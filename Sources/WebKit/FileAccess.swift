internal import Foundation

/// Which files a page of the app may read.
struct FileAccess {
    private let folder: [String]

    /// Grants a file, or everything in a folder. Symbolic links count as what they lead to.
    init(_ url: URL) { folder = Self.components(url) }

    func allows(_ url: URL) -> Bool {
        guard url.isFileURL, url.host.map({ $0.isEmpty || $0 == "localhost" }) ?? true else { return false }
        return Self.components(url).starts(with: folder)
    }

    private static func components(_ url: URL) -> [String] {
        URL(fileURLWithPath: url.path).resolvingSymlinksInPath().standardizedFileURL.pathComponents
    }
}
