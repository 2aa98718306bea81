/// The size of text without a limit of width, as a by-product of wrapping it.
extension Typesetter {
    /// A layout, and the size that `measure` would find for an unlimited width, if the layout's work suffices to know it.
    ///
    /// Self-sizing views ask for both. Words are shaped once for the two.
    func layoutAndUnwrappedSize(_ content: TextContent, _ constraints: TextConstraints) -> (layout: TextLayout, unwrapped: TextExtent?) {
        let made = layout(content, constraints)
        return (made, unwrappedSize(content, constraints))
    }

    /// Nil for several paragraphs, text that was not shaped to its end, and tabs, whose advances depend on the line.
    ///
    /// > Precondition: the text has been laid out or measured just now. Replaces the drafts of its lines.
    private func unwrappedSize(_ content: TextContent, _ constraints: TextConstraints) -> TextExtent? {
        let count = units.count
        guard count > 0, paragraphStart == 0, paragraphEnd == count, shapedEnd == count, constraints.flow == nil else { return nil }
        var settings = 0
        while settings < content.paragraphs.count - 1, content.paragraphs[settings].end <= 0 { settings += 1 }
        let paragraph = content.paragraphs[settings].paragraph
        // A tail indent from the leading edge limits each line.
        guard paragraph.tailIndent <= 0 else { return nil }
        for index in 0..<count where flags[index] & Typesetter.tab != 0 { return nil }
        let filled = fill(from: 0, space: .infinity, byCharacter: false)
        var cursor = 0
        var line = draft(0, filled, next: count, settings: settings, indent: paragraph.firstLineHeadIndent, cursor: &cursor)
        line.height = paragraph.lineHeight(natural: line.ascent + line.descent)
        lines.removeAll()
        lines.append(line)
        return TextExtent(width: usedWidth, height: line.height, firstDescent: line.descent)
    }
}
