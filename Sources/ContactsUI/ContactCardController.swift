internal import Contacts
internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UILists

/// A contact's card: the name over the properties.
final class ContactCardController: UITableViewController {
    private let card: ContactCard
    private let contact: CNContact
    /// A line under the name, such as a message of the app.
    var message: String?
    var onSelect: ((CNContactProperty) -> Void)?
    /// Opens what a row is the address of; called if `onSelect` is nil.
    var onOpen: ((ContactCard.Row) -> Void)?

    init(_ contact: CNContact, keys: [String]?, alternateName: String? = nil) {
        self.contact = contact
        card = ContactCard(contact, keys: keys, alternateName: alternateName ?? SystemStrings.text("No Name"))
        super.init(style: .insetGrouped)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let image = contact.isKeyAvailable(CNContactImageDataKey) ? contact.imageData : nil
        let header = ContactHeaderView(card, message: message, image: image)
        header.frame = CGRect(origin: .zero, size: header.sizeThatFits(view.bounds.size))
        tableView.tableHeaderView = header
    }

    override func numberOfSections(in tableView: UITableView) -> Int { card.sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { card.sections[section].count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = card.sections[indexPath.section][indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (row.label, row.text)
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.textProperties.color = .secondaryLabel
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = row.address == nil ? .label : .tintColor
        content.secondaryTextProperties.numberOfLines = 0
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let row = card.sections[indexPath.section][indexPath.row]
        if let onSelect { onSelect(row.property) } else { onOpen?(row) }
    }
}

/// An image or initials over the name.
final class ContactHeaderView: UIView {
    private enum Metrics {
        static let portrait: CGFloat = 96
        static let margin: CGFloat = 16
        static let gap: CGFloat = 8
    }
    private let portrait = UIImageView()
    private let initials = UILabel()
    private let texts: [UILabel]

    init(_ card: ContactCard, message: String?, image: Data?) {
        texts = [card.title, card.subtitle, message ?? ""].enumerated().filter { !$0.element.isEmpty }.map { index, text in
            let label = UILabel()
            (label.text, label.textAlignment, label.numberOfLines) = (text, .center, 0)
            label.font = .preferredFont(forTextStyle: index == 0 ? .title1 : .subheadline)
            label.textColor = index == 0 ? .label : .secondaryLabel
            return label
        }
        super.init(frame: .zero)
        let words = card.title.split(separator: " ")
        initials.text = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }.map(String.init).joined()
        (initials.font, initials.textColor, initials.textAlignment) = (.systemFont(ofSize: 40, weight: .medium), .white, .center)
        initials.isAccessibilityElement = false
        (portrait.backgroundColor, portrait.contentMode, portrait.clipsToBounds) = (.systemGray, .scaleAspectFill, true)
        portrait.layer.cornerRadius = Metrics.portrait / 2
        portrait.image = image.flatMap { UIImage(data: $0) }
        initials.isHidden = portrait.image != nil
        for part in [portrait, initials] + texts { addSubview(part) }
    }
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(size.width - 2 * Metrics.margin, 0)
        let heights = texts.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + Metrics.gap }
        return CGSize(width: size.width, height: Metrics.margin + Metrics.portrait + heights.reduce(0, +) + Metrics.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, left) = (Metrics.portrait, (bounds.width - Metrics.portrait) / 2)
        portrait.frame = CGRect(x: left, y: Metrics.margin, width: side, height: side)
        initials.frame = portrait.frame
        var top = portrait.frame.maxY + Metrics.gap
        for text in texts {
            let width = max(bounds.width - 2 * Metrics.margin, 0)
            let height = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            text.frame = CGRect(x: Metrics.margin, y: top, width: width, height: height)
            top = text.frame.maxY + Metrics.gap
        }
    }
}
