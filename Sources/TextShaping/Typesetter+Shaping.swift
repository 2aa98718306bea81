extension Typesetter {
    /// Shapes one more segment of the paragraph, at `shapedEnd`. > Precondition: `shapedEnd < paragraphEnd`.
    func shapeNext() {
        let start = shapedEnd
        while styleCursor < styles.count - 1, Int(styles[styleCursor].end) <= start { styleCursor += 1 }
        let style = styles.base + styleCursor
        let limit = min(paragraphEnd, max(Int(style.pointee.end), start + 1))
        let unit = units.base[start]
        if unit == 9 {
            add(.tab, start, start + 1, face: style.pointee.primaryFace, level: level(at: start))
        } else if unit == 0xFFFC, style.pointee.hasAttachment {
            advances.base[start] = style.pointee.attachmentWidth + style.pointee.attachmentX
            add(.attachment, start, start + 1, face: style.pointee.primaryFace, level: level(at: start))
        } else if isPlain {
            shapePlain(start, limit, style)
        } else {
            shapeFully(start, limit, style)
        }
    }

    @inline(__always)
    func level(at index: Int) -> UInt8 { isPlain ? baseLevel : levelOfUnit[index - paragraphStart] }

    @inline(__always)
    private func add(_ kind: Segment.Kind, _ start: Int, _ end: Int, face: UInt16, level: UInt8, glyphs: (start: Int, count: Int) = (0, 0))
    {
        segments.append(
            Segment(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
                glyphStart: Int32(truncatingIfNeeded: glyphs.start),
                glyphCount: Int32(truncatingIfNeeded: glyphs.count), style: Int32(truncatingIfNeeded: styleCursor), face: face, kind: kind,
                level: level))
        shapedEnd = end
    }

    private func shapePlain(_ start: Int, _ limit: Int, _ style: UnsafePointer<StyleMetrics>) {
        let marks = flags.base
        let text = units.base
        let stack = style.pointee.stack
        let face = stack._withUnsafeGuaranteedRef { $0.face(for: UInt32(text[start])) }
        var end = start + 1
        if marks[start] & Typesetter.single != 0 {
            while end < limit, marks[end] & (Typesetter.single | Typesetter.tab) == Typesetter.single,
                stack._withUnsafeGuaranteedRef({ $0.face(for: UInt32(text[end])) }) == face
            { end += 1 }
            measureSingles(start, end, face, style)
            add(.singles, start, end, face: face, level: baseLevel)
        } else {
            let longest = min(limit, start + WordCache.longest)
            while end < longest, marks[end] & Typesetter.single == 0, text[end] != 0xFFFC,
                stack._withUnsafeGuaranteedRef({ $0.face(for: UInt32(text[end])) }) == face
            { end += 1 }
            addWord(start, end, face: face, level: baseLevel, style)
        }
    }

    private func shapeFully(_ start: Int, _ limit: Int, _ style: UnsafePointer<StyleMetrics>) {
        let text = units.base
        let marks = flags.base
        let offset = paragraphStart
        let face = faceOfUnit[start - offset]
        let level = levelOfUnit[start - offset]
        let script = scriptOfUnit[start - offset]
        if text[start] < 0x20 || 0x7F..<0xA0 ~= text[start] {
            return add(.invisible, start, start + 1, face: face, level: level)
        }
        var end = start + 1
        let longest = min(limit, start + WordCache.longest)
        if text[start] == 0x20 {
            return addWord(start, end, face: face, level: level, style)
        }
        while end < longest, text[end] > 0x20, !(0x7F..<0xA0 ~= text[end]), text[end] != 0xFFFC, faceOfUnit[end - offset] == face,
            levelOfUnit[end - offset] == level, scriptOfUnit[end - offset] == script
        { end += 1 }
        if end == longest, end < limit {
            // Cut a very long word between graphemes, unless it is a single one.
            var whole = end
            while whole > start, marks[whole] & Typesetter.graphemeStart == 0 { whole -= 1 }
            if whole > start { end = whole }
        }
        addWord(start, end, face: face, level: level, style)
    }

    private func addWord(_ start: Int, _ end: Int, face: UInt16, level: UInt8, _ style: UnsafePointer<StyleMetrics>) {
        let metrics = faceMetrics(face)
        var options = style.pointee.options
        if metrics.noAlternates { options.insert(.noAlternates) }
        if level & 1 != 0 { options.insert(.rightToLeft) }
        let found = metrics.face._withUnsafeGuaranteedRef { words.word(units.base + start, end - start, face: $0, options: options) }
        let isPrimary = face == style.pointee.primaryFace
        let scale = (isPrimary ? style.pointee.primaryScale : metrics.unit * style.pointee.size) * style.pointee.stretch
        let tracking = isPrimary ? style.pointee.primaryTracking : style.pointee.tracking
        let fit = isPrimary ? style.pointee.fit : .none
        let nominals = isPrimary ? metrics.nominalAdvances : nil
        let text = units.base + start
        let space = advances.base + start
        let shaped = words.glyphs.base + found.start
        var last = -1
        for index in 0..<found.count {
            let glyph = shaped[index]
            let cluster = Int(glyph.cluster)
            space[cluster] += (Double(glyph.advance) + fit.kerningChange(glyph, of: text[cluster], nominals)) * scale
            if cluster != last, glyph.advance != 0 {
                space[cluster] += tracking + fit.delta(text[cluster])
                last = cluster
            }
        }
        add(.word, start, end, face: face, level: level, glyphs: found)
    }

    private func measureSingles(_ start: Int, _ end: Int, _ face: UInt16, _ style: UnsafePointer<StyleMetrics>) {
        let metrics = faceMetrics(face)
        let isPrimary = face == style.pointee.primaryFace
        let scale = (isPrimary ? style.pointee.primaryScale : metrics.unit * style.pointee.size) * style.pointee.stretch
        let tracking = isPrimary ? style.pointee.primaryTracking : style.pointee.tracking
        let fit = isPrimary ? style.pointee.fit : .none
        let text = units.base
        let space = advances.base
        for index in start..<end {
            space[index] = Double(lookUp(text[index], metrics).advance) * scale + tracking + fit.delta(text[index])
        }
    }

    /// Glyph and advance of a code point that stands alone.
    @inline(__always)
    func lookUp(_ unit: UInt16, _ metrics: FaceMetrics) -> CodePointGlyph {
        if let page = metrics.pages[Int(unit >> 8)] {
            let known = page[Int(unit & 255)]
            if known.advance != .max { return known }
        }
        return metrics.face.takeUnretainedValue().glyph(for: UInt32(unit))
    }
}
