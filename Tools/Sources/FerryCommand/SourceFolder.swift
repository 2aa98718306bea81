import AssetCompiler
import Foundation

/// The Swift files of a package or of a plain folder of sources.
enum SourceFolder {
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", AssetCompiler.folderName]

    /// Whether one of a path's folders has nothing of the app's own.
    static func isSkipped(_ folders: [String]) -> Bool { folders.contains { $0.hasPrefix(".") || skipped.contains($0) } }

    /// Every Swift source below a folder, except manifests and files in hidden or build folders.
    static func files(in folder: String) -> [String] {
        files(in: folder) { name, place in name.hasSuffix(".swift") && (!name.hasPrefix("Package") || place != folder) }
    }

    /// Whether a file below a package's folder belongs to its tests or to previews.
    static func isTestFile(_ path: String, in root: String) -> Bool {
        path.dropFirst(root.count).split(separator: "/").contains {
            $0.hasSuffix("Tests") || $0.hasSuffix("UITests") || $0 == "Preview Content"
        }
    }

    /// Every file below a folder that the filter accepts by name and folder, except in hidden or build folders.
    static func files(in folder: String, where isWanted: (_ name: String, _ folder: String) -> Bool) -> [String] {
        items(in: folder) { !$0.isFolder && isWanted($0.name, $0.folder) }
    }

    /// Every file or folder below a folder that the filter accepts, except in accepted, hidden or build folders.
    static func items(in folder: String, where isWanted: (FileTree.Item) -> Bool) -> [String] {
        var found: [String] = []
        // What cannot be read has no sources.
        try? FileTree.walk(folder, onError: { _ in }) { item in
            guard !item.name.hasPrefix("."), !skipped.contains(item.name), item.status != nil else { return false }
            guard isWanted(item) else { return true }
            found.append(item.path)
            return false
        }
        return found.sorted()
    }
}
