import DarwinFoundation
import Foundation
import Testing

// Foundation on Linux declares a class of that name without implementing it; `ferry build` writes the module's name in front.
private typealias PersonNameComponentsFormatter = DarwinFoundation.PersonNameComponentsFormatter

@Suite("PersonNameComponentsFormatter and PersonNameComponents.formatted")
struct PersonNameComponentsFormatterTests {
    private var anne: PersonNameComponents {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Anne", "Mary")
        (name.familyName, name.nameSuffix) = ("Lee", "Jr.")
        return name
    }

    private func formatter(_ style: PersonNameComponentsFormatter.Style) -> PersonNameComponentsFormatter {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter
    }

    @Test("a name in each style")
    func styles() {
        #expect(formatter(.default).string(from: anne) == "Anne Lee")
        #expect(formatter(.medium).string(from: anne) == "Anne Lee")
        #expect(formatter(.long).string(from: anne) == "Dr. Anne Mary Lee Jr.")
        #expect(formatter(.short).string(from: anne) == "Anne")
        #expect(formatter(.abbreviated).string(from: anne) == "AL")
        var known = anne
        known.nickname = "Annie"
        #expect(formatter(.short).string(from: known) == "Annie")
        #expect(formatter(.medium).string(from: known) == "Anne Lee")
        #expect(PersonNameComponentsFormatter.localizedString(from: anne, style: .long) == "Dr. Anne Mary Lee Jr.")
        #expect(formatter(.default).string(for: anne) == "Anne Lee")
        #expect(formatter(.default).string(for: "Anne") == nil)
    }

    @Test("a name with few parts, and one with none")
    func fewParts() {
        var name = PersonNameComponents()
        #expect(formatter(.medium).string(from: name) == "")
        name.familyName = "Lee"
        #expect(formatter(.medium).string(from: name) == "Lee")
        #expect(formatter(.short).string(from: name) == "Lee")
        #expect(formatter(.abbreviated).string(from: name) == "L")
        name = PersonNameComponents()
        name.nickname = "Annie"
        #expect(formatter(.medium).string(from: name) == "Annie")
    }

    @Test("East Asian names have the family name first and no spaces")
    func eastAsian() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("安", "李")
        #expect(formatter(.medium).string(from: name) == "李安")
        #expect(name.formatted() == "李安")
        (name.givenName, name.familyName) = ("길동", "홍")
        #expect(formatter(.long).string(from: name) == "홍길동")
        let hungarian = formatter(.medium)
        hungarian.locale = Locale(identifier: "hu_HU")
        #expect(hungarian.string(from: anne) == "Lee Anne")
    }

    @Test("the phonetic name, where there is one")
    func phonetic() {
        var name = anne
        var sound = PersonNameComponents()
        (sound.givenName, sound.familyName) = ("An", "Li")
        name.phoneticRepresentation = sound
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .medium, options: .phonetic) == "An Li")
        #expect(PersonNameComponentsFormatter.localizedString(from: anne, style: .medium, options: .phonetic) == "")
    }

    @Test("each part of the annotated text is marked")
    func annotated() {
        let text = formatter(.medium).annotatedString(from: anne)
        var parts: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let component = attributes[NSAttributedString.Key(NSPersonNameComponentKey)] as? String
            parts.append("\(text.attributedSubstring(from: range).string)=\(component ?? "")")
        }
        #expect(parts == ["Anne=givenName", " =delimiter", "Lee=familyName"])
    }

    @Test("formatted() and its styles")
    func formatted() {
        #expect(anne.formatted() == "Anne Lee")
        #expect(anne.formatted(.name(style: .long)) == "Dr. Anne Mary Lee Jr.")
        #expect(anne.formatted(.name(style: .abbreviated)) == "AL")
        #expect(anne.formatted(.name(style: .short)) == "Anne")
    }

    @Test(
        "takes a text apart",
        arguments: [
            ("Dr. John Q. Smith Jr.", "Dr.|John|Q.|Smith|Jr."), ("Smith, John", "|John||Smith|"), ("Cher", "|Cher|||"),
            ("Ludwig van Beethoven", "|Ludwig||van Beethoven|"), ("John Smith, PhD", "|John||Smith|PhD"), ("李安", "|安||李|"),
            ("山田 太郎", "|太郎||山田|"), ("Mr.", "|Mr.|||"), (",", nil), ("", nil), ("12 3", nil), ("a,", "|a|||"), (", b", "|b|||"),
        ] as [(String, String?)])
    func parse(_ pair: (text: String, parts: String?)) {
        let name = formatter(.default).personNameComponents(from: pair.text)
        let parts = name.map { name in
            [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix].map { $0 ?? "" }.joined(separator: "|")
        }
        #expect(parts == pair.parts)
    }
}
