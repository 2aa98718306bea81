internal import DarwinFoundation
internal import Foundation

/// What a contact says.
struct ContactValues: Equatable {
    var identifier = UUID().uuidString
    var type = CNContactType.person
    /// Texts by key; empty ones are absent.
    var texts: [String: String] = [:]
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var image: Data?

    var hasImage: Bool { image != nil }

    /// The name as it is shown: of an individual, else of the organization, else the first mail address or number.
    var displayName: String? {
        let name = ContactName(self).text
        let organization = texts[CNContactOrganizationNameKey]
        let (first, second) = type == .organization ? (organization, name) : (name, organization)
        return first ?? second
    }

    /// What is shown in lists, also of contacts without a name.
    var listTitle: String {
        displayName ?? texts[CNContactNicknameKey] ?? emailAddresses.first.map { "\($0.value)" }
            ?? phoneNumbers.first?.value.stringValue ?? "No Name"
    }

    /// With the properties of the keys only.
    func limited(to keys: Set<String>) -> ContactValues {
        var result = ContactValues()
        (result.identifier, result.type) = (identifier, type)
        result.texts = texts.filter { keys.contains($0.key) }
        if keys.contains("phoneNumbers") { result.phoneNumbers = phoneNumbers }
        if keys.contains("emailAddresses") { result.emailAddresses = emailAddresses }
        if keys.contains("postalAddresses") { result.postalAddresses = postalAddresses }
        if keys.contains("urlAddresses") { result.urlAddresses = urlAddresses }
        if keys.contains("contactRelations") { result.contactRelations = contactRelations }
        if keys.contains("socialProfiles") { result.socialProfiles = socialProfiles }
        if keys.contains("instantMessageAddresses") { result.instantMessageAddresses = instantMessageAddresses }
        if keys.contains("dates") { result.dates = dates }
        if keys.contains(CNContactBirthdayKey) { result.birthday = birthday }
        if keys.contains(CNContactNonGregorianBirthdayKey) { result.nonGregorianBirthday = nonGregorianBirthday }
        if !keys.isDisjoint(with: [CNContactImageDataKey, CNContactThumbnailImageDataKey, CNContactImageDataAvailableKey]) {
            result.image = image
        }
        return result
    }
}
