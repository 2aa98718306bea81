internal import DarwinFoundation
internal import Foundation

/// A contact's name in the order of its script.
struct ContactName {
    private let components: PersonNameComponents

    init(_ values: ContactValues) {
        var name = PersonNameComponents()
        name.namePrefix = values.texts[CNContactNamePrefixKey]
        name.givenName = values.texts[CNContactGivenNameKey]
        name.middleName = values.texts[CNContactMiddleNameKey]
        name.familyName = values.texts[CNContactFamilyNameKey]
        name.nameSuffix = values.texts[CNContactNameSuffixKey]
        components = name
    }

    init(phoneticOf values: ContactValues) {
        var name = PersonNameComponents()
        name.givenName = values.texts[CNContactPhoneticGivenNameKey]
        name.middleName = values.texts[CNContactPhoneticMiddleNameKey]
        name.familyName = values.texts[CNContactPhoneticFamilyNameKey]
        components = name
    }

    /// The whole name; nil without any part.
    var text: String? {
        let text = PersonNameComponentsFormatter.localizedString(from: components, style: .long, options: [])
        return text.isEmpty ? nil : text
    }

    /// Whether the family name comes first.
    var isFamilyFirst: Bool {
        guard let given = components.givenName, let family = components.familyName, let text else { return false }
        guard let first = text.range(of: family), let second = text.range(of: given) else { return false }
        return first.lowerBound < second.lowerBound
    }

    /// What is between the parts.
    var delimiter: String { isFamilyFirst && text?.contains(" ") == false ? "" : " " }
}
