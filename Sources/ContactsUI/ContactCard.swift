internal import Contacts
internal import Foundation

/// What a contact's card shows, as a value: rows in sections.
struct ContactCard {
    struct Row {
        let property: CNContactProperty
        let label: String
        let text: String
        /// What a tap opens.
        var address: URL?
    }
    let title: String
    let subtitle: String
    let sections: [[Row]]

    /// > Parameters: keys: the properties to show; nil for all. A contact without a property shows none.
    init(_ contact: CNContact, keys: [String]?, alternateName: String = "") {
        func isShown(_ key: String) -> Bool { (keys?.contains(key) ?? true) && contact.isKeyAvailable(key) }
        func text(_ key: String, _ path: KeyPath<CNContact, String>) -> String {
            contact.isKeyAvailable(key) ? contact[keyPath: path] : ""
        }
        title = CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName
        let organization = text(CNContactOrganizationNameKey, \.organizationName)
        subtitle = [text(CNContactJobTitleKey, \.jobTitle), organization == title ? "" : organization]
            .filter { !$0.isEmpty }.joined(separator: " – ")
        func rows<Value>(
            _ key: String, _ values: @autoclosure () -> [CNLabeledValue<Value>], _ text: (Value) -> String,
            _ address: (Value) -> String? = { _ in nil }
        ) -> [Row] {
            guard isShown(key) else { return [] }
            return values().map { one in
                let property = CNContactProperty(contact: contact, key: key, value: one.value, identifier: one.identifier, label: one.label)
                let label =
                    one.label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
                    ?? CNContact.localizedString(forKey: key).lowercased()
                return Row(property: property, label: label, text: text(one.value), address: address(one.value).flatMap { URL(string: $0) })
            }
        }
        func row(_ key: String, _ value: @autoclosure () -> (value: Any, text: String)?) -> [Row] {
            guard isShown(key), let value = value() else { return [] }
            let property = CNContactProperty(contact: contact, key: key, value: value.value, identifier: nil, label: nil)
            return [Row(property: property, label: CNContact.localizedString(forKey: key).lowercased(), text: value.text)]
        }
        func note() -> (value: Any, text: String)? { contact.note.isEmpty ? nil : (contact.note, contact.note) }
        sections = [
            rows(
                CNContactPhoneNumbersKey, contact.phoneNumbers, { $0.stringValue },
                { "tel:" + $0.stringValue.filter { $0.isNumber || $0 == "+" } }),
            rows(CNContactEmailAddressesKey, contact.emailAddresses, { "\($0)" }, { "mailto:\($0)" }),
            rows(CNContactUrlAddressesKey, contact.urlAddresses, { "\($0)" }, { "\($0)" }),
            rows(
                CNContactPostalAddressesKey, contact.postalAddresses,
                { CNPostalAddressFormatter.string(from: $0, style: .mailingAddress) }),
            row(CNContactBirthdayKey, contact.birthday.flatMap { day in Self.text(day).map { (day, $0) } }),
            rows(CNContactDatesKey, contact.dates, { Self.text($0 as DateComponents) ?? "" }),
            rows(CNContactRelationsKey, contact.contactRelations, { $0.name }),
            rows(CNContactSocialProfilesKey, contact.socialProfiles, { $0.username.isEmpty ? $0.urlString : $0.username }),
            rows(
                CNContactInstantMessageAddressesKey, contact.instantMessageAddresses, { "\($0.username) (\($0.service))" }),
            row(CNContactNoteKey, note()),
        ].filter { !$0.isEmpty }
    }

    /// A day in the user's language; without a year if that is not known.
    static func text(_ day: DateComponents) -> String? {
        var calendar = day.calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        guard day.month != nil, day.day != nil else { return nil }
        // A leap year, for birthdays of 29 February.
        let date = calendar.date(from: DateComponents(year: day.year ?? 2000, month: day.month, day: day.day))
        let formatter = DateFormatter()
        (formatter.calendar, formatter.timeZone) = (calendar, calendar.timeZone)
        formatter.setLocalizedDateFormatFromTemplate(day.year == nil ? "MMMMd" : "yMMMMd")
        return date.map { formatter.string(from: $0) }
    }
}
