internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The list behind the More tab.
@MainActor final class MoreListController: UITableViewController, MoreTabList {
    private unowned let screens: MoreTab
    private static let cell = "screen"

    init(_ screens: MoreTab) {
        self.screens = screens
        super.init(style: .plain)
        title = SystemStrings.text("More")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MoreListCell.self, forCellReuseIdentifier: Self.cell)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private var isEditOffered = false

    package func reload() {
        tableView.reloadData()
        // An app may remove the button: it is set again only when `mayBeArranged` changes.
        guard screens.mayBeArranged != isEditOffered else { return }
        isEditOffered = screens.mayBeArranged
        let edit = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.screens.arrange() })
        navigationItem.rightBarButtonItem = isEditOffered ? edit : nil
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        screens.listAppeared()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.hidden.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let hidden = screens.hidden
        let item = hidden.indices.contains(indexPath.row) ? hidden[indexPath.row].tabBarItem : nil
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.detailTextLabel?.text = item?.badgeValue
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { screens.choose(indexPath.row) }
}

/// A screen in the list; images of all widths are centred on one line, and the titles are aligned.
@MainActor private final class MoreListCell: UITableViewCell {
    /// R
    private static let imageWidth: CGFloat = 30

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let picture = imageView, let title = textLabel, picture.image != nil else { return }
        let start = contentView.layoutMargins.left
        let space = CGRect(x: start, y: 0, width: Self.imageWidth, height: contentView.bounds.height)
        let text = space.maxX + start
        let end = detailTextLabel?.text == nil ? contentView.bounds.width : detailTextLabel?.frame.minX ?? 0
        title.frame = mirrored(CGRect(x: text, y: title.frame.minY, width: max(0, end - text), height: title.frame.height))
        picture.center = CGPoint(x: mirrored(space).midX, y: picture.center.y)
        // Setting it triggers another layout.
        if separatorInset.left != text { separatorInset = UIEdgeInsets(top: 0, left: text, bottom: 0, right: 0) }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard readsRightToLeft else { return rect }
        return CGRect(x: contentView.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
