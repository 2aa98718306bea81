import Foundation
import Testing

@testable import DarwinFoundation

/// A bundle in a temporary folder.
private final class TextBundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plurals-\(UUID().uuidString).bundle")

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ table: [String: Any], language: String, name: String = "Localizable.stringsdict") throws {
        let place = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0).write(to: place.appendingPathComponent(name))
    }

    /// The folder of one language, as a bundle: what apps with a language setting of their own use.
    func language(_ name: String) throws -> Bundle {
        try #require(Bundle(path: folder.appendingPathComponent("\(name).lproj").path))
    }

    static func plural(_ forms: [String: String], format: String = "%#@count@") -> [String: Any] {
        let variable = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]
        return ["NSStringLocalizedFormatKey": format, "count": variable.merging(forms) { $1 }]
    }
}

@Suite("Plural forms")
struct PluralTests {
    @Test(
        "chooses the category of a number by the language's rules",
        arguments: [
            ("en", ["other", "one", "other", "other", "other", "other", "other"]),
            ("ru", ["many", "one", "few", "many", "many", "one", "other"]),
            ("ar", ["zero", "one", "two", "few", "many", "many", "other"]),
            ("pl", ["many", "one", "few", "many", "many", "many", "other"]),
            ("ja", ["other", "other", "other", "other", "other", "other", "other"]),
        ])
    func categories(_ rules: (language: String, names: [String])) {
        let numbers = [0, 1, 2, 5, 11, 21, 1.5]
        #expect(numbers.map { PluralCategory(of: $0, in: rules.language).rawValue } == rules.names)
    }

    @Test("takes the rules of a language with script or region, and 'other' for a language that does not exist")
    func languages() {
        #expect(PluralCategory(of: 1, in: "zh-Hans") == .other)
        #expect(PluralCategory(of: 0, in: "pt-BR") == .one)
        #expect(PluralCategory(of: 0, in: "pt_PT") == .other)
        #expect(PluralCategory(of: 1, in: "no such language") == .other)
    }

    @Test("a text with forms shows the one of its number")
    func forms() throws {
        let bundle = TextBundle()
        try bundle.write(
            ["files": TextBundle.plural(["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"])], language: "ru")
        try bundle.write(["files": TextBundle.plural(["zero": "no files", "one": "a file", "other": "%d files"])], language: "en")
        let russian = try bundle.language("ru")
        let english = try bundle.language("en")
        func texts(_ bundle: Bundle) -> [String] {
            [0, 1, 2, 5, 21].map { String(deviceFormat: DeviceLocale.text("files", bundle: bundle, comment: ""), $0) }
        }
        #expect(texts(russian) == ["0 файлов", "1 файл", "2 файла", "5 файлов", "21 файл"])
        #expect(texts(english) == ["no files", "a file", "2 files", "5 files", "21 files"])
    }

    @Test("two variables have their own numbers, a nested one the next")
    func nested() throws {
        let bundle = TextBundle()
        let type = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]
        let entry: [String: Any] = [
            "NSStringLocalizedFormatKey": "%@: %#@people@",
            "people": type.merging(["one": "a person with %#@pets@", "other": "%d people with %#@pets@"]) { $1 },
            "pets": type.merging(["one": "a pet", "other": "%d pets"]) { $1 },
            "flat": "not a variable",
        ]
        try bundle.write(
            [
                "nested": entry,
                "swapped": [
                    "NSStringLocalizedFormatKey": "%2$#@pets@, %1$@", "pets": type.merging(["one": "a pet", "other": "%d pets"]) { $1 },
                ],
            ], language: "en")
        let english = try bundle.language("en")
        let format = DeviceLocale.text("nested", bundle: english, comment: "")
        #expect(String(deviceFormat: format, "X", 1, 2) == "X: a person with 2 pets")
        #expect(String(deviceFormat: format, "X", 3, 1) == "X: 3 people with a pet")
        #expect(String(deviceFormat: DeviceLocale.text("swapped", bundle: english, comment: ""), arguments: ["A", 4]) == "4 pets, A")
    }

    @Test("numbers of any type choose a form, and are written for the locale")
    func types() throws {
        let bundle = TextBundle()
        try bundle.write(
            [
                "n": TextBundle.plural(["one": "one", "other": "%ld"]), "f": TextBundle.plural(["one": "one", "other": "%.1f"]),
            ], language: "en")
        let english = try bundle.language("en")
        let integer = DeviceLocale.text("n", bundle: english, comment: "")
        let number = DeviceLocale.text("f", bundle: english, comment: "")
        #expect(String(deviceFormat: integer, UInt(1)) == "one")
        #expect(String(deviceFormat: integer, Int8(1)) == "one")
        #expect(String(deviceFormat: number, 1.0) == "one")
        #expect(String(deviceFormat: number, 1.5) == "1.5")
        #expect(String(deviceFormat: number, locale: Locale(identifier: "de_DE"), 1.5) == "1,5")
        #expect(String(deviceFormat: integer, locale: Locale(identifier: "en_US"), arguments: [12_345]) == "12,345")
    }

    @Test("String(localized:) chooses forms, too")
    func localized() throws {
        let bundle = TextBundle()
        try bundle.write(["%lld files": TextBundle.plural(["one": "%lld file", "other": "%lld files of all"])], language: "en")
        let english = try bundle.language("en")
        #expect(String(localized: "\(1) files", bundle: english) == "1 file")
        #expect(String(localized: "\(7) files", bundle: english) == "7 files of all")
    }

    @Test("a key that only the table of strings has is found there, and a missing one is the value or the key")
    func others() throws {
        let bundle = TextBundle()
        try bundle.write(["files": TextBundle.plural(["other": "%d"])], language: "en")
        try bundle.write(["plain": "Text"], language: "en", name: "Localizable.strings")
        let english = try bundle.language("en")
        #expect(DeviceLocale.text("plain", bundle: english, comment: "") == "Text")
        #expect(DeviceLocale.text("none", bundle: english, value: "there", comment: "") == "there")
        #expect(DeviceLocale.text("none", bundle: english, comment: "") == "none")
        #expect(english.deviceLocalizedString(forKey: "plain", value: nil, table: nil) == "Text")
    }

    @Test("texts differ by device, and of texts for several widths the widest is shown")
    func devices() {
        let list: [String: Any] = [
            "hint": ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "other": "Click"]],
            "title": ["NSStringVariableWidthRuleType": ["10": "Msg", "30": "Messages", "20": "Mess."]],
        ]
        let data = (try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)) ?? Data()
        let phone = StringsDictionary(data, language: "en", idiom: "iphone").entries
        #expect(phone["hint"] == .plain("Tap"))
        #expect(StringsDictionary(data, language: "en", idiom: "ipad").entries["hint"] == .plain("Click"))
        #expect(phone["title"] == .plain("Messages"))
    }

    @Test("an unformatted text reads as its format: what belongs to it has no glyph")
    func invisible() throws {
        let bundle = TextBundle()
        try bundle.write(["files": TextBundle.plural(["other": "%d"], format: "All: %#@count@")], language: "en")
        let text = DeviceLocale.text("files", bundle: try bundle.language("en"), comment: "")
        let shown = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        #expect(String(String.UnicodeScalarView(shown)) == "All: %#@count@")
    }

    @Test(
        "damaged tables and formats are read without end or crash",
        arguments: ["", "%", "%#@", "%#@x", "%#@@", "%1$", "%99999999999999999999$d", "100% of", "%%#@count@", "%#@count@%#@none@"])
    func hostile(_ format: String) {
        let text = PluralText(format: format, variables: ["count": .init(forms: ["other": "%#@count@ %d"])], language: "en")
        let expansion = PluralExpansion(format, number: { _ in 1 }, entry: { ($0, text) })
        #expect(expansion.pieces.count < 64)
        #expect(StringsDictionary(Data(format.utf8), language: "en", idiom: "iphone").entries.isEmpty)
    }

    @Test("forms that name each other many times end at a limit")
    func growing() {
        let form = String(repeating: "%#@a@ %d", count: 8)
        let text = PluralText(format: form, variables: ["a": .init(forms: ["other": form])], language: "en")
        let expansion = PluralExpansion(form, number: { _ in 1 }, entry: { ($0, text) })
        #expect(expansion.pieces.count == PluralExpansion.maximumCount)
    }

    @Test("specifiers without an argument show nothing, and other formats are as in Foundation")
    func missingArguments() throws {
        let bundle = TextBundle()
        try bundle.write(["files": TextBundle.plural(["other": "%d of %@, 100%%"])], language: "en")
        let format = DeviceLocale.text("files", bundle: try bundle.language("en"), comment: "")
        #expect(String(deviceFormat: format, 2) == "2 of , 100%")
        #expect(String(deviceFormat: "%2$@ %1$d", 1, "a") == "a 1")
        #expect(String.deviceStringWithFormat("%.1f", 1234.5) == "1,234.5")
    }
}
