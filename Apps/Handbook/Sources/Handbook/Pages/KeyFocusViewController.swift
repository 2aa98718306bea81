import UIKit

/// Two lists that the arrow keys move through: at the end of the first one, a guide leads to the second.
class KeyFocusViewController: PageViewController, UITableViewDataSource, UITableViewDelegate {
    private let upper = UITableView(frame: .zero, style: .plain)
    private let lower = UITableView(frame: .zero, style: .plain)
    private let bridge = UISwitch()
    private let bridgeLabel = PageLabel()
    private let log = LogLabel()
    private let guide = UIFocusGuide()
    private lazy var buttons = [makeButton("Focus the first list", action: #selector(focusUpper))]
    private let names = [["Oslo", "Kiel", "Turku"], ["Deck", "Cabin", "Car"]]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The first arrow key goes to the view in front.
        for (table, name) in [(lower, "places"), (upper, "ports")] {
            table.dataSource = self
            table.delegate = self
            table.rowHeight = 44
            table.isScrollEnabled = false
            table.layer.cornerRadius = 12
            table.backgroundColor = .secondarySystemBackground
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.accessibilityIdentifier = name
            content.addSubview(table)
        }
        // In the first list the focus moves without choosing, and Return chooses; in the second the selection follows it.
        upper.selectionFollowsFocus = false
        bridge.isOn = true
        bridge.addAction(UIAction { [weak self] _ in self?.setGuide() }, for: .valueChanged)
        bridgeLabel.text = localized("A guide between the lists")
        bridgeLabel.numberOfLines = 0
        bridgeLabel.font = .preferredFont(forTextStyle: .body)
        bridgeLabel.adjustsFontForContentSizeCategory = true
        bridge.accessibilityLabel = bridgeLabel.text
        log.text = localized("Press Down on a keyboard.")
        for item in [bridge, bridgeLabel, log] + buttons { content.addSubview(item) }

        // An area without a view: the focus that comes into it goes on to the second list.
        content.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: upper.leadingAnchor), guide.trailingAnchor.constraint(equalTo: upper.trailingAnchor),
            guide.topAnchor.constraint(equalTo: upper.bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 20),
        ])
        guide.preferredFocusEnvironments = [lower]
        setGuide()
    }

    override func layoutContent(in area: CGRect) {
        let y = place(buttons, columns: 1, height: 44, in: area, from: area.minY)
        let height = fit(bridgeLabel, in: area.width - 75, atLeast: 44)
        bridgeLabel.frame = CGRect(x: area.minX, y: y, width: area.width - 75, height: height)
        bridge.center = CGPoint(x: area.maxX - 30, y: bridgeLabel.frame.midY)
        let half = (area.width - 16) / 2
        let rows = max(44, fit(bridgeLabel, in: half, atLeast: 44) / 2)
        for table in [upper, lower] { table.rowHeight = rows }
        upper.frame = CGRect(x: area.minX, y: bridgeLabel.frame.maxY + 12, width: half, height: rows * 3)
        // Not below the first one: without the guide the arrow keys do not find it.
        lower.frame = CGRect(x: area.minX + half + 16, y: upper.frame.maxY + 40, width: half, height: rows * 3)
        log.frame = CGRect(
            x: area.minX, y: lower.frame.maxY + 12, width: area.width, height: fit(log, in: area.width, atLeast: 20))
    }

    private func setGuide() {
        guide.isEnabled = bridge.isOn
        log.text = localized(bridge.isOn ? "The guide leads on." : "The lists are separate.")
    }

    /// A request names an environment; the focus moves there with the next update.
    @objc private func focusUpper() {
        let system = UIFocusSystem(for: upper)
        system?.requestFocusUpdate(to: upper)
        system?.updateFocusIfNeeded()
        // The focus is shown while keys move it.
        if system?.focusedItem == nil { log.text = localized("The next arrow key enters the first list.") }
    }

    // MARK: The lists

    private func rows(_ table: UITableView) -> [String] { names[table === upper ? 0 : 1] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(tableView).count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var text = cell.defaultContentConfiguration()
        text.text = localized(rows(tableView)[indexPath.row])
        cell.contentConfiguration = text
        cell.backgroundColor = .clear
        return cell
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        guard let next = context.nextFocusedIndexPath else { return }
        log.text = localized("The focus is on %@", localized(rows(tableView)[next.row]))
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.text = localized("Chosen: %@", localized(rows(tableView)[indexPath.row]))
    }
}
