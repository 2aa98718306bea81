import DarwinFoundation
import Foundation
import Testing

@Suite("Members that Foundation on Linux lacks")
struct FoundationNamesTests {
    @Test("a locale names codes in its language")
    func names() {
        let german = Locale(identifier: "de_DE") as NSLocale
        #expect(german.localizedString(forCountryCode: "DE") == "Deutschland")
        #expect(german.localizedString(forLanguageCode: "en") == "Englisch")
        #expect(german.localizedString(forCurrencyCode: "EUR") == "Euro")
        #expect(german.localizedString(forLocaleIdentifier: "en_GB").hasPrefix("Englisch"))
    }

    @Test("keys of an Info.plist are strings")
    func bundleKeys() {
        #expect(kCFBundleVersionKey as String == "CFBundleVersion")
        #expect(["CFBundleName": 1][kCFBundleNameKey as String] == 1)
    }

    @Test("formatters have the one behaviour of iOS, whatever is assigned")
    func formatterBehaviour() {
        let number = NumberFormatter()
        number.formatterBehavior = .default
        #expect(number.formatterBehavior == .behavior10_4)
        let date = DateFormatter()
        date.formatterBehavior = .behavior10_0
        #expect(date.formatterBehavior == .behavior10_4)
        #expect(NumberFormatter.defaultFormatterBehavior() == .behavior10_4)
        #expect(DateFormatter.defaultFormatterBehavior == .behavior10_4)
    }

    @Test("a closure that does not outlive the call receives matches, and may stop")
    func matches() throws {
        func ranges(_ text: String, _ use: (NSTextCheckingResult?, UnsafeMutablePointer<ObjCBool>) -> Void) throws {
            func block(
                _ result: NSTextCheckingResult?, _ flags: NSRegularExpression.MatchingFlags, _ stop: UnsafeMutablePointer<ObjCBool>
            ) { use(result, stop) }
            try pass(text, block)
        }
        func pass(
            _ text: String,
            _ block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
        ) throws {
            let range = NSRange(location: 0, length: text.utf16.count)
            try NSRegularExpression(pattern: "a").enumerateMatches(in: text, options: [], range: range, using: block)
        }
        var found: [Int] = []
        try ranges("banana") { result, stop in
            found += [result?.range.location ?? -1]
            if found.count == 2 { stop.pointee = true }
        }
        #expect(found == [1, 3])
    }

    @Test("a simulated device is no Mac")
    func platform() {
        #expect(!ProcessInfo.processInfo.isMacCatalystApp)
        #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
    }
}
