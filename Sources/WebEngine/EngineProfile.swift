internal import CSystem
internal import Foundation
internal import Glibc

/// The folder in which an engine keeps cookies, storage and caches, so that they stay when the app ends.
///
/// Two engines would damage each other's files: a lock file belongs to the one that runs, and is free when that has ended.
struct EngineProfile {
    let folder: String
    /// The locked file, which the engine inherits; close it once the engine is started.
    let lock: Int32

    /// Milliseconds to wait for the engine of an app that has just ended, which still writes.
    private static let patience: Int32 = 2000
    private static let pause: Int32 = 10

    /// Takes a folder for the next engine, and waits for the one before to end. > Returns: nil if the folder cannot be made, or another engine
    /// keeps it; a log line says so.
    static func take(_ folder: String) -> EngineProfile? {
        do {
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: attributes)
        } catch {
            NSLog("WebKit: what pages keep ends with the app: %@ cannot be made: %@", folder, "\(error)")
            return nil
        }
        let lock = open(folder + "/ferry.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        var waited: Int32 = 0
        // Time-outs of `poll` are real for a process with a clock on request, too.
        while lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
            guard waited < patience else {
                NSLog("WebKit: another engine uses %@, so what this one's pages keep ends with the app.", folder)
                close(lock)
                return nil
            }
            poll(nil, 0, pause)
            waited += pause
        }
        guard lock >= 0 else {
            NSLog("WebKit: what pages keep ends with the app: %@ cannot be locked.", folder)
            return nil
        }
        return EngineProfile(folder: folder, lock: lock)
    }

    // MARK: Origins

    /// When a page of an origin was shown last, by origin.
    static func origins(in folder: String) -> [String: Date] {
        guard let data = FileManager.default.contents(atPath: folder + "/ferry-origins.json") else { return [:] }
        return (try? JSONDecoder().decode([String: Date].self, from: data)) ?? [:]
    }

    static func write(_ origins: [String: Date], in folder: String) {
        do {
            try JSONEncoder().encode(origins).write(to: URL(fileURLWithPath: folder + "/ferry-origins.json"), options: .atomic)
        } catch { NSLog("WebKit: the list of sites cannot be written in %@: %@", folder, "\(error)") }
    }
}
