/// The four rows of an iPad. Confidence R.
enum PadRows {
    static func rows(_ request: KeyboardLayout.Request) -> [KeyRow] {
        let request = withoutDigitPads(request)
        let isLetters = request.page == .letters
        let shifted = isLetters && request.shift != .off
        let characters = KeyCharacters.padRows(request.language, request.page)
        // Halves are too small for two signs on a key.
        let hasSeconds = isLetters && request.language != .arabic && request.placement != .split
        let letters = characters.enumerated().map { row, keys in
            keys.enumerated().map { column, text in
                let second = hasSeconds && KeyCharacters.seconds[row].indices.contains(column) ? KeyCharacters.seconds[row][column] : nil
                return KeySlot(.character(text, shifted: shifted, second: second))
            }
        }
        let enter = KeySlot(request.enter.key(request.language, isComposing: request.isComposing), .share)
        let delete = KeySlot(ControlKeys.delete, .share)
        if isLetters, request.language == .arabic {
            return [
                KeyRow(letters[0]), KeyRow(letters[1]), KeyRow(letters[2] + [delete]), last(request, enter: enter),
            ]
        }
        let side = isLetters ? ControlKeys.shift(request.shift) : ControlKeys.symbolsPage(request)
        func half(_ row: Int) -> Int { (letters[row].count + 1) / 2 }
        return [
            KeyRow(letters[0] + [delete], cut: half(0)), KeyRow(letters[1] + [enter], inset: 0.5, cut: half(1)),
            KeyRow([KeySlot(side)] + letters[2] + [KeySlot(side, .share)], cut: half(2) + 1), last(request, enter: nil),
        ]
    }

    /// A pad has no keyboard of digits alone.
    static func withoutDigitPads(_ request: KeyboardLayout.Request) -> KeyboardLayout.Request {
        var request = request
        if request.kind.isPad, request.page == .letters { request.page = .numbers }
        return request
    }

    static func last(_ request: KeyboardLayout.Request, enter: KeySlot?) -> KeyRow {
        let title = request.language == .arabic ? "١٢٣" : ".?123"
        let page = ControlKeys.page(request, title: title)
        var slots = [KeySlot(page)]
        if request.hasGlobe { slots.append(KeySlot(KeyboardLayout.globe(.control))) }
        if request.hasEmoji { slots.append(KeySlot(ControlKeys.emoji)) }
        let space = KeySlot(ControlKeys.space(request), .share)
        slots.append(space)
        let cut = slots.count
        // Each half has a space key of its own.
        if request.placement == .split { slots.append(space) }
        if let enter { slots.append(KeySlot(enter.key, .letters(request.placement == .split ? 1.5 : 2))) }
        slots += [KeySlot(page, .letters(request.placement == .split ? 1 : 1.5)), KeySlot(ControlKeys.dismiss(request.placement))]
        return KeyRow(slots, cut: cut)
    }
}
