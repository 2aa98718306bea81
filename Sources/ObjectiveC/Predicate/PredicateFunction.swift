import Foundation
internal import ProgrammerErrors

/// The functions that a format string can call.
enum PredicateFunction {
    static func call(_ name: String, _ values: [Any?]) -> Any? {
        switch (name.hasSuffix(":") ? String(name.dropLast()) : name).lowercased() {
        case "add", "add:to": return arithmetic(values, +) { $0.addingReportingOverflow($1) }
        case "from", "from:subtract": return arithmetic(values, -) { $0.subtractingReportingOverflow($1) }
        case "multiply", "multiply:by": return arithmetic(values, *) { $0.multipliedReportingOverflow(by: $1) }
        case "divide", "divide:by": return arithmetic(values, /) { $0.dividedReportingOverflow(by: $1) }
        case "raise", "raise:topower": return arithmetic(values, pow) { _, _ in (0, true) }
        case "modulus", "modulus:by":
            return arithmetic(values) {
                $0.truncatingRemainder(dividingBy: $1)
            } whole: {
                $0.remainderReportingOverflow(dividingBy: $1)
            }
        case "negate": return arithmetic([NSNumber(value: 0)] + values.prefix(1), -) { $0.subtractingReportingOverflow($1) }
        case "abs": return absolute(values.first ?? nil)
        case "bitwiseand", "bitwiseand:with": return bits(values, &)
        case "bitwiseor", "bitwiseor:with": return bits(values, |)
        case "bitwisexor", "bitwisexor:with": return bits(values, ^)
        case "leftshift", "leftshift:by": return bits(values, <<)
        case "rightshift", "rightshift:by": return bits(values, >>)
        case "onescomplement": return whole(values.first ?? nil).map { NSNumber(value: ~$0) }
        case "log": return number(values.first ?? nil).map { NSNumber(value: log10($0)) }
        case "random": return random(below: whole(values.first ?? nil))
        case "median": return median(elements(values).compactMap(number))
        case "mode": return modes(of: elements(values).compactMap(number))
        case "stddev": return deviation(elements(values).compactMap(number))
        case "cast", "castobject", "castobject:totype": return cast(values)
        case "sqrt": return number(values.first ?? nil).map { NSNumber(value: $0.squareRoot()) }
        case "floor": return number(values.first ?? nil).map { NSNumber(value: $0.rounded(.down)) }
        case "ceiling": return number(values.first ?? nil).map { NSNumber(value: $0.rounded(.up)) }
        case "trunc": return number(values.first ?? nil).map { NSNumber(value: $0.rounded(.towardZero)) }
        case "ln": return number(values.first ?? nil).map { NSNumber(value: log($0)) }
        case "exp": return number(values.first ?? nil).map { NSNumber(value: exp($0)) }
        case "uppercase": return (values.first as? String)?.uppercased()
        case "lowercase": return (values.first as? String)?.lowercased()
        case "length": return (values.first as? String).map { NSNumber(value: $0.utf16.count) }
        case "now": return Date() as NSDate
        case "count": return NSNumber(value: elements(values).count)
        case "sum":
            return elements(values).reduce(NSNumber(value: 0)) { arithmetic([$0, $1], +) { $0.addingReportingOverflow($1) } ?? $0 }
        case "average": return average(elements(values).compactMap(number))
        case "min": return elements(values).min { ValueComparison.compare($0, $1) == .orderedAscending }
        case "max": return elements(values).max { ValueComparison.compare($0, $1) == .orderedAscending }
        case "first": return elements(values).first
        case "last": return elements(values).last
        default: ProgrammerError.raise("Unable to parse function name '\(name)' into supported selector", name: .invalidArgument)
        }
    }

    private static func elements(_ values: [Any?]) -> [Any] {
        if values.count == 1 { return PredicateExpression.elements(of: values[0]) ?? values.compactMap { $0 } }
        return values.compactMap { $0 }
    }

    private static func average(_ values: [Double]) -> NSNumber? {
        values.isEmpty ? nil : NSNumber(value: values.reduce(0, +) / Double(values.count))
    }

    /// Of two whole numbers the result is whole, unless it is too large or there is none.
    private static func arithmetic(
        _ values: [Any?], _ operation: (Double, Double) -> Double, whole: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> NSNumber? {
        guard values.count == 2, let first = number(values[0]), let second = number(values[1]) else { return nil }
        if let first = Self.whole(values[0]), let second = Self.whole(values[1]) {
            let result = whole(first, second)
            if !result.overflow { return NSNumber(value: result.partialValue) }
        }
        return NSNumber(value: operation(first, second))
    }

    private static func absolute(_ value: Any?) -> NSNumber? {
        if let whole = whole(value), whole != .min { return NSNumber(value: abs(whole)) }
        return number(value).map { NSNumber(value: abs($0)) }
    }

    private static func bits(_ values: [Any?], _ operation: (Int, Int) -> Int) -> NSNumber? {
        guard values.count == 2, let first = whole(values[0]), let second = whole(values[1]) else { return nil }
        return NSNumber(value: operation(first, second))
    }

    private static func random(below limit: Int?) -> NSNumber {
        guard let limit, limit > 0 else { return NSNumber(value: Double.random(in: 0..<1)) }
        return NSNumber(value: Int.random(in: 0..<limit))
    }

    private static func median(_ values: [Double]) -> NSNumber? {
        guard !values.isEmpty else { return nil }
        let (sorted, middle) = (values.sorted(), values.count / 2)
        return NSNumber(value: values.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    }

    private static func modes(of values: [Double]) -> [NSNumber] {
        let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max()
        return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
    }

    private static func deviation(_ values: [Double]) -> NSNumber? {
        guard let mean = average(values)?.doubleValue else { return nil }
        return NSNumber(value: (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot())
    }

    /// `CAST(value, "NSDate")`: a date out of its seconds, a number or text out of what stands for one.
    private static func cast(_ values: [Any?]) -> Any? {
        guard values.count == 2, let name = values[1] as? String else { return nil }
        switch name {
        case "NSDate": return number(values[0]).map { Date(timeIntervalSinceReferenceDate: $0) }
        case "NSString": return values[0].map { "\($0)" }
        case "NSNumber": return (values[0] as? NSNumber) ?? (values[0] as? String).flatMap(Double.init).map { NSNumber(value: $0) }
        case "NSDecimalNumber": return values[0].map { NSDecimalNumber(string: "\($0)") }
        default: return values[0]
        }
    }

    /// The value of a number object that holds a whole number.
    private static func whole(_ value: Any?) -> Int? {
        guard let number = value as? NSNumber else { return nil }
        switch String(cString: number.objCType) {
        case "d", "f": return nil
        default: return Int(exactly: number)
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let date as Date: date.timeIntervalSinceReferenceDate
        default: nil
        }
    }
}
