import AlertTestSupport
import DeviceProtocol
import Foundation
import Testing

@testable import Contacts
@testable import UIKitCore

// The notification of changes has no object.
@Suite("CNContactStore", .application, .serialized) @MainActor struct ContactStoreTests {
    private let stage = SystemAlertStage()

    private func store(_ allowed: Bool? = true, folder: URL? = nil) -> CNContactStore {
        CNContactStore(
            ContactBookStore(folder: folder, report: { _ in }),
            PrivacyAnswers(file: nil, answers: allowed.map { ["contacts": $0] } ?? [:], usage: { _ in "to call friends" }))
    }

    private func code(_ body: () throws -> Void) -> CNError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? CNError)?.code }
    }

    @Test("the user is asked once, with the reason of Info.plist; a refusal is an error")
    func permission() async throws {
        let store = store(nil)
        #expect(code { _ = try store.groups(matching: nil) } == .authorizationDenied)
        let alert = try #require(await stage.awaitAlert())
        #expect(alert.title?.hasSuffix("Would Like to Access Your Contacts") == true)
        #expect(alert.message == "to call friends")
        try stage.answer("Allow")
        #expect(try await store.requestAccess(for: .contacts))
        #expect(try store.groups(matching: nil).map(\.name) == ["Friends"])
        let refused = self.store(false)
        await #expect(throws: CNError.self) { try await refused.requestAccess(for: .contacts) }
        #expect(code { _ = try refused.groups(matching: nil) } == .authorizationDenied)
    }

    @Test("contacts have the properties that were fetched, sorted, and only predicates of the framework are accepted")
    func fetching() throws {
        let store = store()
        let request = CNContactFetchRequest(keysToFetch: [
            CNContactGivenNameKey as any CNKeyDescriptor, CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
        ])
        request.sortOrder = .familyName
        var names: [String] = []
        try store.enumerateContacts(with: request) { contact, stop in
            names.append(CNContactFormatter.string(from: contact, style: .fullName) ?? "")
            #expect(contact.isKeyAvailable(CNContactFamilyNameKey))
            #expect(!contact.isKeyAvailable(CNContactNoteKey))
            if names.count == 3 { stop.pointee = true }
        }
        #expect(names == ["Ada Brook", "Ben Castle", "Clara Castle"])
        let castles = try store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "castle"),
            keysToFetch: [CNContactEmailAddressesKey as any CNKeyDescriptor])
        #expect(castles.map { "\($0.emailAddresses[0].value)" } == ["ben@example.org", "clara@example.net"])
        #expect(code { _ = try store.unifiedContact(withIdentifier: "x", keysToFetch: []) } == .recordDoesNotExist)
        #expect(code { _ = try store.unifiedContacts(matching: NSPredicate(value: true), keysToFetch: []) } == .predicateInvalid)
    }

    @Test("a request adds, changes and deletes, and posts that it did")
    func saving() async throws {
        let store = store()
        let new = CNMutableContact()
        (new.givenName, new.emailAddresses) = ("Nora", [CNLabeledValue(label: CNLabelWork, value: "nora@example.com" as NSString)])
        let request = CNSaveRequest()
        request.add(new, toContainerWithIdentifier: nil)
        new.givenName = "Later"
        let group = CNMutableGroup()
        group.name = "Club"
        request.add(group, toContainerWithIdentifier: store.defaultContainerIdentifier())
        request.addMember(new, to: group)
        var posts = 0
        let observer = NotificationCenter.default.addObserver(forName: .CNContactStoreDidChange, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { posts += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        try store.execute(request)
        await stage.settle()
        // Other suites may save at the same time.
        #expect(posts >= 1)
        let members = CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)
        let found = try store.unifiedContacts(matching: members, keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
        #expect(found.map(\.givenName) == ["Nora"])
        let changed = try #require(found.first?.mutableCopy() as? CNMutableContact)
        changed.givenName = "Norah"
        let update = CNSaveRequest()
        update.update(changed)
        try store.execute(update)
        let keys = [CNContactGivenNameKey, CNContactEmailAddressesKey] as [any CNKeyDescriptor]
        let again = try store.unifiedContact(withIdentifier: new.identifier, keysToFetch: keys)
        #expect(again.givenName == "Norah")
        #expect(again.emailAddresses.count == 1)
        let deletion = CNSaveRequest()
        deletion.delete(changed)
        try store.execute(deletion)
        #expect(code { _ = try store.unifiedContact(withIdentifier: new.identifier, keysToFetch: keys) } == .recordDoesNotExist)
        #expect(code { try store.execute(deletion) } == .recordDoesNotExist)
    }

    @Test("two stores of one folder see each other's changes, and a damaged file is moved aside")
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("contacts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (one, other) = (store(folder: folder), store(folder: folder))
        let new = CNMutableContact()
        new.familyName = "Shared"
        let request = CNSaveRequest()
        request.add(new, toContainerWithIdentifier: nil)
        try one.execute(request)
        let keys = [CNContactFamilyNameKey as any CNKeyDescriptor]
        #expect(try other.unifiedContact(withIdentifier: new.identifier, keysToFetch: keys).familyName == "Shared")
        try Data("{".utf8).write(to: folder.appendingPathComponent("contacts.json"))
        #expect(code { _ = try other.unifiedContact(withIdentifier: new.identifier, keysToFetch: keys) } == .recordDoesNotExist)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("contacts.json.damaged").path))
    }
}
