package import Foundation
internal import Glibc
package import HostInterface

/// What one device keeps: its apps' containers, and what it knows of each app. A person's stays from run to run; a script's goes with its run.
///
///     containers/IDENTIFIER   the app's home
///     system/IDENTIFIER       its keychain, notifications, token and permissions
///
/// > Isolation: the simulator's main thread.
package final class DeviceFolder {
    package let url: URL
    /// Goes with this object.
    package let isPassing: Bool
    /// A script's runs give the same bytes: tokens are made from names, and none is kept.
    private let isForScript: Bool
    /// Holds off whoever would change the folder as a whole.
    private let lock: FolderLock?

    /// > Precondition for success: nobody is about to reset, clone or delete it.
    package init(keptAt url: URL, name: String, isForScript: Bool = false) throws(DataError) {
        lock = try FolderLock(of: url, name: name, isShared: true)
        (self.url, isPassing, self.isForScript) = (url, false, isForScript)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .file("make", url, error)
        }
    }

    /// One for a run of a script. > Parameters: original: what it begins with; nil for nothing.
    package init(passing original: URL? = nil, in place: URL = FileManager.default.temporaryDirectory) throws(DataError) {
        Self.removeLeftovers(in: place)
        url = place.appendingPathComponent("\(Self.prefix)\(getpid())-\(UUID().uuidString)")
        (isPassing, isForScript, lock) = (true, true, nil)
        do {
            if let original, FileManager.default.fileExists(atPath: original.path) {
                try FileManager.default.copyItem(at: original, to: url)
            } else {
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
        } catch {
            try? FileManager.default.removeItem(at: url)
            throw .file(original == nil ? "make" : "copy", original ?? url, error)
        }
    }

    deinit { if isPassing { try? FileManager.default.removeItem(at: url) } }

    private static let prefix = "ferry-device-"

    /// Those of simulators that did not come to remove them.
    private static func removeLeftovers(in place: URL) {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        for file in files where file.hasPrefix(prefix) {
            guard let process = file.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }) else { continue }
            if kill(process, 0) != 0, errno == ESRCH { try? FileManager.default.removeItem(at: place.appendingPathComponent(file)) }
        }
    }

    // MARK: Apps

    /// What an app has here; it is made when an app is installed.
    package func container(of identifier: String) -> AppContainer {
        AppContainer(home: folder("containers", identifier), system: folder("system", identifier))
    }

    package func notifications(of identifier: String) -> PersistedAppState<AppNotifications> {
        PersistedAppState(folder("system", identifier).appendingPathComponent("notifications"))
    }

    package func location(of identifier: String) -> PersistedAppState<LocationPermission> {
        PersistedAppState(folder("system", identifier).appendingPathComponent("location"))
    }

    package func homeIcon(of identifier: String) -> PersistedAppState<HomeIcon> {
        PersistedAppState(folder("system", identifier).appendingPathComponent("home-icon"))
    }

    /// Nil where a token is made anew in every run.
    func token(of identifier: String) -> URL? {
        isForScript ? nil : folder("system", identifier).appendingPathComponent(Self.tokenName)
    }

    private static let tokenName = "push-token"

    /// Those of a device's copy: no two devices have the same.
    static func removeTokens(in url: URL) throws {
        let system = url.appendingPathComponent("system")
        guard FileManager.default.fileExists(atPath: system.path) else { return }
        for app in try FileManager.default.contentsOfDirectory(atPath: system.path) {
            let file = system.appendingPathComponent(app).appendingPathComponent(tokenName)
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }
    }

    /// The folders in it that hold apps' data.
    static let kinds = ["containers", "system"]

    private func folder(_ kind: String, _ identifier: String) -> URL {
        url.appendingPathComponent(kind).appendingPathComponent(Self.fileName(of: identifier))
    }

    /// An identifier is any text; what leads out of a folder does not come through.
    private static func fileName(of identifier: String) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
        let escaped = identifier.addingPercentEncoding(withAllowedCharacters: allowed) ?? "app"
        return escaped.hasPrefix(".") ? "%2E" + escaped.dropFirst() : escaped
    }

    /// Nothing of any app is left; those that are installed have empty homes again. > Precondition: none of them runs.
    package func erase(keeping identifiers: [String]) throws(DataError) {
        for kind in Self.kinds {
            let place = url.appendingPathComponent(kind)
            guard FileManager.default.fileExists(atPath: place.path) else { continue }
            do { try FileManager.default.removeItem(at: place) } catch { throw .file("remove", place, error) }
        }
        for identifier in identifiers { try container(of: identifier).make() }
    }
}

/// A lock beside a folder: many may use it, one may change it.
final class FolderLock {
    private let descriptor: Int32

    init(of folder: URL, name: String, isShared: Bool) throws(DataError) {
        let file = folder.deletingLastPathComponent().appendingPathComponent("." + folder.lastPathComponent + ".lock")
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .file("make", file.deletingLastPathComponent(), error)
        }
        descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .file(action: "open", path: file.path, reason: String(cString: strerror(errno))) }
        guard flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
            // Nothing is left to set, so `deinit` closes the file.
            let code = errno
            throw code == EWOULDBLOCK ? .inUse(name) : .file(action: "lock", path: file.path, reason: String(cString: strerror(code)))
        }
    }

    deinit {
        // A child that has not become its program yet has the descriptor too; unlocking is for all who have it.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
