package import Foundation

/// The bytes of an app's font file, in memory, so that the file may change or be deleted while the font is used.
///
/// Equality is identity.
package final class FontBytes: Hashable, @unchecked Sendable {
    /// Where the bytes come from: a path, or a description of data without a file.
    package let source: String
    /// Never written after the initializer.
    let start: UnsafeMutablePointer<UInt8>
    package let count: Int
    /// > Units: bytes.
    static let most = 256 << 20

    package init(_ data: Data, source: String) {
        self.source = source
        count = data.count
        start = .allocate(capacity: max(count, 1))
        data.copyBytes(to: start, count: count)
    }

    deinit { start.deallocate() }

    package var data: Data { Data(bytes: start, count: count) }

    package func hasSameBytes(as other: FontBytes) -> Bool { count == other.count && memcmp(start, other.start, count) == 0 }

    /// Reads a regular file.
    package convenience init(path: String) throws(TextError) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath)
        guard let attributes else { throw .fontFileMissing(path: path) }
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .unreadableFont(path: path) }
        if let size = attributes[.size] as? Int, size > FontBytes.most { throw .unreadableFont(path: path) }
        guard let data = FileManager.default.contents(atPath: path) else { throw .fontFileMissing(path: path) }
        self.init(data, source: path)
    }

    package static func == (a: FontBytes, b: FontBytes) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
