import UIKit

/// What the user made, and about the app: cells that are made once and never reused.
final class MePage: Page, UITableViewDataSource, UITableViewDelegate {
    private let list = UITableViewController(style: .insetGrouped)
    private var sections: [[(cell: UITableViewCell, action: (() -> Void)?)]] = []
    private var counts: [(cell: UITableViewCell, kind: MarksPage.Kind)] = []

    init(_ library: Library) { super.init(library, title: words("Me")) }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let marks = MarksPage.Kind.allCases.map { kind in
            let cell = makeCell(kind.title, symbol: kind.symbol)
            counts.append((cell, kind))
            return (cell, { [weak self] in self?.show(kind) } as (() -> Void)?)
        }
        let looks = makeCell(words("Text"), symbol: "textformat.size")
        let text = makeCell(words("King James Version, in the public domain"), symbol: "book")
        let fonts = makeCell(words("Fonts: SIL Open Font License"), symbol: "textformat")
        for cell in [text, fonts] {
            cell.accessoryType = .none
            cell.selectionStyle = .none
        }
        sections = [marks, [(looks, { [weak self] in self?.showLooks() })], [(text, nil), (fonts, nil)]]
        list.tableView.dataSource = self
        list.tableView.delegate = self
        list.tableView.backgroundColor = .clear
        embed(list)
        NotificationCenter.default.addObserver(self, selector: #selector(count), name: .userDataChanged, object: nil)
        count()
    }

    private func makeCell(_ title: String, symbol: String) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = title
        cell.textLabel?.numberOfLines = 0
        cell.imageView?.image = UIImage(systemName: symbol)
        cell.imageView?.tintColor = Colours.accent
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    @objc private func count() {
        for (cell, kind) in counts { cell.detailTextLabel?.text = (try? kind.marks(library).count).map { String($0) } }
    }

    private func show(_ kind: MarksPage.Kind) { push(MarksPage(library, kind)) }
    private func showLooks() { push(LooksViewController()) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        [nil, words("Settings"), words("About")][section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section][indexPath.row].cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        sections[indexPath.section][indexPath.row].action?()
    }
}
