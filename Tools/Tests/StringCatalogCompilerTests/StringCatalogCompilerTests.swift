import Foundation
import Testing
import XcodeProject

@testable import StringCatalogCompiler

@Suite("StringCatalogCompiler")
struct StringCatalogCompilerTests {
    private let strings = """
        "a": {"localizations": {"en": \(unit("A")), "zh-Hans": \(unit("甲"))}},
        "n": {"localizations": {"en": \(plural(["one": "%lld", "other": "%lld"]))}}
        """

    @Test("a catalog becomes the tables of its languages, the same bytes each time")
    func files() throws {
        let folder = try Folder()
        let compiler = try StringCatalogCompiler(try folder.write("T.xcstrings", document(strings)))
        try FileManager.default.createDirectory(atPath: folder.root + "/b/zh-hans.lproj", withIntermediateDirectories: true)
        let tables = try compiler.compile(into: folder.root + "/b")
        #expect(tables["zh-Hans"] == folder.root + "/b/zh-hans.lproj/T.strings")
        #expect(folder.table("b/en.lproj/T.strings") as? [String: String] == ["a": "A"])
        #expect(folder.table("b/zh-hans.lproj/T.strings") as? [String: String] == ["a": "甲"])
        #expect(folder.table("b/en.lproj/T.stringsdict")?.keys.sorted() == ["n"])
        let first = FileManager.default.contents(atPath: folder.root + "/b/en.lproj/T.stringsdict")
        try compiler.compile(into: folder.root + "/b")
        #expect(first == FileManager.default.contents(atPath: folder.root + "/b/en.lproj/T.stringsdict"))
    }

    @Test("a catalog without texts makes its languages known")
    func empty() throws {
        let folder = try Folder()
        try StringCatalogCompiler(try folder.write("T.xcstrings", document(""))).compile(into: folder.root + "/b")
        #expect(folder.table("b/en.lproj/T.strings")?.isEmpty == true)
        #expect(folder.table("b/en.lproj/T.stringsdict") == nil)
    }

    @Test("tables of two modules in one bundle are one, in which the later module's texts count")
    func merged() throws {
        let folder = try Folder()
        let text = { (key: String, value: String) in document("\"\(key)\": {\"localizations\": {\"en\": \(unit(value))}}") }
        for (name, key, value) in [("one", "a", "1"), ("two", "b", "2"), ("three", "a", "3")] {
            try StringCatalogCompiler(try folder.write("\(name)/T.xcstrings", text(key, value))).compile(
                into: folder.root + "/b", isMerging: true)
        }
        #expect(folder.table("b/en.lproj/T.strings") as? [String: String] == ["a": "3", "b": "2"])
    }

    @Test("a table of the same name next to the catalog is an error")
    func twice() throws {
        let folder = try Folder()
        let path = try folder.write("T.xcstrings", document(strings))
        try folder.write("de.lproj/T.strings", "")
        let compiler = try StringCatalogCompiler(path)
        let other = folder.root + "/de.lproj/T.strings"
        #expect(throws: XcodeFailure(path, nil, "\(other) is a table of the same name; keep one of the two")) {
            try compiler.compile(into: folder.root + "/b")
        }
    }
}

@Suite("StringCatalogReader")
struct StringCatalogReaderTests {
    private func failure(_ text: String) -> String {
        do {
            _ = try StringCatalogReader(Array(text.utf8), of: "A.xcstrings")
            return "none"
        } catch { return "\(error)" }
    }

    @Test(
        "what is damaged is named with its line",
        arguments: [
            ("", "A.xcstrings: error: is empty"),
            ("{\n\"sourceLanguage\": \"en\",\n", "A.xcstrings:3: error: the file ends inside of what line 1 begins; is it cut off?"),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\n\"a\": {},\n\"a\": {}\n}}",
                "A.xcstrings:3: error: the key \"a\" is there twice; was a merge wrong?"
            ),
            (
                "{\n<<<<<<< HEAD\n",
                "A.xcstrings:2: error: has marks of a merge conflict; finish the merge first ('git status' names the files)"
            ),
            ("[]", "A.xcstrings:1: error: is no String Catalog: it has to be an object"),
            ("{}", "A.xcstrings:1: error: has no \"sourceLanguage\"; it is no String Catalog"),
            ("{\"sourceLanguage\": \"../x\", \"strings\": {}}", "A.xcstrings:1: error: \"../x\" is no name of a language"),
            ("{\"sourceLanguage\": \"en\"}", "A.xcstrings:1: error: has no \"strings\""),
            ("{\"a\": 'b'}", "A.xcstrings:1: error: expected a value, found '''"),
            ("{\"a\": 1} x", "A.xcstrings:1: error: something follows the end of the document"),
            ("{\"a\": \"\\q\"}", "A.xcstrings:1: error: '\\q' is no escape of JSON"),
            ("{\"a\": \"\\ud800\"}", "A.xcstrings:1: error: half a character: '\\u' of a surrogate without the other one"),
            ("{\"a\": \"x\ny\"}", "A.xcstrings:1: error: a text is not closed on its line"),
        ])
    func damaged(_ pair: (text: String, message: String)) {
        #expect(failure(pair.text) == pair.message)
    }

    @Test(
        "what a catalog cannot have is named with key, language and line",
        arguments: [
            ("\"k\": []", "the entry of \"k\" has to be an object"),
            ("\"k\": {\"localizations\": {\"e/n\": {}}}", "\"e/n\" is no name of a language"),
            (
                "\"k\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": 5}}}}",
                "\"stringUnit\" of \"k\" in en has no \"value\" that is a text"
            ),
            (
                "\"k\": {\"localizations\": {\"en\": \(plural(["one": "x"]))}}",
                "\"k\" in en has no form \"other\", which every language needs"
            ),
            (
                "\"k\": {\"localizations\": {\"en\": \(plural(["1": "x", "other": "y"]))}}",
                "\"1\" of \"k\" in en is no category of numbers; these are zero, one, two, few, many and other"
            ),
            (
                "\"k\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"\"}, \"substitutions\": {\"s\": {\"argNum\": 0}}}}}",
                "\"argNum\" of \"s\" of \"k\" in en has to be a number from 1 to 99"
            ),
        ])
    func wrong(_ pair: (strings: String, message: String)) {
        #expect(failure(document(pair.strings)) == "A.xcstrings:1: error: " + pair.message)
    }

    @Test("deep and long documents end with an error, not with the process")
    func deep() {
        #expect(failure(String(repeating: "[", count: 100_000)) == "A.xcstrings:1: error: values are nested more than 64 deep")
        let start = "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"en\": "
        let nested = String(repeating: "{\"variations\": {\"device\": {\"other\": ", count: 8)
        #expect(failure(start + nested + "{}" + String(repeating: "}}}", count: 8) + "}}}}").contains("nested too deep"))
    }

    @Test("phrases, unknown variations and other versions are said, and the rest is read")
    func warnings() throws {
        let text = """
            {"sourceLanguage": "en", "strings": {
              "s": {"localizations": {"en": {"stringSet": {"values": ["a"]}}}},
              "v": {"localizations": {"en": {"variations": {"mood": {}}}}},
              "a": {"localizations": {"en": \(unit("A \\u00e9 \\ud83d\\ude00"))}}
            }, "version": "2.0"}
            """
        let catalog = try StringCatalogReader(Array(text.utf8), of: "A.xcstrings").catalog
        #expect(
            catalog.warnings.map { $0.prefix(24) } == ["A.xcstrings:1: warning: ", "A.xcstrings:2: warning: ", "A.xcstrings:3: warning: "])
        #expect(StringTables(catalog, language: "en").strings == ["a": "A é 😀"])
    }
}
