internal import Foundation
internal import Glibc

/// The files that a process has mapped: its program and its libraries. A rebuilt one is another file or has another time.
struct LoadedFiles {
    private struct Stamp: Hashable {
        var device: UInt64
        var number: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int

        init?(_ path: String) {
            var about = stat()
            guard stat(path, &about) == 0 else { return nil }
            (device, number, size) = (UInt64(about.st_dev), UInt64(about.st_ino), Int64(about.st_size))
            (seconds, nanoseconds) = (about.st_mtim.tv_sec, about.st_mtim.tv_nsec)
        }
    }

    private let stamps: [String: Stamp?]

    /// Nil for a process that has exited.
    init?(of process: Int32) {
        guard let maps = try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8) else { return nil }
        var stamps: [String: Stamp?] = [:]
        for line in maps.split(separator: "\n") {
            guard let start = line.firstIndex(of: "/") else { continue }
            let path = String(line[start...])
            if stamps[path] == nil { stamps[path] = .some(Stamp(path)) }
        }
        self.stamps = stamps
    }

    /// Whether each is the file that was loaded. A file that is gone is shown as deleted, which no path is.
    var areUnchanged: Bool { stamps.allSatisfy { path, stamp in stamp != nil && Stamp(path) == stamp } }
}
