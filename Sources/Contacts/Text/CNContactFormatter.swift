public import Foundation

/// Which text of a contact's name.
///
/// > Contract: Contacts, CNContactFormatterStyle
public enum CNContactFormatterStyle: Int, Sendable {
    /// The whole name.
    case fullName = 0
    /// How the name is pronounced.
    case phoneticFullName = 1
}

/// The order of a name.
///
/// > Contract: Contacts, CNContactDisplayNameOrder
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// As the user wants; not reported here.
    case userDefault = 0
    /// The first name comes first.
    case givenNameFirst = 1
    /// The family name comes first.
    case familyNameFirst = 2
}

/// Writes names of contacts in the order of their script, and of organizations.
///
/// > Contract: Contacts, CNContactFormatter
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// Which text; the whole name by default.
    open var style = CNContactFormatterStyle.fullName

    /// The properties that a style reads.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        ContactKeySet(keys: style == .fullName ? ContactKeySet.names : ContactKeySet.phonetic.union([CNContactTypeKey]))
    }
    /// The properties that the order of a name is read from.
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { ContactKeySet(keys: ContactKeySet.names) }
    /// The properties that the delimiter of a name is read from.
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { ContactKeySet(keys: ContactKeySet.names) }

    /// A contact's name; nil without one.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        switch style {
        case .fullName: contact.values.displayName ?? contact.values.texts[CNContactNicknameKey]
        case .phoneticFullName: ContactName(phoneticOf: contact.values).text
        }
    }

    /// A contact's name with attributes; nil without one.
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { text in
            var named: [NSAttributedString.Key: Any] = [:]
            for (key, value) in attributes ?? [:] {
                if let key = (key.base as? NSAttributedString.Key) ?? (key.base as? String).map({ NSAttributedString.Key($0) }) {
                    named[key] = value
                }
            }
            return NSAttributedString(string: text, attributes: named)
        }
    }

    /// The order of a contact's name.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        ContactName(contact.values).isFamilyFirst ? .familyNameFirst : .givenNameFirst
    }
    /// What is between the parts of a contact's name.
    open class func delimiter(for contact: CNContact) -> String { ContactName(contact.values).delimiter }

    /// A contact's name in the style; nil without one.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }
}

/// How an address is written.
///
/// > Contract: Contacts, CNPostalAddressFormatterStyle
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// In several lines.
    case mailingAddress = 0
}

/// Writes postal addresses in the order of their country.
///
/// > Contract: Contacts, CNPostalAddressFormatter
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// How; in several lines.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// An address in lines.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        PostalLines(postalAddress.parts).lines.joined(separator: "\n")
    }
    /// An address in lines.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}

/// The lines of an address.
struct PostalLines {
    let lines: [String]

    /// Countries that write the postal code after the city; others before it (R).
    private static let codeLast: Set<String> = ["us", "ca", "au", "gb", "ie", "nz", "in"]
    /// Countries that write from large to small (R).
    private static let largeFirst: Set<String> = ["cn", "tw", "jp", "kr"]

    init(_ parts: CNPostalAddress.Parts) {
        let country = parts.isoCountryCode.lowercased()
        func join(_ texts: [String], _ separator: String = " ") -> String { texts.filter { !$0.isEmpty }.joined(separator: separator) }
        let all: [String]
        if Self.largeFirst.contains(country) {
            all = [parts.postalCode, join([parts.state, parts.city, parts.subLocality], ""), parts.street, parts.country]
        } else if Self.codeLast.contains(country) || country.isEmpty {
            let region = join([parts.state, parts.postalCode])
            let city = join([parts.city, region], country == "us" || country.isEmpty ? (parts.state.isEmpty ? " " : ", ") : " ")
            all = [parts.street, parts.subLocality, city, parts.country]
        } else {
            all = [parts.street, parts.subLocality, join([parts.postalCode, parts.city]), parts.state, parts.country]
        }
        lines = all.filter { !$0.isEmpty }
    }
}
