import UIKit

/// Comments on the user's statuses, or who liked them. A row opens the status.
final class RepliesToMeController: UITableViewController {
    private let session: Session
    private let call: (Int64) -> Call<ReplyPage>
    private var rows: [Reply] = []
    private var nextCursor: Int64 = 0
    private var frames: [Int64: ReplyFrame] = [:]
    private var width: CGFloat = 0
    private let header = RefreshHeader(frame: .zero)
    private let footer = RefreshFooter(frame: .zero)
    private let message = ListMessageView(frame: .zero)
    private var running: Cancellable?
    private lazy var actions = StatusActions(session, page: self)

    init(_ session: Session, title: String, call: @escaping (_ cursor: Int64) -> Call<ReplyPage>) {
        (self.session, self.call) = (session, call)
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    /// Who likes the user's statuses.
    static func likes(_ session: Session) -> RepliesToMeController {
        RepliesToMeController(session, title: words("Likes")) { .likesToMe(cursor: $0) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.page
        tableView.separatorStyle = .none
        // The heights are known: rows that are added behind do not move those above.
        tableView.estimatedRowHeight = 0
        tableView.register(CommentCell.self, forCellReuseIdentifier: "reply")
        message.onRetry = { [weak self] in self?.header.begin() }
        tableView.backgroundView = message
        header.onRefresh = { [weak self] in self?.load(cursor: 0) }
        footer.onRefresh = { [weak self] in self.map { $0.load(cursor: $0.nextCursor) } }
        header.attach(to: tableView)
        footer.attach(to: tableView)
        header.begin()
    }

    private func load(cursor: Int64) {
        running?.cancel()
        running = session.client.request(call(cursor)) { [weak self] result in
            guard let self else { return }
            self.header.end()
            switch result {
            case .success(let page):
                var known = Set(cursor == 0 ? [] : self.rows.map(\.id))
                self.rows = (cursor == 0 ? [] : self.rows) + page.replies.filter { known.insert($0.id).inserted }
                self.nextCursor = page.next
                self.message.show(self.rows.isEmpty ? words("Nothing yet") : nil)
                self.footer.end()
            case .failure(let error):
                if self.rows.isEmpty { self.message.show(error.words, canRetry: true) } else { self.fail(error, cursor) }
            }
            self.tableView.reloadData()
            self.footer.isHidden = self.nextCursor == 0
        }
    }

    private func fail(_ error: WeiboError, _ cursor: Int64) {
        if cursor != 0 { footer.fail() }
        if !error.isSessionOver { Notice.show(error.words, over: view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard width != tableView.bounds.width else { return }
        width = tableView.bounds.width
        frames = [:]
        tableView.reloadData()
    }

    private var inset: CGFloat { TimelineCell.inset(for: tableView.bounds.width) }

    private func frame(at index: Int) -> ReplyFrame {
        let reply = rows[index]
        if let known = frames[reply.id] { return known }
        let made = ReplyFrame(reply, width: tableView.bounds.width - 2 * inset)
        frames[reply.id] = made
        return made
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { frame(at: indexPath.row).height }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "reply", for: indexPath)
        guard let cell = cell as? ReplyCell else { return cell }
        let model = frame(at: indexPath.row)
        cell.onUser = { [weak self] in if let user = model.reply.user { self?.actions.open(user) } }
        cell.onPart = { [weak self] in self?.actions.open($0) }
        cell.apply(model, inset: inset, now: Date())
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let status = rows[indexPath.row].status { actions.open(status) }
    }
}
