import Foundation

/// Orders two values like `compare:`: numbers, strings, dates, and objects that respond to `compare:`.
package enum ValueComparison {
    static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult? {
        let (first, second) = (first is NSNull ? nil : first, second is NSNull ? nil : second)
        switch (first, second) {
        case (nil, nil): return .orderedSame
        // Foundation sends `compare:` to the left one: nil is before everything.
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let first as NSNumber, let second as NSNumber):
            // Foundation on Linux orders decimal numbers the wrong way round.
            return first is NSDecimalNumber || second is NSDecimalNumber
                ? order(first.decimalValue, second.decimalValue) : first.compare(second)
        case (let first as String, let second as String): return (first as NSString).compare(second)
        case (let first as Date, let second as Date): return first.compare(second)
        case (let first as NSObject, let second?):
            guard ObjCRuntime.responds(first, to: "compare:") else { return nil }
            return (ObjCRuntime.send("compare:", to: first, [second]) as? ComparisonResult)
        default: return nil
        }
    }

    private static func order(_ first: Decimal, _ second: Decimal) -> ComparisonResult {
        first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    /// Whether two values are equal as objects: numbers by what they say, whatever their type.
    package static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        let (first, second) = (first is NSNull ? nil : first, second is NSNull ? nil : second)
        switch (first, second) {
        case (nil, nil): return true
        case (nil, _), (_, nil): return false
        case (let first as NSNumber, let second as NSNumber): return first == second
        case (let first as String, let second as String): return (first as NSString).isEqual(to: second)
        case (let first as NSObject, let second?): return first.isEqual(second)
        case (let first as AnyHashable, let second as AnyHashable): return first == second
        default: return false
        }
    }
}
