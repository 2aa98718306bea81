internal import Foundation

/// The attributes of a text as runs of equal attributes. > Complexity: linear in runs.
struct AttributeRuns {
    typealias Attributes = [NSAttributedString.Key: Any]
    struct Run {
        var length: Int
        var attributes: Attributes
    }
    private(set) var runs: [Run] = []

    /// The run that contains an offset, and its start.
    private func find(_ offset: Int) -> (index: Int, start: Int) {
        var start = 0
        for index in runs.indices {
            if offset < start + runs[index].length { return (index, start) }
            start += runs[index].length
        }
        return (runs.count, start)
    }

    func attributes(at offset: Int) -> (attributes: Attributes, range: Range<Int>)? {
        let (index, start) = find(offset)
        guard index < runs.count else { return nil }
        return (runs[index].attributes, start..<start + runs[index].length)
    }

    /// Splits a run at an offset; returns its index.
    private mutating func cut(at offset: Int) -> Int {
        let (index, start) = find(offset)
        guard index < runs.count, start < offset else { return index }
        let tail = Run(length: start + runs[index].length - offset, attributes: runs[index].attributes)
        runs[index].length = offset - start
        runs.insert(tail, at: index + 1)
        return index + 1
    }

    /// Characters are replaced; the new ones take the attributes of the first replaced one, else of the preceding one, else of the next.
    mutating func replace(_ range: Range<Int>, length: Int) {
        let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        let kept = attributes(at: place)?.attributes ?? [:]
        replace(range, length: length, attributes: kept)
    }

    mutating func replace(_ range: Range<Int>, length: Int, attributes: Attributes) {
        let first = cut(at: range.lowerBound)
        let end = range.isEmpty ? first : cut(at: range.upperBound)
        runs.replaceSubrange(first..<max(end, first), with: length > 0 ? [Run(length: length, attributes: attributes)] : [])
        join(first)
        join(first + 1)
    }

    /// Merges two adjacent runs with equal attributes.
    private mutating func join(_ index: Int) {
        guard index > 0, index < runs.count, Self.areSame(runs[index - 1].attributes, runs[index].attributes) else { return }
        runs[index - 1].length += runs[index].length
        runs.remove(at: index)
    }

    static func areSame(_ one: Attributes, _ other: Attributes) -> Bool {
        guard one.count == other.count else { return false }
        return one.allSatisfy { key, value in
            guard let there = other[key] else { return false }
            if let left = value as? NSObject, let right = there as? NSObject, left === right { return true }
            guard let left = value as? AnyHashable, let right = there as? AnyHashable else { return false }
            return left == right
        }
    }
}
