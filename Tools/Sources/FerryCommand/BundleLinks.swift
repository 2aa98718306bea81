import Foundation

/// Files and folders in a bundle as links to where they are made.
enum BundleLinks {
    /// Folders are created and merged by name; files become hard links: with a symbolic link, an app would read the link's attributes
    /// instead of the file's.
    static func link(_ sources: [String], at place: String) throws {
        let files = FileManager.default
        if (try? files.destinationOfSymbolicLink(atPath: place)) != nil { try files.removeItem(atPath: place) }
        let folders = sources.filter(isFolder)
        guard !folders.isEmpty else {
            guard let source = sources.first, identity(source) != identity(place) else { return }
            try? files.removeItem(atPath: place)
            let file = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
            do { try files.linkItem(atPath: file, toPath: place) } catch { try files.copyItem(atPath: file, toPath: place) }
            return
        }
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        let wanted = try contents(of: folders)
        for item in try files.contentsOfDirectory(atPath: place) where wanted[item] == nil {
            try files.removeItem(atPath: "\(place)/\(item)")
        }
        for (item, sources) in wanted { try link(sources, at: "\(place)/\(item)") }
    }

    /// What several folders have, by name.
    static func contents(of folders: [String]) throws -> [String: [String]] {
        var result: [String: [String]] = [:]
        for folder in folders {
            for item in try FileManager.default.contentsOfDirectory(atPath: folder) {
                result[item, default: []].append("\(folder)/\(item)")
            }
        }
        return result
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The device and inode of the file at a path; nil if there is none.
    static func identity(_ path: String) -> [UInt64]? {
        var status = stat()
        return stat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
    }
}
