/// Twelve keys of digits, on phones.
enum NumberPads {
    private static let letters = ["", "A B C", "D E F", "G H I", "J K L", "M N O", "P Q R S", "T U V", "W X Y Z"]

    static func rows(_ request: KeyboardLayout.Request) -> [KeyRow] {
        if request.kind == .phonePad, request.page != .letters { return signs }
        var rows = (0..<3).map { row in KeyRow((0..<3).map { KeySlot(digit(row * 3 + $0 + 1, request.kind)) }) }
        rows.append(KeyRow([KeySlot(corner(request)), KeySlot(digit(0, request.kind)), KeySlot(delete)]))
        return rows
    }

    private static var delete: Key { Key(.delete, .symbol("delete.left"), .bare, name: "delete") }

    private static func digit(_ number: Int, _ kind: KeyboardKind) -> Key {
        let text = String(number)
        let below = number > 0 ? letters[number - 1] : kind == .phonePad ? "+" : ""
        var key = Key(.text(text), .digit(text, letters: below), .character, name: text)
        if number == 0, kind == .phonePad { key.variants = ["0", "+"] }
        return key
    }

    private static func corner(_ request: KeyboardLayout.Request) -> Key {
        switch request.kind {
        case .decimalPad:
            let separator = request.decimalSeparator
            return Key(.text(separator), .text(separator), .bare, name: separator)
        case .phonePad: return Key(.page(.symbols), .text("+*#"), .bare, name: "symbols")
        default: return Key(.nothing, .empty, .bare, name: "")
        }
    }

    private static var signs: [KeyRow] {
        func key(_ text: String, _ face: String? = nil) -> KeySlot {
            KeySlot(Key(.text(text), .text(face ?? text), .character, name: face ?? text))
        }
        let empty = KeySlot(Key(.nothing, .empty, .bare, name: ""))
        return [
            KeyRow([key("1"), key("2"), key("3")]), KeyRow([key(",", "pause"), key(";", "wait"), key("N")]),
            KeyRow([key("*"), key("#"), key("+")]),
            KeyRow([KeySlot(Key(.page(.letters), .text("123"), .bare, name: "numbers")), empty, KeySlot(delete)]),
        ]
    }
}
