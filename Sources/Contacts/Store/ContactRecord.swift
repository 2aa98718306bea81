internal import Foundation

/// A contact in the file of contacts.
struct ContactRecord: Codable {
    struct Labeled<Value: Codable>: Codable {
        var id: String
        var label: String?
        var value: Value
    }
    struct Day: Codable {
        var year: Int?
        var month: Int?
        var day: Int?
        var calendar: String?
    }

    var identifier: String
    var type: Int
    var texts: [String: String]
    var phones: [Labeled<String>]
    var emails: [Labeled<String>]
    var addresses: [Labeled<CNPostalAddress.Parts>]
    var urls: [Labeled<String>]
    var relations: [Labeled<String>]
    /// Address, name, identifier, service.
    var profiles: [Labeled<[String]>]
    /// Name, service.
    var messages: [Labeled<[String]>]
    var dates: [Labeled<Day>]
    var birthday: Day?
    var otherBirthday: Day?
    var image: Data?

    init(_ values: ContactValues) {
        (identifier, type, texts, image) = (values.identifier, values.type.rawValue, values.texts, values.image)
        phones = Self.pack(values.phoneNumbers) { $0.stringValue }
        emails = Self.pack(values.emailAddresses) { "\($0)" }
        addresses = Self.pack(values.postalAddresses) { $0.parts }
        urls = Self.pack(values.urlAddresses) { "\($0)" }
        relations = Self.pack(values.contactRelations) { $0.name }
        profiles = Self.pack(values.socialProfiles) { $0.texts }
        messages = Self.pack(values.instantMessageAddresses) { [$0.username, $0.service] }
        dates = Self.pack(values.dates) { Day($0 as DateComponents) }
        birthday = values.birthday.map { Day($0) }
        otherBirthday = values.nonGregorianBirthday.map { Day($0) }
    }

    var values: ContactValues {
        var values = ContactValues()
        (values.identifier, values.type, values.texts, values.image) = (identifier, CNContactType(rawValue: type) ?? .person, texts, image)
        values.phoneNumbers = Self.unpack(phones) { CNPhoneNumber(stringValue: $0) }
        values.emailAddresses = Self.unpack(emails) { $0 as NSString }
        values.postalAddresses = Self.unpack(addresses) { CNPostalAddress($0) }
        values.urlAddresses = Self.unpack(urls) { $0 as NSString }
        values.contactRelations = Self.unpack(relations) { CNContactRelation(name: $0) }
        values.socialProfiles = Self.unpack(profiles) { texts in
            func at(_ index: Int) -> String? { texts.indices.contains(index) ? texts[index] : nil }
            return CNSocialProfile(urlString: at(0), username: at(1), userIdentifier: at(2), service: at(3))
        }
        values.instantMessageAddresses = Self.unpack(messages) {
            CNInstantMessageAddress(username: $0.first ?? "", service: $0.dropFirst().first ?? "")
        }
        values.dates = Self.unpack(dates) { $0.components as NSDateComponents }
        (values.birthday, values.nonGregorianBirthday) = (birthday?.components, otherBirthday?.components)
        return values
    }

    private static func pack<Object, Value>(
        _ list: [CNLabeledValue<Object>], _ value: (Object) -> Value
    ) -> [Labeled<Value>] { list.map { Labeled(id: $0.identifier, label: $0.label, value: value($0.value)) } }

    private static func unpack<Object, Value>(
        _ list: [Labeled<Value>], _ object: (Value) -> Object
    ) -> [CNLabeledValue<Object>] { list.map { CNLabeledValue(identifier: $0.id, label: $0.label, value: object($0.value)) } }
}

extension ContactRecord.Day {
    init(_ components: DateComponents) {
        (year, month, day) = (components.year, components.month, components.day)
        calendar = components.calendar.flatMap { Self.names[$0.identifier] }
    }

    var components: DateComponents {
        let identifier = calendar.flatMap { name in Self.names.first { $0.value == name }?.key }
        return DateComponents(calendar: identifier.map { Calendar(identifier: $0) }, year: year, month: month, day: day)
    }

    private static let names: [Calendar.Identifier: String] = [
        .gregorian: "gregorian", .chinese: "chinese", .hebrew: "hebrew", .islamic: "islamic", .buddhist: "buddhist",
        .japanese: "japanese", .persian: "persian", .indian: "indian", .coptic: "coptic",
    ]
}

/// The file of contacts.
struct ContactBookFile: Codable {
    var contacts: [ContactRecord]
    var groups: [ContactBook.Group]
    var members: [String: [String]]

    init(_ book: ContactBook) {
        (contacts, groups) = (book.contacts.map { ContactRecord($0) }, book.groups)
        members = book.members.mapValues { $0.sorted() }
    }

    var book: ContactBook {
        ContactBook(contacts: contacts.map(\.values), groups: groups, members: members.mapValues { Set($0) })
    }
}
