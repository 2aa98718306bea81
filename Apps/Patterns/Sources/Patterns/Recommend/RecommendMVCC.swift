import UIKit

/// Model, view, cell controllers: each row has a small controller that configures its cell and handles a tap.
final class RecommendMVCCController: UITableViewController {
    private let source = MessageSource()
    private var rows: [MessageCellController] = []
    private var pages = 0

    static func make() -> UIViewController { UINavigationController(rootViewController: RecommendMVCCController()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recommend"
        MessageCellController.register(in: tableView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add more", primaryAction: UIAction { [weak self] _ in self?.addPage() })
        let header = AdvertHeader(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: AdvertHeader.height))
        header.whenClosed = { [weak self] in self?.tableView.closeHeader() }
        tableView.tableHeaderView = header
        addPage()
    }

    private func addPage() {
        rows += source.page(pages).map { message in
            MessageCellController(message) { [weak self] page in self?.navigationController?.pushViewController(page, animated: true) }
        }
        pages += 1
        tableView.reloadData()
    }

    private func row(_ indexPath: IndexPath) -> MessageCellController? {
        rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        row(indexPath)?.cell(in: tableView, at: indexPath) ?? UITableViewCell()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { row(indexPath)?.selected() }
}

/// One row.
final class MessageCellController {
    private let message: Message
    private let push: (UIViewController) -> Void

    init(_ message: Message, push: @escaping (UIViewController) -> Void) {
        self.message = message
        self.push = push
    }

    static func register(in tableView: UITableView) { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message") }

    func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = message.title
        return cell
    }

    func selected() { push(MessageController(title: message.title, text: message.text)) }
}
