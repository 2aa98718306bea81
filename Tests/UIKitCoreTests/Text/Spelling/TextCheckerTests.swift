import Foundation
import Testing

@testable import UIKitCore

/// A dictionary of a few words, in a folder of its own, and defaults without a file.
@MainActor private final class SmallDictionary {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let defaults = UserDefaults(suiteName: UUID().uuidString) ?? .standard

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("SET UTF-8\nTRY abcdefghijklmnopqrstuvwxyz\nSFX S Y 1\nSFX S 0 s .\n".utf8).write(
            to: folder.appendingPathComponent("en_XX.aff"))
        try Data("7\nferry/S\nboat/S\nharbour\nharvest\nÜbung\ndon't\nthe\n".utf8).write(to: folder.appendingPathComponent("en_XX.dic"))
        try Data("no dictionary".utf8).write(to: folder.appendingPathComponent("readme.dic"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func checker() -> UITextChecker { UITextChecker(SpellingDictionaries(folders: [folder]), LearnedWords(defaults: defaults)) }
}

@Suite("UITextChecker", .application, .enabled(if: HunspellLibrary.shared != nil, "the package libhunspell-1.7-0 is not installed"))
@MainActor struct TextCheckerTests {
    private let files: SmallDictionary
    private let checker: UITextChecker

    init() throws {
        files = try SmallDictionary()
        checker = files.checker()
    }

    private func misspelled(_ text: String, from start: Int = 0, wraps: Bool = false, in range: NSRange? = nil, language: String = "en_XX")
        -> String?
    {
        let found = checker.rangeOfMisspelledWord(
            in: text, range: range ?? NSRange(location: 0, length: (text as NSString).length), startingAt: start, wrap: wraps,
            language: language)
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    @Test("the languages are those with both files")
    func languages() { #expect(SpellingDictionaries(folders: [files.folder]).languages == ["en_XX"]) }

    @Test("the first misspelled word is found, and words with endings of the dictionary are correct")
    func first() {
        #expect(misspelled("the ferrys, boats, and") == "and")
        #expect(misspelled("Ferry boat") == nil)
        #expect(misspelled("the 😀 harbor") == "harbor")
        #expect(misspelled("Übung don't don’t") == nil)
    }

    @Test("the search begins at an offset and wraps if asked to")
    func offset() {
        #expect(misspelled("xyz the abc", from: 4) == "abc")
        #expect(misspelled("xyz the boat", from: 4) == nil)
        #expect(misspelled("xyz the boat", from: 4, wraps: true) == "xyz")
        #expect(misspelled("xyz the boat", in: NSRange(location: 4, length: 8)) == nil)
    }

    @Test("numbers, addresses and a range outside of the text are not misspelled")
    func noWords() {
        #expect(misspelled("4ever a1b2 me@boat.example") == "example")
        #expect(misspelled("7th 12:30") == nil)
        #expect(misspelled("xyz", in: NSRange(location: 2, length: 9)) == nil)
        #expect(misspelled("xyz", in: NSRange(location: -1, length: 2)) == nil)
        #expect(misspelled("") == nil)
    }

    @Test("a word has guesses, the nearest first")
    func guesses() {
        #expect(
            checker.guesses(forWordRange: NSRange(location: 4, length: 5), in: "the ferry", language: "en_XX")?.contains("ferry") == true)
        #expect(checker.guesses(forWordRange: NSRange(location: 4, length: 4), in: "the baot", language: "en_XX")?.first == "boat")
        #expect(checker.guesses(forWordRange: NSRange(location: 40, length: 4), in: "the", language: "en_XX") == nil)
    }

    @Test("a beginning has completions in alphabetical order, with its capital")
    func completions() {
        func found(_ text: String) -> [String]? {
            checker.completions(forPartialWordRange: NSRange(location: 0, length: (text as NSString).length), in: text, language: "en_XX")
        }
        #expect(found("har") == ["harbour", "harvest"])
        #expect(found("Har") == ["Harbour", "Harvest"])
        #expect(found("zz") == [])
        #expect(found("") == nil)
    }

    @Test("ignored words are those of a checker, learned ones of all")
    func words() {
        checker.ignoreWord("zonk")
        #expect(misspelled("zonk") == nil)
        #expect(checker.ignoredWords == ["zonk"])
        checker.ignoredWords = nil
        #expect(misspelled("zonk") == "zonk")
        let learned = LearnedWords(defaults: files.defaults)
        learned.add("zonk")
        #expect(misspelled("zonk") == nil)
        #expect(files.checker().learned.contains("zonk"))
        learned.remove("zonk")
        #expect(misspelled("zonk") == "zonk")
    }

    @Test("a language falls back to another region, and without one nothing is misspelled")
    func fallback() {
        #expect(misspelled("zonk", language: "en") == "zonk")
        #expect(misspelled("zonk", language: "en-GB") == "zonk")
        #expect(misspelled("zonk", language: "tlh") == nil)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 4), in: "zonk", language: "tlh") == nil)
    }

    @Test("without a folder of dictionaries there are no languages")
    func empty() { #expect(SpellingDictionaries(folders: [files.folder.appendingPathComponent("none")]).languages == []) }
}
