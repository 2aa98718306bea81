public import Foundation

/// How fetched contacts are sorted.
///
/// > Contract: Contacts, CNContactSortOrder
public enum CNContactSortOrder: Int, Sendable {
    /// Not.
    case none = 0
    /// As the user wants: by first names.
    case userDefault = 1
    /// By first names.
    case givenName = 2
    /// By family names.
    case familyName = 3
}

/// A request to a store.
///
/// > Contract: Contacts, CNFetchRequest
open class CNFetchRequest: NSObject {}

/// A request for contacts.
///
/// > Contract: Contacts, CNContactFetchRequest
open class CNContactFetchRequest: CNFetchRequest {
    /// A request for some properties of all contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }

    /// Which contacts; nil for all. Only predicates of ``CNContact`` are accepted.
    @NSCopying open var predicate: NSPredicate?
    /// The properties that the contacts will have.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether the contacts can be changed; false by default.
    open var mutableObjects = false
    /// Whether linked contacts come as one; kept, as contacts are not linked here.
    open var unifyResults = true
    /// The order of the contacts.
    open var sortOrder = CNContactSortOrder.none
}

/// Changes to make together.
///
/// > Contract: Contacts, CNSaveRequest
open class CNSaveRequest: NSObject {
    var changes: [ContactBook.Change] = []
    /// Who makes the changes, for the history, which is not kept here.
    open var transactionAuthor: String?
    /// Whether contacts are fetched again after the save; kept, as they have their values already.
    open var shouldRefetchContacts = true

    /// Adds a contact. > Parameters: identifier: nil for the device's container, the only one.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { changes.append(.add(contact.values)) }
    /// Changes a contact: the properties that were fetched.
    open func update(_ contact: CNMutableContact) {
        changes.append(.update(contact.values, keys: contact.available.map { $0.union([CNContactTypeKey]) }))
    }
    /// Deletes a contact.
    open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact.identifier)) }
    /// Adds a group. > Parameters: identifier: nil for the device's container, the only one.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        changes.append(.addGroup(.init(identifier: group.identifier, name: group.name)))
    }
    /// Changes a group's name.
    open func update(_ group: CNMutableGroup) { changes.append(.updateGroup(.init(identifier: group.identifier, name: group.name))) }
    /// Deletes a group; its contacts stay.
    open func delete(_ group: CNMutableGroup) { changes.append(.deleteGroup(group.identifier)) }
    /// Adds a contact to a group.
    open func addMember(_ contact: CNContact, to group: CNGroup) {
        changes.append(.addMember(contact.identifier, group: group.identifier))
    }
    /// Removes a contact from a group.
    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        changes.append(.removeMember(contact.identifier, group: group.identifier))
    }
}
