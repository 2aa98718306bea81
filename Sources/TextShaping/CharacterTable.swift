internal import CICU

/// Properties of UTF-16 units for the fast path, one byte each, filled a page at a time from ICU's properties.
///
/// A unit is *plain* if it is left-to-right, is always a grapheme by itself, and takes no part in
/// shaping beyond its own word; a paragraph of plain units needs neither the bidi algorithm nor ICU's break iterators.
struct CharacterTable: ~Copyable {
    /// Line breaking classes of UAX 14 that plain units have; the raw value is in the low five bits.
    enum Break: UInt8, CaseIterable {
        case alphabetic, ideographic, space, numeric, open, openWide, close, closeParenthesis, quotation, glue, nonStarter, exclamation
        case symbolSlash, infix, prefix, postfix, hyphen, breakAfter, breakBefore, breakBoth, inseparable
    }
    static let breakMask: UInt8 = 0x1F
    /// Excluded from a line's width at its end.
    static let white: UInt8 = 0x20
    /// Not plain.
    static let complex: UInt8 = 0x40
    /// Never shaped with its neighbours: the advance of the code point is sufficient.
    static let single: UInt8 = 0x80

    private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>

    init() {
        pages = .allocate(capacity: 256)
        pages.initialize(repeating: nil, count: 256)
    }

    deinit {
        for high in 0..<256 { pages[high]?.deallocate() }
        pages.deallocate()
    }

    @inline(__always)
    subscript(unit: UInt16) -> UInt8 {
        let page = pages[Int(unit >> 8)] ?? fill(Int(unit >> 8))
        return page[Int(unit & 255)]
    }

    @inline(never)
    private func fill(_ high: Int) -> UnsafeMutablePointer<UInt8> {
        let page = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        for low in 0..<256 { (page + low).initialize(to: CharacterTable.describe(UInt32(high << 8 | low))) }
        pages[high] = page
        return page
    }

    private static let plainScripts: Set<Int32> = Set(
        [
            FERRY_SCRIPT_COMMON, FERRY_SCRIPT_LATIN, FERRY_SCRIPT_GREEK, FERRY_SCRIPT_CYRILLIC, FERRY_SCRIPT_HAN, FERRY_SCRIPT_HIRAGANA,
            FERRY_SCRIPT_KATAKANA, FERRY_SCRIPT_HANGUL, FERRY_SCRIPT_BOPOMOFO, FERRY_SCRIPT_KATAKANA_OR_HIRAGANA,
        ].map { Int32($0) })

    private static func describe(_ code: UInt32) -> UInt8 {
        if code == 9 { return Break.breakAfter.rawValue | white | single }
        guard let breaking = breakClass(code), plainScripts.contains(ferry_script(code)), ferry_is_left_to_right_or_neutral(code) != 0,
            ferry_has(code, Int32(FERRY_HAS_GRAPHEME_EXTEND)) == 0, ferry_has(code, Int32(FERRY_HAS_EMOJI_PRESENTATION)) == 0,
            ferry_has(code, Int32(FERRY_HAS_DEFAULT_IGNORABLE)) == 0, ferry_is_other(code) == 0
        else { return complex | (code == 0x3000 ? white : 0) }
        var byte = breaking.rawValue
        if breaking == .space || code == 0x3000 { byte |= white | single }
        if isSingle(code) { byte |= single }
        return byte
    }

    private static func isSingle(_ code: UInt32) -> Bool {
        switch code {
        case 0x2E80...0x30FF, 0x3100...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
        default: false
        }
    }

    private static func breakClass(_ code: UInt32) -> Break? {
        switch Int(ferry_line_class(code)) {
        case FERRY_LB_ALPHABETIC, FERRY_LB_AMBIGUOUS: .alphabetic
        case FERRY_LB_IDEOGRAPHIC, FERRY_LB_H2, FERRY_LB_H3: .ideographic
        case FERRY_LB_SPACE: .space
        case FERRY_LB_NUMERIC: .numeric
        case FERRY_LB_OPEN: ferry_is_wide(code) != 0 ? .openWide : .open
        case FERRY_LB_CLOSE: .close
        case FERRY_LB_CLOSE_PARENTHESIS: .closeParenthesis
        case FERRY_LB_QUOTATION: .quotation
        case FERRY_LB_GLUE: .glue
        case FERRY_LB_NONSTARTER, FERRY_LB_CONDITIONAL_JAPANESE_STARTER: .nonStarter
        case FERRY_LB_EXCLAMATION: .exclamation
        case FERRY_LB_BREAK_SYMBOLS: .symbolSlash
        case FERRY_LB_INFIX: .infix
        case FERRY_LB_PREFIX: .prefix
        case FERRY_LB_POSTFIX: .postfix
        case FERRY_LB_HYPHEN: .hyphen
        case FERRY_LB_BREAK_AFTER: .breakAfter
        case FERRY_LB_BREAK_BEFORE: .breakBefore
        case FERRY_LB_BREAK_BOTH: .breakBoth
        case FERRY_LB_INSEPARABLE: .inseparable
        default: nil
        }
    }
}
