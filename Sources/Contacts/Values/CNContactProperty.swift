public import Foundation

/// One property of a contact, which the user chose.
///
/// > Contract: Contacts, CNContactProperty
open class CNContactProperty: NSObject, NSCopying, @unchecked Sendable {
    /// The contact.
    public let contact: CNContact
    /// The key of the property.
    public let key: String
    /// The value: a `CNPhoneNumber`, a `CNPostalAddress`, a text, …
    public let value: Any?
    /// The identifier of the value, if it has one.
    public let identifier: String?
    /// The label of the value, if it has one.
    public let label: String?

    package init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label)
    }

    /// The property itself, which is constant.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CNContact {
    /// The name of a property in the user's language.
    public class func localizedString(forKey key: String) -> String {
        switch key {
        case CNContactNamePrefixKey: "Prefix"
        case CNContactGivenNameKey: "First name"
        case CNContactMiddleNameKey: "Middle name"
        case CNContactFamilyNameKey: "Last name"
        case CNContactPreviousFamilyNameKey: "Maiden name"
        case CNContactNameSuffixKey: "Suffix"
        case CNContactNicknameKey: "Nickname"
        case CNContactOrganizationNameKey: "Company"
        case CNContactDepartmentNameKey: "Department"
        case CNContactJobTitleKey: "Job title"
        case CNContactBirthdayKey, CNContactNonGregorianBirthdayKey: "Birthday"
        case CNContactNoteKey: "Notes"
        case CNContactPhoneNumbersKey: "Phone"
        case CNContactEmailAddressesKey: "Email"
        case CNContactPostalAddressesKey: "Address"
        case CNContactDatesKey: "Date"
        case CNContactUrlAddressesKey: "URL"
        case CNContactRelationsKey: "Related name"
        case CNContactSocialProfilesKey: "Social profile"
        case CNContactInstantMessageAddressesKey: "Instant message"
        default: key
        }
    }

    /// The properties that sorting by names reads.
    public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { ContactKeySet(keys: ContactKeySet.names) }

    /// Compares contacts by their names.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { left, right in
            guard let one = left as? CNContact, let other = right as? CNContact, one !== other else { return .orderedSame }
            let (first, second) = (one.values, other.values)
            guard first.listTitle != second.listTitle else { return .orderedSame }
            let sorted = ContactBook(contacts: [first, second]).contacts(nil, sortedBy: sortOrder == .none ? .givenName : sortOrder)
            return sorted.first == first ? .orderedAscending : .orderedDescending
        }
    }
}
