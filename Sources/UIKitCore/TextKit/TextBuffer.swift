internal import Foundation

/// A text stored by paragraph, so that an edit touches only the paragraphs it intersects. A value; offsets are UTF-16.
///
/// > Complexity: finding an offset is linear in paragraphs, an edit in those and in the units of the paragraphs it touches.
struct TextBuffer: Hashable {
    /// A paragraph with its end mark. All but the last have one; the last may be empty.
    private(set) var paragraphs: [[UInt16]] = [[]]
    private(set) var length = 0

    init() {}

    init(_ string: String) {
        paragraphs = TextBuffer.split(Array(string.utf16))
        length = paragraphs.reduce(0) { $0 + $1.count }
    }

    /// The index and start of a paragraph; the second one at a boundary.
    func paragraph(at offset: Int) -> (index: Int, start: Int) {
        var start = 0
        for index in paragraphs.indices.dropLast() {
            let end = start + paragraphs[index].count
            if offset < end { return (index, start) }
            start = end
        }
        return (paragraphs.count - 1, start)
    }

    func start(ofParagraph index: Int) -> Int { paragraphs[..<index].reduce(0) { $0 + $1.count } }

    var string: String {
        var units: [UInt16] = []
        units.reserveCapacity(length)
        for paragraph in paragraphs { units += paragraph }
        return String(decoding: units, as: UTF16.self)
    }

    /// > Precondition: the range is valid.
    func units(_ range: Range<Int>) -> [UInt16] {
        guard !range.isEmpty else { return [] }
        var (index, start) = paragraph(at: range.lowerBound)
        var found: [UInt16] = []
        while start < range.upperBound {
            let units = paragraphs[index]
            found += units[max(range.lowerBound - start, 0)..<min(range.upperBound - start, units.count)]
            start += units.count
            index += 1
        }
        return found
    }

    /// An edit's effect on the paragraphs: `old` of them became `new`.
    struct Change: Hashable {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// > Precondition: the range is valid.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with replacement: [UInt16]) -> Change {
        var (first, firstStart) = paragraph(at: range.lowerBound)
        let (end, endStart) = paragraph(at: range.upperBound)
        // An adjacent unit may form one end mark with the edit: a return before a line feed.
        if first > 0, paragraphs[first - 1].last == 0x0D {
            first -= 1
            firstStart -= paragraphs[first].count
        }
        var units = prefix(first, from: firstStart, to: range.lowerBound)
        units += replacement
        units += paragraphs[end][(range.upperBound - endStart)...]
        var last = end
        if units.last == 0x0D, last < paragraphs.count - 1, paragraphs[last + 1].first == 0x0A {
            last += 1
            units += paragraphs[last]
        }
        let made = TextBuffer.split(units, endsText: last == paragraphs.count - 1)
        paragraphs.replaceSubrange(first...last, with: made)
        length += replacement.count - range.count
        return Change(old: first..<last + 1, new: first..<first + made.count)
    }

    /// The units from a paragraph's start up to an offset in it or in the next.
    private func prefix(_ index: Int, from start: Int, to end: Int) -> [UInt16] {
        let count = end - start
        guard count > paragraphs[index].count else { return Array(paragraphs[index][..<count]) }
        return paragraphs[index] + paragraphs[index + 1][..<(count - paragraphs[index].count)]
    }

    static func split(_ units: [UInt16], endsText: Bool = true) -> [[UInt16]] {
        var found: [[UInt16]] = []
        var start = 0
        var index = 0
        while index < units.count {
            let isReturn = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
            if !isReturn, TextUnits.isSeparator(units[index]) {
                found.append(Array(units[start...index]))
                start = index + 1
            }
            index += 1
        }
        if endsText || start < units.count { found.append(Array(units[start...])) }
        return found
    }
}
