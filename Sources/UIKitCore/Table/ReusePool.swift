internal import Foundation

/// Views by identifier: how new ones are made, and those waiting to be shown again.
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

    /// Views that wait stay when the recipe is the one they were made by.
    /// > Returns: those that another recipe made, which are of no use any more.
    package mutating func register(_ recipe: Recipe?, for identifier: String) -> [View] {
        defer { recipes[identifier] = recipe }
        if let recipe, let known = recipes[identifier], recipe.isSame(as: known) { return [] }
        return waiting.removeValue(forKey: identifier) ?? []
    }

    package func recipe(for identifier: String) -> Recipe? { recipes[identifier] }

    package mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    package mutating func put(_ view: View, for identifier: String) { waiting[identifier, default: []].append(view) }

    /// How many views wait. For tests.
    package var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

    /// Lets go of every view that waits.
    package mutating func drain() -> [View] {
        let all = waiting.values.flatMap { $0 }
        waiting = [:]
        return all
    }

    /// Views of a kind cannot be left without limit after a reload that shows fewer rows.
    package mutating func trim(to limit: Int) -> [View] {
        var gone: [View] = []
        for (identifier, views) in waiting where views.count > limit {
            gone += views.prefix(views.count - limit)
            waiting[identifier] = Array(views.suffix(limit))
        }
        return gone
    }
}
