/// A slice of a segment, or the ellipsis, on a line.
struct LinePiece: BitwiseCopyable {
    /// Negative for a sign that is not in the text.
    var segment: Int32
    var start: Int32
    var end: Int32
    var level: UInt8
    static let ellipsis: Int32 = -1
    static let hyphen: Int32 = -2
}

extension Typesetter {
    /// Turns the drafts into lines with glyphs.
    func place(_ content: TextContent, _ constraints: TextConstraints, truncated: Bool) -> TextLayout {
        var container = constraints.width
        let used = usedWidth
        if !container.isFinite { container = used }
        let count = lines.count
        let made = ContiguousArray<TextLine>(unsafeUninitializedCapacity: count) { space, initialized in
            for index in 0..<count { space.initializeElement(at: index, to: placeLine(index, content, constraints, container: container)) }
            initialized = count
        }
        return TextLayout(
            lines: made, runs: copy(runs.base, runs.count), glyphs: copy(glyphs.base, glyphs.count),
            attachments: attachments, characters: content.characters, styles: content.styles, textLength: units.count, usedWidth: used,
            container: container, isTruncated: truncated)
    }

    /// The widest line of the drafts, with its indent and the space it ends with.
    var usedWidth: Double {
        var used = 0.0
        for index in 0..<lines.count {
            used = max(used, lines[index].spanLeft + lines[index].x + lines[index].width + lines[index].trailingSpace)
        }
        return used
    }

    private func copy<Element: BitwiseCopyable>(_ from: UnsafePointer<Element>, _ count: Int) -> ContiguousArray<Element> {
        ContiguousArray(UnsafeBufferPointer(start: from, count: count))
    }

    private func placeLine(_ index: Int, _ content: TextContent, _ constraints: TextConstraints, container: Double) -> TextLine {
        let line = lines[index]
        let paragraph = content.paragraphs[Int(line.paragraph)].paragraph
        let indent = line.x
        let right = Typesetter.right(paragraph, line.spanWidth >= 0 ? line.spanWidth : container)
        var alignment = paragraph.alignment
        var gap = 0.0
        if alignment == .justified {
            gap = line.endsParagraph || line.cut != .none ? 0 : justification(line, space: right - indent)
            alignment = .natural
        }
        if alignment == .natural { alignment = constraints.rightToLeft ? .right : .left }
        let width = line.width + (gap > 0 ? max(0, right - indent - line.width) : 0)
        let inSpan =
            switch alignment {
            case .center: indent + (right - indent - width) / 2
            case .right: right - width - (line.baseLevel & 1 != 0 ? indent : 0)
            case .left, .natural, .justified: indent
            }
        let x = inSpan + line.spanLeft
        let firstRun = runs.count
        collectPieces(line)
        reorder(baseLevel: line.baseLevel)
        var pen = 0.0
        for index in 0..<pieces.count { place(pieces[index], line, pen: &pen, gap: gap, firstRun: firstRun, x: x) }
        return TextLine(
            start: Int(line.start), end: Int(line.end), visibleEnd: Int(line.visibleEnd), runStart: firstRun, runEnd: runs.count,
            isShortened: line.cut != .none, isRightToLeft: line.baseLevel & 1 != 0, x: x, y: line.y, width: width, height: line.height,
            baseline: line.y + line.baseline, ascent: line.ascent, descent: line.descent)
    }

    // MARK: Pieces

    private func collectPieces(_ line: LineDraft) {
        pieces.removeAll()
        if line.cut != .head { addPieces(line, Int(line.start), Int(line.visibleEnd)) }
        if line.cut != .none {
            pieces.append(LinePiece(segment: LinePiece.ellipsis, start: line.visibleEnd, end: line.visibleEnd, level: line.baseLevel))
        }
        if line.cut == .head || line.cut == .middle { addPieces(line, Int(line.resume), Int(line.resumeEnd)) }
        if line.hyphenStyle >= 0 {
            pieces.append(LinePiece(segment: LinePiece.hyphen, start: line.visibleEnd - 1, end: line.visibleEnd, level: line.baseLevel))
        }
    }

    @inline(__always)
    private func addPieces(_ line: LineDraft, _ start: Int, _ end: Int) {
        guard end > start else { return }
        var index = Int(line.firstSegment)
        let all = segments.base
        let count = segments.count
        while index < count, Int(all[index].end) <= start { index += 1 }
        while index < count, Int(all[index].start) < end {
            pieces.append(
                LinePiece(
                    segment: Int32(truncatingIfNeeded: index), start: max(all[index].start, Int32(truncatingIfNeeded: start)),
                    end: min(all[index].end, Int32(truncatingIfNeeded: end)), level: all[index].level))
            index += 1
        }
    }

    /// Rules L1 (trailing white space) and L2 of the bidi algorithm, on pieces.
    private func reorder(baseLevel: UInt8) {
        var highest: UInt8 = 0
        var lowestOdd: UInt8 = .max
        for index in 0..<pieces.count {
            let level = pieces[index].level
            highest = max(highest, level)
            if level & 1 != 0 { lowestOdd = min(lowestOdd, level) }
        }
        guard lowestOdd != .max else { return }
        var last = pieces.count - 1
        while last >= 0, pieces[last].segment >= 0, isWhite(pieces[last]) {
            pieces[last].level = baseLevel
            last -= 1
        }
        var level = highest
        while level >= lowestOdd {
            var index = 0
            while index < pieces.count {
                guard pieces[index].level >= level else {
                    index += 1
                    continue
                }
                var end = index + 1
                while end < pieces.count, pieces[end].level >= level { end += 1 }
                var (low, high) = (index, end - 1)
                while low < high {
                    let kept = pieces[low]
                    pieces[low] = pieces[high]
                    pieces[high] = kept
                    low += 1
                    high -= 1
                }
                index = end
            }
            level -= 1
        }
    }

    private func isWhite(_ piece: LinePiece) -> Bool {
        for unit in Int(piece.start)..<Int(piece.end) where flags[unit] & Typesetter.white == 0 { return false }
        return true
    }

    /// Points to add at each gap so that the line fills its room: at spaces, or between code points that stand alone.
    private func justification(_ line: LineDraft, space: Double) -> Double {
        guard space > line.width else { return 0 }
        var gaps = 0
        for unit in Int(line.start)..<max(Int(line.visibleEnd) - 1, Int(line.start)) where isGap(unit) { gaps += 1 }
        return gaps == 0 ? 0 : (space - line.width) / Double(gaps)
    }

    @inline(__always)
    private func isGap(_ unit: Int) -> Bool { flags[unit] & (Typesetter.white | Typesetter.single) != 0 }

    // MARK: Glyphs

    private func place(_ piece: LinePiece, _ line: LineDraft, pen: inout Double, gap: Double, firstRun: Int, x: Double) {
        if piece.segment < 0 {
            let isHyphen = piece.segment == LinePiece.hyphen
            return placeCharacter(
                isHyphen ? Typesetter.hyphen : Typesetter.ellipsis, piece, style: Int(isHyphen ? line.hyphenStyle : line.ellipsisStyle),
                pen: &pen, firstRun: firstRun)
        }
        let segment = segments[Int(piece.segment)]
        let style = styles.base + Int(segment.style)
        let metrics = faceMetrics(segment.face)
        let isPrimary = segment.face == style.pointee.primaryFace
        let unitScale = isPrimary ? style.pointee.primaryScale : metrics.unit * style.pointee.size
        let run = beginRun(
            style: style.pointee, face: segment.face, level: segment.level, start: piece.start, end: piece.end, pen: pen,
            firstRun: firstRun,
            drawnSize: unitScale * metrics.face._withUnsafeGuaranteedRef { $0.unitsPerEm })
        let rise = Float(-style.pointee.baselineOffset)
        let lastGap = Int(line.visibleEnd) - 1
        switch segment.kind {
        case .singles:
            placeSingleUnits(piece, metrics, rise: rise, pen: &pen, gap: gap, lastGap: lastGap)
        case .word:
            let tracking = isPrimary ? style.pointee.primaryTracking : style.pointee.tracking
            let scale = (x: unitScale * style.pointee.stretch, y: unitScale)
            let spacing = WordSpacing(
                tracking: tracking, fit: isPrimary ? style.pointee.fit : .none, nominals: isPrimary ? metrics.nominalAdvances : nil,
                gap: gap,
                lastGap: lastGap)
            placeWord(piece, segment, scale: scale, spacing, rise: rise, pen: &pen)
        case .tab, .invisible, .attachment:
            let unit = Int(piece.start)
            let advance = advances[unit]
            if segment.kind == .attachment { placeAttachment(style.pointee, unit, line, x: x + pen) }
            glyphs.append(
                PlacedGlyph(
                    glyph: PlacedGlyph.nothing, unit: Int32(truncatingIfNeeded: unit), x: Float(pen), y: rise, advance: Float(advance)))
            pen += advance
        }
        runs.base[run].glyphEnd = Int32(truncatingIfNeeded: glyphs.count)
        runs.base[run].width = Float(pen) - runs.base[run].x
    }

    private func placeSingleUnits(_ piece: LinePiece, _ metrics: FaceMetrics, rise: Float, pen: inout Double, gap: Double, lastGap: Int) {
        let text = units.base
        let widths = advances.base
        let start = Int(piece.start)
        let count = Int(piece.end) - start
        let space = glyphs.extend(by: count)
        var x = pen
        for index in 0..<count {
            let unit = start + index
            let advance = widths[unit]
            (space + index).initialize(
                to: PlacedGlyph(
                    glyph: lookUp(text[unit], metrics).glyph, unit: Int32(truncatingIfNeeded: unit), x: Float(x), y: rise,
                    advance: Float(advance)))
            x += advance
            if gap > 0, unit < lastGap, isGap(unit) { x += gap }
        }
        pen = x
    }

    /// What goes between the glyphs of a word. > Units: points.
    private struct WordSpacing {
        var tracking: Double
        var fit: AdvanceAdjustment
        var nominals: UnsafePointer<UInt16>?
        var gap: Double
        var lastGap: Int
    }

    /// Tracking and corrected widths go after each cluster, so that marks stay with their letters.
    private func placeWord(
        _ piece: LinePiece, _ segment: Segment, scale: (x: Double, y: Double), _ spacing: WordSpacing, rise: Float, pen: inout Double
    ) {
        let (tracking, gap, lastGap) = (spacing.tracking, spacing.gap, spacing.lastGap)
        let text = units.base + Int(segment.start)
        let first = Int(piece.start - segment.start)
        let end = Int(piece.end - segment.start)
        let shaped = words.glyphs.base + Int(segment.glyphStart)
        let space = glyphs.extend(by: Int(segment.glyphCount))
        var placed = 0
        var x = pen
        var pending = 0.0
        var tracked = false
        var last = -1
        for index in 0..<Int(segment.glyphCount) {
            let glyph = shaped[index]
            let cluster = Int(glyph.cluster)
            guard cluster >= first, cluster < end else { continue }
            if cluster != last { x += pending }
            let advance = Double(glyph.advance) * scale.x
            var added = spacing.fit.kerningChange(glyph, of: text[cluster], spacing.nominals) * scale.x
            if glyph.advance != 0, cluster != last || !tracked { added += spacing.fit.delta(text[cluster]) }
            (space + placed).initialize(
                to: PlacedGlyph(
                    glyph: glyph.glyph, unit: segment.start + Int32(cluster),
                    x: Float(x + Double(glyph.x) * scale.x + spacing.fit.shift(text[cluster])),
                    y: rise - Float(Double(glyph.y) * scale.y), advance: Float(advance + added + (glyph.advance != 0 ? tracking : 0))))
            placed += 1
            if cluster != last {
                pending = gap > 0 && Int(segment.start) + cluster < lastGap && isGap(Int(segment.start) + cluster) ? gap : 0
                tracked = false
            }
            pending += added
            if glyph.advance != 0, !tracked {
                pending += tracking
                tracked = true
            }
            x += advance
            last = cluster
        }
        pen = x + pending
        if placed < Int(segment.glyphCount) { glyphs.truncate(to: glyphs.count - Int(segment.glyphCount) + placed) }
    }

    private func placeAttachment(_ style: StyleMetrics, _ unit: Int, _ line: LineDraft, x: Double) {
        let top = line.y + line.baseline - style.baselineOffset - style.attachmentY - style.attachmentHeight
        attachments.append(
            PlacedAttachment(
                tag: Int(style.attachmentTag), unit: unit,
                frame: .init(x: x + style.attachmentX, y: top, width: style.attachmentWidth, height: style.attachmentHeight)))
    }

    private func placeCharacter(_ sign: UInt16, _ piece: LinePiece, style index: Int, pen: inout Double, firstRun: Int) {
        let style = styles[index]
        let metrics = faceMetrics(style.primaryFace)
        let found = lookUp(sign, metrics)
        // A hyphen is touched and selected with the letter before it.
        let unit = sign == Typesetter.hyphen && runs.count > firstRun && glyphs.count > 0 ? glyphs[glyphs.count - 1].unit : piece.start
        let run = beginRun(
            style: style, face: style.primaryFace, level: piece.level, start: piece.start, end: piece.end, pen: pen, firstRun: firstRun,
            drawnSize: style.primaryScale * metrics.face._withUnsafeGuaranteedRef { $0.unitsPerEm })
        let advance = characterWidth(sign, index)
        glyphs.append(
            PlacedGlyph(glyph: found.glyph, unit: unit, x: Float(pen), y: Float(-style.baselineOffset), advance: Float(advance)))
        pen += advance
        runs.base[run].glyphEnd = Int32(truncatingIfNeeded: glyphs.count)
        runs.base[run].width = Float(pen) - runs.base[run].x
    }

    /// The run that glyphs are appended to: the line's last one when it goes on, else a new one.
    @inline(__always)
    private func beginRun(
        style: StyleMetrics, face: UInt16, level: UInt8, start: Int32, end: Int32, pen: Double, firstRun: Int, drawnSize: Double
    ) -> Int {
        let isRightToLeft = level & 1 != 0
        if runs.count > firstRun {
            let last = runs.base + (runs.count - 1)
            if last.pointee.face == face, last.pointee.style == style.index, last.pointee.isRightToLeft == isRightToLeft {
                last.pointee.start = min(last.pointee.start, start)
                last.pointee.end = max(last.pointee.end, end)
                return runs.count - 1
            }
        }
        runs.append(
            GlyphRun(
                glyphStart: Int32(truncatingIfNeeded: glyphs.count), glyphEnd: Int32(truncatingIfNeeded: glyphs.count), start: start,
                end: end,
                style: style.index, face: face, isRightToLeft: isRightToLeft, drawnSize: Float(drawnSize), stretch: Float(style.stretch),
                x: Float(pen), width: 0))
        return runs.count - 1
    }
}
