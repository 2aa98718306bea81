import Foundation

/// The sources below folders, and when one of them was changed.
struct SourceWatch {
    struct State: Equatable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int
        var number: UInt
    }

    /// What a build reads. What tests write next to their sources, such as references of snapshots, is not part of it.
    private static let types: Set<String> = [
        "swift", "h", "m", "mm", "c", "cpp", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "pbxproj", "xcconfig",
        "xcscheme", "xctestplan", "xcworkspacedata", "resolved", "modulemap", "metal", "entitlements",
    ]
    /// Folders that are read as one source.
    private static let bundles = [".xcassets/", ".xcdatamodeld/", ".xcmappingmodel/"]

    /// The sources as they are now, by their paths.
    static func states(in folders: [String]) -> [String: State] {
        var states: [String: State] = [:]
        for folder in folders {
            // What cannot be read is no source.
            try? FileTree.walk(folder, onError: { _ in }) { item in
                guard !item.name.hasPrefix("."), !SourceFolder.isSkipped([item.name]), let status = item.status else { return false }
                // A link may lead to a folder around it.
                guard item.isFile else { return !item.isLink }
                let path = item.path
                let isSource =
                    types.contains((item.name as NSString).pathExtension.lowercased()) || bundles.contains(where: path.contains)
                guard isSource else { return false }
                states[path] = State(
                    size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, number: status.st_ino)
                return false
            }
        }
        return states
    }

    /// Folders without those that are in another one.
    static func outermost(_ folders: [String]) -> [String] {
        let all = Set(folders)
        return all.filter { folder in !all.contains { $0 != folder && folder.hasPrefix($0 + "/") } }.sorted()
    }
}
