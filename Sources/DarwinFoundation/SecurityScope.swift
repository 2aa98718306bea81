public import Foundation

extension URL {
    /// Makes a file accessible that the user chose outside of the app's container.
    ///
    /// > Returns: true for files; they are accessible to the app without it. > Contract: Foundation, startAccessingSecurityScopedResource.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends the access. The file stays accessible here.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Makes a file accessible that the user chose; see `URL`.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Ends the access; see `URL`.
    public func stopAccessingSecurityScopedResource() {}
}
