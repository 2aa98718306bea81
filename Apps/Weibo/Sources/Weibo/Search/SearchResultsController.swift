import UIKit

/// The statuses or the users that a text finds.
final class SearchResultsController: UITableViewController {
    private let session: Session
    private let text: String
    private var statuses: [Status] = []
    private var users: [User] = []
    private var frames: [Int64: TimelineRowFrame] = [:]
    private var width: CGFloat = 0
    private let kinds = UISegmentedControl(items: [words("Posts"), words("Users")])
    private let message = ListMessageView(frame: .zero)
    private var running: Cancellable?
    private lazy var actions = StatusActions(session, page: self)
    private let observation = Observation()

    init(_ session: Session, text: String) {
        (self.session, self.text) = (session, text)
        super.init(style: .plain)
        title = text
    }

    required init?(coder: NSCoder) { nil }

    private var showsUsers: Bool { kinds.selectedSegmentIndex == 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.page
        tableView.separatorStyle = .none
        // The heights are known: rows that are added behind do not move those above.
        tableView.estimatedRowHeight = 0
        tableView.register(TimelineCell.self, forCellReuseIdentifier: "status")
        tableView.register(UserCell.nib, forCellReuseIdentifier: "user")
        kinds.selectedSegmentIndex = 0
        kinds.addTarget(self, action: #selector(load), for: .valueChanged)
        let head = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 48))
        kinds.frame = head.bounds.insetBy(dx: 12, dy: 8)
        kinds.autoresizingMask = .flexibleWidth
        head.addSubview(kinds)
        tableView.tableHeaderView = head
        message.onRetry = { [weak self] in self?.load() }
        tableView.backgroundView = message
        observation.on(.statusCountsDidChange) { [weak self] note in
            guard let self, let id = note.userInfo?["id"] as? Int64, let counts = note.userInfo?["counts"] as? Status.Counts else { return }
            for index in self.statuses.indices { self.statuses[index].apply(counts, to: id) }
            self.frames = [:]
            self.tableView.reloadData()
        }
        load()
    }

    @objc private func load() {
        running?.cancel()
        (statuses, users) = ([], [])
        message.show(words("Loading…"))
        tableView.reloadData()
        running =
            showsUsers
            ? session.client.request(.searchUsers(text)) { [weak self] result in self?.show(result.map(\.users)) { $0.users = $1 } }
            : session.client.request(.searchStatuses(text)) { [weak self] result in self?.show(result.map(\.statuses)) { $0.statuses = $1 }
            }
    }

    private func show<Value>(_ result: Result<[Value], WeiboError>, _ set: (SearchResultsController, [Value]) -> Void) {
        switch result {
        case .success(let rows):
            set(self, rows)
            message.show(rows.isEmpty ? words("Nothing found") : nil)
        case .failure(let error): message.show(error.words, canRetry: true)
        }
        tableView.reloadData()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard width != tableView.bounds.width else { return }
        width = tableView.bounds.width
        frames = [:]
        tableView.reloadData()
    }

    private func frame(at index: Int) -> TimelineRowFrame {
        let status = statuses[index]
        if let known = frames[status.id] { return known }
        let made = TimelineRowFrame(status, width: tableView.bounds.width - 2 * TimelineCell.inset(for: tableView.bounds.width))
        frames[status.id] = made
        return made
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        showsUsers ? users.count : statuses.count
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        showsUsers ? UserCell.height : frame(at: indexPath.row).height + TimelineCell.spacing
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: showsUsers ? "user" : "status", for: indexPath)
        (cell as? UserCell).map { $0.show(users[indexPath.row]) }
        guard let cell = cell as? TimelineCell else { return cell }
        let status = statuses[indexPath.row]
        cell.status.delegate = actions
        cell.bar.onAction = { [weak self] action in
            if let self, let status = self.statuses.first(where: { $0.id == status.id }) { self.actions.perform(action, on: status) }
        }
        cell.apply(frame(at: indexPath.row), now: Date())
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        showsUsers ? actions.open(users[indexPath.row]) : actions.open(statuses[indexPath.row])
    }
}
