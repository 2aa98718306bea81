extension Typesetter {
    static let softHyphen: UInt16 = 0xAD

    /// Ends a line at a place inside a word, with a hyphen, when that has room.
    func part(_ start: Int, at end: Int, width: Double, limit: Double) -> Fill? {
        guard isPlain || level(at: end - 1) & 1 == 0, baseLevel == 0 else { return nil }
        let style = styleIndex(at: end - 1)
        let whole = width + characterWidth(Typesetter.hyphen, style)
        return whole <= limit ? Fill(end: end, visibleEnd: end, width: whole, hyphenStyle: style) : nil
    }

    /// Parts the word that no longer fits, when the line would be too empty without it.
    ///
    /// - Parameter overflow: the first unit without room.
    func hyphenate(_ start: Int, _ whole: Fill, overflow: Int, space: Double) -> Fill? {
        guard hyphenation > 0, space > 0, space.isFinite, whole.end == start || whole.width / space < hyphenation else { return nil }
        let text = units.base
        var first = whole.end
        while first <= overflow, !Typesetter.isLetter(text[first]) { first += 1 }
        var end = first
        while end < paragraphEnd, end - first <= Hyphenator.longest, Typesetter.isLetter(text[end]) { end += 1 }
        // A word has a line of its own only when it fills it all.
        guard first <= overflow, overflow <= end else { return nil }
        let points = hyphenator.points(Array(UnsafeBufferPointer(start: text + first, count: end - first)), language: hyphenationLanguage)
        guard let last = points.last(where: { first + $0 <= overflow }) else { return nil }
        var width = 0.0
        for index in start..<first + last { width += advances.base[index] }
        var place = first + last
        for point in points.reversed() where first + point <= place {
            while place > first + point {
                place -= 1
                width -= advances.base[place]
            }
            guard flags.base[place] & Typesetter.graphemeStart != 0 else { continue }
            if let parted = part(start, at: place, width: width, limit: space + Typesetter.slack) { return parted }
        }
        return nil
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return unit & 0xDF >= 0x41 && unit & 0xDF <= 0x5A }
        return Unicode.Scalar(unit)?.properties.isAlphabetic ?? false
    }
}
