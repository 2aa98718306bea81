extension Typesetter {
    /// Where a line ends, found by `fill`.
    private struct Fill {
        var end: Int
        var visibleEnd: Int
        var width: Double
    }

    /// Tolerance for sums of advances against a width that was rounded up from such a sum; points.
    private static let slack = 0.001

    @inline(__always)
    private static func isSeparator(_ unit: UInt16) -> Bool {
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
                let room = max(0, Typesetter.right(paragraph, width) - indent)
                let filled = fill(from: lineStart, room: wrapping.wraps ? room : .infinity, byCharacter: wrapping.byCharacter)
                var line = draft(lineStart, filled, next: next, settings: settings, indent: indent, cursor: &segmentCursor)
                line.height = paragraph.lineHeight(natural: line.ascent + line.descent)
                line.baseline = line.ascent + line.height - (line.ascent + line.descent)
                line.y = y
                if constraints.flow != nil { (line.spanLeft, line.spanWidth) = (band.span.left, band.span.width) }
                if y + line.height > constraints.height + Typesetter.slack, lines.count > 0 {
                    return shortenLast(content, constraints)
                }
                lines.append(line)
                band.height = max(band.height, line.height)
                if band.isDone { y += band.height + paragraph.lineSpacing }
                if lines.count == constraints.maximumLines, filled.end < end || next < count { return shortenLast(content, constraints) }
                if !wrapping.wraps, let cut = wrapping.cut, line.width > room + Typesetter.slack {
                    shorten(lines.count - 1, cut, room: room)
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

    /// The pieces of room beside each other that lines of the same height go into; one that is always done where text does not flow.
    private struct Band {
        private var spans: [TextFlow.Span] = []
        private var index = 0
        /// Of the highest line in it.
        var height = 0.0

        var span: TextFlow.Span { spans.indices.contains(index) ? spans[index] : TextFlow.Span(left: 0, width: 0) }
        var isDone: Bool { index + 1 >= spans.count }

        /// Goes to the next piece, lower down when there is none beside. > Returns: false when no room is left.
        mutating func advance(_ flow: TextFlow, _ y: inout Double, _ paragraph: TextParagraph, _ style: StyleMetrics) -> Bool {
            if !isDone {
                index += 1
                return true
            }
            let needed = paragraph.lineHeight(natural: style.ascent + style.descent)
            // Narrower than two letters or so is no room for text.
            guard let found = flow.room(from: y, height: needed, least: style.size) else { return false }
            (y, spans, index, height) = (found.y, found.spans, 0, 0)
            return true
        }
    }

    /// How a paragraph's lines are found under its constraints.
    private struct Wrapping {
        var wraps = true
        var byCharacter: Bool
        /// For a line that is not wrapped and too long.
        var cut: LineDraft.Cut?

        init(_ paragraph: TextParagraph, _ constraints: TextConstraints) {
            byCharacter = paragraph.lineBreak == .characterWrapping
            switch paragraph.lineBreak {
            case .wordWrapping, .characterWrapping: break
            case .clipping: wraps = constraints.overflow != .shortenEachParagraph && constraints.maximumLines != 1
            case .truncatingHead, .truncatingTail, .truncatingMiddle:
                guard constraints.overflow == .shortenEachParagraph else { break }
                wraps = false
                cut = Typesetter.cut(paragraph, constraints)
            }
        }
    }

    private static func cut(_ paragraph: TextParagraph, _ constraints: TextConstraints) -> LineDraft.Cut? {
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

    // MARK: One line

    private func fill(from start: Int, room: Double, byCharacter: Bool) -> Fill {
        let marks = flags.base
        let widths = advances.base
        let limit = room + Typesetter.slack
        let end = paragraphEnd
        var x = 0.0
        var seen = Fill(end: end, visibleEnd: start, width: 0)
        var atBreak = Fill(end: start, visibleEnd: start, width: 0)
        var index = start
        var shaped = shapedEnd
        while index < end {
            if index >= shaped {
                shapeNext()
                shaped = shapedEnd
            }
            let mark = marks[index]
            if mark & Typesetter.breakBefore != 0, index > start {
                atBreak = seen
                atBreak.end = index
            }
            if mark & (Typesetter.white | Typesetter.tab) == 0 {
                let next = x + widths[index]
                if next > limit, index > start, widths[index] > 0 {
                    return byCharacter || atBreak.end == start ? splitWord(start, at: index) : atBreak
                }
                x = next
                seen.width = x
                seen.visibleEnd = index + 1
            } else {
                if mark & Typesetter.tab != 0 { widths[index] = tabAdvance(x) }
                x += widths[index]
            }
            index += 1
        }
        return Fill(end: end, visibleEnd: end, width: x <= limit ? x : max(seen.width, room))
    }

    private func tabAdvance(_ x: Double) -> Double {
        let stop = tabStops.first { $0 > x + 0.01 } ?? (x / tabInterval + 0.0001).rounded(.down) * tabInterval + tabInterval
        return stop - x
    }

    /// Ends a line inside a word, at the last grapheme that fits, or after the first one when none does.
    private func splitWord(_ start: Int, at overflow: Int) -> Fill {
        let marks = flags.base
        var end = overflow
        while end > start, marks[end] & Typesetter.graphemeStart == 0 { end -= 1 }
        if end == start {
            end = overflow
            repeat { end += 1 } while end < paragraphEnd && marks[end] & Typesetter.graphemeStart == 0
            while shapedEnd < end { shapeNext() }
        }
        var width = 0.0
        var visible = Fill(end: end, visibleEnd: start, width: 0)
        for index in start..<end {
            width += advances.base[index]
            if marks[index] & Typesetter.white == 0 {
                visible.visibleEnd = index + 1
                visible.width = width
            }
        }
        return visible
    }

    private func draft(_ start: Int, _ filled: Fill, next: Int, settings: Int, indent: Double, cursor: inout Int) -> LineDraft {
        while cursor < segments.count, Int(segments[cursor].end) <= start { cursor += 1 }
        let endsParagraph = filled.end == paragraphEnd
        var line = LineDraft(
            start: Int32(start), end: Int32(endsParagraph ? next : filled.end), visibleEnd: Int32(filled.visibleEnd), resume: 0,
            resumeEnd: 0,
            cut: .none, paragraph: Int32(settings), baseLevel: baseLevel, endsParagraph: endsParagraph, firstSegment: Int32(cursor),
            ellipsisStyle: 0, width: filled.width, x: indent, y: 0, height: 0, baseline: 0, ascent: 0, descent: 0)
        var index = cursor
        while index < segments.count, Int(segments[index].start) < filled.end {
            grow(&line, by: segments[index])
            index += 1
        }
        if start == filled.end {
            let style = styles[styleIndex(at: start)]
            line.ascent = style.ascent
            line.descent = style.descent
        }
        return line
    }

    @inline(__always)
    private func grow(_ line: inout LineDraft, by segment: Segment) {
        let style = styles.base + Int(segment.style)
        if segment.kind == .attachment {
            let bottom = style.pointee.attachmentY + style.pointee.baselineOffset
            line.ascent = max(line.ascent, bottom + style.pointee.attachmentHeight)
            line.descent = max(line.descent, -bottom)
            return
        }
        line.ascent = max(line.ascent, style.pointee.ascent)
        line.descent = max(line.descent, style.pointee.descent)
        if segment.face != style.pointee.primaryFace {
            let face = faceMetrics(segment.face)
            line.ascent = max(line.ascent, face.ascender * style.pointee.size + style.pointee.baselineOffset)
            line.descent = max(line.descent, face.descender * style.pointee.size - style.pointee.baselineOffset)
        }
    }

    func styleIndex(at unit: Int) -> Int {
        var index = 0
        while index < styles.count - 1, Int(styles[index].end) <= unit { index += 1 }
        return index
    }

    // MARK: Shortening

    private func shortenLast(_ content: TextContent, _ constraints: TextConstraints) -> Bool {
        let last = lines.count - 1
        let paragraph = content.paragraphs[Int(lines[last].paragraph)].paragraph
        if let cut = Typesetter.cut(paragraph, constraints) {
            shorten(last, cut, room: max(0, Typesetter.right(paragraph, constraints.width) - lines[last].x))
        }
        return true
    }

    /// Rewrites a line to show as much of the rest of its paragraph as fits with an ellipsis.
    private func shorten(_ lineIndex: Int, _ cut: LineDraft.Cut, room: Double) {
        var line = lines[lineIndex]
        let start = Int(line.start)
        let isCurrent = start >= paragraphStart
        var end = isCurrent ? paragraphEnd : Int(line.end)
        while end > start, Typesetter.isSeparator(units[end - 1]) { end -= 1 }
        line.cut = cut
        line.ellipsisStyle = Int32(styleIndex(at: max(start, Int(line.visibleEnd) - 1)))
        let left = max(0, room - ellipsisWidth(Int(line.ellipsisStyle)) + Typesetter.slack)
        switch cut {
        case .tail:
            let head = prefix(start, end, room: left)
            line.visibleEnd = Int32(head.end)
            line.width = head.width
        case .head:
            let tail = suffix(start, end, room: left)
            (line.resume, line.resumeEnd) = (Int32(tail.start), Int32(end))
            line.visibleEnd = line.start
            line.width = tail.width
        case .middle:
            let head = prefix(start, end, room: left / 2)
            let tail = suffix(head.end, end, room: left - head.width)
            (line.resume, line.resumeEnd) = (Int32(tail.start), Int32(end))
            line.visibleEnd = Int32(head.end)
            line.width = head.width + tail.width
        case .none: break
        }
        line.width += ellipsisWidth(Int(line.ellipsisStyle))
        lines[lineIndex] = line
    }

    func ellipsisWidth(_ style: Int) -> Double {
        let metrics = styles[style]
        let found = lookUp(0x2026, faceMetrics(metrics.primaryFace))
        return Double(found.advance) * metrics.primaryScale * metrics.stretch + metrics.primaryTracking
    }

    private func prefix(_ start: Int, _ end: Int, room: Double) -> (end: Int, width: Double) {
        var x = 0.0
        var (cut, width) = (start, 0.0)
        var index = start
        while index <= end {
            if index == end || flags[index] & Typesetter.graphemeStart != 0 { (cut, width) = (index, x) }
            if index == end { break }
            if index >= shapedEnd { shapeNext() }
            x += advances[index]
            if x > room { break }
            index += 1
        }
        while cut > start, flags[cut - 1] & Typesetter.white != 0 {
            cut -= 1
            width -= advances[cut]
        }
        return (cut, width)
    }

    private func suffix(_ start: Int, _ end: Int, room: Double) -> (start: Int, width: Double) {
        while shapedEnd < end { shapeNext() }
        var x = 0.0
        var (cut, width) = (end, 0.0)
        var index = end
        while index > start {
            index -= 1
            x += advances[index]
            if x > room { break }
            if flags[index] & Typesetter.graphemeStart != 0 { (cut, width) = (index, x) }
        }
        while cut < end, flags[cut] & Typesetter.white != 0 {
            width -= advances[cut]
            cut += 1
        }
        return (cut, width)
    }
}
