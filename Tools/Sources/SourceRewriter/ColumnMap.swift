/// Maps columns of rewritten lines to the original. Line numbers are the same in both.
///
/// > Units: lines and columns from 1, columns in UTF-8 units, as compilers count.
public struct ColumnMap: Hashable, Sendable, Codable {
    struct Shift: Hashable, Codable {
        /// The first column, in the rewritten line, of text that moved.
        var column: Int
        /// Subtracted to get the original column.
        var offset: Int
        /// The original column of the change itself.
        var origin: Int
    }

    private var shifts: [Int: [Shift]] = [:]

    public var isEmpty: Bool { shifts.isEmpty }

    init(_ edits: SourceEdits, of source: [UInt8]) {
        var line = 1
        var lineStart = 0
        var position = 0
        var offset = 0
        for edit in edits.sorted where edit.range.lowerBound >= position {
            for index in position..<edit.range.lowerBound where source[index] == UInt8(ascii: "\n") {
                (line, lineStart, offset) = (line + 1, index + 1, 0)
            }
            let origin = edit.range.lowerBound - lineStart + 1
            let start = origin + offset
            position = edit.range.upperBound
            if let last = source[edit.range].lastIndex(of: UInt8(ascii: "\n")) {
                line += source[edit.range].count { $0 == UInt8(ascii: "\n") }
                (lineStart, offset) = (last + 1, 0)
                continue
            }
            let growth = edit.text.utf8.count - edit.range.count
            guard growth != 0 else { continue }
            offset += growth
            // Every column inside the new text maps to the start of the change.
            shifts[line, default: []].append(Shift(column: start, offset: .max, origin: origin))
            let end = start + edit.text.utf8.count
            shifts[line, default: []].append(Shift(column: end, offset: offset, origin: origin))
        }
    }

    /// Whether columns of this line moved.
    public func moves(line: Int) -> Bool { shifts[line] != nil }

    public func originalColumn(line: Int, column: Int) -> Int {
        guard let shift = shifts[line]?.last(where: { $0.column <= column }) else { return column }
        return shift.offset == .max ? shift.origin : column - shift.offset
    }
}
