public import Foundation

/// The domain of errors of the index.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why something of the index failed.
///
/// > Contract: Core Spotlight, CSIndexError
public struct CSIndexError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The index cannot be written.
        case unknownError = -1
        /// The index is not available; not reported here.
        case indexUnavailableError = -1000
        /// An item is invalid: its identifier is empty.
        case invalidItemError = -1001
        /// The state of an app is invalid; not reported here.
        case invalidClientStateError = -1002
        /// There is no connection; not reported here.
        case remoteConnectionError = -1003
        /// Too much was indexed; not reported here.
        case quotaExceeded = -1004
        /// The device does not index; not reported here.
        case indexingUnsupported = -1005
    }
    /// The reason.
    public let code: Code
    private let text: String
    init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
    /// Creates an error of a reason.
    public init(_ code: Code) { self.init(code, "The index could not be changed.") }
    /// The domain of the errors.
    public static var errorDomain: String { CSIndexErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// What the error says.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
}

/// Is asked to index again what was lost. Its methods are not called here: the index is not lost.
///
/// > Contract: Core Spotlight, CSSearchableIndexDelegate
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Index everything again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    /// Index some items again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

/// What the user can search for of an app. It is kept among the device's data; home has no search field that shows it.
///
/// > Contract: Core Spotlight, CSSearchableIndex. > Isolation: any thread; handlers are called on a queue of the system.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let standard = CSSearchableIndex(.app)
    private let store: SearchIndexStore
    /// One change after another.
    private let queue = DispatchQueue(label: "org.ferry.spotlight")

    /// Is asked to index again; not retained, and not called here.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    init(_ store: SearchIndexStore) { self.store = store }

    /// The app's index under another name; all names have the same items here.
    public convenience init(name: String) { self.init(.app) }
    /// The app's index under another name and with a protection of its file, which devices here do not have.
    public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(.app) }

    /// The app's index.
    open class func `default`() -> CSSearchableIndex { standard }
    /// Whether the device indexes: true.
    open class func isIndexingAvailable() -> Bool { true }

    private func change(_ handler: (@Sendable ((any Error)?) -> Void)?, _ body: @escaping @Sendable (inout SearchIndex) -> Void) {
        queue.async { [store] in
            do {
                try store.change(body)
                handler?(nil)
            } catch { handler?(CSIndexError(.unknownError, "The index cannot be written: \(error)")) }
        }
    }

    private func change(_ body: @escaping @Sendable (inout SearchIndex) -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            change({ if let error = $0 { continuation.resume(throwing: error) } else { continuation.resume() } }, body)
        }
    }

    /// Adds items, or replaces those of the same identifiers.
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let values = items.map(\.value)
        guard values.allSatisfy({ !$0.identifier.isEmpty }) else {
            return queue.async { completionHandler?(CSIndexError(.invalidItemError, "An item has an empty identifier.")) }
        }
        change(completionHandler) { $0.add(values) }
    }
    /// Adds items, or replaces those of the same identifiers.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        let values = items.map(\.value)
        guard values.allSatisfy({ !$0.identifier.isEmpty }) else {
            throw CSIndexError(.invalidItemError, "An item has an empty identifier.")
        }
        try await change { $0.add(values) }
    }

    /// Removes the items of identifiers.
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        change(completionHandler) { $0.remove(identifiers: Set(identifiers)) }
    }
    /// Removes the items of identifiers.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await change { $0.remove(identifiers: Set(identifiers)) }
    }

    /// Removes the items of domains and of the domains in them.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { change(completionHandler) { $0.remove(domains: domainIdentifiers) } }
    /// Removes the items of domains and of the domains in them.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try await change { $0.remove(domains: domainIdentifiers) }
    }

    /// Removes all items.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        change(completionHandler) { $0.removeAll() }
    }
    /// Removes all items.
    open func deleteAllSearchableItems() async throws { try await change { $0.removeAll() } }

    /// Begins several changes with a state of the app; unavailable here.
    @available(*, unavailable, message: "the index keeps no state of the app: changes are made at once")
    open func beginBatch() {}
}

extension CSIndexError.Code {
    /// Whether an error has this reason: for `catch CSIndexError.…` and `case CSIndexError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CSIndexError.errorDomain && error.code == match.rawValue
    }
}

extension CSIndexError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var unknownError: Code { .unknownError }
    /// The reason of this name, for a comparison in a `catch`.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidItemError: Code { .invalidItemError }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// The reason of this name, for a comparison in a `catch`.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// The reason of this name, for a comparison in a `catch`.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// The reason of this name, for a comparison in a `catch`.
    public static var indexingUnsupported: Code { .indexingUnsupported }
}
