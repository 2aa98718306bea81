import Testing

@testable import StringCatalogCompiler

@Suite("StringTables")
struct StringTablesTests {
    @Test("a text is in the table of its language")
    func plain() throws {
        let strings = "\"hello\": {\"localizations\": {\"en\": \(unit("Hello")), \"de\": \(unit("Hallo"))}}"
        #expect(try catalog(strings).languages == ["en", "de"])
        #expect(try tables(strings, "en").strings == ["hello": "Hello"])
        #expect(try tables(strings, "de").strings == ["hello": "Hallo"])
        #expect(try tables(strings, "de").dictionary.isEmpty)
    }

    @Test("the source language's text stands for a missing, an empty new and a translation of what is not to be translated")
    func missing() throws {
        let strings = """
            "a": {"localizations": {"en": \(unit("A"))}},
            "b": {"localizations": {"en": \(unit("B")), "de": \(unit("", state: "new"))}},
            "c": {"shouldTranslate": false, "localizations": {"en": \(unit("C")), "de": \(unit("X"))}},
            "d": {"extractionState": "stale", "localizations": {"de": \(unit("D", state: "needs_review"))}},
            "e": {"localizations": {"en": \(unit("E")), "de": \(unit(""))}},
            "f": {}
            """
        #expect(try tables(strings, "de").strings == ["a": "A", "b": "B", "c": "C", "d": "D", "e": ""])
        #expect(try tables(strings, "en").strings == ["a": "A", "b": "B", "c": "C", "e": "E"])
    }

    @Test("forms for numbers become a rule whose first number chooses, with positions in each form")
    func plurals() throws {
        let forms = plural(["one": "%@ has one file", "other": "%@ has %lld files"])
        let dictionary = try tables("\"k\": {\"localizations\": {\"en\": \(forms)}}", "en").dictionary
        let entry = try #require(dictionary["k"])
        #expect(entry["NSStringLocalizedFormatKey"] == .text("%2$#@ferry value@"))
        let value = try #require(entry["ferry value"])
        #expect(value["one"] == .text("%1$@ has one file"))
        #expect(value["other"] == .text("%1$@ has %2$lld files"))
        #expect(value["NSStringFormatSpecTypeKey"] == .text("NSStringPluralRuleType"))
        #expect(value["NSStringFormatValueTypeKey"] == .text("lld"))
    }

    @Test("a form that leaves the number out keeps the other arguments' positions")
    func sparse() throws {
        let forms = plural(["one": "One file of %@, 100%%", "other": "%lld files of %@"])
        let value = try #require(try tables("\"k\": {\"localizations\": {\"en\": \(forms)}}", "en").dictionary["k"]?["ferry value"])
        #expect(value["one"] == .text("One file of %2$@, 100%%"))
    }

    @Test("forms of the source language keep its rules in another language")
    func foreign() throws {
        let strings =
            "\"k\": {\"localizations\": {\"en\": \(plural(["one": "%lld", "other": "%lld"])), \"ru\": \(unit("x", state: "new"))}},"
            + "\"l\": {\"localizations\": {\"en\": \(plural(["one": "%lld", "other": "%lld"]))}}"
        #expect(try tables(strings, "ru").dictionary["l"]?["FerryLanguage"] == .text("en"))
        #expect(try tables(strings, "en").dictionary["l"]?["FerryLanguage"] == nil)
        #expect(try tables(strings, "ru").strings == ["k": "x"])
    }

    @Test("a text with substitutions has a rule for each, with its argument in '%arg'")
    func substitutions() throws {
        let substitution = { (number: String, name: String) in
            let forms = "\"variations\": {\"plural\": {\"one\": \(unit("%arg \(name)")), \"other\": \(unit("%arg \(name)s"))}}"
            return "\"\(name)\": {\(number) \"formatSpecifier\": \"lld\", \(forms)}"
        }
        let strings = """
            "k": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@apple@, %#@pear@ for %@"},
              "substitutions": {\(substitution("\"argNum\": 2,", "apple")), \(substitution("\"argNum\": 1,", "pear"))}}}},
            "l": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%@: %#@apple@"},
              "substitutions": {\(substitution("", "apple"))}}}}
            """
        let dictionary = try tables(strings, "en").dictionary
        #expect(dictionary["k"]?["NSStringLocalizedFormatKey"] == .text("%2$#@apple@, %1$#@pear@ for %3$@"))
        #expect(dictionary["k"]?["apple"]?["one"] == .text("%2$lld apple"))
        #expect(dictionary["k"]?["pear"]?["other"] == .text("%1$lld pears"))
        #expect(dictionary["l"]?["NSStringLocalizedFormatKey"] == .text("%1$@: %2$#@apple@"))
        #expect(dictionary["l"]?["apple"]?["other"] == .text("%2$lld apples"))
    }

    @Test("texts of devices are kept for the device to choose, also with forms for numbers")
    func devices() throws {
        let strings = """
            "k": {"localizations": {"en": {"variations": {"device": {"iphone": \(unit("Tap")),
              "other": \(plural(["one": "%lld click", "other": "%lld clicks"]))}}}}}
            """
        let devices = try #require(try tables(strings, "en").dictionary["k"]?["NSStringDeviceSpecificRuleType"])
        #expect(devices["iphone"] == .text("Tap"))
        #expect(devices["other"]?["NSStringLocalizedFormatKey"] == .text("%1$#@ferry value@"))
    }
}
