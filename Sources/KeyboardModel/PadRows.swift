/// The four rows of an iPad. Confidence R.
enum PadRows {
    static func rows(_ request: KeyboardPlan.Request) -> [KeyRow] {
        var request = request
        // A pad has no keyboard of digits alone.
        if request.kind.isPad, request.page == .letters { request.page = .numbers }
        let isLetters = request.page == .letters
        let shifted = isLetters && request.shift != .off
        let characters = KeyCharacters.padRows(request.language, request.page)
        let hasSeconds = isLetters && request.language != .arabic
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
        let side = isLetters ? ControlKeys.shift(request.shift) : ControlKeys.otherSigns(request)
        return [
            KeyRow(letters[0] + [delete]), KeyRow(letters[1] + [enter], inset: 0.5),
            KeyRow([KeySlot(side)] + letters[2] + [KeySlot(side, .share)]), last(request, enter: nil),
        ]
    }

    private static func last(_ request: KeyboardPlan.Request, enter: KeySlot?) -> KeyRow {
        let title = request.language == .arabic ? "١٢٣" : ".?123"
        let page = ControlKeys.page(request, title: title)
        var slots = [KeySlot(page)]
        if request.hasGlobe { slots.append(KeySlot(KeyboardPlan.globe(.control))) }
        if request.hasEmoji { slots.append(KeySlot(ControlKeys.emoji)) }
        slots.append(KeySlot(ControlKeys.space(request), .share))
        if let enter { slots.append(KeySlot(enter.key, .letters(2))) }
        slots += [KeySlot(page, .letters(1.5)), KeySlot(ControlKeys.dismiss)]
        return KeyRow(slots)
    }
}
