public import Foundation
public import UIKitCore

/// A search from its beginning to its end: the results, and the one that the user is at.
///
/// For overriding by an app that searches by itself; `UITextSearchingFindSession` searches a `UITextSearching` object.
/// > Contract: UIKit, UIFindSession.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// How results are shown.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// The number of the result and the number of all.
        case currentAndTotal = 0
        /// The number of all.
        case total = 1
        /// Nothing.
        case none = 2
    }

    /// Shows the session, and is notified of results that come later.
    weak var interaction: UIFindInteraction?

    /// Creates a session.
    public override init() { super.init() }

    /// The number of results.
    open var resultCount: Int { 0 }
    /// The result that the user is at; `NSNotFound` if there is none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// How results are shown; number and total by default.
    open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal {
        didSet { interaction?.updateResultCount() }
    }
    /// Whether the user can replace results; false by default.
    open var supportsReplacement: Bool { false }
    /// Whether the result that the user is at can be replaced; false by default.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    /// Searches a text; the results replace those before.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the result that the user is at.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Goes to the next or the previous result; after the last one to the first.
    open func highlightNextResult(inDirection: UITextStorageDirection) {}
    /// Removes all results.
    open func invalidateFoundResults() {}
}
