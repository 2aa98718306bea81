import Foundation

/// How much a build needs of the disk, and what to say where there is less.
enum DiskSpace {
    /// A build of everything from source, in bytes.
    static let neededBySourceBuild: UInt64 = 3_000_000_000
    /// A build of an app with a bundle.
    static let neededByApp: UInt64 = 1_000_000_000
    /// Below this a failed build has probably failed for it.
    private static let nearlyFull: UInt64 = 100_000_000

    /// The bytes that this user can still write at a path; nil if that is unknown.
    static func free(at path: String) -> UInt64? {
        var information = statvfs()
        return statvfs(path, &information) == 0 ? UInt64(information.f_bavail) * UInt64(information.f_frsize) : nil
    }

    /// Why a build in `folder` failed, if the disk is full; nil otherwise.
    static func explanation(free: UInt64?, folder: String, log: [String]) -> String? {
        let isTold = log.contains { $0.contains("No space left on device") }
        guard isTold || (free ?? .max) < nearlyFull else { return nil }
        let left = free.map { " (\($0 / 1_000_000) MB free)" } ?? ""
        return "the disk of \(folder) is full\(left); a build from source needs \(neededBySourceBuild / 1_000_000_000) GB. "
            + "Make room and run the command again: it goes on from what is built"
    }
}
