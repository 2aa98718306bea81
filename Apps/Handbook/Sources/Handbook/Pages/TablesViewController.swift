import UIKit

/// Tables: three styles, all kinds of cells, static ones from a storyboard, heights, headers and footers, editing.
class TablesViewController: PageViewController, UITableViewDataSource, UITableViewDelegate {
    private struct Group {
        var letter: String
        var fruits: [String]
    }

    private var groups = [
        Group(letter: "A", fruits: ["Apple", "Apricot", "Avocado"]),
        Group(letter: "B", fruits: ["Banana", "Blackberry", "Blueberry"]),
        Group(letter: "C", fruits: ["Cherry", "Clementine", "Cranberry", "Currant"]),
        Group(letter: "D", fruits: ["Date", "Dragon fruit"]),
        Group(letter: "F", fruits: ["Fig"]),
        Group(letter: "G", fruits: ["Gooseberry", "Grape", "Grapefruit", "Guava"]),
        Group(letter: "L", fruits: ["Lemon", "Lime", "Lychee"]),
        Group(letter: "M", fruits: ["Mandarin", "Mango", "Melon", "Mulberry"]),
    ]
    private let later = [
        Group(letter: "O", fruits: ["Olive", "Orange"]), Group(letter: "P", fruits: ["Papaya", "Peach", "Pear", "Pineapple", "Plum"]),
        Group(letter: "Q", fruits: ["Quince"]), Group(letter: "R", fruits: ["Raspberry"]),
    ]
    private let newcomers = ["Ackee", "Açaí", "Bergamot", "Ambarella", "Boysenberry"]
    private var added = 0

    private let styles = UISegmentedControl(items: ["Plain", "Grouped", "Inset", "Cells", "Static"].map(localized))
    private let meter = PageLabel()
    private var buttons: [UIButton] = []
    private var table = UITableView(frame: .zero, style: .plain)
    private lazy var samples = CellSamples { [weak self] in self?.meter.text = localized("This row is %d points high", Int($0)) }
    private var staticCells: StaticCellsViewController?

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["StaticCellsViewController.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        styles.selectedSegmentIndex = 0
        styles.addTarget(self, action: #selector(changeStyle), for: .valueChanged)
        meter.font = .preferredFont(forTextStyle: .footnote)
        meter.textColor = .secondaryLabel
        meter.textAlignment = .center
        meter.numberOfLines = 0
        buttons = [
            makeButton("Add", action: #selector(add)), makeButton("Delete", action: #selector(deleteFirst)),
            makeButton("Move", action: #selector(moveFirst)), makeButton("Reload", action: #selector(reloadFirst)),
            makeButton("Edit", action: #selector(edit)),
        ]
        // Five in a row need the width of the buttons' insets.
        for button in buttons {
            button.configuration?.contentInsets.leading = 4
            button.configuration?.contentInsets.trailing = 4
        }
        for item in [styles, meter] + buttons { content.addSubview(item) }
        changeStyle()
    }

    override func layoutContent(in area: CGRect) {
        styles.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        let y = place(buttons, columns: buttons.count, height: 34, gap: 6, in: area, from: styles.frame.maxY + 10)
        meter.frame = CGRect(x: area.minX, y: y - 4, width: area.width, height: fit(meter, in: area.width, atLeast: 18))
        table.frame = CGRect(
            x: 0, y: meter.frame.maxY + 8, width: content.bounds.width, height: max(200, content.bounds.maxY - meter.frame.maxY - 8))
        guard styles.selectedSegmentIndex < 3 else { return }
        table.layoutIfNeeded()
        measure()
    }

    /// The style of a table cannot change, so each style is a separate table.
    @objc private func changeStyle() {
        staticCells?.willMove(toParent: nil)
        table.removeFromSuperview()
        staticCells?.removeFromParent()
        staticCells = nil
        if styles.selectedSegmentIndex == 4 { return showStaticCells() }
        let kinds: [UITableView.Style] = [.plain, .grouped, .insetGrouped, .insetGrouped]
        table = UITableView(frame: .zero, style: kinds[styles.selectedSegmentIndex])
        let showsFruits = styles.selectedSegmentIndex < 3
        if !showsFruits { table.rowHeight = CellSamples.fixedHeight }
        // Registers a class: the table creates cells of it when none can be reused.
        table.register(MeteredCell.self, forCellReuseIdentifier: "fruit")
        table.dataSource = showsFruits ? self : samples
        table.delegate = showsFruits ? self : samples
        if showsFruits {
            table.tableHeaderView = makeAdvert()
            table.tableFooterView = makeLoadMore()
        }
        for button in buttons { button.isEnabled = showsFruits }
        MeteredCell.made = 0
        meter.text = showsFruits ? " " : localized("Four styles, five accessories, three ways to a height")
        content.addSubview(table)
        view.setNeedsLayout()
    }

    /// The controller is loaded with its table from the storyboard and becomes a child of this page.
    private func showStaticCells() {
        let storyboard = UIStoryboard(name: "StaticCells", bundle: nil)
        guard let cells = storyboard.instantiateInitialViewController() as? StaticCellsViewController else { return }
        cells.onChange = { [weak self] in self?.meter.text = $0 }
        addChild(cells)
        table = cells.tableView
        content.addSubview(table)
        cells.didMove(toParent: self)
        staticCells = cells
        for button in buttons { button.isEnabled = false }
        meter.text = localized("From StaticCells.storyboard")
        view.setNeedsLayout()
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].fruits.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        let fruit = groups[indexPath.section].fruits[indexPath.row]
        cell.textLabel?.text = localized(fruit)
        cell.imageView?.image = UIImage(systemName: "leaf.fill")
        cell.imageView?.tintColor = .systemGreen
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { groups[section].letter }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard tableView.style != .plain, section == groups.count - 1 else { return nil }
        return localized("Footers say what a group is about. They scroll with their group, while headers of plain tables stay at the top.")
    }

    /// The letters at the edge scroll to their group.
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        tableView.style == .plain ? groups.map(\.letter) : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        meter.text = "didSelectRowAt: \(localized(groups[indexPath.section].fruits[indexPath.row]))"
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { measure() }

    private func measure() {
        let rows = groups.reduce(0) { $0 + $1.fruits.count }
        meter.text = localized("%d cells made, %d of %d rows visible", MeteredCell.made, table.visibleCells.count, rows)
    }

    // MARK: Changing rows

    /// First the model, then the table: the table checks the counts and stops the app if they do not match.
    @objc private func add() {
        let name = newcomers[added % newcomers.count]
        added += 1
        groups[0].fruits.insert(name, at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
    }

    @objc private func deleteFirst() {
        guard !groups.isEmpty else { return }
        if groups[0].fruits.count > 1 {
            groups[0].fruits.removeFirst()
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .right)
        } else {
            groups.removeFirst()
            table.deleteSections([0], with: .top)
        }
    }

    @objc private func moveFirst() {
        guard let first = groups.first, first.fruits.count > 1 else { return }
        let end = first.fruits.count - 1
        groups[0].fruits.append(groups[0].fruits.removeFirst())
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: end, section: 0))
    }

    @objc private func reloadFirst() {
        guard let first = groups.first, !first.fruits.isEmpty else { return }
        groups[0].fruits[0] = localized(first.fruits[0]).uppercased()
        table.performBatchUpdates {
            self.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            if self.groups.count > 1 { self.table.reloadSections([1], with: .automatic) }
        }
    }

    @objc private func edit() {
        table.setEditing(!table.isEditing, animated: true)
        buttons.last?.configuration?.title = localized(table.isEditing ? "Done" : "Edit")
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        groups[indexPath.section].fruits.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    /// Rows with this method get a reorder control while editing.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let fruit = groups[sourceIndexPath.section].fruits.remove(at: sourceIndexPath.row)
        groups[destinationIndexPath.section].fruits.insert(fruit, at: destinationIndexPath.row)
        meter.text = localized(
            "%@ is number %d of %@ now", localized(fruit), destinationIndexPath.row + 1, groups[destinationIndexPath.section].letter)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: localized("Delete")) { [weak self] _, _, done in
            self?.tableView(tableView, commit: .delete, forRowAt: indexPath)
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: localized("Flag")) { [weak self] _, _, done in
            guard let self else { return done(false) }
            meter.text = localized("A flag for %@", localized(groups[indexPath.section].fruits[indexPath.row]))
            done(true)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    // MARK: Headers and footers

    private func makeAdvert() -> UIView {
        let advert = UILabel()
        advert.numberOfLines = 0
        advert.text = localized("Fresh fruit, every day")
        advert.textAlignment = .center
        advert.font = .preferredFont(forTextStyle: .headline)
        advert.textColor = .white
        advert.backgroundColor = UIColor.systemGreen.underWhite
        // A table takes the height as it is, and gives the width.
        advert.frame.size.height = fit(advert, in: view.bounds.width - 16, atLeast: 56)
        return advert
    }

    private func makeLoadMore() -> UIView {
        let button = UIButton(type: .system)
        button.frame.size.height = 52
        button.setTitle(localized("Load more"), for: .normal)
        button.addTarget(self, action: #selector(loadMore), for: .touchUpInside)
        return button
    }

    @objc private func loadMore() {
        let first = groups.count
        groups += later
        table.tableFooterView = nil
        table.insertSections(IndexSet(first..<groups.count), with: .fade)
    }
}

/// Counts the cells created, which are fewer than the rows shown.
private class MeteredCell: UITableViewCell {
    static var made = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        MeteredCell.made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// One row of each kind.
private class CellSamples: NSObject, UITableViewDataSource, UITableViewDelegate {
    static let fixedHeight: CGFloat = 60
    private let onChoice: (CGFloat) -> Void

    init(onChoice: @escaping (CGFloat) -> Void) { self.onChoice = onChoice }

    private let styles: [(String, UITableViewCell.CellStyle)] = [
        ("default", .default), ("subtitle", .subtitle), ("value1", .value1), ("value2", .value2),
    ]
    private let accessories: [(String, UITableViewCell.AccessoryType)] = [
        ("none", .none), ("disclosureIndicator", .disclosureIndicator), ("checkmark", .checkmark), ("detailButton", .detailButton),
        ("detailDisclosureButton", .detailDisclosureButton),
    ]
    private let heights = [
        "Fixed: rowHeight, 60 for all", "Varied: heightForRowAt says 72", "Varied: and here 36",
        "Automatic: as high as its text needs, however long that is, on as many lines as it takes at this width and this size of text.",
    ]

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        [styles.count, accessories.count, heights.count][section]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Styles", "Accessories", "Heights"].map(localized)[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let style = indexPath.section == 0 ? styles[indexPath.row].1 : .default
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        switch indexPath.section {
        case 0:
            cell.textLabel?.text = styles[indexPath.row].0
            cell.detailTextLabel?.text = localized("Detail")
        case 1:
            cell.textLabel?.text = accessories[indexPath.row].0
            cell.accessoryType = accessories[indexPath.row].1
        default:
            cell.textLabel?.text = localized(heights[indexPath.row])
            cell.textLabel?.numberOfLines = 0
        }
        return cell
    }

    /// The table calls this for each row; without it, it uses its `rowHeight`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard indexPath.section == 2 else { return UITableView.automaticDimension }
        return [tableView.rowHeight, 72, 36, UITableView.automaticDimension][indexPath.row]
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice(tableView.rectForRow(at: indexPath).height)
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
