import AlertTestSupport
import CoreGraphics
import Foundation
import Testing
import UILists

@testable import Contacts
@testable import ContactsUI
@testable import UIKitCore

@Suite("Contact views", .application, .serialized) @MainActor struct PickerTests {
    private let stage = SystemAlertStage()
    private let store = CNContactStore(
        ContactBookStore(folder: nil), PrivacyAnswers(file: nil, answers: ["contacts": true], usage: { _ in "to test" }))

    /// What the app's delegates record.
    private class Recorder: NSObject, CNContactPickerDelegate {
        var lines: [String] = []
        func contactPickerDidCancel(_ picker: CNContactPickerViewController) { lines.append("cancelled") }
    }
    private final class ContactRecorder: Recorder {
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { lines.append(contact.givenName) }
    }

    private func table(in controller: UIViewController) throws -> UITableView {
        func find(_ view: UIView) -> UITableView? { view as? UITableView ?? view.subviews.lazy.compactMap(find).first }
        return try #require(find(controller.view))
    }

    private func choose(_ section: Int, _ row: Int, in table: UITableView) {
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: section))
    }

    @Test("the list shows the device's contacts without a permission, and a card where the app takes properties only")
    func picking() throws {
        final class PropertyRecorder: NSObject, CNContactPickerDelegate {
            var lines: [String] = []
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
                lines.append("\(contactProperty.key) \((contactProperty.value as? CNPhoneNumber)?.stringValue ?? "")")
            }
        }
        let picker = CNContactPickerViewController(CNContactStore(ContactBookStore(folder: nil), PrivacyAnswers(file: nil)))
        let recorder = PropertyRecorder()
        picker.delegate = recorder
        stage.show(picker)
        let list = try table(in: picker)
        #expect(list.numberOfSections == 6)
        #expect(list.dataSource?.tableView(list, titleForHeaderInSection: 0) == "A")
        choose(0, 0, in: list)
        let stack = try #require(picker.children.first as? UINavigationController)
        let card = try #require(stack.topViewController as? ContactCardController)
        choose(0, 0, in: card.tableView)
        #expect(recorder.lines == ["phoneNumbers (555) 555-0101"])
    }

    @Test("a predicate decides which contacts can be picked")
    func enabling() throws {
        final class ListRecorder: NSObject, CNContactPickerDelegate {
            var lines: [String] = []
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
                lines += contacts.map(\.givenName)
            }
        }
        let picker = CNContactPickerViewController(store)
        let recorder = ListRecorder()
        picker.delegate = recorder
        picker.predicateForEnablingContact = NSPredicate { contact, _ in (contact as? CNContact)?.emailAddresses.isEmpty == false }
        stage.show(picker)
        let list = try table(in: picker)
        // Juniper Bakery has no mail address.
        choose(4, 0, in: list)
        #expect(recorder.lines.isEmpty)
        choose(1, 0, in: list)
        #expect(recorder.lines == ["Ben"])
    }

    @Test("a new contact is saved with what the form has")
    func adding() async throws {
        final class Saver: NSObject, CNContactViewControllerDelegate {
            var saved: [CNContact?] = []
            func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
                saved.append(contact)
            }
        }
        let view = CNContactViewController(forNewContact: nil)
        let saver = Saver()
        (view.delegate, view.contactStore) = (saver, store)
        stage.show(UINavigationController(rootViewController: view))
        let form = try #require(view.children.first as? ContactFormController)
        for (label, text) in [("First name", "Nora"), ("Phone", "555 0199")] {
            let field = try #require(form.field(labeled: label))
            field.text = text
        }
        let done = try #require(view.navigationItem.rightBarButtonItem)
        done.primaryAction?.performWithSender(done, target: nil)
        for _ in 0..<1000 where saver.saved.isEmpty { await stage.settle() }
        let contact = try #require(saver.saved.first ?? nil)
        #expect(contact.givenName == "Nora")
        #expect(contact.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
        let keys = [CNContactPhoneNumbersKey as any CNKeyDescriptor]
        let found = try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: keys)
        #expect(found.phoneNumbers.first?.value.stringValue == "555 0199")
        let cancel = try #require(view.navigationItem.leftBarButtonItem)
        cancel.primaryAction?.performWithSender(cancel, target: nil)
        #expect(saver.saved.count == 2)
        #expect(saver.saved.last == .some(nil))
    }

    @Test("what a form does not show stays, and an emptied number is removed")
    func editing() throws {
        let original = try #require(store.everyContact().first { $0.givenName == "Ada" })
        let form = ContactFormController(original)
        form.loadViewIfNeeded()
        try #require(form.field(labeled: "Phone")).text = ""
        try #require(form.field(labeled: "Email")).text = "new@example.com"
        let changed = form.contact
        #expect(changed.phoneNumbers.isEmpty)
        #expect(changed.postalAddresses == original.postalAddresses)
        #expect(changed.emailAddresses.first?.identifier == original.emailAddresses.first?.identifier)
        #expect(changed.emailAddresses.map { "\($0.value)" } == ["new@example.com"])
        #expect(changed.identifier == original.identifier)
    }
}
