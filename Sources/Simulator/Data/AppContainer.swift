package import Foundation

/// An app's home on a device: the folders that iOS gives it, and what tells Foundation where they are.
///
/// Contract: Apple's File System Programming Guide, "About the iOS File System". One folder for each identifier, whichever build of the app runs.
package struct AppContainer: Hashable, Sendable {
    /// `NSHomeDirectory()` of the app.
    package let home: URL
    /// What the device keeps for the app and the app does not see: its keychain, what it kept of its interface.
    package let system: URL

    /// Those that are there before the app runs for the first time.
    static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]

    /// Makes what is missing of it.
    func make() throws(DataError) {
        for folder in Self.folders.map({ home.appendingPathComponent($0) }) + [system] {
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw .file("make", folder, error)
            }
        }
    }

    /// Beside these an app has what the simulator was started with. Foundation on Linux looks for its folders where the desktop's standard has them.
    package var environment: [String: String] {
        [
            "HOME": home.path,
            "CFFIXED_USER_HOME": home.path,
            "TMPDIR": home.appendingPathComponent("tmp").path,
            "XDG_CONFIG_HOME": home.appendingPathComponent("Library/Preferences").path,
            "XDG_DATA_HOME": home.appendingPathComponent("Library/Application Support").path,
            "XDG_CACHE_HOME": home.appendingPathComponent("Library/Caches").path,
            "FERRY_SYSTEM_DATA": system.path,
        ]
    }
}
