import Foundation

/// A package under another path, for folders in whose path SwiftPM cannot build: it writes paths into files where quotation marks,
/// backslashes, percent signs and line breaks are special characters.
///
/// Every file is a hard link to the user's own, or a copy if it is on another disk.
enum PathMirror {
    static func isNeeded(_ path: String) -> Bool {
        path.unicodeScalars.contains { "\"\\%".unicodeScalars.contains($0) || $0.value < 0x20 || $0.value == 0x7F }
    }

    /// Updates the mirror of a folder. > Returns: its path.
    static func update(of folder: String, in place: String) throws -> String {
        let name = String((folder as NSString).lastPathComponent.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let root = "\(place)/\(name)-\(ContentHash.of(folder))"
        try update(folder, root)
        return root
    }

    /// > Parameters: except: names in the folder itself that the mirror has files of its own for.
    static func update(_ source: String, _ target: String, except own: Set<String> = []) throws {
        let files = FileManager.default
        if identity(target) != nil, !isFolder(target) { try files.removeItem(atPath: target) }
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        let wanted = Set(try files.contentsOfDirectory(atPath: source)).subtracting(unmirrored).subtracting(own)
        for name in try files.contentsOfDirectory(atPath: target)
        where !wanted.contains(name) && !unmirrored.contains(name) && !own.contains(name) {
            try files.removeItem(atPath: "\(target)/\(name)")
        }
        for name in wanted {
            let (own, mirrored) = ("\(source)/\(name)", "\(target)/\(name)")
            if let link = try? files.destinationOfSymbolicLink(atPath: own) {
                guard (try? files.destinationOfSymbolicLink(atPath: mirrored)) != link else { continue }
                try? files.removeItem(atPath: mirrored)
                try files.createSymbolicLink(atPath: mirrored, withDestinationPath: link)
            } else if isFolder(own) {
                try update(own, mirrored)
            } else if identity(own) != identity(mirrored) {
                try? files.removeItem(atPath: mirrored)
                do { try files.linkItem(atPath: own, toPath: mirrored) } catch { try files.copyItem(atPath: own, toPath: mirrored) }
            }
        }
    }

    /// Build outputs, and folders that no build reads.
    private static let unmirrored: Set<String> = [".build", ".git", ".swiftpm"]

    private static func isFolder(_ path: String) -> Bool { (status(path)?.st_mode ?? 0) & S_IFMT == S_IFDIR }

    private static func identity(_ path: String) -> [UInt64]? { status(path).map { [UInt64($0.st_dev), UInt64($0.st_ino)] } }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }
}
