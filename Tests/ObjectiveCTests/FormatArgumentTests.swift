import Foundation
import ObjectiveC
import Testing

@Suite("Arguments of formats, and dates") struct FormatArgumentTests {
    @Test("arrays, dictionaries and sets are arguments of formats, as the objects that they are in Objective-C")
    func collections() {
        #expect(String(format: "%@", [1, 2]) == "(\n    1,\n    2\n)")
        #expect(String(format: "%@ left", ["a": 1] as [String: Any]) == "{\n    a = 1;\n} left")
        #expect(String(format: "%@", Set(["q"])).contains("q"))
    }

    @Test("the sum of a date and seconds is a date of either kind, as the context asks")
    func adding() {
        let start = NSDate(timeIntervalSinceReferenceDate: 100)
        let object: NSDate = start.addingTimeInterval(20)
        #expect(object.timeIntervalSinceReferenceDate == 120)
        let value = start.addingTimeInterval(20)
        #expect(value == Date(timeIntervalSinceReferenceDate: 120))
    }
}
