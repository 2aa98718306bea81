public import Contacts
public import Foundation

/// Is notified of what the user picks, on the main thread. Each method is optional.
///
/// The picker calls the first of these that an app has: for a contact, for contacts (here always one), for a property, for properties.
/// > Contract: ContactsUI, CNContactPickerDelegate
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// The user cancelled.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// The user picked a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// The user picked a property of a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// The user picked contacts: one, here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// The user picked properties: one, here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

// Which methods an app has cannot be determined without calling them: those here say that it has not.
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { picker.isUnhandled = true }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
        picker.isUnhandled = true
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) { picker.isUnhandled = true }
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) { picker.isUnhandled = true }
}
