/// One line: how much of a paragraph goes into its room.
extension Typesetter {
    /// Where a line ends, found by `fill`.
    struct Fill {
        var end: Int
        var visibleEnd: Int
        var width: Double
        /// Of the hyphen behind it, which its width has room for; negative for none.
        var hyphenStyle = -1
    }

    func fill(from start: Int, space: Double, byCharacter: Bool) -> Fill {
        let marks = flags.base
        let text = units.base
        let widths = advances.base
        let limit = space + Typesetter.slack
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
            if mark & Typesetter.breakBefore != 0, index > start,
                !avoidsBreaksInHangulWords || !Typesetter.isInsideHangul(text[index - 1], text[index])
            {
                if text[index - 1] != Typesetter.softHyphen {
                    atBreak = seen
                    atBreak.end = index
                } else if let parted = part(start, at: index, width: seen.width, limit: limit) {
                    atBreak = parted
                }
            }
            if mark & (Typesetter.white | Typesetter.tab) == 0 {
                let next = x + widths[index]
                if next > limit, index > start, widths[index] > 0 {
                    if !byCharacter, let parted = hyphenate(start, atBreak, overflow: index, space: space) { return parted }
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
        return Fill(end: end, visibleEnd: end, width: x <= limit ? x : max(seen.width, space))
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

    func draft(_ start: Int, _ filled: Fill, next: Int, settings: Int, indent: Double, cursor: inout Int) -> LineDraft {
        while cursor < segments.count, Int(segments[cursor].end) <= start { cursor += 1 }
        let endsParagraph = filled.end == paragraphEnd
        var line = LineDraft(
            start: Int32(start), end: Int32(endsParagraph ? next : filled.end), visibleEnd: Int32(filled.visibleEnd), resume: 0,
            resumeEnd: 0,
            cut: .none, paragraph: Int32(settings), baseLevel: baseLevel, endsParagraph: endsParagraph, firstSegment: Int32(cursor),
            ellipsisStyle: 0, hyphenStyle: Int32(filled.hyphenStyle), width: filled.width, x: indent, y: 0, height: 0, baseline: 0,
            ascent: 0, descent: 0)
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
}
