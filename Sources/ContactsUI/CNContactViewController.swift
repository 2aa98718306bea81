public import Contacts
public import Foundation
public import UIKitCore

/// Is notified of a contact's view. Each method is optional.
///
/// > Contract: ContactsUI, CNContactViewControllerDelegate
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// The user tapped a property; return false to prevent that a call or a mail begins.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    /// The user saved a contact, or cancelled: nil. The app dismisses the view.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// Shows a contact, and lets the user change or add one. It belongs into a navigation controller.
///
/// > Contract: ContactsUI, CNContactViewController
/// > Partial: the form has names, company, the first number and mail address, and the note; unknown contacts are shown without buttons to add them.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    private enum Mode { case card, unknown, form }

    /// Is notified of what the user does; not retained.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The contact; after a change, as it was saved.
    open private(set) var contact: CNContact
    /// The keys of the properties that are shown; nil for all.
    open var displayedPropertyKeys: [String]?
    /// Where changes are saved; nil for the device's contacts.
    open var contactStore: CNContactStore?
    /// The group that a new contact is added to.
    open var parentGroup: CNGroup?
    /// The container that a new contact is added to; there is one.
    open var parentContainer: CNContainer?
    /// The name of a contact without one.
    open var alternateName: String?
    /// A text under the name.
    open var message: String?
    /// Whether the user may change the contact; true by default.
    open var allowsEditing = true { didSet { updateItems() } }
    /// Whether a tap begins a call or a mail; true by default.
    open var allowsActions = true
    /// Whether linked contacts are shown as one; kept, as contacts are not linked here.
    open var shouldShowLinkedContacts = false
    private let mode: Mode
    private var form: ContactFormController?

    private init(_ contact: CNContact, _ mode: Mode) {
        (self.contact, self.mode) = (contact, mode)
        super.init(nibName: nil, bundle: nil)
    }

    /// Shows a contact of the device.
    public convenience init(for contact: CNContact) { self.init(contact, .card) }
    /// Shows a contact that is not of the device.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }
    /// Lets the user add a contact, which begins as another one or empty.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), .form) }
    /// Always nil: a contact is needed.
    public required init?(coder: NSCoder) { nil }

    /// The properties that are shown.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactVCardSerialization.descriptorForRequiredKeys() }

    /// Marks a property; not shown here.
    @available(*, unavailable, message: "cards here mark no property")
    open func highlightProperty(withKey key: String, identifier: String?) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        if mode == .form { showForm() } else { showCard() }
    }

    private func embed(_ controller: UIViewController) {
        for old in children {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func showCard() {
        form = nil
        let card = ContactCardController(contact, keys: displayedPropertyKeys, alternateName: alternateName)
        card.message = message
        card.onOpen = { [weak self] in self?.open($0) }
        embed(card)
        updateItems()
    }

    private func showForm() {
        let controller = ContactFormController(contact)
        form = controller
        embed(controller)
        updateItems()
    }

    private func open(_ row: ContactCard.Row) {
        guard delegate?.contactViewController(self, shouldPerformDefaultActionFor: row.property) ?? true, allowsActions else { return }
        if let address = row.address { applicationContext.application.open(address) }
    }

    private func updateItems() {
        let isForm = form != nil
        let edit = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.showForm() })
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        title = mode == .form ? SystemStrings.text("New Contact") : nil
        navigationItem.rightBarButtonItem = isForm ? done : mode == .card && allowsEditing ? edit : nil
        navigationItem.leftBarButtonItem = isForm ? cancel : nil
    }

    private func cancel() {
        guard mode == .form else { return showCard() }
        delegate?.contactViewController(self, didCompleteWith: nil)
    }

    private func save() {
        guard let form else { return }
        let (changed, isNew) = (form.contact, mode == .form)
        let store = contactStore ?? CNContactStore()
        let (target, members) = (changed, parentGroup)
        let later = applicationContext
        store.requestAccess(for: .contacts) { [weak self] isAllowed, error in
            DispatchQueue.main.async {
                later.perform {
                    do {
                        if let error { throw error }
                        let request = CNSaveRequest()
                        if isNew { request.add(target, toContainerWithIdentifier: nil) } else { request.update(target) }
                        if isNew, let members { request.addMember(target, to: members) }
                        try store.execute(request)
                        self?.finish(target)
                    } catch { self?.show(error) }
                }
            }
        }
    }

    private func finish(_ changed: CNMutableContact) {
        contact = (changed.copy() as? CNContact) ?? changed
        if mode == .card { showCard() }
        delegate?.contactViewController(self, didCompleteWith: contact)
    }

    private func show(_ error: any Error) {
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemStrings.text("OK"), style: .default))
        present(alert, animated: true)
    }
}
