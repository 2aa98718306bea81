public import Foundation

/// How the user wants contacts to be shown.
///
/// > Contract: Contacts, CNContactsUserDefaults
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let device = CNContactsUserDefaults()

    /// The device's settings.
    open class func shared() -> Self { unsafeDowncast(device, to: Self.self) }

    /// The order of contacts: by first names.
    open var sortOrder: CNContactSortOrder { .givenName }
    /// The code of the device's region, in lowercase letters.
    open var countryCode: String { (Locale.current.region?.identifier ?? "us").lowercased() }
}
