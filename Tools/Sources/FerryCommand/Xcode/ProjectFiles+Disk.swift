import Foundation
import XcodeProject

extension ProjectFiles {
    /// The files of the disk; each folder is listed once.
    static func disk() -> ProjectFiles {
        let known = KnownFolders()
        return ProjectFiles(contents: { FileManager.default.contents(atPath: $0) }, list: known.list)
    }
}

private final class KnownFolders: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var folders: [String: [ProjectFiles.Entry]?] = [:]

    @Sendable func list(_ folder: String) -> [ProjectFiles.Entry]? {
        if let known = lock.withLock({ folders[folder] }) { return known }
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let entries = names?.map { name in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
            return ProjectFiles.Entry(name, isFolder: isThere && isFolder.boolValue)
        }
        lock.withLock { folders[folder] = .some(entries) }
        return entries
    }
}
