public import Foundation

/// Apple's "NSDiscardableContent": an object whose content may be thrown away while nobody uses it.
public protocol NSDiscardableContent {
    /// Returns true if the content is there; it stays until `endContentAccess()`.
    func beginContentAccess() -> Bool
    /// Ends what `beginContentAccess()` began.
    func endContentAccess()
    /// Throws the content away unless it is in use.
    func discardContentIfPossible()
    /// Whether the content was thrown away.
    func isContentDiscarded() -> Bool
}

extension URL {
    /// Apple's "checkPromisedItemIsReachable()". No file is in a cloud here: the same as `checkResourceIsReachable()`.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
