/// Changes to one file's text that keep every line where it is.
///
/// > Units: UTF-8 offsets in the original.
struct SourceEdits {
    struct Edit {
        var range: Range<Int>
        var text: String
    }

    private(set) var edits: [Edit] = []
    /// Goes behind the last line.
    var trailer: [String] = []

    var isEmpty: Bool { edits.isEmpty && trailer.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text))
    }

    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text))
    }

    /// Blanks a stretch of text out; its line ends stay.
    mutating func blank(_ range: Range<Int>, of source: [UInt8]) {
        edits.append(Edit(range: range, text: Self.blanks(for: source[range])))
    }

    /// Puts an expression in the place of another so that what follows keeps its column if the new text is no longer.
    mutating func substitute(_ range: Range<Int>, with text: String, of source: [UInt8]) {
        var padding = Self.blanks(for: source[range])
        let space = padding.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        padding.removeLast(min(space, text.utf8.count))
        edits.append(Edit(range: range, text: padding + text))
    }

    func apply(to source: [UInt8]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.text.utf8.count })
        var position = 0
        for edit in sorted where edit.range.lowerBound >= position {
            output += source[position..<edit.range.lowerBound]
            output += edit.text.utf8
            position = edit.range.upperBound
        }
        output += source[position...]
        if !trailer.isEmpty {
            if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
            output += (trailer.joined(separator: "\n") + "\n").utf8
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// In order of place; of several at one place the first made comes first, an outer one before what it swallows.
    var sorted: [Edit] {
        edits.enumerated().sorted { first, second in
            let (a, b) = (first.element.range, second.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            if a.isEmpty != b.isEmpty { return a.isEmpty }
            if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
            return first.offset < second.offset
        }.map(\.element)
    }

    private static func blanks(for bytes: ArraySlice<UInt8>) -> String {
        // One blank per character a compiler counts: columns are counted in UTF-8 units.
        String(decoding: bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
    }
}
