public import Foundation

/// A predicate of this framework, which a store evaluates. Others are not accepted, as on iOS.
final class ContactPredicate: NSPredicate {
    enum Kind: Hashable, Sendable {
        case name(String)
        case email(String)
        case phone(String)
        case identifiers(Set<String>)
        case group(String)
        case container(String)
        case groupIdentifiers(Set<String>)
        case containerIdentifiers(Set<String>)
        case containerOfContact(String)
        case containerOfGroup(String)
    }
    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init(value: true)
    }

    /// The predicate itself, which is constant.
    override func copy(with zone: NSZone? = nil) -> Any { self }
    /// Always nil: the kinds are not archived.
    required init?(coder: NSCoder) { nil }
}

extension CNContact {
    /// Selects contacts with a word that begins so in one of their names.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { ContactPredicate(.name(name)) }
    /// Selects contacts with a mail address, in upper or lower case.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        ContactPredicate(.email(emailAddress))
    }
    /// Selects contacts with a number, however it is written.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        ContactPredicate(.phone(phoneNumber.stringValue))
    }
    /// Selects contacts of identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContactPredicate(.identifiers(Set(identifiers)))
    }
    /// Selects the members of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        ContactPredicate(.group(groupIdentifier))
    }
    /// Selects the contacts of a container.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate(.container(containerIdentifier))
    }
}

extension ContactPredicate.Kind {
    /// Whether a contact of the book is selected.
    func selects(_ contact: ContactValues, in book: ContactBook) -> Bool {
        switch self {
        case .name(let text): Self.words(text, begin: contact)
        case .email(let address): contact.emailAddresses.contains { "\($0.value)".lowercased() == address.lowercased() }
        case .phone(let number):
            contact.phoneNumbers.contains { $0.value.matches(CNPhoneNumber(stringValue: number)) }
        case .identifiers(let all): all.contains(contact.identifier)
        case .group(let group): book.members[group]?.contains(contact.identifier) ?? false
        case .container(let container): container == CNContainer.deviceIdentifier
        case .groupIdentifiers, .containerIdentifiers, .containerOfContact, .containerOfGroup: false
        }
    }

    /// Each word of the text begins a word of the names.
    private static func words(_ text: String, begin contact: ContactValues) -> Bool {
        func split(_ text: String) -> [String] {
            text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).split { $0.isWhitespace || $0 == "-" }
                .map(String.init)
        }
        let names = ContactKeySet.names.subtracting([CNContactTypeKey]).compactMap { contact.texts[$0] }.flatMap(split)
        let wanted = split(text)
        // Names in scripts without spaces are searched in their whole.
        return !wanted.isEmpty
            && wanted.allSatisfy { word in
                names.contains { $0.hasPrefix(word) } || names.joined().contains(word) && !word.allSatisfy(\.isASCII)
            }
    }
}
