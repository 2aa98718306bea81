import DarwinFoundation
import Foundation
import Testing

@Suite("NSDataDetector") struct DataDetectorTests {
    /// Raw values of `NSTextCheckingResult.CheckingType`, whose names warn on Linux.
    private static let (date, address, link, phone): (UInt64, UInt64, UInt64, UInt64) = (1 << 4, 1 << 5, 1 << 6, 1 << 11)

    private func found(_ types: NSTextCheckingTypes, in text: String) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map {
            (text as NSString).substring(with: $0.range)
        }
    }

    @Test(
        "finds web and mail addresses without the surrounding sentence",
        arguments: [
            ("see https://example.org/a?b=c#d.", ["https://example.org/a?b=c#d"]),
            ("(http://example.org/wiki/A_(b)), http://[::1]/x", ["http://example.org/wiki/A_(b)", "http://[::1]/x"]),
            ("www.example.museum and example.com:8080/x, but not file.txt or 3.14 or a.b", ["www.example.museum", "example.com:8080/x"]),
            ("mail <jane.doe+news@example.co.uk>; not @jane nor jane@host", ["jane.doe+news@example.co.uk"]),
            ("去https://example.cn看看", ["https://example.cn"]), ("😀 example.org", ["example.org"]),
            ("http:// ://x -.com a@b@c.com", []), ("", []),
        ])
    func links(_ sample: (text: String, found: [String])) throws {
        #expect(try found(Self.link, in: sample.text) == sample.found)
    }

    @Test("links without a scheme get http, mail addresses mailto")
    func urls() throws {
        let detector = try NSDataDetector(types: Self.link)
        let text = "example.com jane@example.com"
        let results = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(results.map { $0.url?.absoluteString } == ["http://example.com", "mailto:jane@example.com"])
        #expect(results.allSatisfy { $0.resultType.rawValue == Self.link && $0.phoneNumber == nil && $0.date == nil })
        #expect(detector.firstMatch(in: text, range: NSRange(location: 11, length: 99))?.range == NSRange(location: 12, length: 16))
        #expect(detector.rangeOfFirstMatch(in: "nothing", range: NSRange(location: 0, length: 7)).location == NSNotFound)
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }

    @Test(
        "finds telephone numbers, and not dates, sums and IP addresses",
        arguments: [
            ("call +1 (555) 123-4567 or (020) 7946 0958 now", ["+1 (555) 123-4567", "(020) 7946 0958"]),
            ("555-1234, 13800138000, 138 0013 8000, 01 23 45 67 89", ["555-1234", "13800138000", "138 0013 8000", "01 23 45 67 89"]),
            ("+442079460958.", ["+442079460958"]),
            ("2026-11-22 11/22/2026 192.168.100.200 1,234,567 10 000 000 3.14159265 room 1234567 id12345678901 1999-2026", []),
            ("(((((((((+-+-( 12:34:56", []),
        ])
    func phones(_ sample: (text: String, found: [String])) throws {
        #expect(try found(Self.phone, in: sample.text) == sample.found)
    }

    @Test(
        "finds dates and times",
        arguments: [
            ("on 2026-11-22 and 2026-11-22T09:30:00Z", ["2026-11-22", "2026-11-22T09:30:00Z"]),
            ("11/22/2026 at 5 pm, 22.11.2026, 2026年11月22日", ["11/22/2026 at 5 pm", "22.11.2026", "2026年11月22日"]),
            ("Sunday, November 22, 2026 at 5:30 PM. 3rd of May", ["Sunday, November 22, 2026 at 5:30 PM"]),
            ("22 Nov 2026, 17:00 and Dec. 24", ["22 Nov 2026, 17:00", "Dec. 24"]),
            ("we may 3 go; 2026-13-01 31/31/2026 version 1.2.2026.4 Feb 30, 2026", []),
        ])
    func dates(_ sample: (text: String, found: [String])) throws {
        #expect(try found(Self.date, in: sample.text) == sample.found)
    }

    @Test("a date without a time is at noon")
    func instants() throws {
        let detector = try NSDataDetector(types: Self.date)
        func parts(_ text: String) throws -> DateComponents {
            let date = try #require(detector.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))?.date)
            return Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute], from: date)
        }
        #expect(try parts("Nov 22, 2026") == DateComponents(year: 2026, month: 11, day: 22, hour: 12, minute: 0))
        #expect(try parts("22.11.2026, 17:45") == DateComponents(year: 2026, month: 11, day: 22, hour: 17, minute: 45))
        #expect(try parts("11/22/2026 at 12 am").hour == 0)
    }

    @Test("finds a postal address and its components")
    func addresses() throws {
        let text = "Write to 12 North Main St., Springfield, IL 62701-1234, please; not 5 Apples, Pears, XX 12345 or 100 People"
        let detector = try NSDataDetector(types: Self.address)
        let results = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(results.map { (text as NSString).substring(with: $0.range) } == ["12 North Main St., Springfield, IL 62701-1234"])
        #expect(
            results.first?.addressComponents
                == [.street: "12 North Main St", .city: "Springfield", .state: "IL", .zip: "62701-1234"])
    }

    @Test("keeps one of overlapping matches, and a megabyte of near misses terminates soon")
    func hostile() throws {
        let all = Self.link | Self.phone | Self.date | Self.address
        #expect(try found(all, in: "https://example.org/2026-11-22/5551234567") == ["https://example.org/2026-11-22/5551234567"])
        let start = ContinuousClock.now
        for piece in ["1", "(", "1-", "a@", "http://", "://", "www.", "a.", "+", "1 A ", ")", "Mon "] {
            let text = String(repeating: piece, count: 200_000 / piece.utf16.count)
            _ = try found(all, in: text)
        }
        let lone = String(decoding: [UInt16](repeating: 0xD800, count: 1000) + Array(" a.com".utf16), as: UTF16.self)
        #expect(try found(all, in: lone) == ["a.com"])
        // Generous: what is not linear takes hours.
        #expect(ContinuousClock.now - start < .seconds(60))
    }
}
