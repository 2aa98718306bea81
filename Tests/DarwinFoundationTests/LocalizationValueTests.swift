import DarwinFoundation
import Foundation
import Testing

@Suite("String(localized:)")
struct LocalizationValueTests {
    private func bundle(_ texts: [String: String]) throws -> (Bundle, URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let data = try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
        try data.write(to: language.appendingPathComponent("Localizable.strings"))
        return (try #require(Bundle(path: folder.path)), folder)
    }

    private static let american = Locale(identifier: "en_US")

    @Test("a key without a text is its own text, with the values in it")
    func keys() throws {
        let (bundle, folder) = try bundle([:])
        defer { try? FileManager.default.removeItem(at: folder) }
        let (name, count) = ("Ann", 3)
        #expect(String(localized: "Hello", bundle: bundle) == "Hello")
        #expect(String(localized: "100%", bundle: bundle) == "100%")
        #expect(String(localized: "\(name) has \(count) of 100%", bundle: bundle, locale: Self.american) == "Ann has 3 of 100%")
        #expect(String(localized: "half is \(0.5)", bundle: bundle, locale: Self.american) == "half is 0.500000")
        #expect(String(localized: "greeting", defaultValue: "Hi \(name)", bundle: bundle) == "Hi Ann")
    }

    @Test("a translation is found by the key's format, and may change the order of its values")
    func translated() throws {
        let (bundle, folder) = try bundle([
            "%@ has %lld": "%2$lld for %1$@", "greeting": "Good day, %@", "%lf": "%.2f", "%llu": "%3llu|", "plain": "Plain text",
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = "Ann"
        #expect(String(localized: "\(name) has \(3)", bundle: bundle, locale: Self.american) == "3 for Ann")
        #expect(String(localized: "greeting", defaultValue: "Hi \(name)", bundle: bundle) == "Good day, Ann")
        #expect(String(localized: "\(0.5)", bundle: bundle, locale: Self.american) == "0.50")
        #expect(String(localized: "\(UInt(7))", bundle: bundle, locale: Self.american) == "  7|")
        #expect(String(localized: "plain", table: nil, bundle: bundle, comment: "says nothing") == "Plain text")
    }

    @Test(
        "a translation that asks for what is not there, or for something else, neither ends the app nor reads memory",
        arguments: ["%9$@ %@", "%s%s%s", "%", "%%%", "%lld %n", "%99999999$@", "%999999999d", "% d", "%*d", "%-9223372036854775808$@"])
    func hostile(format: String) throws {
        let (bundle, folder) = try bundle(["%@ has %lld": format])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(String(localized: "\("Ann") has \(3)", bundle: bundle, locale: Self.american).count < 200)
    }
}
