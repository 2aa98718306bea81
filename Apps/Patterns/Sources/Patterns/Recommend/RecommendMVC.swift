import UIKit

/// Model, view, controller: the controller owns the messages and is the table's data source.
final class RecommendMVCController: UITableViewController {
    private let source = MessageSource()
    private var messages: [Message] = []
    private var pages = 0

    static func make() -> UIViewController { UINavigationController(rootViewController: RecommendMVCController()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recommend"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add more", primaryAction: UIAction { [weak self] _ in self?.addPage() })
        let header = AdvertHeader(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: AdvertHeader.height))
        header.whenClosed = { [weak self] in self?.tableView.closeHeader() }
        tableView.tableHeaderView = header
        addPage()
    }

    private func addPage() {
        messages += source.page(pages)
        pages += 1
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard messages.indices.contains(indexPath.row) else { return }
        let message = messages[indexPath.row]
        navigationController?.pushViewController(MessageController(title: message.title, text: message.text), animated: true)
    }
}
