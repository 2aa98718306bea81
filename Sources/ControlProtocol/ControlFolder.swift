public import Foundation
internal import Glibc

/// A device that runs, as its file in the runtime folder describes it.
public struct ControlEntry: Codable, Hashable, Sendable {
    /// The name of the device.
    public var name: String
    /// The name of its model.
    public var model: String
    /// How it is shown: `headless`, `window` or `browser`.
    public var display: String
    /// The simulator's process.
    public var process: Int32

    /// Creates an entry of this process.
    public init(name: String, model: String, display: String) {
        (self.name, self.model, self.display, process) = (name, model, display, getpid())
    }
}

/// Where running devices have their sockets: a folder in the user's runtime folder that only this user can enter.
///
///     KEY.lock    locked by the device while it runs; tells one that runs from the files of one that was killed
///     KEY.sock    the control socket
///     KEY.json    the entry, written once the socket listens
///     KEY.seen    what `ferry ui` knows of the screen's elements
///     KEY.log     what the simulator itself printed
///
/// > Isolation: any thread.
public struct ControlFolder: Sendable {
    /// The folder.
    public let url: URL

    /// The user's; nil if it cannot be created, or belongs to another user.
    public init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 + "/ferry" : nil } ?? "/tmp/ferry-\(getuid())"
        for path in [runtime, runtime + "/booted"] {
            mkdir(path, 0o700)
            var state = stat()
            guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFDIR, state.st_uid == getuid(), state.st_mode & 0o077 == 0 else {
                return nil
            }
        }
        url = URL(fileURLWithPath: runtime + "/booted")
    }

    /// The file of a device. > Parameters: name: the device's. kind: the ending of the file's name.
    public func file(of name: String, _ kind: String) -> String { "\(url.path)/\(DeviceIdentifier.key(of: name)).\(kind)" }

    /// The devices that run, by name. Files of those that were killed are removed.
    public var entries: [ControlEntry] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.compactMap { file in
            guard let data = FileManager.default.contents(atPath: "\(url.path)/\(file)"),
                let entry = try? JSONDecoder().decode(ControlEntry.self, from: data),
                self.file(of: entry.name, "json").hasSuffix("/\(file)")
            else { return nil }
            guard isLocked(entry.name) else {
                removeFiles(of: entry.name)
                return nil
            }
            return entry
        }.sorted { $0.name < $1.name }
    }

    /// Whether a process holds the device's lock. Asking does not take it, so that it never stands in the way of a start.
    private func isLocked(_ name: String) -> Bool {
        let descriptor = open(file(of: name, "lock"), O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var wanted = flock()
        (wanted.l_type, wanted.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
        return fcntl(descriptor, Self.getLock, &wanted) == 0 && wanted.l_type != Int16(F_UNLCK)
    }

    /// `F_OFD_GETLK` and `F_OFD_SETLK`, whose declarations Swift does not import.
    private static let (getLock, setLock): (Int32, Int32) = (36, 37)

    /// Claims a device for this process. > Returns: nil if another process runs it.
    public func claim(_ name: String) -> ControlClaim? {
        let descriptor = open(file(of: name, "lock"), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        var wanted = flock()
        (wanted.l_type, wanted.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
        guard fcntl(descriptor, Self.setLock, &wanted) == 0 else {
            close(descriptor)
            return nil
        }
        removeFiles(of: name)
        return ControlClaim(folder: self, name: name, descriptor: descriptor)
    }

    /// All but the lock, whose removal would let two processes hold one.
    fileprivate func removeFiles(of name: String) {
        for kind in ["json", "sock", "seen"] { unlink(file(of: name, kind)) }
    }
}

/// A device that this process runs; its files are removed with this object.
public final class ControlClaim {
    private let folder: ControlFolder
    private let name: String
    private let descriptor: Int32

    fileprivate init(folder: ControlFolder, name: String, descriptor: Int32) {
        (self.folder, self.name, self.descriptor) = (folder, name, descriptor)
    }

    deinit {
        folder.removeFiles(of: name)
        close(descriptor)
    }

    /// Where the control socket is to be.
    public var socket: String { folder.file(of: name, "sock") }
    /// Where the simulator's own output goes.
    public var log: String { folder.file(of: name, "log") }

    /// Publishes the device: from now on commands find it. > Precondition: its socket listens.
    public func announce(_ entry: ControlEntry) throws {
        let path = folder.file(of: name, "json")
        try JSONEncoder().encode(entry).write(to: URL(fileURLWithPath: path), options: .atomic)
        chmod(path, 0o600)
    }
}
