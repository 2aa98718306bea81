import UIKit

/// What the user made, and about the app: cells that are made once and never reused.
final class MePage: Page, UITableViewDataSource, UITableViewDelegate {
    private let list = UITableViewController(style: .insetGrouped)
    private var sections: [[(cell: UITableViewCell, action: (() -> Void)?)]] = []
    private var rows: [(cell: UITableViewCell, title: String, symbol: String, kind: MarksPage.Kind?)] = []

    init(_ library: Library) { super.init(library, title: words("Me")) }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let marks = MarksPage.Kind.allCases.map { kind in
            (makeCell(kind.title, symbol: kind.symbol, kind), { [weak self] in self?.show(kind) } as (() -> Void)?)
        }
        let looks = makeCell(words("Text"), symbol: "textformat.size")
        let structure = makeCell(words("Structure"), symbol: "square.stack.3d.up")
        let cells = makeCell(words("Cells from a xib"), symbol: "square.grid.3x3")
        let text = makeCell(words("King James Version, in the public domain"), symbol: "book")
        let fonts = makeCell(words("Fonts: SIL Open Font License"), symbol: "textformat")
        for cell in [text, fonts] {
            cell.accessoryType = .none
            cell.selectionStyle = .none
        }
        let compared: [(UITableViewCell, (() -> Void)?)] = [
            (structure, { [weak self] in self?.showStructure() }), (cells, { [weak self] in self?.showCells() }),
        ]
        sections = [marks, [(looks, { [weak self] in self?.showLooks() })], compared, [(text, nil), (fonts, nil)]]
        list.tableView.dataSource = self
        list.tableView.delegate = self
        list.tableView.backgroundColor = .clear
        embed(list)
        NotificationCenter.default.addObserver(self, selector: #selector(update), name: .userDataChanged, object: nil)
        update()
    }

    private func makeCell(_ title: String, symbol: String, _ kind: MarksPage.Kind? = nil) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        rows.append((cell, title, symbol, kind))
        return cell
    }

    @objc private func update() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for row in rows {
            var content = row.kind == nil ? UIListContentConfiguration.cell() : .valueCell()
            content.text = row.title
            content.secondaryText = row.kind.flatMap { try? $0.marks(library).count }.map { String($0) }
            // Large texts need the width.
            content.image = isLarge ? nil : UIImage(systemName: row.symbol)
            content.imageProperties.tintColor = Colours.accent
            // Symbols have different widths; the texts begin at the same place.
            content.imageProperties.reservedLayoutSize.width = UIFontMetrics(forTextStyle: .body).scaledValue(for: 28)
            row.cell.contentConfiguration = content
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    private func show(_ kind: MarksPage.Kind) { push(MarksPage(library, kind)) }
    private func showLooks() { push(LooksViewController()) }
    private func showStructure() { push(StructurePage(library)) }
    private func showCells() { push(XibCellsPage(library)) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        [nil, words("Settings"), words("Compare"), words("About")][section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section][indexPath.row].cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        sections[indexPath.section][indexPath.row].action?()
    }
}
