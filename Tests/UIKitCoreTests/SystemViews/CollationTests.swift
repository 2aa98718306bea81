import Foundation
import ObjectiveC
import Testing
import UIKit

@testable import UISystemViews

@Suite("UILocalizedIndexedCollation", .application) @MainActor struct CollationTests {
    private func sections(_ language: String) -> CollationSections { CollationSections(locale: Locale(identifier: language)) }

    private func title(_ text: String, _ language: String) -> String {
        let sections = sections(language)
        return sections.titles[sections.section(of: text)]
    }

    @Test(
        "a text is in the section of its first letter, whatever its case and accents",
        arguments: [("apple", "A"), ("Éclair", "E"), ("zebra", "Z"), ("7up", "#"), ("", "#"), ("  pear", "P"), ("北京", "#"), ("🙂", "#")])
    func latin(_ text: String, _ section: String) { #expect(title(text, "en_US") == section) }

    @Test("a language has its own letters before the Latin ones")
    func languages() {
        #expect(title("Москва", "ru_RU") == "М")
        #expect(title("moscow", "ru_RU") == "M")
        #expect(title("다람쥐", "ko_KR") == "ㄷ")
        #expect(title("きつね", "ja_JP") == "か")
        #expect(title("北京", "zh_CN") == "B")
        #expect(title("αλφα", "el_GR") == "Α")
    }

    @Test("every language has all letters of its titles in their own sections")
    func ownSections() {
        for language in ["en", "ja", "ko", "ru", "el", "he", "ar", "zh"] {
            let sections = sections(language)
            for (index, text) in sections.titles.enumerated() where text != "#" && language != "ko" {
                #expect(sections.section(of: text) == index, "\(language) \(text)")
            }
        }
    }

    private final class Person: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test("sorts by the text, and keeps the order of equal ones")
    func sorting() {
        ObjCRuntime.registerGetter(Person.self, "name") { person, _ in person.name }
        let people = ["Zoe", "anna", "Émile", "Anna"].map(Person.init)
        let collation = UILocalizedIndexedCollation.current()
        let selector = Selector("name")
        let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["anna", "Anna", "Émile", "Zoe"])
        #expect(collation.section(for: people[0], collationStringSelector: selector) == 25)
        #expect(collation.sortedArray(from: ["b", "a"], collationStringSelector: Selector("self")) as? [String] == ["a", "b"])
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
        #expect(collation.sectionTitles.count == 27)
    }
}
