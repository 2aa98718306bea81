package import Foundation

/// The app's folder for its saved interface.
///
/// > Isolation: the main thread. A store without a folder saves nothing.
@MainActor package final class RestorationStore {
    private let folder: URL?

    package init(folder: URL?) { self.folder = folder }

    /// The running app's store, in the device's data; a program without a device has its own folder, one without a bundle none. Discards
    /// the saved state if the user ended the app.
    static func ofApp() -> RestorationStore {
        if let kept = ProcessInfo.processInfo.environment["FERRY_SYSTEM_DATA"] {
            return RestorationStore(
                folder: URL(fileURLWithPath: kept, isDirectory: true).appendingPathComponent("state", isDirectory: true))
        }
        guard let name = Bundle.main.bundleIdentifier,
            let known = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        else { return RestorationStore(folder: nil) }
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
        let escaped = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? "app"
        return RestorationStore(folder: known.appendingPathComponent("Saved Application State/\(escaped).savedState", isDirectory: true))
    }

    /// Whether the user ended the app to start it fresh.
    static var startsAnew: Bool { ProcessInfo.processInfo.environment["FERRY_DISCARD_STATE"] != nil }

    /// Nil without a file, or with one of more than 16 MiB.
    package func read(_ name: String) -> Data? {
        guard let file = folder?.appendingPathComponent(name), let data = try? Data(contentsOf: file), data.count <= 16 << 20 else {
            return nil
        }
        return data
    }

    /// Nil removes the file. > Returns: whether that succeeded.
    @discardableResult package func write(_ data: Data?, _ name: String) -> Bool {
        guard let folder else { return false }
        let file = folder.appendingPathComponent(name)
        do {
            if let data {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                try data.write(to: file, options: .atomic)
            } else if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
            return true
        } catch {
            ApplicationContext.current.send(.log("the app's state cannot be kept at \(file.path): \(error)"))
            return false
        }
    }
}
