internal import Foundation
internal import ObjectiveC
public import UIKitCore

/// Collects the results of a search, on any thread. After a newer search it ignores further results.
///
/// > Contract: UIKit, UITextSearchAggregator.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
    struct Found {
        var range: UITextRange
        var document: DocumentIdentifier
    }

    /// Unchecked: ranges are immutable, and the list is behind a lock.
    final class List: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Found] = []
        /// Called on the main actor after a change; set before the search begins.
        private let changed: @MainActor () -> Void

        init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }

        var all: [Found] { lock.withLock { results } }

        func change(_ body: (inout [Found]) -> Void) { lock.withLock { body(&results) } }

        func tell() {
            if MainQueue.isCurrent { return MainActor.assumeIsolated { changed() } }
            Task { @MainActor in changed() }
        }
    }

    /// Unchecked for its generic parameter only: see `List`.
    let list: List

    /// All results, in the order in which they were found.
    public var allFoundRanges: [UITextRange] { list.all.map(\.range) }

    /// Adds a result; one that is there already is not added again.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        list.change { results in
            guard !results.contains(where: { $0.range == range && $0.document == document }) else { return }
            results.append(Found(range: range, document: document))
        }
    }

    /// Removes a result.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        list.change { $0.removeAll { $0.range == range && $0.document == document } }
        list.tell()
    }

    /// Removes all results.
    public func invalidate() {
        list.change { $0 = [] }
        list.tell()
    }

    /// Shows the results.
    public func finishedSearching() { list.tell() }
}
