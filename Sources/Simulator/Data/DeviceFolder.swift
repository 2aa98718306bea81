package import DeviceProtocol
package import Foundation
internal import Glibc

/// A device's data: its apps' containers, and its state for each app. A user's device is persistent; a script's is temporary.
///
///     apps.json               what `ferry install` has installed
///     containers/IDENTIFIER   the app's home
///     system/IDENTIFIER       its keychain, notifications, token and permissions
///     files                   what all apps share: "On My iPhone" of Files
///     outbox                  printed documents and sent messages
///     photos                  the photo library
///     contacts                the contacts
///     identity                tells the device from others
///
/// > Isolation: the simulator's main thread.
package final class DeviceFolder {
    package let url: URL
    /// Removed with this object.
    package let isPassing: Bool
    /// Scripts need reproducible bytes: tokens are derived from names, and none is stored.
    private let isForScript: Bool
    /// Prevents resetting, cloning and deleting of the folder.
    private let lock: FolderLock?
    /// Marks a temporary folder as used, by this simulator or by a copy of it; -1 for others.
    private(set) var mark: Int32 = -1

    /// > Precondition for success: nobody is resetting, cloning or deleting it.
    package init(keptAt url: URL, name: String, isForScript: Bool = false) throws(DataError) {
        lock = try FolderLock(of: url, name: name, isShared: true)
        (self.url, isPassing, self.isForScript) = (url, false, isForScript)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .file("make", url, error)
        }
    }

    /// For one run of a script. > Parameters: original: its initial content; nil for none.
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
        mark = Self.mark(url)
    }

    deinit {
        if isPassing { try? FileManager.default.removeItem(at: url) }
        if mark >= 0 { _ = close(mark) }
    }

    /// Marks a folder as used, by the processes that have the descriptor; -1 for none.
    static func mark(_ folder: URL) -> Int32 {
        let mark = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if mark >= 0 { _ = flock(mark, LOCK_SH) }
        return mark
    }

    /// A place for a copy of the folder.
    static func placeForCopy(of process: Int32) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(prefix)\(process)-\(UUID().uuidString)")
    }

    private static let prefix = "ferry-device-"

    /// Folders of simulators that ended before removing them.
    private static func removeLeftovers(in place: URL) {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        for file in files where file.hasPrefix(prefix) {
            guard let process = file.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }) else { continue }
            guard kill(process, 0) != 0, errno == ESRCH else { continue }
            let folder = place.appendingPathComponent(file)
            // A copy of a simulator uses its folder when it has ended.
            let mark = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            defer { if mark >= 0 { _ = close(mark) } }
            if flock(mark, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(at: folder) }
        }
    }

    // MARK: Apps

    /// An app's container; it is created when the app is installed.
    package func container(of identifier: String) -> AppContainer {
        AppContainer(
            home: folder("containers", identifier), system: folder("system", identifier),
            photos: url.appendingPathComponent(Self.photosName), contacts: url.appendingPathComponent(Self.contactsName))
    }

    /// The photo library.
    package var photos: URL { url.appendingPathComponent(Self.photosName) }

    package func notifications(of identifier: String) -> PersistedAppState<AppNotifications> {
        PersistedAppState(folder("system", identifier).appendingPathComponent("notifications"))
    }

    package func location(of identifier: String) -> PersistedAppState<LocationPermission> {
        PersistedAppState(folder("system", identifier).appendingPathComponent("location"))
    }

    package func homeIcon(of identifier: String) -> PersistedAppState<HomeIcon> {
        PersistedAppState(folder("system", identifier).appendingPathComponent("home-icon"))
    }

    /// Nil where every run derives its token.
    func token(of identifier: String) -> URL? {
        isForScript ? nil : folder("system", identifier).appendingPathComponent(Self.tokenName)
    }

    private static let tokenName = "push-token"

    /// Removes a clone's tokens: no two devices share one.
    static func removeTokens(in url: URL) throws {
        let system = url.appendingPathComponent("system")
        guard FileManager.default.fileExists(atPath: system.path) else { return }
        for app in try FileManager.default.contentsOfDirectory(atPath: system.path) {
            let file = system.appendingPathComponent(app).appendingPathComponent(tokenName)
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }
    }

    /// What it contains of apps' data: the folders, the photo library, the contacts, and the device's identity, which apps know as that of their vendor.
    static let kinds = dataKinds + [InstalledApps.fileName]
    /// Without the list of apps, which stay where only their data are erased.
    private static let dataKinds = ["containers", "system", "files", "outbox", photosName, contactsName, identityName]
    private static let identityName = "identity"
    private static let photosName = "photos"
    private static let contactsName = "contacts"

    /// Differs between devices; created on first use, and again once all content was erased. > Parameters: name: the device's.
    package func identity(of name: String) -> String {
        guard !isForScript else { return name }
        let file = url.appendingPathComponent(Self.identityName)
        if let kept = try? String(contentsOf: file, encoding: .utf8), UUID(uuidString: kept) != nil { return kept }
        let made = UUID().uuidString
        // If it cannot be stored it lasts for this run, as everything else of the device then.
        try? made.write(to: file, atomically: true, encoding: .utf8)
        return made
    }

    /// A clone is another device.
    static func removeIdentity(in url: URL) throws {
        let file = url.appendingPathComponent(identityName)
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    private func folder(_ kind: String, _ identifier: String) -> URL {
        url.appendingPathComponent(kind).appendingPathComponent(Self.fileName(of: identifier))
    }

    /// An identifier is arbitrary text; it must not lead out of the folder.
    private static func fileName(of identifier: String) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
        let escaped = identifier.addingPercentEncoding(withAllowedCharacters: allowed) ?? "app"
        return escaped.hasPrefix(".") ? "%2E" + escaped.dropFirst() : escaped
    }

    /// The apps that the device keeps installed.
    package var installedApps: InstalledApps { InstalledApps(in: url) }

    /// Removes an app's data.
    package func remove(_ identifier: String) throws(DataError) {
        for place in [folder("containers", identifier), folder("system", identifier)]
        where FileManager.default.fileExists(atPath: place.path) {
            do { try FileManager.default.removeItem(at: place) } catch { throw .file("remove", place, error) }
        }
    }

    /// Removes the data of all apps and creates empty containers for installed ones. > Precondition: none of them is running.
    package func erase(keeping identifiers: [String]) throws(DataError) {
        for kind in Self.dataKinds {
            let place = url.appendingPathComponent(kind)
            guard FileManager.default.fileExists(atPath: place.path) else { continue }
            do { try FileManager.default.removeItem(at: place) } catch { throw .file("remove", place, error) }
        }
        for identifier in identifiers { try container(of: identifier).make() }
    }
}

/// A lock file next to a folder: shared for use, exclusive for changes.
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
            // With all properties set, `deinit` closes the file.
            let code = errno
            throw code == EWOULDBLOCK ? .inUse(name) : .file(action: "lock", path: file.path, reason: String(cString: strerror(code)))
        }
    }

    deinit {
        // A forked child before `exec` has the descriptor too; unlocking releases the lock for all.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
