import Foundation

/// A text that changes when a source file does: path, size and modification time of each.
enum SourceStamp {
    static func of(folders: [String], files: [String], in root: String) throws -> String {
        var paths = files.map { root + "/" + $0 }
        for folder in folders {
            let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
            paths += names.map { "\(root)/\(folder)/\($0)" }
        }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for path in paths.sorted() {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
            hash = ContentHash.combine(hash, "\(path) \(time) \(size)")
        }
        return String(hash, radix: 16)
    }
}

/// FNV-1a over UTF-8: enough to tell versions of one file apart, and stable across runs.
enum ContentHash {
    static func of(_ text: String) -> String { String(combine(0xcbf2_9ce4_8422_2325, text), radix: 16) }

    static func combine(_ hash: UInt64, _ text: String) -> UInt64 {
        text.utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
