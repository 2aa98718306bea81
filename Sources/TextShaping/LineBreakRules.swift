/// The pair rules of UAX 14 for plain text: whether a line may break between two classes, directly or with spaces between them.
///
/// Pairs that need more context (numbers with their affixes, hyphens after spaces) are `.ask`: the paragraph is passed to ICU, so that
/// both paths always agree; a test compares them.
enum LineBreakRules {
    enum Answer: UInt8 { case free, afterSpaces, never, ask }
    private typealias Class = CharacterTable.Break
    /// Index: class before << 5 | class after.
    // Filled before the pointer exists for others, and never written or freed after.
    nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 1024)
        table.initialize(repeating: Answer.ask.rawValue, count: 1024)
        for before in Class.allCases {
            for after in Class.allCases { table[Int(before.rawValue) << 5 | Int(after.rawValue)] = answer(before, after).rawValue }
        }
        return UnsafePointer(table)
    }()

    private static func answer(_ before: CharacterTable.Break, _ after: CharacterTable.Break) -> Answer {
        switch (before, after) {
        case (_, .space): return .never  // LB7
        case (_, .close), (_, .closeParenthesis), (_, .exclamation): return .never  // LB13
        case (_, .infix), (_, .symbolSlash): return .never  // LB13
        case (.open, _), (.openWide, _): return .never  // LB14
        case (.quotation, .open), (.quotation, .openWide): return .never  // LB15
        case (.close, .nonStarter), (.closeParenthesis, .nonStarter): return .never  // LB16
        case (.breakBoth, .breakBoth): return .never  // LB17
        case (.glue, _): return .afterSpaces  // LB12
        case (.breakAfter, .glue), (.hyphen, .glue): return .free  // LB12a
        case (_, .glue): return .afterSpaces
        case (_, .quotation), (.quotation, _): return .afterSpaces  // LB19
        case (.hyphen, .numeric): return .afterSpaces  // LB25
        case (.hyphen, .alphabetic), (.hyphen, .hyphen), (.breakAfter, .hyphen), (.hyphen, .prefix), (.hyphen, .postfix), (.hyphen, .open):
            return .ask  // ICU does not separate a hyphen that starts a word from what follows
        case (_, .breakAfter), (_, .hyphen), (_, .nonStarter), (.breakBefore, _), (_, .inseparable): return .afterSpaces  // LB21, LB22
        case (.alphabetic, .numeric), (.numeric, .alphabetic): return .afterSpaces  // LB23
        case (.prefix, .ideographic), (.ideographic, .postfix): return .afterSpaces  // LB23a
        case (.prefix, .alphabetic), (.postfix, .alphabetic), (.alphabetic, .prefix), (.alphabetic, .postfix): return .afterSpaces  // LB24
        case (.prefix, .numeric), (.postfix, .numeric), (.numeric, .prefix), (.numeric, .postfix), (.numeric, .numeric):
            return .afterSpaces  // LB25
        case (.prefix, .open), (.postfix, .open), (.prefix, .openWide), (.postfix, .openWide): return .ask  // LB25
        case (.close, .prefix), (.close, .postfix), (.closeParenthesis, .prefix), (.closeParenthesis, .postfix): return .ask  // LB25
        case (.infix, .prefix), (.infix, .postfix), (.symbolSlash, .prefix), (.symbolSlash, .postfix): return .ask  // LB25
        case (.infix, .numeric), (.symbolSlash, .numeric): return .ask  // LB25
        case (.alphabetic, .alphabetic), (.infix, .alphabetic): return .afterSpaces  // LB28, LB29
        // LB30
        case (.alphabetic, .open), (.numeric, .open), (.closeParenthesis, .alphabetic), (.closeParenthesis, .numeric): return .afterSpaces
        default: return .free  // LB31
        }
    }
}
