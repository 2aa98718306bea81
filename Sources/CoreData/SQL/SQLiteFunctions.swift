internal import Foundation
internal import ObjectiveC
internal import SQLite3

/// Foundation's comparisons of strings as functions and collations of SQLite, so that both give the same answers.
enum SQLiteFunctions {
    /// `ferry_text(operator, options, first, second)`.
    static let comparison = "ferry_text"

    static func add(to handle: OpaquePointer?) {
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        sqlite3_create_function_v2(
            handle, comparison, 4, flags, nil,
            { context, _, arguments in
                guard let arguments,
                    let operation = NSComparisonPredicate.Operator(rawValue: UInt(truncatingIfNeeded: sqlite3_value_int64(arguments[0])))
                else { return sqlite3_result_null(context) }
                let options = NSComparisonPredicate.Options(rawValue: UInt(truncatingIfNeeded: sqlite3_value_int64(arguments[1])))
                let holds = SQLiteFunctions.holds(arguments[2], operation, arguments[3], options)
                sqlite3_result_int(context, holds ? 1 : 0)
            }, nil, nil, nil)
        for collation in Collation.allCases { add(collation, to: handle) }
    }

    private static func holds(
        _ first: OpaquePointer?, _ operation: NSComparisonPredicate.Operator, _ second: OpaquePointer?,
        _ options: NSComparisonPredicate.Options
    ) -> Bool {
        if let first = PlainText(first), let second = PlainText(second), let quick = first.holds(operation, second, options) {
            return quick
        }
        return TextComparison.holds(text(first), operation, text(second), options)
    }

    private static func text(_ value: OpaquePointer?) -> String? {
        guard sqlite3_value_type(value) == SQLITE_TEXT, let bytes = sqlite3_value_text(value) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
    }

    private static func add(_ collation: Collation, to handle: OpaquePointer?) {
        let context = UnsafeMutableRawPointer(bitPattern: collation.number)
        sqlite3_create_collation_v2(
            handle, collation.name, SQLITE_UTF8, context,
            { context, count, first, otherCount, second in
                let collation = Collation.allCases[Int(bitPattern: context) - 1]
                let first = UnsafeRawBufferPointer(start: first, count: Int(count))
                let second = UnsafeRawBufferPointer(start: second, count: Int(otherCount))
                if collation == .plain, let quick = PlainText.order(first, second) { return quick }
                return Int32(collation.order(String(decoding: first, as: UTF8.self), String(decoding: second, as: UTF8.self)).rawValue)
            }, nil)
    }
}

/// The orders of strings.
enum Collation: CaseIterable {
    case plain, ignoringCase, ignoringMarks, ignoringCaseAndMarks
    case caseInsensitive, localized, localizedCaseInsensitive, localizedStandard
    case decimal

    var name: String { "FERRY_\(self)" }
    /// From 1, since 0 is no address.
    fileprivate var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    init(_ options: NSComparisonPredicate.Options) {
        switch (options.contains(.caseInsensitive), options.contains(.diacriticInsensitive)) {
        case (false, false): self = .plain
        case (true, false): self = .ignoringCase
        case (false, true): self = .ignoringMarks
        case (true, true): self = .ignoringCaseAndMarks
        }
    }

    /// Nil for selectors of the app's own.
    init?(selector: String?) {
        switch selector {
        case nil, "compare:": self = .plain
        case "caseInsensitiveCompare:": self = .caseInsensitive
        case "localizedCompare:": self = .localized
        case "localizedCaseInsensitiveCompare:": self = .localizedCaseInsensitive
        case "localizedStandardCompare:": self = .localizedStandard
        default: return nil
        }
    }

    fileprivate func order(_ first: String, _ second: String) -> ComparisonResult {
        switch self {
        case .plain: TextComparison.order(first, second, by: nil)
        case .ignoringCase: first.compare(second, options: .caseInsensitive)
        case .ignoringMarks: first.compare(second, options: .diacriticInsensitive)
        case .ignoringCaseAndMarks: first.compare(second, options: [.caseInsensitive, .diacriticInsensitive])
        case .caseInsensitive: first.caseInsensitiveCompare(second)
        case .localized: first.localizedCompare(second)
        case .localizedCaseInsensitive: first.localizedCaseInsensitiveCompare(second)
        case .localizedStandard: first.localizedStandardCompare(second)
        case .decimal: TextComparison.orderOfDecimals(first, second)
        }
    }
}
