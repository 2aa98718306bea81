package import Foundation
internal import Glibc

/// Replaces a file or folder once the new one is complete. The place has one of the two at every moment; with folders, but for one between two
/// renames.
package enum AtomicReplacement {
    /// Writes next to the place, then renames. What `write` throws is thrown again, and the place is as before.
    package static func replace(_ url: URL, _ write: (URL) throws -> Void) throws {
        let folder = url.deletingLastPathComponent()
        let scratch = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)", isDirectory: false)
        do {
            try write(scratch)
            try move(scratch, to: url)
        } catch {
            try? FileManager.default.removeItem(at: scratch)
            throw error
        }
    }

    private static func move(_ scratch: URL, to url: URL) throws {
        if rename(scratch.path, url.path) == 0 { return }
        let code = errno
        // A folder with content, or another kind, cannot be renamed over: the old one steps aside, and returns if the new one cannot come.
        guard code == ENOTEMPTY || code == EEXIST || code == EISDIR || code == ENOTDIR else { throw failure(code, url) }
        let aside = scratch.appendingPathExtension("old")
        guard rename(url.path, aside.path) == 0 else { throw failure(errno, url) }
        guard rename(scratch.path, url.path) == 0 else {
            let reason = errno
            rename(aside.path, url.path)
            throw failure(reason, url)
        }
        try? FileManager.default.removeItem(at: aside)
    }

    private static func failure(_ code: Int32, _ url: URL) -> CocoaError {
        let reason: CocoaError.Code =
            switch code {
            case ENOSPC, EDQUOT: .fileWriteOutOfSpace
            case EACCES, EPERM: .fileWriteNoPermission
            case EROFS: .fileWriteVolumeReadOnly
            case ENOENT: .fileNoSuchFile
            default: .fileWriteUnknown
            }
        return CocoaError(reason, userInfo: [NSFilePathErrorKey: url.path])
    }
}
