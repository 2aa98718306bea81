internal import Dispatch
public import Foundation
internal import Synchronization

/// `UserDefaults` that last: what is set is in the app's file soon after, without `synchronize()`, and `didChangeNotification` is posted.
/// Foundation on Linux does neither, so that an app which is ended would lose what it set.
///
/// `ferry build` puts it in the place of `UserDefaults(suiteName:)`; `UserDefaults.standard` is one once an application runs.
///
/// > Isolation: any thread; the notification is posted on the thread that sets. > Contract: Apple's `UserDefaults`.
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

    /// Makes the object that is `UserDefaults.standard` one of these, for whoever has it already too.
    package static func takeOver() {
        let standard = UserDefaults.standard
        guard type(of: standard) == UserDefaults.self else { return }
        // An object begins with its class. A class without properties of its own has objects of the same shape.
        let word = unsafeBitCast(DeviceDefaults.self as AnyClass, to: UnsafeRawPointer.self)
        Unmanaged.passUnretained(standard).toOpaque().storeBytes(of: word, as: UnsafeRawPointer.self)
    }

    /// Writes one after the other.
    private static let writer = DispatchQueue(label: "org.ferry.defaults")
    /// Those that will be written anyway.
    private static let waiting = Mutex<Set<ObjectIdentifier>>([])

    private func noteChange() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
        let this = ObjectIdentifier(self)
        guard Self.waiting.withLock({ $0.insert(this).inserted }) else { return }
        // Foundation's are locked inside, whatever the compiler is told of them.
        nonisolated(unsafe) let defaults = self
        Self.writer.async {
            _ = Self.waiting.withLock { $0.remove(this) }
            Self.note(isSaved: Self.save(defaults))
        }
    }

    /// Foundation empties the file before it writes: where that fails, what was there before is put back.
    private static func save(_ defaults: UserDefaults) -> Bool {
        let before = files()
        if defaults.synchronize() { return true }
        for (file, data) in before where !isList(FileManager.default.contents(atPath: file.path)) {
            if (try? data.write(to: file, options: .atomic)) == nil { try? data.write(to: file) }
        }
        return false
    }

    /// The app's defaults as they are on the disk; a home has few.
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

    /// Hears of what cannot be saved.
    private static let listener = Mutex<@Sendable (String) -> Void>({ NSLog("%@", $0) })
    private static let isFailing = Mutex(false)

    /// What could not be saved is reported, once until something is saved again; Foundation keeps it in memory and tries again with the
    /// next change.
    private static func note(isSaved: Bool) {
        let wasFailing = isFailing.withLock { failing in
            defer { failing = !isSaved }
            return failing
        }
        guard !isSaved, !wasFailing else { return }
        let reason = folder.map { " in \($0)\(problem(of: $0))" } ?? ""
        listener.withLock(\.self)("UserDefaults: what was set cannot be saved\(reason); it lasts until the app ends")
    }

    /// Replaces what hears of failures. > Returns: what did before.
    @discardableResult
    package static func report(to new: @escaping @Sendable (String) -> Void) -> @Sendable (String) -> Void {
        listener.withLock { current in
            defer { current = new }
            return current
        }
    }

    /// Where Foundation on Linux writes.
    private static var folder: String? {
        let environment = ProcessInfo.processInfo.environment
        return environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { $0 + "/.config" }
    }

    /// Why a folder takes nothing, as far as the system tells.
    private static func problem(of folder: String) -> String {
        var place = statvfs()
        guard statvfs(folder, &place) == 0 else { return ": \(String(cString: strerror(errno)))" }
        if place.f_bavail == 0 || place.f_files > 0 && place.f_favail == 0 { return ": \(String(cString: strerror(ENOSPC)))" }
        return access(folder, W_OK) == 0 ? "" : ": \(String(cString: strerror(errno)))"
    }

    /// Returns when all that was set is in files.
    package static func flush() { writer.sync {} }
}
