public import Foundation

/// The folder that the apps and extensions of a group share.
///
/// > Contract: Foundation, FileManager, "Managing Shared Containers". > Isolation: any thread.
extension FileManager {
    /// The folder of an app group, created if it does not exist; nil for an invalid name.
    ///
    /// It is in the app's home: apps of the device have homes of their own, and no extension runs in another process. An app's entitlements are not read,
    /// so that every group is one of the app's.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".", groupIdentifier != ".." else { return nil }
        let folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent("AppGroup", isDirectory: true).appendingPathComponent(groupIdentifier, isDirectory: true)
        do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
        return folder
    }
}
