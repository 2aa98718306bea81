internal import CFriBidi
internal import CICU

extension Typesetter {
    /// Finds break opportunities, grapheme starts and directions of the paragraph at `start..<end`; shaping comes later, as lines need it.
    func analyse(_ start: Int, _ end: Int, direction: TextParagraph.Direction) {
        paragraphStart = start
        paragraphEnd = end
        shapedEnd = start
        isPlain = true
        baseLevel = direction == .rightToLeft ? 1 : 0
        guard end > start else { return }
        switch findPlainBreaks(start, end) {
        case .plain where baseLevel == 0:
            break
        case .findBreaksWithICU where baseLevel == 0:
            findBreaksWithICU(start, end)
        default:
            isPlain = false
            analyseFully(start, end, direction: direction)
        }
    }

    enum Finding { case plain, findBreaksWithICU, complex }

    /// Marks the paragraph by the pair rules alone, as far as they carry.
    func findPlainBreaks(_ start: Int, _ end: Int) -> Finding {
        let text = units.base
        let marks = flags.base
        let rules = LineBreakRules.table
        var before = characters[text[start]]
        if before & CharacterTable.complex != 0 { return .complex }
        marks[start] = Typesetter.graphemeStart | Typesetter.marks(before, unit: text[start])
        var spaced = before & CharacterTable.breakMask == CharacterTable.Break.space.rawValue
        var anchored = !spaced
        var ask = false
        for index in start + 1..<max(end, start + 1) {
            let unit = text[index]
            let here = characters[unit]
            if here & CharacterTable.complex != 0 { return .complex }
            var mark = Typesetter.graphemeStart | Typesetter.marks(here, unit: unit)
            let breaking = here & CharacterTable.breakMask
            if breaking == CharacterTable.Break.space.rawValue {
                spaced = true
            } else {
                if anchored {
                    let answer = rules[Int(before & CharacterTable.breakMask) << 5 | Int(breaking)]
                    if answer == LineBreakRules.Answer.ask.rawValue { ask = true }
                    if answer == LineBreakRules.Answer.free.rawValue || spaced && answer == LineBreakRules.Answer.afterSpaces.rawValue {
                        mark |= Typesetter.breakBefore
                    }
                } else {
                    ask = true  // the text starts with spaces
                }
                before = here
                spaced = false
                anchored = true
            }
            marks[index] = mark
        }
        return ask ? .findBreaksWithICU : .plain
    }

    @inline(__always)
    private static func marks(_ byte: UInt8, unit: UInt16) -> UInt8 {
        (byte & CharacterTable.white != 0 ? white : 0) | (byte & CharacterTable.single != 0 ? single : 0) | (unit == 9 ? tab : 0)
    }

    private func findBreaksWithICU(_ start: Int, _ end: Int) {
        let marks = flags.base
        for index in start..<end { marks[index] &= ~Typesetter.breakBefore }
        breakers.lineBreaks(units.base + start, end - start) { marks[start + $0] |= Typesetter.breakBefore }
    }

    // MARK: The full way

    private func analyseFully(_ start: Int, _ end: Int, direction: TextParagraph.Direction) {
        let count = end - start
        let marks = flags.base
        let text = units.base
        for index in start..<end {
            let byte = characters[text[index]]
            marks[index] = (byte & CharacterTable.white != 0 ? Typesetter.white : 0) | (text[index] == 9 ? Typesetter.tab : 0)
        }
        marks[start] |= Typesetter.graphemeStart
        breakers.graphemeStarts(text + start, count) { marks[start + $0] |= Typesetter.graphemeStart }
        breakers.lineBreaks(text + start, count) { marks[start + $0] |= Typesetter.breakBefore }
        faceOfUnit.removeAll()
        faceOfUnit.extend(by: count).initialize(repeating: 0, count: count)
        levelOfUnit.removeAll()
        levelOfUnit.extend(by: count).initialize(repeating: 0, count: count)
        scriptOfUnit.removeAll()
        scriptOfUnit.extend(by: count).initialize(repeating: 0, count: count)
        findLevels(start, count, direction)
        findScripts(start, count)
        findFaces(start, count)
    }

    @inline(__always)
    private func codePoint(_ index: Int, before end: Int) -> (code: UInt32, length: Int) {
        let unit = units[index]
        if unit & 0xF800 != 0xD800 { return (UInt32(unit), 1) }
        if unit < 0xDC00, index + 1 < end {
            let low = units[index + 1]
            if low & 0xFC00 == 0xDC00 { return ((UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF)) + 0x10000, 2) }
        }
        return (0xFFFD, 1)
    }

    private func findLevels(_ start: Int, _ count: Int, _ direction: TextParagraph.Direction) {
        var codes: [UInt32] = []
        codes.reserveCapacity(count)
        var rightToLeft = direction == .rightToLeft
        var index = start
        while index < start + count {
            let (code, length) = codePoint(index, before: start + count)
            codes.append(code)
            if ferry_is_right_to_left(code) != 0 { rightToLeft = true }
            index += length
        }
        guard rightToLeft else { return }
        let length = FriBidiStrIndex(codes.count)
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: codes.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: codes.count)
        var levels = [FriBidiLevel](repeating: 0, count: codes.count)
        fribidi_get_bidi_types(codes, length, &types)
        fribidi_get_bracket_types(codes, length, types, &brackets)
        var base = direction == .rightToLeft ? FRIBIDI_PAR_RTL : direction == .leftToRight ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_ON
        guard fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, &levels) > 0 else { return }
        baseLevel = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL ? 1 : 0
        var unit = 0
        for (code, level) in zip(codes, levels) {
            levelOfUnit[unit] = UInt8(bitPattern: level)
            unit += 1
            if code >= 0x10000 {
                levelOfUnit[unit] = UInt8(bitPattern: level)
                unit += 1
            }
        }
    }

    /// Script of every unit; common and inherited ones take that of the text before, at the start that of the text after.
    private func findScripts(_ start: Int, _ count: Int) {
        let none = Int32(FERRY_SCRIPT_COMMON)
        var current = none
        var index = 0
        while index < count {
            let (code, length) = codePoint(start + index, before: start + count)
            let script = ferry_script(code)
            if script != none, script != Int32(FERRY_SCRIPT_INHERITED) {
                if current == none { for earlier in 0..<index { scriptOfUnit[earlier] = script } }
                current = script
            }
            for offset in 0..<length { scriptOfUnit[index + offset] = current }
            index += length
        }
    }

    private func findFaces(_ start: Int, _ count: Int) {
        var cursor = 0
        var index = 0
        while index < count {
            var next = index + 1
            while next < count, flags[start + next] & Typesetter.graphemeStart == 0 { next += 1 }
            while cursor < styles.count - 1, Int(styles[cursor].end) <= start + index { cursor += 1 }
            let face = face(ofGrapheme: start + index, start + next, stack: styles[cursor].stack.takeUnretainedValue())
            for position in index..<next { faceOfUnit[position] = face }
            index = next
        }
    }

    private func face(ofGrapheme start: Int, _ end: Int, stack: FontStack) -> UInt16 {
        let first = codePoint(start, before: end)
        var emoji = ferry_has(first.code, Int32(FERRY_HAS_EMOJI_PRESENTATION)) != 0
        var index = start + first.length
        while index < end {
            let next = codePoint(index, before: end)
            if next.code == 0xFE0F || next.code == 0x20E3 || 0x1F3FB...0x1F3FF ~= next.code { emoji = true }
            if next.code == 0xFE0E { emoji = false }
            index += next.length
        }
        if emoji { return UInt16(stack.emojiFace().index) }
        return stack.face(for: first.code)
    }
}
