public import Foundation
package import UIKitCore

/// What apps may ask for.
///
/// > Contract: Contacts, CNEntityType
public enum CNEntityType: Int, Sendable {
    /// The contacts of the device.
    case contacts = 0
}

/// Whether an app may use contacts.
///
/// > Contract: Contacts, CNAuthorizationStatus
public enum CNAuthorizationStatus: Int, Sendable {
    /// Not asked yet.
    case notDetermined = 0
    /// The device forbids it; never here.
    case restricted = 1
    /// No.
    case denied = 2
    /// Yes.
    case authorized = 3
    /// Those that the user chose; never here.
    case limited = 4
}

extension NSNotification.Name {
    /// Posted on the main thread after the app saved changes; other apps' changes are not told.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The device's contacts, which its apps share.
///
/// > Contract: Contacts, CNContactStore
/// > Partial: no history of changes and no limited access. > Isolation: any thread.
open class CNContactStore: NSObject, @unchecked Sendable {
    private let store: ContactBookStore
    private let permissions: PrivacyAnswers

    /// The device's contacts.
    public override convenience init() { self.init(.device, .app) }
    init(_ store: ContactBookStore, _ permissions: PrivacyAnswers) { (self.store, self.permissions) = (store, permissions) }

    /// Whether the user lets the app use contacts.
    package static let question = PrivacyQuestion(
        "contacts", key: "NSContactsUsageDescription", title: "“%@” Would Like to Access Your Contacts")

    // MARK: Permission

    /// Whether the app may use contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { status(.app) }
    static func status(_ permissions: PrivacyAnswers) -> CNAuthorizationStatus {
        permissions.answer(to: question).map { $0 ? .authorized : .denied } ?? .notDetermined
    }

    /// Asks the user, once, with the reason in `Info.plist`. The closure runs on a queue of the system.
    ///
    /// > Precondition: `Info.plist` has `NSContactsUsageDescription`.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        permissions.ask(Self.question) { isAllowed in completionHandler(isAllowed, isAllowed ? nil : Self.denial) }
    }

    /// Asks the user, once. Throws ``CNError/authorizationDenied`` if the answer is no.
    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { isAllowed, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isAllowed) }
            }
        }
    }

    private static let denial = CNError(.authorizationDenied, "The user does not let the app use contacts.")

    /// The contacts; the user is asked where that did not happen yet, but not waited for.
    private func open() throws(CNError) -> ContactBook {
        switch permissions.answer(to: Self.question) {
        case true?: return store.book
        case false?: throw Self.denial
        case nil:
            permissions.ask(Self.question) { _ in }
            throw CNError(.authorizationDenied, "The user has not answered yet; call requestAccess(for:completionHandler:) first.")
        }
    }

    // MARK: Fetching

    /// The contacts of a predicate with some of their properties.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.predicate = predicate
        return try contacts(request)
    }

    /// A contact with some of its properties. > Throws: ``CNError/recordDoesNotExist`` if there is none.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        let found = try unifiedContacts(matching: CNContact.predicateForContacts(withIdentifiers: [identifier]), keysToFetch: keys)
        guard let contact = found.first else { throw ContactBook.missing(identifier) }
        return contact
    }

    /// Calls a block for each contact of a request, until it sets its second argument.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var stops = ObjCBool(false)
        for contact in try contacts(fetchRequest) where !stops.boolValue { block(contact, &stops) }
    }

    private func contacts(_ request: CNContactFetchRequest) throws -> [CNContact] {
        let (book, kind) = (try open(), try Self.kind(of: request.predicate))
        let keys = ContactKeySet(request.keysToFetch).keys.union([CNContactIdentifierKey])
        return book.contacts(kind, sortedBy: request.sortOrder).map { values in
            let contact = CNContact(values).limited(to: keys)
            return request.mutableObjects ? CNMutableContact(contact.values, available: keys) : contact
        }
    }

    private static func kind(of predicate: NSPredicate?) throws(CNError) -> ContactPredicate.Kind? {
        guard let predicate else { return nil }
        guard let own = predicate as? ContactPredicate else {
            throw CNError(.predicateInvalid, "Only predicates that this framework makes are accepted.")
        }
        return own.kind
    }

    /// The groups of a predicate; nil for all.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        let (book, kind) = (try open(), try Self.kind(of: predicate))
        return book.groups(kind).map { CNGroup(identifier: $0.identifier, name: $0.name) }
    }

    /// The containers of a predicate; nil for all, which is one.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        let (book, kind) = (try open(), try Self.kind(of: predicate))
        return book.hasContainer(kind) ? [.device] : []
    }

    /// The identifier of the container that new contacts are added to.
    open func defaultContainerIdentifier() -> String { CNContainer.deviceIdentifier }

    // MARK: Saving

    /// Makes all changes of a request, or none.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        _ = try open()
        try store.commit(saveRequest.changes)
        ApplicationContext.later { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
    }

    /// For views that show contacts without the app's permission, as the user chooses them.
    package func everyContact() -> [CNContact] { store.book.contacts(nil, sortedBy: .userDefault).map { CNContact($0) } }

    /// The point in the history of changes that the store is at; unavailable here.
    @available(*, unavailable, message: "Ferry keeps no history of changes to contacts; fetch them again")
    open var currentHistoryToken: Data? { nil }
}
