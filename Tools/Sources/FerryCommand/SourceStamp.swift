import Foundation

/// A text that changes when a source file does: the path below the root, and the contents, of each. It is the same for every copy of the sources,
/// wherever it is and whenever it was made.
enum SourceStamp {
    static func of(folders: [String], files: [String], in root: String) throws -> String {
        var hash = ContentHash.start
        for path in try paths(folders, files, in: root) {
            guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
                throw CommandFailure("cannot read \(root)/\(path)")
            }
            hash = ContentHash.combine(hash, "\(path) \(data.count) ")
            hash = data.withUnsafeBytes { ContentHash.combine(hash, $0) }
        }
        return String(hash, radix: 16)
    }

    /// The same, without reading the files again while their sizes and times are those of the last call, which `cache` contains.
    ///
    /// > Parameters: now: seconds since 1970.
    static func of(
        folders: [String], files: [String], in root: String, cache: String, now: Int = Int(Date().timeIntervalSince1970)
    ) throws -> String {
        struct Entry: Codable {
            var states: String
            var stamp: String
        }
        var (hash, newest) = (ContentHash.start, 0)
        for path in try paths(folders, files, in: root) {
            var status = stat()
            guard stat("\(root)/\(path)", &status) == 0 else { throw CommandFailure("cannot read \(root)/\(path)") }
            hash = ContentHash.combine(hash, path)
            for part in [Int(status.st_ino), Int(status.st_size)] + [status.st_mtim, status.st_ctim].flatMap({ [$0.tv_sec, $0.tv_nsec] }) {
                hash = (hash ^ UInt64(bitPattern: Int64(part))) &* 0x100_0000_01b3
            }
            newest = max(newest, status.st_ctim.tv_sec)
        }
        let states = String(hash, radix: 16)
        let known = FileManager.default.contents(atPath: cache).flatMap { try? JSONDecoder().decode(Entry.self, from: $0) }
        if let known, known.states == states { return known.stamp }
        let stamp = try of(folders: folders, files: files, in: root)
        // A file of this second can change once more without a change of its size and times.
        if newest < now - 1 {
            try? JSONEncoder().encode(Entry(states: states, stamp: stamp)).write(to: URL(fileURLWithPath: cache), options: .atomic)
        }
        return stamp
    }

    /// Regular files, sorted; links are not followed.
    private static func paths(_ folders: [String], _ files: [String], in root: String) throws -> [String] {
        var found: [String] = []
        func add(_ item: FileTree.Item) -> Bool {
            if item.isFile, !item.isLink { found.append(String(item.path.dropFirst(root.count + 1))) }
            return !item.isLink
        }
        for path in files { _ = add(try FileTree.Item(path, in: root)) }
        for folder in folders { try FileTree.walk("\(root)/\(folder)", add) }
        return found.sorted()
    }
}

/// FNV-1a over bytes: enough to tell versions of one file apart, and stable across runs.
enum ContentHash {
    static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    static func of(_ text: String) -> String { String(combine(start, text), radix: 16) }

    static func combine(_ hash: UInt64, _ text: String) -> UInt64 { combine(hash, text.utf8) }

    static func combine(_ hash: UInt64, _ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
