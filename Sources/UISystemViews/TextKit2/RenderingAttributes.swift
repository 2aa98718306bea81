internal import Foundation

/// Attributes that change how text is drawn and not where, by ranges that do not overlap, in the text's order.
struct RenderingAttributes {
    typealias Attributes = [NSAttributedString.Key: Any]

    private(set) var runs: [(range: NSTextRange, attributes: Attributes)] = []

    /// Changes the attributes of a range, also of its parts that have none.
    mutating func change(_ range: NSTextRange, _ body: (Attributes) -> Attributes) {
        guard !range.isEmpty else { return }
        var kept: [(range: NSTextRange, attributes: Attributes)] = []
        var cursor = range.location
        func add(_ start: any NSTextLocation, _ end: any NSTextLocation, _ attributes: Attributes) {
            guard !attributes.isEmpty, let part = NSTextRange(location: start, end: end), !part.isEmpty else { return }
            kept.append((part, attributes))
        }
        for run in runs {
            guard run.range.intersects(range), let common = run.range.intersection(range) else {
                kept.append(run)
                continue
            }
            add(run.range.location, common.location, run.attributes)
            add(cursor, common.location, body([:]))
            add(common.location, common.endLocation, body(run.attributes))
            add(common.endLocation, run.range.endLocation, run.attributes)
            cursor = common.endLocation
        }
        add(cursor, range.endLocation, body([:]))
        runs = kept.sorted { $0.range.location.compare($1.range.location) == .orderedAscending }
    }

    /// Moves with an edit of a text storage; the replaced text has no attributes.
    mutating func follow(_ original: NSTextRange, _ new: NSTextRange) {
        guard let old = original.offsets, let now = new.offsets else { return }
        let delta = now.count - old.count
        runs = runs.flatMap { run -> [(range: NSTextRange, attributes: Attributes)] in
            guard let range = run.range.offsets else { return [run] }
            var parts: [Range<Int>] = []
            if range.lowerBound < old.lowerBound { parts.append(range.lowerBound..<Swift.min(range.upperBound, old.lowerBound)) }
            if range.upperBound > old.upperBound {
                parts.append(Swift.max(range.lowerBound, old.upperBound) + delta..<range.upperBound + delta)
            }
            return parts.map { (NSTextRange($0), run.attributes) }
        }
    }
}
