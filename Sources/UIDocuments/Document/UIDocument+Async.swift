public import Foundation

// The same operations for `await`.
extension UIDocument {
    /// Reads the file. > Returns: whether it was read.
    @discardableResult public func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }
    /// Saves unsaved changes, then closes. > Returns: whether that worked.
    @discardableResult public func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }
    /// Writes the contents of this moment. > Returns: whether they were written.
    @discardableResult public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }
    /// Saves if there are unsaved changes. > Returns: whether there are none now.
    @discardableResult public func autosave() async -> Bool {
        await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
    }
    /// Reads another file's contents. > Returns: whether they were read.
    @discardableResult public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
    }
}
