import Foundation
import Testing

@testable import DarwinFoundation

@Suite("Device locale")
struct DeviceLocaleTests {
    @Test(
        "names languages with their script",
        arguments: [("zh_CN", "zh-Hans-CN"), ("zh_TW", "zh-Hant-TW"), ("en_US", "en-US"), ("de", "de"), ("en_US@hours=h23", "en-US")])
    func language(_ pair: (locale: String, language: String)) {
        #expect(DeviceLocale.language(of: Locale(identifier: pair.locale)) == pair.language)
    }

    @Test("chooses the closest of a bundle's languages")
    func localization() {
        func choice(_ available: [String], _ preferred: String) -> String? {
            DeviceLocale.localization(among: available, for: [preferred], developed: "en")
        }
        #expect(choice(["en", "zh-Hans"], "zh-Hans-CN") == "zh-Hans")
        #expect(choice(["en", "zh-Hant"], "zh-Hans-CN") == "en")
        #expect(choice(["de", "en", "en_GB"], "en-GB") == "en_GB")
        #expect(choice(["de"], "fr-FR") == nil)
        #expect(choice(["Base"], "fr-FR") == "Base")
        // The development language, also where a package wrote its folder in small letters.
        for available in [["en", "zh-Hans"], ["en", "zh-hans"]] {
            #expect(DeviceLocale.localization(among: available, for: ["th-TH"], developed: "zh-Hans") == available[1])
        }
    }

    @Test("reads localized strings of a bundle, and returns the key for missing ones")
    func text() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, text) in [("en", "Hello"), ("zh-Hans", "你好")] {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try "\"greeting\" = \"\(text)\";".write(
                to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        let bundle = try #require(Bundle(path: folder.path))
        #expect(["Hello", "你好"].contains(DeviceLocale.text("greeting", bundle: bundle, comment: "")))
        #expect(DeviceLocale.text("missing", bundle: bundle, comment: "") == "missing")
        #expect(DeviceLocale.text("missing", bundle: bundle, value: "there", comment: "") == "there")
    }
    @Test("a text that is asked for again is not looked up again, until there are too many")
    func knownTexts() {
        let (texts, bundle) = (KnownTexts(), Bundle.main)
        func text(_ key: String, _ table: String = "a", isKept: Bool = true) -> String {
            texts.text(key, "", table, in: bundle) { ("\(table) \(key)", isKept) }
        }
        for _ in 0..<3 { #expect(text("one") == "a one") }
        #expect(texts.lookups == 1)
        #expect(text("one", "b") == "b one")
        #expect(texts.lookups == 2)
        for _ in 0..<3 { #expect(text("plural", isKept: false) == "a plural") }
        #expect(texts.lookups == 5)
        texts.forget()
        #expect(text("one") == "a one")
        #expect(texts.lookups == 6)
        for number in 0..<KnownTexts.mostTexts { #expect(text("\(number)") == "a \(number)") }
        // They were too many for the first ones to stay.
        let count = texts.lookups
        #expect(text("one") == "a one")
        #expect(texts.lookups == count + 1)
    }
}
