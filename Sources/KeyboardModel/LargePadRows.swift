/// The five rows of the largest iPads: digits over the letters, tab and caps lock beside them. Confidence R.
enum LargePadRows {
    static func rows(_ request: KeyboardLayout.Request) -> [KeyRow] {
        let request = PadRows.withoutDigitPads(request)
        let isLetters = request.page == .letters
        let isShifted = isLetters && request.shift != .off
        let enter = KeySlot(request.enter.key(request.language, isComposing: request.isComposing), .share)
        let delete = KeySlot(ControlKeys.delete, .share)
        if isLetters, request.language == .arabic {
            let letters = KeyCharacters.padRows(.arabic, .letters).map { $0.map { KeySlot(.character($0)) } }
            let digits = KeyCharacters.padRows(.arabic, .numbers)[0].map { KeySlot(.character($0)) }
            return [
                KeyRow(digits + [delete]), KeyRow(letters[0]), KeyRow(letters[1]), KeyRow(letters[2]), PadRows.last(request, enter: enter),
            ]
        }
        func pairs(_ signs: [(String, String)]) -> [KeySlot] {
            signs.map { plain, shifted in
                KeySlot(isShifted ? .character(shifted) : .character(plain, second: isLetters ? shifted : nil))
            }
        }
        func letters(_ row: Int) -> [KeySlot] {
            let known = KeyCharacters.padRows(request.language, request.page)
            // The digits have a row of their own.
            let texts = row == 0 && !isLetters ? KeyCharacters.rows(request.language, .symbols)[0] : known[row]
            return texts.map { KeySlot(.character($0, shifted: isShifted)) }
        }
        let side = KeySlot(isLetters ? ControlKeys.shift(request.shift) : ControlKeys.symbolsPage(request), .share)
        let second: [KeySlot] =
            isLetters ? [KeySlot(ControlKeys.capsLock(request.shift), .share)] + letters(1) + pairs(ends[1]) : letters(1) + pairs(ends[1])
        return [
            KeyRow(pairs(digits) + [delete]), KeyRow([KeySlot(ControlKeys.tab, .share)] + letters(0) + pairs(ends[0])),
            KeyRow(second + [enter]), KeyRow([side] + letters(2) + pairs(isLetters ? ends[2] : []) + [side]),
            PadRows.last(request, enter: nil),
        ]
    }

    /// A sign and what shift makes of it, as on a hardware keyboard of the United States.
    private static let digits = [
        ("`", "~"), ("1", "!"), ("2", "@"), ("3", "#"), ("4", "$"), ("5", "%"), ("6", "^"), ("7", "&"), ("8", "*"), ("9", "("), ("0", ")"),
        ("-", "_"), ("=", "+"),
    ]
    /// At the ends of the rows of letters.
    private static let ends = [[("[", "{"), ("]", "}"), ("\\", "|")], [(";", ":"), ("'", "\"")], [("/", "?")]]
}
