import UIKit

/// Friends in groups that expand and collapse: each group is a section, with a reused header view that rotates its arrow.
class FriendsViewController: PageViewController, UITableViewDataSource, UITableViewDelegate {
    private struct Friend {
        var name: String
        var words: String
        var isOnline: Bool
    }

    private struct Group {
        var name: String
        var friends: [Friend]
        var isOpen = false
        var online: Int { friends.filter(\.isOnline).count }
    }

    private var groups = [
        Group(
            name: "Family",
            friends: [
                Friend(name: "Aunt Vera", words: "In the garden till noon", isOnline: true),
                Friend(name: "Ole", words: "Out at sea", isOnline: false),
                Friend(name: "Mum", words: "Call me when you have landed", isOnline: true),
            ]),
        Group(
            name: "Rowing club",
            friends: [
                Friend(name: "Birgit", words: "Stroke side, always", isOnline: true),
                Friend(name: "Emil", words: "Has the key of the boat house", isOnline: false),
                Friend(name: "Ingrid", words: "Saturday at six!", isOnline: true),
                Friend(name: "Jonas", words: "Sold his skiff", isOnline: false),
            ]),
        Group(
            name: "Harbour office",
            friends: [
                Friend(name: "Captain Holm", words: "Pier 4", isOnline: true), Friend(name: "Liv", words: "On leave", isOnline: false),
            ]),
    ]

    private let table = UITableView(frame: .zero, style: .plain)

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(FriendCell.self, forCellReuseIdentifier: "friend")
        table.register(GroupHeader.self, forHeaderFooterViewReuseIdentifier: "group")
        table.estimatedRowHeight = 56
        table.sectionHeaderTopPadding = 0
        table.dataSource = self
        table.delegate = self
        content.addSubview(table)
    }

    private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    override func layoutContent(in area: CGRect) {
        table.frame = content.bounds
        // Rows of one height are the fastest; large text needs its own.
        table.rowHeight = isLarge ? UITableView.automaticDimension : 56
        table.sectionHeaderHeight = UIFontMetrics(forTextStyle: .body).scaledValue(for: 44, compatibleWith: traitCollection)
    }

    func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    /// A collapsed group has no rows.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].isOpen ? groups[section].friends.count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "friend", for: indexPath)
        let friend = groups[indexPath.section].friends[indexPath.row]
        cell.textLabel?.text = localized(friend.name)
        cell.textLabel?.textColor = friend.isOnline ? .label : .secondaryLabel
        cell.detailTextLabel?.text = localized(friend.words)
        for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = isLarge ? 0 : 1 }
        cell.imageView?.image = UIImage(systemName: friend.isOnline ? "person.crop.circle.fill" : "person.crop.circle")
        cell.imageView?.tintColor = friend.isOnline ? .systemBlue : .systemGray
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "group") as? GroupHeader
        let group = groups[section]
        header?.show(name: localized(group.name), count: "\(group.online)/\(group.friends.count)", isOpen: group.isOpen)
        header?.onTap = { [weak self] in self?.toggle(section) }
        return header
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    /// Expanding a group inserts its rows; the header stays and rotates its arrow at the same time.
    private func toggle(_ section: Int) {
        groups[section].isOpen.toggle()
        let paths = groups[section].friends.indices.map { IndexPath(row: $0, section: section) }
        if groups[section].isOpen {
            table.insertRows(at: paths, with: .top)
        } else {
            table.deleteRows(at: paths, with: .top)
        }
        let header = table.headerView(forSection: section) as? GroupHeader
        header?.turn(isOpen: groups[section].isOpen, animated: true)
    }
}

/// A name with a line of text below.
private class FriendCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An arrow, a name and the number of friends online. Laid out in `layoutSubviews`, when the width is known.
private class GroupHeader: UITableViewHeaderFooterView {
    var onTap: (() -> Void)?
    private let button = UIButton(type: .custom)
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private let line = UIView()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let background = UIView()
        background.backgroundColor = .secondarySystemBackground
        backgroundView = background
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        arrow.tintColor = .secondaryLabel
        arrow.contentMode = .center
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.textColor = .secondaryLabel
        countLabel.textAlignment = .right
        for label in [nameLabel, countLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
        }
        line.backgroundColor = .separator
        for view in [button, arrow, nameLabel, countLabel, line] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        button.frame = bounds
        // The frame of a rotated view is undefined: its centre and bounds are set.
        arrow.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        arrow.center = CGPoint(x: 26, y: bounds.midY)
        let wanted = max(60, countLabel.intrinsicContentSize.width)
        nameLabel.frame = CGRect(x: 48, y: 0, width: bounds.width - wanted - 68, height: bounds.height)
        countLabel.frame = CGRect(x: bounds.width - wanted - 16, y: 0, width: wanted, height: bounds.height)
        let hairline = 1 / UIScreen.main.scale
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    }

    func show(name: String, count: String, isOpen: Bool) {
        nameLabel.text = name
        countLabel.text = count
        button.accessibilityLabel = name
        turn(isOpen: isOpen, animated: false)
    }

    func turn(isOpen: Bool, animated: Bool) {
        button.accessibilityValue = localized(isOpen ? "Open" : "Closed")
        let change = { self.arrow.transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    }

    @objc private func tap() { onTap?() }
}
