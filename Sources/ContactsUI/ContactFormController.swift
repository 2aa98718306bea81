internal import Contacts
internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UILists

/// A form for a contact: what it does not show stays as it is.
final class ContactFormController: UITableViewController, UITextFieldDelegate {
    private enum Field: CaseIterable {
        case given, family, company, phone, email, note

        var key: String {
            switch self {
            case .given: CNContactGivenNameKey
            case .family: CNContactFamilyNameKey
            case .company: CNContactOrganizationNameKey
            case .phone: CNContactPhoneNumbersKey
            case .email: CNContactEmailAddressesKey
            case .note: CNContactNoteKey
            }
        }
        static let sections: [[Field]] = [[.given, .family, .company], [.phone], [.email], [.note]]
    }
    private let original: CNMutableContact
    private let fields: [Field: UITextField]

    init(_ contact: CNContact) {
        let original = (contact.mutableCopy() as? CNMutableContact) ?? CNMutableContact()
        self.original = original
        let pairs = Field.allCases.filter { contact.isKeyAvailable($0.key) }.map { field in
            let input = UITextField()
            input.placeholder = CNContact.localizedString(forKey: field.key)
            input.accessibilityLabel = input.placeholder
            input.text = Self.text(of: field, original)
            input.clearButtonMode = .whileEditing
            input.returnKeyType = .done
            (input.autocorrectionType, input.adjustsFontForContentSizeCategory) = (.no, true)
            input.font = .preferredFont(forTextStyle: .body)
            switch field {
            case .phone: input.keyboardType = .phonePad
            case .email: (input.keyboardType, input.autocapitalizationType) = (.emailAddress, .none)
            case .note: input.autocapitalizationType = .sentences
            case .given, .family, .company: input.autocapitalizationType = .words
            }
            return (field, input)
        }
        fields = Dictionary(uniqueKeysWithValues: pairs)
        super.init(style: .insetGrouped)
        for input in fields.values { input.delegate = self }
    }
    required init?(coder: NSCoder) { nil }

    private static func text(of field: Field, _ contact: CNContact) -> String {
        switch field {
        case .given: contact.givenName
        case .family: contact.familyName
        case .company: contact.organizationName
        case .phone: contact.phoneNumbers.first?.value.stringValue ?? ""
        case .email: contact.emailAddresses.first.map { "\($0.value)" } ?? ""
        case .note: contact.note
        }
    }

    /// The contact with what the user entered.
    var contact: CNMutableContact {
        for (field, input) in fields {
            let text = (input.text ?? "").trimmingCharacters(in: .whitespaces)
            guard text != Self.text(of: field, original) else { continue }
            switch field {
            case .given: original.givenName = text
            case .family: original.familyName = text
            case .company: original.organizationName = text
            case .note: original.note = text
            case .phone:
                original.phoneNumbers = Self.replacingFirst(
                    original.phoneNumbers, CNLabelPhoneNumberMobile, text.isEmpty ? nil : CNPhoneNumber(stringValue: text))
            case .email:
                original.emailAddresses = Self.replacingFirst(original.emailAddresses, CNLabelHome, text.isEmpty ? nil : text as NSString)
            }
        }
        return original
    }

    /// Nil removes the first value.
    private static func replacingFirst<Value>(
        _ list: [CNLabeledValue<Value>], _ label: String, _ value: Value?
    ) -> [CNLabeledValue<Value>] {
        let rest = Array(list.dropFirst())
        guard let value else { return rest }
        return [list.first?.settingValue(value) ?? CNLabeledValue(label: label, value: value)] + rest
    }

    func field(labeled label: String) -> UITextField? { fields.values.first { $0.accessibilityLabel == label } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ContactFieldCell.self, forCellReuseIdentifier: "field")
    }

    private var sections: [[Field]] { Field.sections.map { $0.filter { fields[$0] != nil } }.filter { !$0.isEmpty } }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        (cell as? ContactFieldCell)?.show(fields[sections[indexPath.section][indexPath.row]])
        return cell
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

/// A row with a text field.
final class ContactFieldCell: UITableViewCell {
    private weak var field: UITextField?

    func show(_ field: UITextField?) {
        if self.field?.superview === contentView { self.field?.removeFromSuperview() }
        self.field = field
        selectionStyle = .none
        if let field { contentView.addSubview(field) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field?.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
}
