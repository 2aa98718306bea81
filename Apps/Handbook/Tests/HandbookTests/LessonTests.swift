import Foundation
import Testing
import UIKit

@testable import Handbook

@MainActor
@Suite struct LessonTests {
    private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/Handbook/Resources").standardized

    private static func table(_ name: String, _ language: String) throws -> [String: String] {
        let file = resources.appendingPathComponent("\(language).lproj/\(name).strings")
        let table = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try #require(table as? [String: String])
    }

    @Test(arguments: ["Lessons", "Localizable"])
    func everyKeyHasATextInEachLanguage(_ name: String) throws {
        let tables = try LessonTexts.languages.map { try Self.table(name, $0) }
        #expect(tables[0].count > 20)
        #expect(tables[0].keys.sorted() == tables[1].keys.sorted())
        for (key, text) in tables.flatMap({ $0 }) { #expect(!text.isEmpty, "\(key)") }
        // The same arguments in the same order.
        for (key, text) in tables[0] {
            let kinds = [text, tables[1][key] ?? ""].map { $0.matches(of: #/%(@|ld|d|lu|\.\df)/#).map { String($0.output.0) } }
            #expect(kinds[0] == kinds[1], "\(key)")
        }
    }

    // Proves HB-0.2.
    @Test func everyLessonHasItsTextsInEachLanguageAndNoOtherIsThere() throws {
        let keys = Catalogue.lessons.flatMap { lesson in ["title", "sentence", "try"].map { "\(lesson.id).\($0)" } }
        #expect(Set(keys).count == keys.count)
        #expect(try Self.table("Lessons", "en").keys.sorted() == keys.sorted())
        for lesson in Catalogue.lessons {
            #expect(Set(LessonTexts.all("\(lesson.id).title")).count == 2, "\(lesson.id)")
            #expect(lesson.sentence.hasSuffix("."), "\(lesson.id)")
            #expect(lesson.attempts.count >= 2, "\(lesson.id)")
            #expect(!lesson.applePages.isEmpty, "\(lesson.id)")
        }
    }

    @Test func everyTextThatTheCodeAsksForIsInTheTables() throws {
        let table = try Self.table("Localizable", "en")
        let sources = Self.resources.deletingLastPathComponent()
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var found = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/(?:localized|makeButton)\("((?:[^"\\]|\\.)*)"/#) where !match.output.1.contains("\\(") {
                found += 1
                let key = match.output.1.replacing("\\n", with: "\n")
                #expect(table[String(key)] != nil, "\(file.lastPathComponent): \(match.output.1)")
            }
        }
        #expect(found > 100)
        for group in Catalogue.groups { #expect(table["group.\(group.id)"] != nil) }
    }

    /// Texts with values in them, and those that a table or a ternary chooses, go through `localized` too; names of Swift begin in lower case.
    // Proves HB-0.2.
    @Test func noTextIsShownInOneLanguageOnly() throws {
        let sources = Self.resources.deletingLastPathComponent()
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        let properties = #/\.(?:text|title|subtitle|placeholder|secondaryText|accessibilityLabel|accessibilityValue)\s*=\s*"[A-Z]/#
        let parameters = #/\b(?:title|message):\s*"[A-Z]/#
        // A word between two values.
        let sentences = #/=\s*"[^"\n]*\\\([^"\n]*\)\s+[a-z]+\s+[^"\n]*\\\([^"\n]*"/#
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for pattern in [properties, parameters, sentences] {
                for found in text.matches(of: pattern) { Issue.record("\(file.lastPathComponent): \(found.output)") }
            }
        }
    }

    // Proves HB-0.6.
    @Test func everyLessonMakesItsPageWithItsSources() throws {
        for lesson in Catalogue.lessons {
            let page = lesson.make()
            page.lesson = lesson
            #expect(page.title == lesson.title)
            #expect(page.sourcePath.hasSuffix("\(type(of: page)).swift"), "\(lesson.id)")
            for path in page.sourcePaths { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
        }
    }

    // Proves HB-0.2.
    @Test func applePagesAreNamedByFrameworkAndSymbol() {
        let page = ApplePage(path: "UIKit/UIScrollView")
        #expect(page.name == "UIScrollView")
        #expect(page.url?.absoluteString == "https://developer.apple.com/documentation/uikit/uiscrollview")
        for page in Catalogue.lessons.flatMap(\.applePages) { #expect(page.path.split(separator: "/").count == 2, "\(page.path)") }
    }
}

@MainActor
@Suite struct LessonIndexTests {
    private let index = LessonIndex(Catalogue.lessons)

    @Test(arguments: [
        // A title, a sentence, and a name of Apple's; in English and in Chinese, whatever the device's language.
        ("carousel", "carousel"), ("have no end", "carousel"), ("UIPageControl", "carousel"), ("轮播图", "carousel"), ("定时器翻动", "carousel"),
        ("ＣＡＲＯＵＳＥＬ", "carousel"), ("  carousel  ", "carousel"), ("timer pages", "carousel"), ("归档 数据库", "persistence"),
    ])
    func findsALesson(_ query: String, _ id: String) { #expect(index.matches(query).contains(id)) }

    // Proves HB-0.3.
    @Test func allWordsMustMatchAndTheOrderStays() {
        #expect(index.matches("") == Catalogue.lessons.map(\.id))
        #expect(index.matches(" \n") == Catalogue.lessons.map(\.id))
        #expect(index.matches("carousel submarine").isEmpty)
        #expect(index.matches("UITableView").count > 1)
        let found = index.matches("UIView")
        #expect(found == Catalogue.lessons.map(\.id).filter(found.contains))
    }

    @Test func accentsAndCaseDoNotCount() {
        let index = LessonIndex([("a", ["Açaí, Crème"]), ("b", ["Straße"])])
        #expect(index.matches("acai creme") == ["a"])
        #expect(index.matches("STRASSE") == ["b"] || index.matches("straße") == ["b"])
        #expect(index.matches("(") == [])
    }
}
