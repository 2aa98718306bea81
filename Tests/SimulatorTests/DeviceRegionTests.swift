import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

@Suite("Language, region and 24-hour time of a device") struct DeviceRegionTests {
    private func device(_ settings: [(String, String)]) throws -> DeviceState {
        var device = DeviceState.standard
        for (name, value) in settings { try #require(DeviceControl(name: name, value: value)).apply(to: &device) }
        return device
    }

    @Test(
        "an app's arguments choose its language and region",
        arguments: [
            (["-AppleLanguages", "(de)"], "de_US"), (["-AppleLanguages", "(\"fr-CA\", en)"], "fr_CA"),
            (["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"], "ja_JP"), (["-AppleLocale", "de_DE"], "de_DE"),
            (["-AppleLanguages", "(nothing)"], "en_US"), (["-AppleLanguages"], "en_US"), ([], "en_US"),
        ])
    func arguments(_ arguments: [String], _ locale: String) throws {
        #expect(try device([("locale", "en_US")]).following(arguments).localeIdentifier == locale)
    }

    @Test("a locale is a language with a region; a region keeps the language; both set the region's hour cycle")
    func locales() throws {
        #expect(try device([]).foundationLocale == "en_US")
        #expect(try device([("locale", "de_DE")]).foundationLocale == "de_DE")
        #expect(try device([("locale", "zh-Hans-CN")]).localeIdentifier == "zh_Hans_CN")
        #expect(try device([("region", "DE")]).localeIdentifier == "en_DE")
        #expect(try device([("locale", "zh_Hant_TW"), ("region", "HK")]).localeIdentifier == "zh_Hant_HK")
        let arabic = try device([("locale", "ar_EG")])
        #expect(arabic.rightToLeft)
        #expect(arabic.region == "EG")
        #expect(try !device([("locale", "ar_EG"), ("locale", "fr_FR")]).rightToLeft)
        #expect(try device([("24-hour", "on"), ("region", "GB")]).hourCycle == .regional)
    }

    @Test("24-hour time follows the region until it is set, and then is part of the locale")
    func hours() throws {
        #expect(try !device([]).usesTwentyFourHours)
        #expect(try device([("locale", "de_DE")]).usesTwentyFourHours)
        #expect(try device([("24-hour", "on")]).foundationLocale == "en_US@hours=h23")
        #expect(try device([("24-hour", "on"), ("24-hour", "off")]).foundationLocale == "en_US")
        #expect(try device([("locale", "de_DE"), ("24-hour", "off")]).foundationLocale == "de_DE@hours=h12")
    }

    @Test(
        "refuses what is not a locale or region",
        arguments: [
            "", "en_ZZ9", "xx_US", "en_US_", "_US", "en_US@hours=h23", "EN_us", "en_US.UTF-8", "../../etc", "de DE", "english",
            String(repeating: "en_", count: 1000),
        ])
    func refused(text: String) {
        #expect(DeviceControl(name: "locale", value: text) == nil)
        #expect(DeviceControl(name: "region", value: text) == nil)
    }

    @Test(
        "the status bar's clock is the region's, without AM and PM",
        arguments: [
            ("en_US", "12:52"), ("en_GB", "00:52"), ("de_DE", "00:52"), ("en_US@on", "00:52"), ("de_DE@off", "12:52"), ("fi_FI", "0.52"),
            ("ja_JP", "0:52"), ("ko_KR", "12:52"), ("ar_EG", "١٢:٥٢"),
        ])
    func clock(_ pair: (device: String, text: String)) throws {
        let parts = pair.device.split(separator: "@").map(String.init)
        let device = try device([("locale", parts[0])] + parts.dropFirst().map { ("24-hour", $0) })
        #expect(ClockText.of(52 * 60, on: device) == pair.text)
    }

    @Test("scripts and the command line set them")
    func script() throws {
        let lines = try ScriptParser.parse("set locale de_DE\nset region US\nset 24-hour on", file: "a.ui").map(\.command)
        #expect(lines == [.set(.locale("de_DE")), .set(.region("US")), .set(.twentyFourHours(true))])
        #expect(throws: ScriptSyntaxError.self) { try ScriptParser.parse("set locale english", file: "a.ui") }
        let options = try SimulatorOptions(arguments: ["App", "--set", "24-hour=on", "--set", "locale=ja_JP"])
        #expect(options.settings == [.twentyFourHours(true), .locale("ja_JP")])
        #expect(throws: UsageError.self) { try SimulatorOptions(arguments: ["App", "--locale", "nowhere"]) }
    }
}
