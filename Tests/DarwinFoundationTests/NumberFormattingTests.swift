import DarwinFoundation
import Foundation
import Testing

@Suite("Numbers as text")
struct NumberFormattingTests {
    @Test("an integral floating-point number has no fraction in text, description and interpolation")
    func whole() throws {
        let pairs: [(NSNumber, String)] = [
            (NSNumber(value: 100.0), "100"), (NSNumber(value: Float(100)), "100"), (NSNumber(value: CGFloat(-7)), "-7"),
            (NSNumber(value: 0.1), "0.1"), (NSNumber(value: Float(0.1)), "0.1"), (NSNumber(value: 2.5), "2.5"),
            (NSNumber(value: 1e21), "1e+21"), (NSNumber(value: true), "1"), (NSNumber(value: UInt64.max), "18446744073709551615"),
            (NSNumber(value: Int64.min), "-9223372036854775808"), (NSNumber(value: Int8(-3)), "-3"),
            (NSNumber(value: Double.infinity), "inf"),
            (NSNumber(value: Double.nan), "nan"), (NSDecimalNumber(string: "1.50"), "1.5"),
        ]
        for (number, text) in pairs {
            #expect(number.stringValue == text)
            #expect(number.description == text)
            #expect("\(number)" == text)
        }
    }

    @Test("so do numbers from JSON, and JSON keeps their digits")
    func json() throws {
        let read = try #require(JSONSerialization.jsonObject(with: Data("[100.0, 100, 1.5, 1e3]".utf8)) as? [NSNumber])
        #expect(read.map(\.stringValue) == ["100", "100", "1.5", "1000"])
        let sum = NSNumber(value: 0.1 + 0.2)
        let written = try JSONSerialization.data(withJSONObject: [sum, NSNumber(value: 3.0)])
        #expect(String(decoding: written, as: UTF8.self) == "[0.30000000000000004,3]")
    }
}
