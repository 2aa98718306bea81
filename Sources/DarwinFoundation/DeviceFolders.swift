public import Foundation

/// An app's folders that Foundation on Linux does not support. It finds the others in the app's home by itself.
///
/// Contract: Apple's File System Programming Guide, "About the iOS File System". > Isolation: any thread.
public enum DeviceFolders {
    /// Replaces `NSSearchPathForDirectoriesInDomains`.
    public static func paths(
        _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
    ) -> [String] {
        guard directory == .libraryDirectory else { return NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde) }
        return domainMask.contains(.userDomainMask) ? [expandTilde ? library.path : "~/Library"] : []
    }

    fileprivate static var library: URL {
        URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Library", isDirectory: true)
    }

    /// In the user domain, which is the app's home.
    fileprivate static func first(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.deviceURLs(for: directory, in: .userDomainMask).first ?? URL.homeDirectory
    }
}

extension FileManager {
    /// Replaces `urls(for:in:)`, which has no `.libraryDirectory`.
    public func deviceURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        guard directory == .libraryDirectory else { return urls(for: directory, in: domainMask) }
        return domainMask.contains(.userDomainMask) ? [DeviceFolders.library] : []
    }

    /// Replaces `url(for:in:appropriateFor:create:)`, which has no `.libraryDirectory`.
    public func deviceURL(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
        guard directory == .libraryDirectory, domain == .userDomainMask else {
            return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
        if shouldCreate { try createDirectory(at: DeviceFolders.library, withIntermediateDirectories: true) }
        return DeviceFolders.library
    }
}

/// Apple's names for an app's folders.
extension URL {
    /// The user's documents.
    public static var documentsDirectory: URL { DeviceFolders.first(.documentDirectory) }
    /// The app's `Library` folder, with settings and data that are not documents.
    public static var libraryDirectory: URL { DeviceFolders.first(.libraryDirectory) }
    /// Files that can be created again.
    public static var cachesDirectory: URL { DeviceFolders.first(.cachesDirectory) }
    /// The app's data that the user does not see. It does not exist until the app creates it.
    public static var applicationSupportDirectory: URL { DeviceFolders.first(.applicationSupportDirectory) }
    /// The app's `Downloads` folder.
    public static var downloadsDirectory: URL { DeviceFolders.first(.downloadsDirectory) }
}
