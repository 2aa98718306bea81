internal import Foundation
internal import Glibc

/// Writes the files of scripts: trees, images and recordings.
package enum ScriptFile {
    /// Writes all bytes to a file, or none: a new or regular file is replaced atomically and keeps its permissions. A device, a pipe or
    /// the target of a link is written in place and keeps its type.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        var link = stat()
        let isLink = lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
        guard !exists || (status.st_mode & S_IFMT == S_IFREG && !isLink) else { return try fill(path, O_WRONLY | O_TRUNC, 0, bytes, path) }
        // In the same folder, so that it can be renamed.
        let draft = "\(path).\(getpid()).part"
        do throws(FileError) {
            try fill(draft, O_WRONLY | O_CREAT | O_EXCL, exists ? status.st_mode & 0o777 : 0o666, bytes, path)
            guard rename(draft, path) == 0 else { throw Self.error(path) }
        } catch {
            _ = unlink(draft)
            throw error
        }
    }

    /// > Parameters: name: the file's name in messages.
    private static func fill(_ file: String, _ flags: Int32, _ mode: mode_t, _ bytes: [UInt8], _ name: String) throws(FileError) {
        let descriptor = open(file, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw error(name) }
        var place = 0
        while place < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + place }, $0.count - place) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let failure = error(name)
                _ = close(descriptor)
                throw failure
            }
            place += count
        }
        // A full disk may be reported only on closing.
        guard close(descriptor) == 0 else { throw error(name) }
    }

    private static func error(_ path: String) -> FileError {
        FileError(description: "cannot write \(path): \(String(cString: strerror(errno)))")
    }
}
