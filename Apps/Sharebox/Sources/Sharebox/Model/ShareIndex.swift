import Foundation

/// Filters and sorts a stored list. The list itself is neither copied nor reordered: all results are
/// indexes into it.
///
/// Sorting takes O(n log n) once for a list; after that changing the order or the day needs no sorting.
struct ShareIndex {
    private let times: [Double]
    /// Indexes by time. Shares with the same time keep their stored order, in both orders.
    private let oldestFirst: [Int32]
    private let newestFirst: [Int32]
    /// Folded names, concatenated, and their start offsets; created for the first search.
    private var names: (bytes: [UInt8], starts: [Int])?

    init(_ shares: [Share]) {
        let times = shares.map(\.createdAt.timeIntervalSinceReferenceDate)
        var order = (0..<Int32(shares.count)).map { $0 }
        order.sort { (times[Int($0)], $0) < (times[Int($1)], $1) }
        var reverse: [Int32] = []
        reverse.reserveCapacity(order.count)
        var end = order.count
        while end > 0 {
            // Shares with the same time are taken in their order, the last group first.
            var start = end - 1
            while start > 0, times[Int(order[start - 1])] == times[Int(order[end - 1])] { start -= 1 }
            reverse += order[start..<end]
            end = start
        }
        (self.times, oldestFirst, newestFirst) = (times, order, reverse)
    }

    /// Indexes of the shares that pass the filter, in its order.
    mutating func positions(_ filter: ShareFilter, of shares: [Share], in calendar: Calendar) -> [Int] {
        let order = filter.order == .newest ? newestFirst : oldestFirst
        var range = 0..<order.count
        if let day = filter.day {
            guard let moments = day.moments(in: calendar) else { return [] }
            range = rows(of: moments, order: filter.order)
        }
        let part = SearchText.fold(filter.text)
        guard !part.isEmpty else { return order[range].map { Int($0) } }
        let names = foldedNames(of: shares)
        return order[range].compactMap { position in
            let place = Int(position)
            return SearchText.contains(names.bytes[names.starts[place]..<names.starts[place + 1]], part) ? place : nil
        }
    }

    /// The range of a sorted order whose times are in a range, by binary search.
    private func rows(of moments: Range<Date>, order: ShareFilter.Order) -> Range<Int> {
        let (low, high) = (moments.lowerBound.timeIntervalSinceReferenceDate, moments.upperBound.timeIntervalSinceReferenceDate)
        let first = oldestFirst.partition { times[Int($0)] >= low }
        let end = oldestFirst.partition { times[Int($0)] >= high }
        return order == .oldest ? first..<end : oldestFirst.count - end..<oldestFirst.count - first
    }

    private mutating func foldedNames(of shares: [Share]) -> (bytes: [UInt8], starts: [Int]) {
        if let names { return names }
        var made: (bytes: [UInt8], starts: [Int]) = ([], [0])
        made.starts.reserveCapacity(shares.count + 1)
        for share in shares {
            made.bytes += SearchText.fold(share.name)
            made.starts.append(made.bytes.count)
        }
        names = made
        return made
    }
}

extension Array {
    /// The first index whose element passes, if all that pass come after all that do not.
    fileprivate func partition(_ passes: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
