import UIKit

/// A group whose titles the table's index gets by key path.
@objcMembers final class FruitGroup: NSObject {
    let title: String
    let names: [String]

    init(_ title: String, _ names: [String]) {
        self.title = title
        self.names = names
    }

    /// The titles of all groups, by key-value coding.
    static func titles(of groups: [FruitGroup]) -> [String] { (groups as NSArray).value(forKeyPath: "title") as? [String] ?? [] }
}

/// Looks of a table beyond its cells' texts, and the order in which it asks.
class TableDetailsViewController: PageViewController, UITableViewDataSource, UITableViewDelegate {
    private let groups = [
        FruitGroup("A", ["Apple", "Apricot"]), FruitGroup("B", ["Banana"]), FruitGroup("C", ["Cherry", "Currant"]),
        FruitGroup("D", ["Date"]), FruitGroup("F", ["Fig"]),
    ]
    private let separators = UISegmentedControl(items: [localized("Line"), localized("Inset"), localized("None")])
    private let table = UITableView(frame: .zero, style: .plain)
    private let log = PageLabel()
    private let explanation = UILabel()
    /// Heights by row, computed before the table asks, as a frame model is while dictionaries become models.
    private lazy var heights = groups.map { group in group.names.map { 44 + CGFloat($0.count) } }
    private var asked: [String] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        separators.selectedSegmentIndex = 0
        separators.addTarget(self, action: #selector(chooseSeparator), for: .valueChanged)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        table.dataSource = self
        table.delegate = self
        // Without estimates the table asks for every height first.
        table.estimatedRowHeight = 0
        table.separatorColor = .systemOrange
        // Indigo is hard to read on dark yellow.
        table.sectionIndexColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemIndigo }
        let background = UIView()
        background.backgroundColor = .systemYellow.pale
        table.backgroundView = background
        // Of this frame x and the height count: the table chooses y and gives the footer its own width.
        let footer = UILabel(frame: CGRect(x: 50, y: 70, width: 120, height: 40))
        footer.text = localized("The table’s footer")
        footer.textAlignment = .center
        footer.adjustsFontSizeToFitWidth = true
        table.tableFooterView = footer
        for label in [log, explanation] {
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
        }
        log.accessibilityIdentifier = "log"
        explanation.text = localized("table.counts")
        for item in [separators, table, log, explanation] { content.addSubview(item) }
    }

    override func layoutContent(in area: CGRect) {
        separators.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        let below = [log, explanation].map { max(20, $0.sizeThatFits(room).height) }
        table.frame = CGRect(
            x: area.minX, y: separators.frame.maxY + 12, width: area.width,
            height: max(220, area.maxY - separators.frame.maxY - 12 - below[0] - below[1] - 20))
        table.layoutIfNeeded()
        report()
        log.frame = CGRect(x: area.minX, y: table.frame.maxY + 10, width: area.width, height: max(20, log.sizeThatFits(room).height))
        explanation.frame = CGRect(x: area.minX, y: log.frame.maxY + 10, width: area.width, height: below[1])
    }

    private func report() {
        let heights = asked.prefix { $0 == "height" }.count
        let footer = table.tableFooterView?.frame ?? .zero
        let format = localized("%d heights before the first cell. Footer: asked for 50, 120 × 40, got %d, %d × %d.")
        log.text = String(format: format, heights, Int(footer.minX), Int(footer.width), Int(footer.height))
    }

    @objc private func chooseSeparator() {
        let kind = separators.selectedSegmentIndex
        table.separatorStyle = kind == 2 ? .none : .singleLine
        table.separatorInset = UIEdgeInsets(top: 0, left: kind == 1 ? 80 : 16, bottom: 0, right: 0)
        table.reloadData()
    }

    // MARK: Table

    func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].names.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { groups[section].title }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { FruitGroup.titles(of: groups) }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append("height")
        return UIFontMetrics.default.scaledValue(for: heights[indexPath.section][indexPath.row], compatibleWith: traitCollection)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append("cell")
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        let name = groups[indexPath.section].names[indexPath.row]
        cell.textLabel?.text = localized(name)
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        cell.backgroundColor = .clear
        let selected = UIView()
        selected.backgroundColor = .systemPink.pale
        cell.selectedBackgroundView = selected
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.accessibilityLabel = "\(localized("In stock")): \(localized(name))"
        cell.accessoryView = toggle
        return cell
    }
}
