import Foundation

/// A text that changes when a source file does: the path below the root, and the contents, of each. It is the same for every copy of the sources,
/// wherever it is and whenever it was made.
enum SourceStamp {
    static func of(folders: [String], files: [String], in root: String) throws -> String {
        var paths = files
        for folder in folders {
            let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
            paths += names.map { "\(folder)/\($0)" }
        }
        var hash = ContentHash.start
        for path in paths.sorted() {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
                throw CommandFailure("cannot read \(root)/\(path)")
            }
            hash = ContentHash.combine(hash, "\(path) \(data.count) ")
            hash = data.withUnsafeBytes { ContentHash.combine(hash, $0) }
        }
        return String(hash, radix: 16)
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
