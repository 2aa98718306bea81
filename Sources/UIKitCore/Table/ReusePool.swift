internal import Foundation

/// A reuse queue per identifier: how new views are created, and the views waiting to be reused.
///
/// > Contract: UIKit, TV-8 to TV-10. > Complexity: O(1) a view.
@MainActor package struct ReusePool<View: UIView> {
    package enum Recipe {
        case type(UIView.Type)
        case nib(UINib)

        package func isSame(as other: Recipe) -> Bool {
            switch (self, other) {
            case (.type(let type), .type(let other)): type == other
            case (.nib(let nib), .nib(let other)): nib === other
            default: false
            }
        }
    }

    private var recipes: [String: Recipe] = [:]
    private var waiting: [String: [View]] = [:]

    package init() {}

    /// Waiting views stay when they were created by the same recipe.
    /// > Returns: the views created by another recipe, which can no longer be reused.
    package mutating func register(_ recipe: Recipe?, for identifier: String) -> [View] {
        defer { recipes[identifier] = recipe }
        if let recipe, let known = recipes[identifier], recipe.isSame(as: known) { return [] }
        return waiting.removeValue(forKey: identifier) ?? []
    }

    package func recipe(for identifier: String) -> Recipe? { recipes[identifier] }

    package mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    package mutating func put(_ view: View, for identifier: String) { waiting[identifier, default: []].append(view) }

    /// The number of waiting views. For tests.
    package var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

    /// Removes every waiting view.
    package mutating func drain() -> [View] {
        let all = waiting.values.flatMap { $0 }
        waiting = [:]
        return all
    }

    /// Bounds the queue, so that a reload that shows fewer rows does not leave views behind without limit.
    package mutating func trim(to limit: Int) -> [View] {
        var gone: [View] = []
        for (identifier, views) in waiting where views.count > limit {
            gone += views.prefix(views.count - limit)
            waiting[identifier] = Array(views.suffix(limit))
        }
        return gone
    }
}
