import UIKit

/// Model, view, view model: the controller binds the table to a view model that does not know it.
final class RecommendMVVMController: UITableViewController {
    private let model = RecommendViewModel()

    static func make() -> UIViewController { UINavigationController(rootViewController: RecommendMVVMController()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = model.title
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add more", primaryAction: UIAction { [weak self] _ in self?.model.addPage() })
        let header = AdvertHeader(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: AdvertHeader.height))
        header.whenClosed = { [weak self] in self?.model.closeAdvert() }
        tableView.tableHeaderView = header
        model.whenChanged = { [weak self] change in
            switch change {
            case .messages: self?.tableView.reloadData()
            case .advert: self?.tableView.closeHeader()
            }
        }
        model.addPage()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = model.title(at: indexPath.row)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let title = model.title(at: indexPath.row), let text = model.text(at: indexPath.row) else { return }
        navigationController?.pushViewController(MessageController(title: title, text: text), animated: true)
    }
}
