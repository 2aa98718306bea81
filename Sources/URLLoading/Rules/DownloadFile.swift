import Foundation

/// The file of a download in progress, until the app moves it.
///
/// > Isolation: one caller at a time.
final class DownloadFile {
    static let prefix = "CFNetworkDownload_"
    let url: URL
    private let handle: FileHandle
    /// In bytes.
    private(set) var size: Int64

    /// Throws the file system's error.
    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(Self.prefix + UUID().uuidString.prefix(8) + ".tmp")
        guard FileManager.default.createFile(atPath: url.path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
        handle = try FileHandle(forWritingTo: url)
        size = 0
    }

    /// Continues the file of an earlier download, which must have at least the received bytes.
    init(named name: String, received: Int64) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        handle = try FileHandle(forUpdating: url)
        guard try handle.seekToEnd() >= UInt64(received) else { throw CocoaError(.fileReadCorruptFile) }
        try handle.truncate(atOffset: UInt64(received))
        try handle.seek(toOffset: UInt64(received))
        size = received
    }

    func append(_ data: Data) throws {
        try handle.write(contentsOf: data)
        size += Int64(data.count)
    }

    /// Truncates it to nothing: the server sends the whole content again.
    func restart() throws {
        try handle.truncate(atOffset: 0)
        try handle.seek(toOffset: 0)
        size = 0
    }

    func close() throws { try handle.close() }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
