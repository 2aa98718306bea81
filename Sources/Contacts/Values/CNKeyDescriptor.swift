public import Foundation

/// A property, or several, of contacts to fetch: a key, or what a formatter or a view asks for.
///
/// > Contract: Contacts, CNKeyDescriptor. Here `String` conforms too, as texts are no objects.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The keys of several properties.
final class ContactKeySet: NSObject, CNKeyDescriptor, Sendable {
    let keys: Set<String>

    init(keys: Set<String>) { self.keys = keys }

    convenience init(_ descriptors: [any CNKeyDescriptor]) {
        var keys: Set<String> = []
        for one in descriptors {
            switch one {
            case let key as String: keys.insert(key)
            case let set as ContactKeySet: keys.formUnion(set.keys)
            case let key as NSString: keys.insert("\(key)")
            default: break
            }
        }
        self.init(keys: keys)
    }

    /// Every property.
    static let all = ContactKeySet(keys: names.union(phonetic).union(details))
    static let names: Set<String> = [
        CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactNameSuffixKey,
        CNContactNicknameKey, CNContactOrganizationNameKey, CNContactTypeKey,
    ]
    static let phonetic: Set<String> = [
        CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey,
    ]
    private static let details: Set<String> = [
        CNContactIdentifierKey, CNContactPreviousFamilyNameKey, CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactBirthdayKey,
        CNContactNonGregorianBirthdayKey, CNContactNoteKey, CNContactImageDataKey, CNContactImageDataAvailableKey,
        CNContactThumbnailImageDataKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactPostalAddressesKey,
        CNContactDatesKey, CNContactUrlAddressesKey, CNContactRelationsKey, CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey,
    ]
}
