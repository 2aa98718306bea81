import Contacts
import Foundation
import Testing

@testable import ContactsUI

@Suite("Cards and lists of contacts by values") struct CardTests {
    private func contact(_ change: (CNMutableContact) -> Void) -> CNContact {
        let contact = CNMutableContact()
        change(contact)
        return contact
    }

    @Test("a card has a section for each kind of property, with what a tap opens")
    func card() {
        let contact = contact {
            ($0.givenName, $0.familyName, $0.organizationName, $0.jobTitle) = ("Ada", "Brook", "Books", "Editor")
            $0.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 (555) 0101"))]
            $0.emailAddresses = [CNLabeledValue(label: nil, value: "ada@example.com" as NSString)]
            $0.birthday = DateComponents(month: 2, day: 29)
            $0.note = "likes tea"
        }
        let card = ContactCard(contact, keys: nil)
        #expect(card.title == "Ada Brook")
        #expect(card.subtitle == "Editor – Books")
        #expect(card.sections.map { $0.map(\.label) } == [["mobile"], ["email"], ["birthday"], ["notes"]])
        #expect(card.sections.map { $0.map(\.text) } == [["+1 (555) 0101"], ["ada@example.com"], ["February 29"], ["likes tea"]])
        #expect(card.sections[0][0].address?.absoluteString == "tel:+15550101")
        #expect(card.sections[2][0].address == nil)
        #expect(card.sections[0][0].property.identifier == contact.phoneNumbers[0].identifier)
        let short = ContactCard(contact, keys: [CNContactNoteKey], alternateName: "x")
        #expect(short.sections.count == 1)
        #expect(short.title == "Ada Brook")
        #expect(ContactCard(CNContact(), keys: nil, alternateName: "Nameless").title == "Nameless")
    }

    @Test("a list is by first letters without accents, others are last, and a search passes over accents")
    @MainActor func list() {
        let names = ["Élan", "anna", "Zed", "王", "Émile", "9 to 5"]
        let contacts = names.map { name in contact { $0.givenName = name } }
        let sections = ContactSection.sections(of: contacts)
        #expect(sections.map(\.title) == ["A", "E", "Z", "#"])
        #expect(sections[1].contacts.map(\.givenName) == ["Élan", "Émile"])
        #expect(sections[3].contacts.count == 2)
        #expect(ContactSection.matches(contacts[0], "lan"))
        #expect(ContactSection.matches(contacts[4], "emi"))
        #expect(!ContactSection.matches(contacts[1], "b"))
        #expect(ContactSection.title(of: CNContact()) == "No Name")
    }
}
