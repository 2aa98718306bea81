internal import Foundation

extension ContactBook {
    /// Invented people of a new device: numbers are of the range reserved for fiction, domains of RFC 2606.
    static let samples = ContactBook(
        contacts: [
            sample(
                "1", "Ada", "Brook", phone: (CNLabelPhoneNumberMobile, "(555) 555-0101"), email: "ada.brook@example.com",
                birthday: (1988, 4, 12)
            ) {
                $0.postalAddresses = [address("1", "12 Mill Lane", "Riverton", "WA", "98000", "United States", "us")]
            },
            sample("2", "Ben", "Castle", phone: (CNLabelHome, "(555) 555-0102"), email: "ben@example.org", birthday: (nil, 11, 3)) {
                $0.texts[CNContactNicknameKey] = "Benny"
                $0.contactRelations = [
                    CNLabeledValue(identifier: "2-r", label: CNLabelContactRelationSister, value: CNContactRelation(name: "Clara Castle"))
                ]
            },
            sample("3", "Clara", "Castle", phone: (CNLabelPhoneNumberiPhone, "(555) 555-0103"), email: "clara@example.net") {
                $0.texts[CNContactOrganizationNameKey] = "North Harbor Books"
                $0.texts[CNContactJobTitleKey] = "Editor"
            },
            sample("4", "Élise", "Dumont", phone: (CNLabelPhoneNumberMobile, "+33 1 99 00 01 04"), email: "elise@example.com") {
                $0.postalAddresses = [address("4", "8 rue des Tilleuls", "Lyon", "", "69001", "France", "fr")]
            },
            sample("5", "小明", "王", phone: (CNLabelPhoneNumberMobile, "+86 10 5555 0105"), email: "xiaoming@example.cn"),
            organization("6", "Juniper Bakery", phone: "(555) 555-0106", url: "https://bakery.example.com"),
        ],
        groups: [Group(identifier: "ferry-group-friends", name: "Friends")],
        members: ["ferry-group-friends": ["ferry-contact-1", "ferry-contact-2"]])

    private static func sample(
        _ number: String, _ given: String, _ family: String, phone: (String, String), email: String, birthday: (Int?, Int, Int)? = nil,
        _ more: (inout ContactValues) -> Void = { _ in }
    ) -> ContactValues {
        var values = ContactValues()
        values.identifier = "ferry-contact-" + number
        values.texts = [CNContactGivenNameKey: given, CNContactFamilyNameKey: family]
        values.phoneNumbers = [CNLabeledValue(identifier: number + "-p", label: phone.0, value: CNPhoneNumber(stringValue: phone.1))]
        values.emailAddresses = [CNLabeledValue(identifier: number + "-e", label: CNLabelHome, value: email as NSString)]
        values.birthday = birthday.map { DateComponents(calendar: Calendar(identifier: .gregorian), year: $0.0, month: $0.1, day: $0.2) }
        more(&values)
        return values
    }

    private static func organization(_ number: String, _ name: String, phone: String, url: String) -> ContactValues {
        var values = ContactValues()
        (values.identifier, values.type) = ("ferry-contact-" + number, .organization)
        values.texts = [CNContactOrganizationNameKey: name]
        values.phoneNumbers = [
            CNLabeledValue(identifier: number + "-p", label: CNLabelPhoneNumberMain, value: CNPhoneNumber(stringValue: phone))
        ]
        values.urlAddresses = [CNLabeledValue(identifier: number + "-u", label: CNLabelURLAddressHomePage, value: url as NSString)]
        return values
    }

    private static func address(
        _ number: String, _ street: String, _ city: String, _ state: String, _ code: String, _ country: String, _ iso: String
    ) -> CNLabeledValue<CNPostalAddress> {
        let parts = CNPostalAddress.Parts(street: street, city: city, state: state, postalCode: code, country: country, isoCountryCode: iso)
        return CNLabeledValue(identifier: number + "-a", label: CNLabelHome, value: CNPostalAddress(parts))
    }
}
