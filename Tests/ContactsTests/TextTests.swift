import Foundation
import Testing

@testable import Contacts

@Suite("Texts of contacts") struct TextTests {
    private func contact(_ change: (CNMutableContact) -> Void) -> CNContact {
        let contact = CNMutableContact()
        change(contact)
        return contact
    }

    @Test("names are in the order of their script; organizations and nameless people have others")
    func names() {
        let western = contact { ($0.namePrefix, $0.givenName, $0.familyName) = ("Dr.", "Ada", "Brook") }
        #expect(CNContactFormatter.string(from: western, style: .fullName) == "Dr. Ada Brook")
        #expect(CNContactFormatter.nameOrder(for: western) == .givenNameFirst)
        #expect(CNContactFormatter.delimiter(for: western) == " ")
        let chinese = contact { ($0.givenName, $0.familyName) = ("小明", "王") }
        #expect(CNContactFormatter.string(from: chinese, style: .fullName) == "王小明")
        #expect(CNContactFormatter.nameOrder(for: chinese) == .familyNameFirst)
        #expect(CNContactFormatter.delimiter(for: chinese) == "")
        let bakery = contact { ($0.contactType, $0.organizationName, $0.givenName) = (.organization, "Bakery", "Ann") }
        #expect(CNContactFormatter().string(from: bakery) == "Bakery")
        #expect(CNContactFormatter.string(from: contact { $0.nickname = "Bo" }, style: .fullName) == "Bo")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
        let spoken = contact { ($0.phoneticGivenName, $0.phoneticFamilyName) = ("Xiaoming", "Wang") }
        #expect(CNContactFormatter.string(from: spoken, style: .phoneticFullName) == "Xiaoming Wang")
    }

    @Test("labels of the system have titles, others are their own")
    func labels() {
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberWorkFax) == "work fax")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "boat") == "boat")
        let home = CNLabeledValue(label: CNLabelHome, value: "a@b.example" as NSString)
        let work = home.settingLabel(CNLabelWork)
        #expect(work.identifier == home.identifier)
        #expect(work.label == CNLabelWork)
        #expect(work.value == home.value)
        #expect(work != home)
    }

    @Test("addresses are written as their country does")
    func addresses() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = ("12 Mill Lane", "Riverton", "WA", "98000")
        (address.country, address.isoCountryCode) = ("United States", "us")
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "12 Mill Lane\nRiverton, WA 98000\nUnited States")
        (address.state, address.country, address.isoCountryCode) = ("", "France", "FR")
        #expect(CNPostalAddressFormatter().string(from: address) == "12 Mill Lane\n98000 Riverton\nFrance")
    }

    @Test("a vCard gives back what was written")
    func card() throws {
        let original = contact {
            ($0.givenName, $0.familyName, $0.nickname, $0.note) = ("Ada; \\", "Brook, née", "A", "one\ntwo")
            ($0.organizationName, $0.departmentName, $0.jobTitle) = ("Books", "Sales", "Editor")
            $0.phoneNumbers = [
                CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555 0101")),
                CNLabeledValue(label: CNLabelPhoneNumberWorkFax, value: CNPhoneNumber(stringValue: "555 0102")),
                CNLabeledValue(label: "boat", value: CNPhoneNumber(stringValue: "555 0103")),
            ]
            $0.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com" as NSString)]
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.country) = ("1 Lane", "Town", "Land")
            $0.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
            $0.birthday = DateComponents(year: 1988, month: 4, day: 12)
            $0.imageData = Data((0..<200).map { UInt8($0) })
        }
        let data = try CNContactVCardSerialization.data(with: [original, contact { $0.contactType = .organization }])
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        #expect(text.contains("TEL;type=CELL:555 0101\r\n"))
        #expect(text.contains("item1.X-ABLabel:boat\r\n"))
        let read = try CNContactVCardSerialization.contacts(with: data)
        let first = try #require(read.first)
        #expect(read.count == 2)
        #expect(read.last?.contactType == .organization)
        #expect(first.identifier != original.identifier)
        #expect(first.givenName == "Ada; \\")
        #expect(first.familyName == "Brook, née")
        #expect(first.note == "one\ntwo")
        #expect(first.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, CNLabelPhoneNumberWorkFax, "boat"])
        #expect(first.phoneNumbers.map(\.value) == original.phoneNumbers.map(\.value))
        #expect(first.emailAddresses == original.emailAddresses)
        #expect(first.postalAddresses == original.postalAddresses)
        #expect(first.departmentName == "Sales")
        #expect(first.birthday?.day == 12)
        #expect(first.birthday?.year == 1988)
        #expect(first.imageData == original.imageData)
        #expect(first.imageDataAvailable)
    }

    @Test(
        "cards of other programs are read", arguments: [("BDAY:19880412", 1988), ("BDAY;VALUE=date:1604-04-12", nil), ("BDAY:--0412", nil)])
    func others(line: String, year: Int?) throws {
        let text = "BEGIN:VCARD\nVERSION:2.1\nN:Brook;Ada\n\(line)\nTEL;HOME;VOICE:5\nX-OTHER;A=b:c\nEND:VCARD\n"
        let contact = try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
        #expect(contact.birthday?.year == year)
        #expect(contact.birthday?.month == 4)
        #expect(contact.phoneNumbers.first?.label == CNLabelHome)
    }

    @Test(
        "a malformed card is an error with its line",
        arguments: [
            ("BEGIN:VCARD\nN", "Line 2"), ("N:a", "Line 1"), ("BEGIN:VCARD\nBEGIN:VCARD", "Line 2"), ("END:VCARD", "Line 1"),
            ("BEGIN:VCARD\nN:a;b\n", "does not end"),
        ])
    func malformed(text: String, place: String) {
        let error = #expect(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data(text.utf8)) }
        #expect(error?.code == .vCardMalformed)
        #expect(error.map { ($0 as NSError).localizedDescription.contains(place) } == true)
    }
}
