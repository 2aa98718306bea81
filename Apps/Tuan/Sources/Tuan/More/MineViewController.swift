import UIKit

/// What the user has: the city, recent cities, numbers of deals.
final class MineViewController: UITableViewController {
    private let workplace: Workplace
    private let observation = Observation()

    init(workplace: Workplace) {
        self.workplace = workplace
        super.init(style: .insetGrouped)
        title = words("我的")
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.page
        observation.on(CityChoice.didChange) { [weak self] _ in self?.tableView.reloadData() }
        observation.on(SavedDeals.didChange) { [weak self] _ in self?.tableView.reloadData() }
    }

    private var rows: [[(symbol: String, title: String, detail: String)]] {
        let count = { (kind: SavedDeals.Kind) in "\((try? self.workplace.saved?.count(kind)) ?? 0)" }
        let recents = workplace.cities.recents
        return [
            [
                ("location", words("当前城市"), workplace.cities.current ?? words("未选择")),
                ("clock", words("最近访问"), recents.isEmpty ? words("无") : recents.joined(separator: "、")),
            ],
            [("heart", words("收藏"), count(.collected)), ("eye", words("最近浏览"), count(.recent))],
        ]
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "mine") ?? UITableViewCell(style: .value1, reuseIdentifier: "mine")
        let row = rows[indexPath.section][indexPath.row]
        cell.imageView?.image = UIImage(systemName: row.symbol)
        cell.imageView?.tintColor = Palette.accent
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        cell.selectionStyle = indexPath == IndexPath(row: 0, section: 0) ? .default : .none
        cell.backgroundColor = Palette.card
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath == IndexPath(row: 0, section: 0) { workplace.openLocation() }
    }
}
