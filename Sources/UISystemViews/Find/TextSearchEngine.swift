internal import Foundation
internal import UIKitCore

/// A search of one object, whatever the type of its documents.
@preconcurrency @MainActor protocol TextSearching: AnyObject {
    var object: any UITextSearching { get }
    var count: Int { get }
    var current: Int? { get }
    var canReplaceCurrent: Bool { get }
    func search(_ query: String, _ options: UITextSearchOptions, changed: @escaping @MainActor () -> Void)
    func move(forward: Bool)
    func replaceCurrent(with text: String) -> Bool
    func clear()
}

/// Searches one object.
@MainActor final class TextSearchEngine<Searched: UITextSearching>: TextSearching {
    private typealias Aggregator = UITextSearchAggregator<Searched.DocumentIdentifier>
    private let searched: Searched
    private var results = TextSearchResults<Aggregator.Found>()
    private var list: Aggregator.List?

    init(_ searched: Searched) { self.searched = searched }

    var object: any UITextSearching { searched }
    var count: Int { results.results.count }
    var current: Int? { results.current }
    var canReplaceCurrent: Bool { searched.supportsTextReplacement && results.current != nil }

    func search(_ query: String, _ options: UITextSearchOptions, changed: @escaping @MainActor () -> Void) {
        clear()
        guard !query.isEmpty else { return changed() }
        // An older search's results come too late: its list is no longer this one's.
        weak var newest: Aggregator.List?
        let list = Aggregator.List { [weak self] in
            guard let self, let newest, newest === self.list else { return }
            take(newest.all)
            changed()
        }
        newest = list
        self.list = list
        searched.performTextSearch(queryString: query, options: options, resultAggregator: Aggregator(list: list))
    }

    private func take(_ found: [Aggregator.Found]) {
        searched.clearAllDecoratedFoundText()
        let sorted = found.sorted { isBefore($0, $1) }
        var first = 0
        if let selected = searched.selectedTextRange {
            let document = searched.selectedTextSearchDocument
            first = sorted.firstIndex { searched.compare($0.range, toRange: selected, document: document) != .orderedAscending } ?? 0
        }
        results = TextSearchResults(sorted, first: first)
        for found in sorted { searched.decorate(foundTextRange: found.range, document: found.document, usingStyle: .found) }
        highlight()
    }

    private func isBefore(_ one: Aggregator.Found, _ other: Aggregator.Found) -> Bool {
        switch searched.compare(document: one.document, toDocument: other.document) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: searched.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
        }
    }

    private func highlight() {
        guard let found = results.currentResult else { return }
        searched.willHighlight(foundTextRange: found.range, document: found.document)
        searched.decorate(foundTextRange: found.range, document: found.document, usingStyle: .highlighted)
        searched.scrollRangeToVisible(found.range, inDocument: found.document)
    }

    func move(forward: Bool) {
        if let found = results.currentResult {
            searched.decorate(foundTextRange: found.range, document: found.document, usingStyle: .found)
        }
        results.move(forward: forward)
        highlight()
    }

    func replaceCurrent(with text: String) -> Bool {
        guard let found = results.currentResult,
            searched.shouldReplace(foundTextRange: found.range, document: found.document, withText: text)
        else { return false }
        searched.replace(foundTextRange: found.range, document: found.document, withText: text)
        return true
    }

    func clear() {
        list = nil
        results = TextSearchResults()
        searched.clearAllDecoratedFoundText()
    }
}
