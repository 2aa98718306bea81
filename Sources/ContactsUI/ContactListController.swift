internal import Contacts
internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UILists

/// The device's contacts by their first letters, with a search.
final class ContactListController: UITableViewController, UISearchResultsUpdating {
    private let all: [CNContact]
    private let isEnabled: (CNContact) -> Bool
    private var sections: [ContactSection] = []
    private let search = UISearchController(searchResultsController: nil)
    var onSelect: ((CNContact) -> Void)?
    var onCancel: (() -> Void)?

    init(_ contacts: [CNContact], isEnabled: @escaping (CNContact) -> Bool) {
        (all, self.isEnabled) = (contacts, isEnabled)
        super.init(style: .plain)
        title = SystemStrings.text("Contacts")
        sections = ContactSection.sections(of: contacts)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        sections = ContactSection.sections(of: text.isEmpty ? all : all.filter { ContactSection.matches($0, text) })
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].contacts.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = ContactSection.title(of: contact)
        content.textProperties.color = isEnabled(contact) ? .label : .tertiaryLabel
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        if isEnabled(contact) { onSelect?(contact) }
    }
}

/// Contacts of one first letter.
@MainActor struct ContactSection {
    let title: String
    let contacts: [CNContact]

    static func title(of contact: CNContact) -> String {
        CNContactFormatter.string(from: contact, style: .fullName) ?? contact.emailAddresses.first.map { "\($0.value)" }
            ?? contact.phoneNumbers.first?.value.stringValue ?? SystemStrings.text("No Name")
    }

    static func matches(_ contact: CNContact, _ text: String) -> Bool {
        title(of: contact).range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }

    /// By the letter without its accent; what begins with another character is last, under a number sign.
    static func sections(of contacts: [CNContact]) -> [ContactSection] {
        func letter(_ contact: CNContact) -> String {
            let first = title(of: contact).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).uppercased().prefix(1)
            return first.first?.isASCII == true && first.first?.isLetter == true ? String(first) : "#"
        }
        let groups = Dictionary(grouping: contacts, by: letter)
        let letters = groups.keys.sorted { ($0 == "#" ? 1 : 0, $0) < ($1 == "#" ? 1 : 0, $1) }
        return letters.map { letter in
            let sorted = (groups[letter] ?? []).sorted { left, right in
                title(of: left).compare(title(of: right), options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending
            }
            return ContactSection(title: letter, contacts: sorted)
        }
    }
}
