extension Typesetter {
    /// Tolerance for sums of advances against a width that was rounded up from such a sum; points.
    static let slack = 0.001

    @inline(__always)
    static func isSeparator(_ unit: UInt16) -> Bool {
        (unit < 0x0E && unit >= 0x0A) || unit == 0x85 || unit & 0xFFFE == 0x2028
    }

    /// Fills `lines`. Returns whether text was left out.
    func breakLines(_ content: TextContent, _ constraints: TextConstraints) -> Bool {
        let count = units.count
        guard count > 0 else { return false }
        let text = units.base
        var start = 0
        var settings = 0
        var segmentCursor = 0
        var y = 0.0
        while true {
            var end = start
            while end < count, !Typesetter.isSeparator(text[end]) { end += 1 }
            let isCRLF = end + 1 < count && text[end] == 0x0D && text[end + 1] == 0x0A
            let next = end + (end == count ? 0 : isCRLF ? 2 : 1)
            while settings < content.paragraphs.count - 1, content.paragraphs[settings].end <= start { settings += 1 }
            let paragraph = content.paragraphs[settings].paragraph
            analyse(start, end, direction: paragraph.direction)
            tabStops = paragraph.tabStops
            tabInterval = max(paragraph.tabInterval, 1)
            (hyphenation, hyphenationLanguage) = (paragraph.hyphenation, paragraph.language)
            avoidsBreaksInHangulWords = paragraph.avoidsBreaksInHangulWords
            if start > 0 { y += paragraph.paragraphSpacingBefore }
            let wrapping = Wrapping(paragraph, constraints)
            var lineStart = start
            var band = Band()
            repeat {
                let indent = lineStart == start ? paragraph.firstLineHeadIndent : paragraph.headIndent
                var width = constraints.width
                if let flow = constraints.flow {
                    guard band.advance(flow, &y, paragraph, styles[styleIndex(at: lineStart)]) else { return true }
                    width = band.span.width
                }
                let space = max(0, Typesetter.right(paragraph, width) - indent)
                var filled = fill(from: lineStart, space: wrapping.wraps ? space : .infinity, byCharacter: wrapping.byCharacter)
                if paragraph.pushesOut, wrapping.wraps, !wrapping.byCharacter, filled.end < end, constraints.flow == nil,
                    lines.count + 1 != constraints.maximumLines
                {
                    filled = pushOut(
                        filled, from: lineStart, nextSpace: max(0, Typesetter.right(paragraph, width) - paragraph.headIndent))
                }
                var line = draft(lineStart, filled, next: next, settings: settings, indent: indent, cursor: &segmentCursor)
                line.height = paragraph.lineHeight(natural: line.ascent + line.descent)
                line.baseline = line.ascent + line.height - (line.ascent + line.descent)
                line.y = y
                if wrapping.wraps { line.trailingSpace = trailingSpace(of: filled, space: space) }
                if constraints.flow != nil { (line.spanLeft, line.spanWidth) = (band.span.left, band.span.width) }
                if y + line.height > constraints.height + Typesetter.slack, lines.count > 0 {
                    return shortenLast(content, constraints)
                }
                lines.append(line)
                band.height = max(band.height, line.height)
                if band.isDone { y += band.height + paragraph.lineSpacing }
                if lines.count == constraints.maximumLines, filled.end < end || next < count { return shortenLast(content, constraints) }
                if !wrapping.wraps, let cut = wrapping.cut, line.width > space + Typesetter.slack {
                    shorten(lines.count - 1, cut, space: space)
                }
                if constraints.flow == nil { band.height = 0 }
                lineStart = filled.end
            } while lineStart < end
            if !band.isDone { y += band.height + paragraph.lineSpacing }
            if next == end { return false }
            y += paragraph.paragraphSpacing
            start = next
        }
    }

    static func cut(_ paragraph: TextParagraph, _ constraints: TextConstraints) -> LineDraft.Cut? {
        switch paragraph.lineBreak {
        case .truncatingHead: .head
        case .truncatingTail: .tail
        case .truncatingMiddle: .middle
        case .wordWrapping, .characterWrapping, .clipping: constraints.overflow == .ellipsisOnLastLine ? .tail : nil
        }
    }

    static func right(_ paragraph: TextParagraph, _ width: Double) -> Double {
        paragraph.tailIndent > 0 ? min(paragraph.tailIndent, width) : width + paragraph.tailIndent
    }
}
