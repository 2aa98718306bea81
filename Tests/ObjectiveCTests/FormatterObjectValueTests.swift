import Foundation
import ObjectiveC
import Testing

/// A number in cents, as source rewriting leaves it.
private final class CentFormatter: NumberFormatter, @unchecked Sendable {
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard let cents = Int(string.filter(\.isNumber)) else { throw CocoaError(.formatting) }
        obj?.pointee = NSNumber(value: Double(cents) / 100)
    }
}

@MainActor @Suite("Objects of formatters") struct FormatterObjectValueTests {
    private func number(_ formatter: Formatter, _ text: String) -> (found: Bool, value: Double?) {
        var value: AnyObject?
        let found = formatter.getObjectValue(&value, for: text, errorDescription: nil)
        return (found, (value as? NSNumber)?.doubleValue)
    }

    @Test("a formatter stores the object of a text, and says if there is none")
    func numbers() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        #expect(number(formatter, "12").value == 12)
        #expect(number(formatter, "twelve").found == false)
        var reason: NSString?
        #expect(!formatter.getObjectValue(nil, for: "x", errorDescription: &reason))
        #expect(reason?.length ?? 0 > 0)
        #expect(throws: (any Error).self) { try formatter.getObjectValue(nil, for: "x", range: nil) }
    }

    @Test("a subclass's method is found from its superclass")
    func subclass() {
        ObjCRuntime.register(CentFormatter.self, "getObjectValue:forString:range:error:") { formatter, arguments in
            ObjCRuntime.attempt(arguments, 3) {
                try formatter.getObjectValue(
                    ObjCRuntime.argument(arguments, 0), for: ObjCRuntime.argument(arguments, 1), range: ObjCRuntime.argument(arguments, 2))
            }
        }
        #expect(number(CentFormatter(), "€ 1,25").value == 1.25)
        #expect(number(CentFormatter(), "none").found == false)
    }

    @Test("memory of another type can be the place of an object")
    func otherMemory() {
        let memory = UnsafeMutablePointer<Double>.allocate(capacity: 1)
        defer { memory.deallocate() }
        let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        #expect(formatter.getObjectValue(place, for: "3", errorDescription: nil))
        #expect((place.pointee as? NSNumber)?.intValue == 3)
        place.pointee = nil
    }

    @Test("a calendar unit's range begins at a date and takes some seconds")
    func calendarRange() throws {
        let calendar = try #require(NSCalendar(identifier: .gregorian))
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var start: NSDate?
        var length: TimeInterval = 0
        let date = Date(timeIntervalSince1970: 86400 * 10 + 5000)
        #expect(calendar.range(of: .day, start: &start, interval: &length, for: date))
        #expect(start?.timeIntervalSince1970 == 864000)
        #expect(length == 86400)
    }
}
