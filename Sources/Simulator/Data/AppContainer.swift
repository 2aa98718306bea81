package import Foundation

/// An app's container on a device: the folders that iOS gives it, and the environment that tells Foundation where they are.
///
/// Contract: Apple's File System Programming Guide, "About the iOS File System". One folder for each identifier, whichever build of the app runs.
package struct AppContainer: Hashable, Sendable {
    /// `NSHomeDirectory()` of the app.
    package let home: URL
    /// The device's data for the app, which the app does not see: its keychain, its saved interface.
    package let system: URL
    /// The device's photo library, which all apps share; an app creates it with the first change.
    package let photos: URL
    /// The device's contacts, which all apps share; an app creates them with the first change.
    package let contacts: URL

    /// Folders that exist before the app's first launch.
    static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]

    /// Creates the folders that are missing.
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

    /// The app also inherits the simulator's environment. Foundation on Linux looks for its folders where the XDG standard puts them.
    package var environment: [String: String] {
        [
            "HOME": home.path,
            "CFFIXED_USER_HOME": home.path,
            "TMPDIR": home.appendingPathComponent("tmp").path,
            "XDG_CONFIG_HOME": home.appendingPathComponent("Library/Preferences").path,
            "XDG_DATA_HOME": home.appendingPathComponent("Library/Application Support").path,
            "XDG_CACHE_HOME": home.appendingPathComponent("Library/Caches").path,
            "FERRY_SYSTEM_DATA": system.path,
            "FERRY_PHOTO_LIBRARY": photos.path,
            "FERRY_CONTACTS": contacts.path,
        ]
    }
}
