internal import Dispatch
public import Foundation
internal import Synchronization

/// `UserDefaults` that are saved automatically: changes are written to the app's file soon, without `synchronize()`, and
/// `didChangeNotification` is posted. Foundation on Linux does neither, so that a terminated app would lose its changes.
///
/// `ferry build` replaces `UserDefaults(suiteName:)` with it; `UserDefaults.standard` is one once an application runs.
///
/// > Isolation: any thread; the notification is posted on the thread of the change. > Contract: Apple's `UserDefaults`.
public final class DeviceDefaults: UserDefaults {
    // No stored properties: see `takeOver`.

    public override func set(_ value: Any?, forKey defaultName: String) {
        super.set(value, forKey: defaultName)
        noteChange()
    }

    public override func removeObject(forKey defaultName: String) {
        super.removeObject(forKey: defaultName)
        noteChange()
    }

    public override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        super.setPersistentDomain(domain, forName: domainName)
        noteChange()
    }

    public override func removePersistentDomain(forName domainName: String) {
        super.removePersistentDomain(forName: domainName)
        noteChange()
    }

    /// Changes the class of the `UserDefaults.standard` object to this one, also for existing references.
    package static func takeOver() {
        let standard = UserDefaults.standard
        guard type(of: standard) == UserDefaults.self else { return }
        // The first word of an object is its class. A class without added properties has objects of the same layout.
        let word = unsafeBitCast(DeviceDefaults.self as AnyClass, to: UnsafeRawPointer.self)
        Unmanaged.passUnretained(standard).toOpaque().storeBytes(of: word, as: UnsafeRawPointer.self)
    }

    /// Serializes writes.
    private static let writer = DispatchQueue(label: "org.ferry.defaults")
    /// Those already scheduled for writing.
    private static let waiting = Mutex<Set<ObjectIdentifier>>([])

    private func noteChange() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
        let this = ObjectIdentifier(self)
        guard Self.waiting.withLock({ $0.insert(this).inserted }) else { return }
        // Foundation's are locked internally, although not declared `Sendable`.
        nonisolated(unsafe) let defaults = self
        Self.writer.async {
            _ = Self.waiting.withLock { $0.remove(this) }
            Self.note(isSaved: Self.save(defaults))
        }
    }

    /// Foundation truncates the file before it writes: on failure, the previous content is restored.
    private static func save(_ defaults: UserDefaults) -> Bool {
        let before = files()
        if defaults.synchronize() { return true }
        for (file, data) in before where !isList(FileManager.default.contents(atPath: file.path)) {
            if (try? data.write(to: file, options: .atomic)) == nil { try? data.write(to: file) }
        }
        return false
    }

    /// The app's defaults files on disk; a home has few.
    private static func files() -> [URL: Data] {
        let place = folder.map { URL(fileURLWithPath: $0) }
        let names = place.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        var files: [URL: Data] = [:]
        for name in names where name.hasSuffix(".plist") {
            guard let file = place?.appendingPathComponent(name), let data = FileManager.default.contents(atPath: file.path),
                isList(data)
            else { continue }
            files[file] = data
        }
        return files
    }

    private static func isList(_ data: Data?) -> Bool {
        data.map { (try? PropertyListSerialization.propertyList(from: $0, format: nil)) != nil } ?? false
    }

    /// Receives errors of saving.
    private struct Listener {
        let note: @Sendable (String) -> Void
    }
    private static let listener = Mutex(Listener { NSLog("%@", $0) })
    private static let isFailing = Mutex(false)

    /// Reports a failure to save, once until the next success; Foundation keeps the values in memory and retries with the
    /// next change.
    private static func note(isSaved: Bool) {
        let wasFailing = isFailing.withLock { failing in
            defer { failing = !isSaved }
            return failing
        }
        guard !isSaved, !wasFailing else { return }
        let reason = folder.map { " in \($0)\(problem(of: $0))" } ?? ""
        listener.withLock(\.self).note("UserDefaults: changes cannot be saved\(reason); they last until the app ends")
    }

    /// Replaces the receiver of errors. > Returns: the previous one.
    @discardableResult
    package static func report(to new: @escaping @Sendable (String) -> Void) -> @Sendable (String) -> Void {
        listener.withLock { current in
            defer { current = Listener(note: new) }
            return current.note
        }
    }

    /// The folder to which Foundation on Linux writes.
    private static var folder: String? {
        let environment = ProcessInfo.processInfo.environment
        return environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { $0 + "/.config" }
    }

    /// Why a folder cannot be written, as far as the system reports it.
    private static func problem(of folder: String) -> String {
        var place = statvfs()
        guard statvfs(folder, &place) == 0 else { return ": \(String(cString: strerror(errno)))" }
        if place.f_bavail == 0 || place.f_files > 0 && place.f_favail == 0 { return ": \(String(cString: strerror(ENOSPC)))" }
        return access(folder, W_OK) == 0 ? "" : ": \(String(cString: strerror(errno)))"
    }

    /// Returns when all changes are written to files.
    package static func flush() { writer.sync {} }
}
