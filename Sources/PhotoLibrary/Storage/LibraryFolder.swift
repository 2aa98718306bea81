internal import Foundation
internal import Glibc

/// The files of a library: `library.json`, the photos in `originals`, and a lock.
struct LibraryFolder: Sendable {
    /// Distinguishes versions of the index without reading them.
    struct Stamp: Hashable { let device, node, size, seconds, nanoseconds: Int }

    let url: URL
    var index: URL { url.appendingPathComponent("library.json") }
    private var originals: URL { url.appendingPathComponent("originals") }
    /// In bytes; a larger file is not an index.
    private static let largest = 32 << 20

    var stamp: Stamp? {
        var status = stat()
        guard stat(index.path, &status) == 0 else { return nil }
        return Stamp(
            device: Int(truncatingIfNeeded: status.st_dev), node: Int(truncatingIfNeeded: status.st_ino),
            size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec))
    }

    /// Nil if the index was damaged; it is renamed then.
    func read() throws(PhotoLibraryError) -> PhotoLibraryContents? {
        let size = (try? FileManager.default.attributesOfItem(atPath: index.path)[.size] as? NSNumber)?.intValue ?? 0
        if size <= Self.largest {
            let data: Data
            do { data = try Data(contentsOf: index) } catch { throw .file(action: "read", path: index.path, reason: "\(error)") }
            if let contents = try? JSONDecoder().decode(PhotoLibraryContents.self, from: data) { return contents }
        }
        guard rename(index.path, index.path + ".damaged") == 0 else {
            throw .file(action: "rename", path: index.path, reason: String(cString: strerror(errno)))
        }
        return nil
    }

    func write(_ contents: PhotoLibraryContents) throws(PhotoLibraryError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try write(to: index) { try encoder.encode(contents) }
    }

    func write(_ data: Data, of id: String) throws(PhotoLibraryError) { try write(to: file(id)) { data } }

    private func write(to file: URL, _ data: () throws -> Data) throws(PhotoLibraryError) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try data().write(to: file, options: .atomic)
        } catch {
            throw .file(action: "write", path: file.path, reason: "\(error)")
        }
    }

    func data(of id: String) -> Data? { try? Data(contentsOf: file(id)) }
    func remove(_ id: String) { unlink(file(id).path) }

    /// An identifier is arbitrary text in a damaged index; it must not lead out of the folder.
    private func file(_ id: String) -> URL {
        let name = String(id.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
        return originals.appendingPathComponent(name)
    }

    // MARK: The lock

    struct Lock {
        fileprivate let descriptor: Int32
        func release() { close(descriptor) }
    }

    /// Waits until no other process has it.
    func lock() throws(PhotoLibraryError) -> Lock {
        let file = url.appendingPathComponent("lock").path
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .file(action: "make", path: url.path, reason: "\(error)")
        }
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .file(action: "open", path: file, reason: String(cString: strerror(errno))) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                throw .file(action: "lock", path: file, reason: String(cString: strerror(errno)))
            }
        }
        return Lock(descriptor: descriptor)
    }
}
