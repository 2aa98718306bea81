package import Contacts
public import Foundation
public import UIKitCore

/// Lets the user pick a contact, or a property of one. It needs no permission, as the app sees only what was picked.
///
/// > Contract: ContactsUI, CNContactPickerViewController. > Partial: one contact or property at a time.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    /// Is notified of what the user picks; not retained.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The keys of the properties on a contact's card; nil for all.
    open var displayedPropertyKeys: [String]?
    /// Selects the contacts that can be picked; nil for all. Evaluated with a `CNContact`.
    open var predicateForEnablingContact: NSPredicate?
    /// Selects the contacts that are picked at once, without their card; nil for all. Evaluated with a `CNContact`.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Selects the properties that are picked at once; nil for all. Evaluated with a `CNContactProperty`.
    open var predicateForSelectionOfProperty: NSPredicate?

    /// What an app's method was not there for.
    var isUnhandled = false
    private let store: CNContactStore
    private let stack = UINavigationController()

    /// A picker of the device's contacts.
    public override convenience init(nibName: String?, bundle: Bundle?) { self.init(CNContactStore()) }
    package init(_ store: CNContactStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    /// A picker of the device's contacts.
    public required init?(coder: NSCoder) {
        store = CNContactStore()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = ContactListController(store.everyContact()) { [weak self] in self?.isEnabled($0) ?? false }
        list.onSelect = { [weak self] in self?.pick($0) }
        list.onCancel = { [weak self] in self?.cancel() }
        stack.viewControllers = [list]
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    private func isEnabled(_ contact: CNContact) -> Bool { predicateForEnablingContact?.evaluate(with: contact) ?? true }

    private func cancel() {
        delegate?.contactPickerDidCancel(self)
        dismiss(animated: true)
    }

    /// Calls the app's method; false if it has none.
    private func call(_ body: (any CNContactPickerDelegate) -> Void) -> Bool {
        guard let delegate else { return true }
        isUnhandled = false
        body(delegate)
        return !isUnhandled
    }

    func pick(_ contact: CNContact) {
        let isPickedAtOnce = predicateForSelectionOfContact?.evaluate(with: contact) ?? true
        if isPickedAtOnce,
            call({ $0.contactPicker(self, didSelect: contact) }) || call({ $0.contactPicker(self, didSelect: [contact]) })
        {
            return dismiss(animated: true)
        }
        let card = ContactCardController(contact, keys: displayedPropertyKeys)
        card.onSelect = { [weak self] in self?.pick($0) }
        stack.pushViewController(card, animated: true)
    }

    func pick(_ property: CNContactProperty) {
        guard predicateForSelectionOfProperty?.evaluate(with: property) ?? true else { return }
        if call({ $0.contactPicker(self, didSelect: property) }) || call({ $0.contactPicker(self, didSelectContactProperties: [property]) })
        {
            dismiss(animated: true)
        }
    }
}
