public import Foundation
internal import ProgrammerErrors

/// A contact of the user, constant.
///
/// A contact of a store has the properties that were fetched; reading another one ends the process, as on iOS.
/// > Contract: Contacts, CNContact. > Isolation: any thread.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values: ContactValues
    /// The keys that were fetched; nil for all.
    let available: Set<String>?

    /// An empty contact.
    public override convenience init() { self.init(ContactValues()) }

    init(_ values: ContactValues, available: Set<String>? = nil) {
        (self.values, self.available) = (values, available)
        super.init()
    }

    /// The contact as a fetch of some properties returns it.
    package final func limited(to keys: Set<String>) -> CNContact { CNContact(values.limited(to: keys), available: keys) }

    func read<Value>(_ key: String, _ path: KeyPath<ContactValues, Value>) -> Value {
        require(key)
        return values[keyPath: path]
    }

    func text(_ key: String) -> String {
        require(key)
        return values.texts[key] ?? ""
    }

    private func require(_ key: String) {
        ProgrammerError.require(
            isKeyAvailable(key), "A property was not requested when contact was fetched: \(key)",
            name: ExceptionName(rawValue: CNContactPropertyNotFetchedExceptionName))
    }

    /// Whether a property was fetched.
    open func isKeyAvailable(_ key: String) -> Bool { available?.contains(key) ?? true }
    /// Whether properties were fetched.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        ContactKeySet(keyDescriptors).keys.allSatisfy(isKeyAvailable)
    }

    /// A constant copy.
    open func copy(with zone: NSZone? = nil) -> Any { CNContact(values, available: available) }
    /// A mutable copy, of the same identifier.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values, available: available) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.values == values }
    open override var hash: Int { values.identifier.hashValue }
    open override var description: String { "<CNContact \(values.identifier): \(values.displayName ?? "")>" }

    /// Whether a contact is part of this one; contacts are not linked here, so only itself is.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { values.identifier == contactIdentifier }

    // MARK: Properties

    /// The identifier in the device's contacts.
    open var identifier: String { values.identifier }
    /// Whether it is an individual or an organization.
    open var contactType: CNContactType { read(CNContactTypeKey, \.type) }
    /// Titles before the name.
    open var namePrefix: String { text("namePrefix") }
    /// The first name.
    open var givenName: String { text("givenName") }
    /// The middle name.
    open var middleName: String { text("middleName") }
    /// The family name.
    open var familyName: String { text("familyName") }
    /// An earlier family name.
    open var previousFamilyName: String { text("previousFamilyName") }
    /// Titles after the name.
    open var nameSuffix: String { text("nameSuffix") }
    /// What friends say.
    open var nickname: String { text("nickname") }
    /// How the first name is pronounced.
    open var phoneticGivenName: String { text("phoneticGivenName") }
    /// How the middle name is pronounced.
    open var phoneticMiddleName: String { text("phoneticMiddleName") }
    /// How the family name is pronounced.
    open var phoneticFamilyName: String { text("phoneticFamilyName") }
    /// How the organization is pronounced.
    open var phoneticOrganizationName: String { text("phoneticOrganizationName") }
    /// The organization.
    open var organizationName: String { text("organizationName") }
    /// The department.
    open var departmentName: String { text("departmentName") }
    /// The job.
    open var jobTitle: String { text("jobTitle") }
    /// A note.
    open var note: String { text("note") }
    /// Telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { read("phoneNumbers", \.phoneNumbers) }
    /// Mail addresses.
    open var emailAddresses: [CNLabeledValue<NSString>] { read("emailAddresses", \.emailAddresses) }
    /// Postal addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { read("postalAddresses", \.postalAddresses) }
    /// Addresses in the Web.
    open var urlAddresses: [CNLabeledValue<NSString>] { read("urlAddresses", \.urlAddresses) }
    /// Related persons.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { read("contactRelations", \.contactRelations) }
    /// Pages in social networks.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { read("socialProfiles", \.socialProfiles) }
    /// Names in services for messages.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        read("instantMessageAddresses", \.instantMessageAddresses)
    }
    /// Dates other than the birthday.
    open var dates: [CNLabeledValue<NSDateComponents>] { read("dates", \.dates) }
    /// The birthday; without a year if that is not known.
    open var birthday: DateComponents? { read(CNContactBirthdayKey, \.birthday) }
    /// The birthday in another calendar.
    open var nonGregorianBirthday: DateComponents? { read(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday) }
    /// The image, as a file.
    open var imageData: Data? { read(CNContactImageDataKey, \.image) }
    /// The image, as a file; here the same as ``imageData``.
    open var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, \.image) }
    /// Whether there is an image.
    open var imageDataAvailable: Bool { read(CNContactImageDataAvailableKey, \.hasImage) }
}

/// Whether a contact is an individual.
public enum CNContactType: Int, Sendable {
    /// An individual.
    case person = 0
    /// An organization.
    case organization = 1
}

/// The name of the exception for a property that was not fetched.
public let CNContactPropertyNotFetchedExceptionName = "CNPropertyNotFetchedException"
