internal import Foundation
public import UIKitCore

/// Searches a `UITextSearching` object.
///
/// > Contract: UIKit, UITextSearchingFindSession.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    private let engine: any TextSearching
    private var lastQuery: (text: String, options: UITextSearchOptions)?

    /// Creates a session that searches an object, which it retains.
    public init<Searched: UITextSearching>(searchableObject: Searched) {
        engine = TextSearchEngine(searchableObject)
        super.init()
    }

    /// The object that is searched.
    open var searchableObject: (any UITextSearching)? { engine.object }
    open override var resultCount: Int { engine.count }
    open override var highlightedResultIndex: Int { engine.current ?? NSNotFound }
    open override var supportsReplacement: Bool { engine.object.supportsTextReplacement }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { engine.canReplaceCurrent }

    /// Without options letters of either case, with any accents, are found in any part of a word.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        let options = options ?? UITextSearchOptions(.contains)
        lastQuery = (query, options)
        engine.search(query, options) { [weak self] in self?.interaction?.updateResultCount() }
    }

    /// The results after the replaced one move, so that the text is searched again.
    open override func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {
        let place = engine.current ?? 0
        guard engine.replaceCurrent(with: replacementString) else { return }
        performSearch(query: query, options: options ?? lastQuery?.options)
        guard engine.count > 0 else { return }
        while let current = engine.current, current != min(place, engine.count - 1) { engine.move(forward: true) }
        interaction?.updateResultCount()
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        let options = options ?? lastQuery?.options ?? UITextSearchOptions(.contains)
        engine.object.replaceAll(queryString: searchQuery, options: options, withText: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func highlightNextResult(inDirection: UITextStorageDirection) { engine.move(forward: inDirection == .forward) }

    open override func invalidateFoundResults() {
        engine.clear()
        interaction?.updateResultCount()
    }
}
