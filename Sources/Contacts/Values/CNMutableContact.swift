public import Foundation

/// A contact that can be changed.
///
/// > Contract: Contacts, CNMutableContact. > Isolation: one thread at a time.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { super.contactType }
        set { values.type = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { values.texts["namePrefix"] = newValue.isEmpty ? nil : newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { values.texts["givenName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { values.texts["middleName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { values.texts["familyName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { values.texts["previousFamilyName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { values.texts["nameSuffix"] = newValue.isEmpty ? nil : newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { values.texts["nickname"] = newValue.isEmpty ? nil : newValue }
    }
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { values.texts["phoneticGivenName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { values.texts["phoneticMiddleName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { values.texts["phoneticFamilyName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { values.texts["phoneticOrganizationName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { values.texts["organizationName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { values.texts["departmentName"] = newValue.isEmpty ? nil : newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { values.texts["jobTitle"] = newValue.isEmpty ? nil : newValue }
    }
    open override var note: String {
        get { super.note }
        set { values.texts["note"] = newValue.isEmpty ? nil : newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { values.contactRelations = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { values.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { values.instantMessageAddresses = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { values.dates = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { values.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { values.nonGregorianBirthday = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { values.image = newValue }
    }
}
