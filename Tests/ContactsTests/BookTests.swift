import Foundation
import Testing

@testable import Contacts

@Suite("Contacts by values") struct BookTests {
    private func person(_ id: String, _ given: String, _ family: String, phone: String? = nil) -> ContactValues {
        var values = ContactValues()
        values.identifier = id
        values.texts = [CNContactGivenNameKey: given, CNContactFamilyNameKey: family]
        if let phone { values.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: phone))] }
        return values
    }

    private var book: ContactBook {
        ContactBook(
            contacts: [
                person("a", "Zoë", "Adler", phone: "+1 (555) 010-1234"), person("b", "Anna-Maria", "Zorn"), person("c", "小明", "王"),
            ], groups: [.init(identifier: "g", name: "Team")], members: ["g": ["b"]])
    }

    private func found(_ kind: ContactPredicate.Kind) -> [String] { book.contacts(kind).map(\.identifier) }

    @Test("names are found by the beginnings of their words, without accents, and Chinese ones by any part")
    func names() {
        #expect(found(.name("zoe")) == ["a"])
        #expect(found(.name("maria")) == ["b"])
        #expect(found(.name("z")) == ["a", "b"])
        #expect(found(.name("adler zoë")) == ["a"])
        #expect(found(.name("aria")) == [])
        #expect(found(.name("")) == [])
        #expect(found(.name("明")) == ["c"])
    }

    @Test("numbers are found however they are written", arguments: ["5550101234", "010-1234", "001 555 010 1234"])
    func numbers(text: String) { #expect(found(.phone(text)) == ["a"]) }

    @Test("short and empty numbers match as a whole only")
    func shortNumbers() {
        #expect(found(.phone("234")) == [])
        #expect(found(.phone("")) == [])
        #expect(CNPhoneNumber(stringValue: "112").matches(CNPhoneNumber(stringValue: "1-1-2")))
    }

    @Test("identifiers, groups and containers select")
    func others() {
        #expect(found(.identifiers(["c", "x"])) == ["c"])
        #expect(found(.group("g")) == ["b"])
        #expect(found(.group("x")) == [])
        #expect(found(.container(CNContainer.deviceIdentifier)).count == 3)
        #expect(found(.container("x")) == [])
        #expect(book.hasContainer(.containerOfContact("a")))
        #expect(!book.hasContainer(.containerOfGroup("x")))
    }

    @Test("contacts are sorted by first names or family names")
    func sorting() {
        #expect(book.contacts(nil, sortedBy: .givenName).map(\.identifier) == ["b", "a", "c"])
        #expect(book.contacts(nil, sortedBy: .familyName).map(\.identifier) == ["a", "b", "c"])
        #expect(book.contacts(nil).map(\.identifier) == ["a", "b", "c"])
    }

    @Test("a request makes all of its changes or none")
    func changes() {
        var changed = book
        #expect(throws: CNError.self) { try changed.apply([.delete("a"), .delete("x")]) }
        #expect(changed == book)
        #expect(throws: CNError.self) { try changed.apply([.add(person("a", "Other", "One"))]) }
        #expect(throws: Never.self) {
            try changed.apply([.delete("b"), .addGroup(.init(identifier: "h", name: "New")), .addMember("a", group: "h")])
        }
        #expect(changed.members == ["g": [], "h": ["a"]])
        #expect(changed.contacts.map(\.identifier) == ["a", "c"])
        #expect(throws: Never.self) { try changed.apply([.removeMember("a", group: "h"), .deleteGroup("g")]) }
        #expect(changed.groups.map(\.name) == ["New"])
        #expect(changed.members == ["h": []])
    }

    @Test("a contact that was fetched in part changes only what was fetched")
    func partialUpdate() {
        var changed = book
        var new = person("a", "Zoe", "")
        new.texts[CNContactFamilyNameKey] = nil
        #expect(throws: Never.self) { try changed.apply([.update(new, keys: [CNContactGivenNameKey])]) }
        #expect(changed.contacts[0].texts == [CNContactGivenNameKey: "Zoe", CNContactFamilyNameKey: "Adler"])
        #expect(changed.contacts[0].phoneNumbers.count == 1)
        #expect(throws: Never.self) { try changed.apply([.update(new, keys: nil)]) }
        #expect(changed.contacts[0].texts == [CNContactGivenNameKey: "Zoe"])
        #expect(changed.contacts[0].phoneNumbers.isEmpty)
    }

    @Test("the file of contacts gives back what was written")
    func file() throws {
        let data = try JSONEncoder().encode(ContactBookFile(.samples))
        let read = try JSONDecoder().decode(ContactBookFile.self, from: data).book
        #expect(read == .samples)
        #expect(read.contacts[1].birthday?.month == 11)
        #expect(read.contacts[1].birthday?.year == nil)
    }
}
