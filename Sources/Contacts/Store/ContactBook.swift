internal import Foundation

/// The contacts of a device, as a value.
struct ContactBook: Equatable {
    struct Group: Equatable, Codable {
        var identifier: String
        var name: String
    }
    var contacts: [ContactValues] = []
    var groups: [Group] = []
    /// Identifiers of contacts by that of their group.
    var members: [String: Set<String>] = [:]

    /// A change, of which a request has several.
    enum Change {
        case add(ContactValues)
        /// Only the properties of the keys are replaced; nil replaces all.
        case update(ContactValues, keys: Set<String>?)
        case delete(String)
        case addGroup(Group)
        case updateGroup(Group)
        case deleteGroup(String)
        case addMember(String, group: String)
        case removeMember(String, group: String)
    }

    /// Makes all changes or none.
    mutating func apply(_ changes: [Change]) throws(CNError) {
        var new = self
        for change in changes { try new.apply(change) }
        self = new
    }

    private mutating func apply(_ change: Change) throws(CNError) {
        switch change {
        case .add(let contact):
            guard !contacts.contains(where: { $0.identifier == contact.identifier }) else { throw Self.exists(contact.identifier) }
            contacts.append(contact)
        case .update(let contact, let keys):
            let index = try index(of: contact.identifier)
            contacts[index] = keys.map { contacts[index].replacing($0, by: contact) } ?? contact
        case .delete(let identifier):
            contacts.remove(at: try index(of: identifier))
            for group in members.keys { members[group]?.remove(identifier) }
        case .addGroup(let group):
            guard !groups.contains(where: { $0.identifier == group.identifier }) else { throw Self.exists(group.identifier) }
            groups.append(group)
        case .updateGroup(let group): groups[try indexOfGroup(group.identifier)].name = group.name
        case .deleteGroup(let identifier):
            groups.remove(at: try indexOfGroup(identifier))
            members[identifier] = nil
        case .addMember(let contact, let group):
            _ = (try index(of: contact), try indexOfGroup(group))
            members[group, default: []].insert(contact)
        case .removeMember(let contact, let group):
            _ = (try index(of: contact), try indexOfGroup(group))
            members[group]?.remove(contact)
        }
    }

    private func index(of identifier: String) throws(CNError) -> Int {
        guard let index = contacts.firstIndex(where: { $0.identifier == identifier }) else { throw Self.missing(identifier) }
        return index
    }

    private func indexOfGroup(_ identifier: String) throws(CNError) -> Int {
        guard let index = groups.firstIndex(where: { $0.identifier == identifier }) else { throw Self.missing(identifier) }
        return index
    }

    static func missing(_ identifier: String) -> CNError {
        CNError(.recordDoesNotExist, "No contact or group has the identifier \(identifier).", [identifier])
    }
    private static func exists(_ identifier: String) -> CNError {
        CNError(.insertedRecordAlreadyExists, "A contact or group has the identifier \(identifier) already.", [identifier])
    }

    // MARK: Selecting

    /// The contacts of a predicate, in the order of the book, or sorted.
    func contacts(_ kind: ContactPredicate.Kind?, sortedBy order: CNContactSortOrder = .none) -> [ContactValues] {
        let selected = kind.map { kind in contacts.filter { kind.selects($0, in: self) } } ?? contacts
        guard let keys = order.keys else { return selected }
        func words(_ contact: ContactValues) -> [String] {
            let names = keys.compactMap { contact.texts[$0] }
            return (names.isEmpty ? [contact.listTitle] : names)
        }
        return selected.enumerated().sorted { left, right in
            for (one, other) in zip(words(left.element), words(right.element)) {
                switch one.compare(other, options: [.caseInsensitive, .diacriticInsensitive]) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    /// The groups of a predicate.
    func groups(_ kind: ContactPredicate.Kind?) -> [Group] {
        switch kind {
        case nil: groups
        case .groupIdentifiers(let all): groups.filter { all.contains($0.identifier) }
        case .container(let container): container == CNContainer.deviceIdentifier ? groups : []
        default: []
        }
    }

    /// Whether the device's container is selected.
    func hasContainer(_ kind: ContactPredicate.Kind?) -> Bool {
        switch kind {
        case nil: true
        case .containerIdentifiers(let all): all.contains(CNContainer.deviceIdentifier)
        case .containerOfContact(let contact): contacts.contains { $0.identifier == contact }
        case .containerOfGroup(let group): groups.contains { $0.identifier == group }
        default: false
        }
    }
}

extension ContactValues {
    /// With the properties of the keys of another one; a contact that was fetched in part changes only these.
    func replacing(_ keys: Set<String>, by other: ContactValues) -> ContactValues {
        var result = other
        let kept = limited(to: ContactKeySet.all.keys.subtracting(keys))
        let changed = other.limited(to: keys)
        result.type = other.type
        result.texts = kept.texts.merging(changed.texts) { $1 }
        func either<Value>(_ key: String, _ path: WritableKeyPath<ContactValues, Value>) {
            result[keyPath: path] = keys.contains(key) ? changed[keyPath: path] : kept[keyPath: path]
        }
        either(CNContactPhoneNumbersKey, \.phoneNumbers)
        either(CNContactEmailAddressesKey, \.emailAddresses)
        either(CNContactPostalAddressesKey, \.postalAddresses)
        either(CNContactUrlAddressesKey, \.urlAddresses)
        either(CNContactRelationsKey, \.contactRelations)
        either(CNContactSocialProfilesKey, \.socialProfiles)
        either(CNContactInstantMessageAddressesKey, \.instantMessageAddresses)
        either(CNContactDatesKey, \.dates)
        either(CNContactBirthdayKey, \.birthday)
        either(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday)
        either(CNContactImageDataKey, \.image)
        return result
    }
}

extension CNContactSortOrder {
    fileprivate var keys: [String]? {
        switch self {
        case .none: nil
        case .userDefault, .givenName: [CNContactGivenNameKey, CNContactFamilyNameKey]
        case .familyName: [CNContactFamilyNameKey, CNContactGivenNameKey]
        }
    }
}
