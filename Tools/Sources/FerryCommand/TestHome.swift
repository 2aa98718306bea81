import Foundation

/// The home folder of an app's tests: empty each time, as the simulator's app containers, so that no user data gets into a test.
struct TestHome: ~Copyable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-tests-\(getpid())-\(UUID().uuidString)")
        for name in ["home/Documents", "home/Library/Caches", "home/Library/Preferences", "home/tmp", "system"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The same variables as the simulator's `AppContainer` sets for an app.
    var environment: [String: String] {
        let home = folder.path + "/home"
        return [
            "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp", "XDG_CONFIG_HOME": home + "/Library/Preferences",
            "XDG_DATA_HOME": home + "/Library/Application Support", "XDG_CACHE_HOME": home + "/Library/Caches",
            "FERRY_SYSTEM_DATA": folder.path + "/system", "FERRY_PHOTO_LIBRARY": folder.path + "/photos",
            "FERRY_CONTACTS": folder.path + "/contacts",
        ]
    }
}
