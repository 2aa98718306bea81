internal import Foundation

/// The results of a search in their order, and the one that the user is at. Values only.
struct TextSearchResults<Result> {
    private(set) var results: [Result] = []
    private(set) var current: Int?

    /// - Parameter first: the result to be at; past the end the first one.
    init(_ results: [Result] = [], first: Int = 0) {
        self.results = results
        current = results.isEmpty ? nil : results.indices.contains(first) ? first : 0
    }

    var currentResult: Result? { current.map { results[$0] } }

    /// Goes forward or back, around the ends.
    mutating func move(forward: Bool) {
        guard let current, !results.isEmpty else { return }
        self.current = (current + (forward ? 1 : results.count - 1)) % results.count
    }
}
