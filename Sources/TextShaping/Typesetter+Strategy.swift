/// Rules of `NSParagraphStyle.LineBreakStrategy`.
extension Typesetter {
    /// Ends a line one word earlier where the paragraph's last line would hold a single word, if both words fit in that line.
    ///
    /// Only the last line gains a word, and the line above keeps at least one. Scripts without spaces between words are left alone.
    func pushOut(_ filled: Fill, from start: Int, nextSpace: Double) -> Fill {
        let end = paragraphEnd
        guard filled.hyphenStyle < 0, filled.end > start, filled.end < end, isAfterWhite(filled.end) else { return filled }
        var last = end
        while last > filled.end, isWhite(last - 1) { last -= 1 }
        guard last > filled.end, !(filled.end + 1..<max(last, filled.end + 1)).contains(where: startsWord) else { return filled }
        guard let earlier = (start + 1..<filled.end).last(where: startsWord) else { return filled }
        let rest = fill(from: earlier, space: nextSpace, byCharacter: false)
        guard rest.end == end else { return filled }
        var shortened = Fill(end: earlier, visibleEnd: earlier, width: 0)
        while shortened.visibleEnd > start, isWhite(shortened.visibleEnd - 1) { shortened.visibleEnd -= 1 }
        guard shortened.visibleEnd > start else { return filled }
        for index in start..<shortened.visibleEnd { shortened.width += advances[index] }
        return shortened
    }

    /// The width of the white space at the end of a wrapped line, as far as there is space for it.
    func trailingSpace(of filled: Fill, space: Double) -> Double {
        guard filled.end < paragraphEnd, filled.hyphenStyle < 0, space.isFinite else { return 0 }
        var width = 0.0
        for index in filled.visibleEnd..<max(filled.visibleEnd, filled.end) { width += advances[index] }
        return max(0, min(width, space - filled.width))
    }

    private func isWhite(_ index: Int) -> Bool { flags[index] & Typesetter.white != 0 }
    private func isAfterWhite(_ index: Int) -> Bool { index > 0 && isWhite(index - 1) }
    private func startsWord(_ index: Int) -> Bool { flags[index] & Typesetter.breakBefore != 0 && isAfterWhite(index) }

    /// Whether a break between two units would part a Korean word.
    @inline(__always)
    static func isInsideHangul(_ before: UInt16, _ after: UInt16) -> Bool { isHangul(before) && isHangul(after) }

    @inline(__always)
    private static func isHangul(_ unit: UInt16) -> Bool {
        0xAC00...0xD7A3 ~= unit || 0x1100...0x11FF ~= unit || 0x3131...0x318E ~= unit || 0xA960...0xA97C ~= unit || 0xD7B0...0xD7FB ~= unit
    }
}
