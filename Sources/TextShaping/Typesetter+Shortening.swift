extension Typesetter {
    func shortenLast(_ content: TextContent, _ constraints: TextConstraints) -> Bool {
        let last = lines.count - 1
        let paragraph = content.paragraphs[Int(lines[last].paragraph)].paragraph
        if let cut = Typesetter.cut(paragraph, constraints) {
            shorten(last, cut, space: max(0, Typesetter.right(paragraph, constraints.width) - lines[last].x))
        }
        return true
    }

    /// Rewrites a line to show as much of the rest of its paragraph as fits with an ellipsis.
    func shorten(_ lineIndex: Int, _ cut: LineDraft.Cut, space: Double) {
        var line = lines[lineIndex]
        let start = Int(line.start)
        let isCurrent = start >= paragraphStart
        var end = isCurrent ? paragraphEnd : Int(line.end)
        while end > start, Typesetter.isSeparator(units[end - 1]) { end -= 1 }
        line.cut = cut
        line.hyphenStyle = -1
        line.trailingSpace = 0
        line.ellipsisStyle = Int32(styleIndex(at: max(start, Int(line.visibleEnd) - 1)))
        let left = max(0, space - ellipsisWidth(Int(line.ellipsisStyle)) + Typesetter.slack)
        switch cut {
        case .tail:
            let head = prefix(start, end, space: left)
            line.visibleEnd = Int32(head.end)
            line.width = head.width
        case .head:
            let tail = suffix(start, end, space: left)
            (line.resume, line.resumeEnd) = (Int32(tail.start), Int32(end))
            line.visibleEnd = line.start
            line.width = tail.width
        case .middle:
            let head = prefix(start, end, space: left / 2)
            let tail = suffix(head.end, end, space: left - head.width)
            (line.resume, line.resumeEnd) = (Int32(tail.start), Int32(end))
            line.visibleEnd = Int32(head.end)
            line.width = head.width + tail.width
        case .none: break
        }
        line.width += ellipsisWidth(Int(line.ellipsisStyle))
        lines[lineIndex] = line
    }

    func ellipsisWidth(_ style: Int) -> Double { characterWidth(Typesetter.ellipsis, style) }

    static let ellipsis: UInt16 = 0x2026
    static let hyphen: UInt16 = 0x2D

    /// Of a sign that is not in the text.
    func characterWidth(_ sign: UInt16, _ style: Int) -> Double {
        let metrics = styles[style]
        let found = lookUp(sign, faceMetrics(metrics.primaryFace))
        return Double(found.advance) * metrics.primaryScale * metrics.stretch + metrics.primaryTracking
            + metrics.fit.delta(sign)
    }

    private func prefix(_ start: Int, _ end: Int, space: Double) -> (end: Int, width: Double) {
        var x = 0.0
        var (cut, width) = (start, 0.0)
        var index = start
        while index <= end {
            if index == end || flags[index] & Typesetter.graphemeStart != 0 { (cut, width) = (index, x) }
            if index == end { break }
            if index >= shapedEnd { shapeNext() }
            x += advances[index]
            if x > space { break }
            index += 1
        }
        while cut > start, flags[cut - 1] & Typesetter.white != 0 {
            cut -= 1
            width -= advances[cut]
        }
        return (cut, width)
    }

    private func suffix(_ start: Int, _ end: Int, space: Double) -> (start: Int, width: Double) {
        while shapedEnd < end { shapeNext() }
        var x = 0.0
        var (cut, width) = (end, 0.0)
        var index = end
        while index > start {
            index -= 1
            x += advances[index]
            if x > space { break }
            if flags[index] & Typesetter.graphemeStart != 0 { (cut, width) = (index, x) }
        }
        while cut < end, flags[cut] & Typesetter.white != 0 {
            width -= advances[cut]
            cut += 1
        }
        return (cut, width)
    }
}
