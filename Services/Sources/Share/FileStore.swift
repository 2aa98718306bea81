import Glibc
import HTTP
import JSON
import Security

/// Files on disk, one for each share, in 256 folders.
struct FileStore: Sendable {
    let root: String

    /// > Throws: when the folders cannot be created.
    init(_ root: String) throws {
        self.root = root
        for folder in [root, root + "/files", root + "/incoming", root + "/avatars"] + (0..<256).map({ root + "/files/" + Self.hex($0) }) {
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw Failure("make the folder", folder) }
        }
        try Self.syncFolder(root + "/files")
        // Incomplete files from before the service last ended: no client waits for them.
        if let listing = opendir(root + "/incoming") {
            while let entry = readdir(listing) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if !name.hasPrefix(".") { unlink(root + "/incoming/" + name) }
            }
            closedir(listing)
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
        let code: Int32

        init(_ deed: String, _ path: String) {
            code = errno
            description = "cannot \(deed) \(path): \(String(cString: strerror(errno)))"
        }

        /// A full disk is reported as such; other errors are for the log.
        var refusal: HTTPError {
            code == ENOSPC || code == EDQUOT
                ? .diskFull
                : HTTPError(500, "internal_error", "the server cannot write the file")
        }
    }

    private static func hex(_ number: Int) -> String { (number < 16 ? "0" : "") + String(number, radix: 16) }

    func path(_ seq: Int64) -> String { "\(root)/files/\(Self.hex(Int(seq & 255)))/\(Share.id(seq))" }
    func avatarPath(_ account: Int64) -> String { "\(root)/avatars/\(account)" }
    func incomingPath() -> String { "\(root)/incoming/\(Secrets.token())" }

    static func syncFolder(_ path: String) throws(Failure) {
        let folder = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Failure("open", path) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw Failure("sync", path) }
    }

    /// Syncs the folder, so that the new file's name is on the disk too.
    func syncName(_ seq: Int64) throws(Failure) { try Self.syncFolder(String(path(seq).dropLast(Share.id(seq).utf8.count + 1))) }

    func remove(_ seq: Int64) { unlink(path(seq)) }

    /// Adds a hard link to a file.
    func link(from source: String, to seq: Int64) throws(Failure) {
        unlink(path(seq))
        guard Glibc.link(source, path(seq)) == 0 else { throw Failure("link", source) }
        try syncName(seq)
    }

    /// Writes a small file atomically.
    func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
        let name = incomingPath()
        let file = try OutputFile(name, isNew: true)
        do throws(Failure) {
            try file.write(bytes, at: 0)
            try file.sync()
        } catch {
            unlink(name)
            throw error
        }
        guard rename(name, path) == 0 else { throw Failure("rename", name) }
        try Self.syncFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    }

    /// The digest of a file's first bytes, read from the disk. > Throws: when the file is shorter.
    func digest(_ seq: Int64, size: Int64) throws(Failure) -> String {
        let descriptor = Glibc.open(path(seq), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("open", path(seq)) }
        defer { close(descriptor) }
        var hash = SHA256()
        var rest = size
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1024, alignment: 16)
        defer { buffer.deallocate() }
        while rest > 0 {
            let count = read(descriptor, buffer.baseAddress, Int(min(rest, Int64(buffer.count))))
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                throw Failure("read all of", path(seq))
            }
            hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            rest -= Int64(count)
        }
        return hash.finish()
    }
}

/// A file open for writing.
final class OutputFile: Sendable {
    private let descriptor: Int32
    private let path: String

    init(_ path: String, isNew: Bool) throws(FileStore.Failure) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | (isNew ? O_EXCL : 0), 0o600)
        guard descriptor >= 0 else { throw FileStore.Failure("write", path) }
    }

    deinit { close(descriptor) }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws(FileStore.Failure) {
        var done = 0
        while done < bytes.count {
            let count = pwrite(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset) + off_t(done))
            guard count >= 0 || errno == EINTR else { throw FileStore.Failure("write", path) }
            done += max(0, count)
        }
    }

    func write(_ bytes: [UInt8], at offset: Int64) throws(FileStore.Failure) {
        let failure = bytes.withUnsafeBytes { buffer -> FileStore.Failure? in
            do throws(FileStore.Failure) { try write(buffer, at: offset) } catch { return error }
            return nil
        }
        if let failure { throw failure }
    }

    func truncate(to size: Int64) throws(FileStore.Failure) {
        guard ftruncate(descriptor, off_t(size)) == 0 else { throw FileStore.Failure("shorten", path) }
    }

    /// Returns when the bytes are on the disk.
    func sync() throws(FileStore.Failure) {
        guard fdatasync(descriptor) == 0 else { throw FileStore.Failure("sync", path) }
    }
}
