internal import Foundation

/// Where the paragraphs of a text begin. A text without characters has one paragraph. > Units: UTF-16.
struct TextParagraphs: Equatable {
    private(set) var starts = [0]
    private(set) var length = 0

    static func isSeparator(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2028 || unit == 0x2029 }

    init() {}

    /// > Complexity: linear.
    init(_ units: some Collection<UInt16>) {
        length = units.count
        starts = [0] + Self.starts(units, at: 0)
    }

    var count: Int { starts.count }

    func range(at index: Int) -> Range<Int> { starts[index]..<(index + 1 < starts.count ? starts[index + 1] : length) }

    /// The paragraph of a place; the last one for the end of the text. > Complexity: logarithmic.
    func index(containing place: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= place { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Follows an edit.
    ///
    /// - Parameters:
    ///   - range: the edited range, in the text after the edit.
    ///   - delta: by how much the text became longer.
    ///   - units: the units of a range of the text after the edit.
    /// > Returns: the paragraphs that the edit replaced, and their number now.
    mutating func edit(_ range: Range<Int>, _ delta: Int, _ units: (Range<Int>) -> [UInt16]) -> (old: Range<Int>, new: Int) {
        // The unit before the edit may form one end mark with the first edited one.
        let first = index(containing: max(min(range.lowerBound, length) - 1, 0))
        let last = index(containing: min(max(range.upperBound - delta, 0), length))
        let (start, firstEnd) = (starts[first], self.range(at: first).upperBound)
        let end = self.range(at: last).upperBound + delta
        let found = [start] + Self.starts(units(start..<max(end, start)), at: start)
        let after = starts[(last + 1)...].map { $0 + delta }
        starts.replaceSubrange(first..., with: found + after)
        length += delta
        // A paragraph that ends where the edit begins remains, unless its end mark became longer.
        let isKept = first < last && found.count > 1 && found[1] == firstEnd && firstEnd <= range.lowerBound
        return isKept ? (first + 1..<last + 1, found.count - 1) : (first..<last + 1, found.count)
    }

    /// The starts after end marks. No paragraph begins at the end of the text: its last line belongs to the last paragraph.
    private static func starts(_ units: some Collection<UInt16>, at offset: Int) -> [Int] {
        var found: [Int] = []
        var place = offset
        var before: UInt16 = 0
        for unit in units {
            if isSeparator(before), !(before == 0x0D && unit == 0x0A) { found.append(place) }
            before = unit
            place += 1
        }
        return found
    }
}
