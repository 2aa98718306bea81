/// Shares a stack's length among its views.
///
/// > Contract: UIKit, SK-4 to SK-9, SK-12, SK-13, SK-16.
package enum StackDistribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    /// A span for every item. Items that are hidden lie where they would come in, without length.
    ///
    /// Starts and stretched lengths are rounded to pixels. `whole` is the stack's length with its margins, which proportional lengths are
    /// parts of; nil when it has none. > Complexity: O(n log n).
    package func spans(of items: [StackItem], in length: Double, whole: Double? = nil, scale: Double = 1) -> [StackSpan] {
        let shown = items.filter { !$0.isHidden }
        let length = length.isFinite ? max(0, length) : 0
        let lengths = lengths(of: shown, in: length, whole: whole.flatMap { $0.isFinite ? max(0, $0) : nil } ?? length, scale: scale)
        let starts = starts(of: shown, lengths: lengths, in: length)
        var result: [StackSpan] = []
        var (next, end) = (0, 0.0)
        for item in items {
            if item.isHidden {
                result.append(StackSpan(start: end, length: 0))
            } else {
                let span = StackSpan(
                    start: Pixels.round(starts[next], scale: scale),
                    length: Self.rounded(lengths[next], wanted: shown[next].wanted, scale: scale))
                result.append(span)
                end = span.end
                next += 1
            }
        }
        return result
    }

    /// What the stack itself asks for. > Contract: SK-12.
    package func naturalLength(of items: [StackItem]) -> Double {
        let shown = items.filter { !$0.isHidden }
        let gaps = shown.dropLast().reduce(0) { $0 + $1.gapAfter }
        if self == .fillEqually { return (shown.map(\.wanted).max() ?? 0) * Double(shown.count) + gaps }
        return shown.reduce(gaps) { $0 + $1.wanted }
    }

    // MARK: Lengths

    private func lengths(of items: [StackItem], in length: Double, whole: Double, scale: Double) -> [Double] {
        let gaps = items.dropLast().reduce(0) { $0 + $1.gapAfter }
        let space = max(0, length - gaps)
        switch self {
        case .fillEqually:
            return items.map { _ in space / Double(items.count) }
        case .fillProportionally:
            return Self.proportional(items, gaps: gaps, in: length, whole: whole, scale: scale)
        case .fill:
            return Self.fill(items, space: space)
        case .equalSpacing, .equalCentering:
            let total = items.reduce(0) { $0 + $1.wanted }
            // A view alone is pinned to both ends.
            return total > space || items.count == 1 ? Self.fill(items, space: space) : items.map(\.wanted)
        }
    }

    /// As the weak constraints of `UIStackView` have it: each length is the natural one's part of the whole stack, where the whole stands for
    /// the natural lengths and the gaps; what that leaves over or lacks is the last view's.
    private static func proportional(_ items: [StackItem], gaps: Double, in length: Double, whole: Double, scale: Double) -> [Double] {
        let natural = items.reduce(0) { $0 + $1.wanted }
        let space = max(0, length - gaps)
        guard natural > 0 else { return items.map { _ in space / Double(items.count) } }
        var lengths = items.map { $0.clamp(Pixels.round(whole * $0.wanted / (natural + gaps), scale: scale)) }
        var rest = space - lengths.reduce(0, +)
        for index in items.indices.reversed() where abs(rest) > 1e-9 {
            let new = items[index].clamp(max(0, lengths[index] + rest))
            rest -= new - lengths[index]
            lengths[index] = new
        }
        return lengths
    }

    /// Slack goes to the view that hugs least, shortage to the one that resists least.
    static func fill(_ items: [StackItem], space: Double) -> [Double] {
        var lengths = items.map(\.wanted)
        var rest = space - lengths.reduce(0, +)
        guard abs(rest) > 1e-9 else { return lengths }
        for index in rest > 0 ? stretchOrder(items) : squeezeOrder(items) where abs(rest) > 1e-9 {
            let new = items[index].clamp(max(0, lengths[index] + rest))
            rest -= new - lengths[index]
            lengths[index] = new
        }
        return lengths
    }

    /// Views without a natural length first, the last of them foremost; then by hugging, the first of equals. > Contract: SK-5.
    private static func stretchOrder(_ items: [StackItem]) -> [Int] {
        let flexible = items.indices.reversed().filter { items[$0].natural == nil }
        let others = items.indices.filter { items[$0].natural != nil }.sorted { (items[$0].hugging, $0) < (items[$1].hugging, $1) }
        return flexible + others
    }

    private static func squeezeOrder(_ items: [StackItem]) -> [Int] {
        items.indices.sorted { (items[$0].compression, $0) < (items[$1].compression, $1) }
    }

    // MARK: Places

    private func starts(of items: [StackItem], lengths: [Double], in length: Double) -> [Double] {
        let packed = Self.packed(items, lengths)
        guard items.count > 1, let last = packed.last else { return packed }
        let slack = length - (last + lengths[items.count - 1])
        switch self {
        case .equalSpacing where slack > 0: return Self.equallySpaced(items, lengths, in: length)
        case .equalCentering where slack > 0: return Self.equallyCentered(items, lengths, in: length)
        default: return packed
        }
    }

    private static func packed(_ items: [StackItem], _ lengths: [Double]) -> [Double] {
        var next = 0.0
        return zip(items, lengths).map { item, length in
            defer { next += length + item.gapAfter }
            return next
        }
    }

    /// The gaps are equal except where a least gap is larger than that.
    private static func equallySpaced(_ items: [StackItem], _ lengths: [Double], in length: Double) -> [Double] {
        let least = items.dropLast().map(\.gapAfter)
        var space = length - lengths.reduce(0, +)
        var equal = least.count
        var gap = space / Double(equal)
        for large in least.sorted(by: >) where large > gap && equal > 1 {
            space -= large
            equal -= 1
            gap = space / Double(equal)
        }
        var next = 0.0
        return lengths.indices.map { index in
            defer { next += lengths[index] + (index < least.count ? max(gap, least[index]) : 0) }
            return next
        }
    }

    /// Centres at equal distances, pushed apart where views would come closer than their gap.
    private static func equallyCentered(_ items: [StackItem], _ lengths: [Double], in length: Double) -> [Double] {
        let last = lengths.count - 1
        let first = lengths[0] / 2
        let distance = (length - lengths[last] / 2 - first) / Double(last)
        var starts = lengths.indices.map { first + distance * Double($0) - lengths[$0] / 2 }
        for index in 1...last { starts[index] = max(starts[index], starts[index - 1] + lengths[index - 1] + items[index - 1].gapAfter) }
        starts[last] = length - lengths[last]
        for index in (0..<last).reversed() {
            starts[index] = min(starts[index], starts[index + 1] - items[index].gapAfter - lengths[index])
        }
        return starts
    }

    /// What a view asked for itself is kept, or its text would not fit any more.
    private static func rounded(_ length: Double, wanted: Double, scale: Double) -> Double {
        abs(length - wanted) < 1e-9 ? length : Pixels.round(length, scale: scale)
    }
}
