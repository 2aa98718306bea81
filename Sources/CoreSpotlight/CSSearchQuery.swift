public import Foundation
internal import Synchronization

/// The domain of errors of queries.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query failed.
///
/// > Contract: Core Spotlight, CSSearchQueryError
public struct CSSearchQueryError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// Of no other kind; not reported here.
        case unknown = -2000
        /// The index is not reached; not reported here.
        case indexUnreachable = -2001
        /// The text is no query, or has what is not known here.
        case invalidQuery = -2002
        /// The query was cancelled.
        case cancelled = -2003
    }
    /// The reason.
    public let code: Code
    private let text: String
    init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
    /// Creates an error of a reason.
    public init(_ code: Code) { self.init(code, "The query failed.") }
    /// The domain of the errors.
    public static var errorDomain: String { CSSearchQueryErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// What the error says.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
}

/// Finds items of the app's index.
///
/// A query compares attributes with quoted texts: `title == "*tea*"cd`, joined by `&&`, `||` and brackets. `*` stands for any characters;
/// `c` passes over case, `d` over accents, `w` begins at words. `**` as the attribute stands for all.
///
/// > Contract: Core Spotlight, CSSearchQuery. > Partial: no comparisons of numbers and dates. > Isolation: handlers are called on a queue of
/// the system, one after the other.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    private struct State {
        var found: (@Sendable ([CSSearchableItem]) -> Void)?
        var completed: (@Sendable ((any Error)?) -> Void)?
        var isCancelled = false
        var isStarted = false
        var count = 0
    }
    private let state = Mutex(State())
    private let text: String
    private let store: SearchIndexStore

    /// A query. > Parameters: attributes: those to fetch; here items have all.
    public convenience init(queryString: String, attributes: [String]?) { self.init(queryString, .app) }
    init(_ text: String, _ store: SearchIndexStore) { (self.text, self.store) = (text, store) }

    /// Receives items that were found.
    open var foundItemsHandler: (@Sendable (_ items: [CSSearchableItem]) -> Void)? {
        get { state.withLock { $0.found } }
        set { state.withLock { $0.found = newValue } }
    }
    /// Called last, with an error if the query failed.
    open var completionHandler: (@Sendable (_ error: (any Error)?) -> Void)? {
        get { state.withLock { $0.completed } }
        set { state.withLock { $0.completed = newValue } }
    }
    /// How many items were found.
    open var foundItemCount: Int { state.withLock(\.count) }
    /// Whether it was cancelled.
    open var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// Begins; no effect after the first time.
    open func start() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
        if isFirst { DispatchQueue.global().async { self.run() } }
    }

    /// Ends the query: its completion handler receives ``CSSearchQueryError/Code/cancelled``.
    open func cancel() { state.withLock { $0.isCancelled = true } }

    private func run() {
        let (found, completed, isCancelled) = state.withLock { ($0.found, $0.completed, $0.isCancelled) }
        if isCancelled { completed?(CSSearchQueryError(.cancelled, "The query was cancelled.")); return }
        do throws(SearchParser.Failure) {
            let items = store.index.items(try SearchParser.expression(text), at: Date())
            state.withLock { $0.count = items.count }
            if !items.isEmpty { found?(items.map { CSSearchableItem($0) }) }
            completed?(nil)
        } catch {
            completed?(CSSearchQueryError(.invalidQuery, "The query is invalid at character \(error.place + 1): \(error.reason)."))
        }
    }
}

extension CSSearchQueryError.Code {
    /// Whether an error has this reason: for `catch CSSearchQueryError.…` and `case CSSearchQueryError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CSSearchQueryError.errorDomain && error.code == match.rawValue
    }
}

extension CSSearchQueryError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var unknown: Code { .unknown }
    /// The reason of this name, for a comparison in a `catch`.
    public static var indexUnreachable: Code { .indexUnreachable }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidQuery: Code { .invalidQuery }
    /// The reason of this name, for a comparison in a `catch`.
    public static var cancelled: Code { .cancelled }
}
