/// Aligns a stack's views across its axis.
///
/// > Contract: UIKit, SK-10, SK-11.
package enum StackAlignment: Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// A view across the axis. > Units: points.
    package struct Item: Hashable, Sendable {
        /// Nil for a view without intrinsic size, which fills.
        package var natural: Double?
        package var minimum: Double
        package var maximum: Double
        /// Baselines from the view's top; nil is its bottom.
        package var firstBaseline: Double?
        package var lastBaseline: Double?

        package init(
            natural: Double?, minimum: Double = 0, maximum: Double = .infinity, firstBaseline: Double? = nil, lastBaseline: Double? = nil
        ) {
            self.natural = natural
            self.minimum = minimum
            self.maximum = maximum
            self.firstBaseline = firstBaseline
            self.lastBaseline = lastBaseline
        }

        var wanted: Double { max(minimum, min(maximum, natural ?? 0)) }
    }

    /// Starts are rounded to pixels. > Complexity: O(n).
    package func spans(of items: [Item], in extent: Double, scale: Double = 1) -> [StackSpan] {
        places(of: items, in: extent).map { StackSpan(start: Pixels.round($0.start, scale: scale), length: $0.length) }
    }

    private func places(of items: [Item], in extent: Double) -> [StackSpan] {
        let lengths = items.map { length(of: $0, in: extent) }
        switch self {
        case .fill, .leading: return lengths.map { StackSpan(start: 0, length: $0) }
        case .trailing: return lengths.map { StackSpan(start: extent - $0, length: $0) }
        case .center: return lengths.map { StackSpan(start: (extent - $0) / 2, length: $0) }
        case .firstBaseline:
            let ascents = zip(items, lengths).map { $0.firstBaseline ?? $1 }
            let line = ascents.max() ?? 0
            return zip(ascents, lengths).map { StackSpan(start: line - $0, length: $1) }
        case .lastBaseline:
            let descents = zip(items, lengths).map { $1 - ($0.lastBaseline ?? $1) }
            let line = extent - (descents.max() ?? 0)
            return zip(descents, lengths).map { descent, length in StackSpan(start: line - (length - descent), length: length) }
        }
    }

    /// The stack's intrinsic size across: enough for the largest view, or for all on their common baseline.
    package func naturalExtent(of items: [Item]) -> Double {
        switch self {
        case .firstBaseline:
            let above = items.map { $0.firstBaseline ?? $0.wanted }.max() ?? 0
            return above + (items.map { $0.wanted - ($0.firstBaseline ?? $0.wanted) }.max() ?? 0)
        case .lastBaseline:
            let above = items.map { $0.lastBaseline ?? $0.wanted }.max() ?? 0
            return above + (items.map { $0.wanted - ($0.lastBaseline ?? $0.wanted) }.max() ?? 0)
        default: return items.map(\.wanted).max() ?? 0
        }
    }

    private func length(of item: Item, in extent: Double) -> Double {
        if self == .fill || item.natural == nil { return max(item.minimum, min(item.maximum, extent)) }
        return min(item.wanted, max(extent, item.minimum))
    }
}
