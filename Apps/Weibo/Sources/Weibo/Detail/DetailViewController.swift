import UIKit

/// A status with its comments and reposts.
final class DetailViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, DetailHeaderDelegate {
    private let session: Session
    private var status: Status
    private let replies: RepliesLoader
    private let table = UITableView(frame: .zero, style: .plain)
    private let bar = ActionBar(frame: .zero)
    private let header = DetailHeader.make()
    private let refresher = RefreshHeader(frame: .zero)
    private let footer = RefreshFooter(frame: .zero)
    private lazy var actions = StatusActions(session, page: self)
    private let observation = Observation()
    private var model: DetailRowFrame?
    private var frames: [Int64: ReplyFrame] = [:]
    private var width: CGFloat = 0
    private var tab = RepliesLoader.Tab.comments
    /// Why the replies of a tab are not there.
    private var failures: [RepliesLoader.Tab: WeiboError] = [:]

    init(_ session: Session, _ status: Status) {
        (self.session, self.status) = (session, status)
        replies = RepliesLoader(client: session.client, status: status.id)
        super.init(nibName: nil, bundle: nil)
        title = words("Post")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.bar
        table.backgroundColor = Palette.page
        table.separatorStyle = .none
        // The heights are known: rows that are added behind do not move those above.
        table.estimatedRowHeight = 0
        table.sectionHeaderTopPadding = 0
        table.register(DetailCell.self, forCellReuseIdentifier: "status")
        table.register(CommentCell.self, forCellReuseIdentifier: "comment")
        table.register(RepostCell.self, forCellReuseIdentifier: "repost")
        (table.dataSource, table.delegate) = (self, self)
        bar.backgroundColor = Palette.bar
        bar.accessibilityIdentifier = "detail bar"
        bar.onAction = { [weak self] action in self.map { $0.actions.perform(action, on: $0.status) } }
        view.addSubview(table)
        view.addSubview(bar)
        refresher.onRefresh = { [weak self] in self?.reload() }
        footer.onRefresh = { [weak self] in self?.loadMore() }
        refresher.attach(to: table)
        footer.attach(to: table)
        observation.on(.statusCountsDidChange) { [weak self] note in
            guard let self, let id = note.userInfo?["id"] as? Int64, let counts = note.userInfo?["counts"] as? Status.Counts else { return }
            self.status.apply(counts, to: id)
            self.showCounts()
        }
        observation.on(.replyWasPosted) { [weak self] note in
            guard let self, note.userInfo?["id"] as? Int64 == self.status.id else { return }
            self.load(self.tab)
        }
        // The first choice comes with the delegate, so the first load does not wait for the header to be seen.
        header?.delegate = self
        showCounts()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bottom = ActionBar.height + view.safeAreaInsets.bottom
        table.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - bottom)
        let inset = TimelineCell.inset(for: view.bounds.width)
        bar.frame = CGRect(x: inset, y: view.bounds.height - bottom, width: view.bounds.width - 2 * inset, height: ActionBar.height)
        guard width != table.bounds.width else { return }
        width = table.bounds.width
        forgetFrames()
    }

    private func forgetFrames() {
        (model, frames) = (nil, [:])
        table.reloadData()
    }

    private func showCounts() {
        header?.show(status.counts)
        bar.show(status.counts)
        model = nil
        // The replies may have changed too.
        table.reloadData()
    }

    // MARK: Loading

    /// The status itself.
    private func reload() {
        session.client.request(.show(status.id)) { [weak self] result in
            guard let self else { return }
            self.refresher.end()
            switch result {
            case .success(let status) where status.user == nil: self.leave()
            case .success(let status):
                self.status = status
                StatusActions.publish(status.counts, of: status.id)
                self.load(self.tab)
            case .failure(let error) where error.isGone: self.leave()
            case .failure(let error): if !error.isSessionOver { Notice.show(error.words, over: self.view) }
            }
        }
    }

    private func leave() {
        NotificationCenter.default.post(name: .statusWasDeleted, object: nil, userInfo: ["id": status.id])
        Notice.show(words("This post has been deleted."), over: view)
        navigationController?.popViewController(animated: true)
    }

    private func load(_ tab: RepliesLoader.Tab) {
        replies.reload(tab) { [weak self] result in self?.show(result, of: tab) }
    }

    private func loadMore() {
        let tab = tab
        replies.loadMore(tab) { [weak self] result in self?.show(result, of: tab) }
    }

    private func show(_ result: Result<Int?, WeiboError>, of tab: RepliesLoader.Tab) {
        switch result {
        case .success(let total):
            failures[tab] = nil
            footer.end()
            if let total { publish(total, of: tab) }
            if tab == self.tab { showRows() }
        case .failure(let error):
            guard error != .cancelled else { return }
            if replies.isLoaded(tab) {
                footer.fail()
                if !error.isSessionOver { Notice.show(error.words, over: view) }
            } else {
                failures[tab] = error
                if tab == self.tab { showRows() }
            }
        }
    }

    /// The total is the newest count there is, also for the timeline.
    private func publish(_ total: Int, of tab: RepliesLoader.Tab) {
        var counts = status.counts
        switch tab {
        case .comments: counts.comments = total
        case .reposts: counts.reposts = total
        }
        if counts != status.counts { StatusActions.publish(counts, of: status.id) }
    }

    private func showRows() {
        table.reloadData()
        footer.isHidden = !replies.hasMore(tab)
    }

    // MARK: The header

    func detailHeader(_ header: DetailHeader, didChoose tab: RepliesLoader.Tab) {
        self.tab = tab
        showRows()
        load(tab)
    }

    func detailHeaderDidTapLikes(_ header: DetailHeader) { actions.perform(.like, on: status) }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : max(1, replies.rows(tab).count)
    }

    private var inset: CGFloat { TimelineCell.inset(for: table.bounds.width) }

    private func statusFrame() -> DetailRowFrame {
        if let model { return model }
        let made = DetailRowFrame(status, width: table.bounds.width - 2 * inset)
        model = made
        return made
    }

    private func replyFrame(at index: Int) -> ReplyFrame {
        let reply = replies.rows(tab)[index]
        if let known = frames[reply.id], known.reply == reply { return known }
        let made = ReplyFrame(reply, width: table.bounds.width - 2 * inset)
        frames[reply.id] = made
        return made
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if indexPath.section == 0 { return statusFrame().height }
        return replies.rows(tab).isEmpty ? 120 : replyFrame(at: indexPath.row).height
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { section == 0 ? 0 : DetailHeader.height }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { section == 0 ? nil : header }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { section == 0 ? 8 : 0 }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { section == 0 ? UIView() : nil }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 { return statusCell(indexPath) }
        guard !replies.rows(tab).isEmpty else { return emptyCell() }
        let cell = table.dequeueReusableCell(withIdentifier: tab == .comments ? "comment" : "repost", for: indexPath)
        guard let cell = cell as? ReplyCell else { return cell }
        let model = replyFrame(at: indexPath.row)
        cell.onUser = { [weak self] in if let user = model.reply.user { self?.actions.open(user) } }
        cell.onPart = { [weak self] in self?.actions.open($0) }
        cell.apply(model, inset: inset, now: Date())
        return cell
    }

    private func statusCell(_ indexPath: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "status", for: indexPath)
        guard let cell = cell as? DetailCell else { return cell }
        cell.status.delegate = actions
        cell.bar.onAction = { [weak self] action in
            if let self, let inner = self.status.retweeted { self.actions.perform(action, on: inner) }
        }
        cell.apply(statusFrame(), inset: inset, now: Date())
        return cell
    }

    private func emptyCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = Palette.card
        cell.selectionStyle = .none
        cell.textLabel?.textAlignment = .center
        cell.textLabel?.textColor = .secondaryLabel
        cell.textLabel?.font = Fonts.regular(15)
        cell.textLabel?.numberOfLines = 0
        if let failure = failures[tab] {
            cell.textLabel?.text = failure.words + "\n" + words("Tap to try again")
            cell.accessibilityIdentifier = "retry"
        } else {
            cell.textLabel?.text =
                !replies.isLoaded(tab) ? words("Loading…") : tab == .comments ? words("No comments yet") : words("No reposts yet")
        }
        return cell
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.section == 1 && (!replies.rows(tab).isEmpty || failures[tab] != nil) ? indexPath : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard failures[tab] == nil || !replies.rows(tab).isEmpty else { return tryAgain() }
        let reply = replies.rows(tab)[indexPath.row]
        switch tab {
        case .comments: actions.compose(.reply(status, reply))
        case .reposts: openRepost(reply.id)
        }
    }

    private func tryAgain() {
        failures[tab] = nil
        showRows()
        load(tab)
    }

    private func openRepost(_ id: Int64) {
        session.client.request(.show(id)) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let status): self.actions.open(status)
            case .failure(let error): Notice.show(error.words, over: self.view)
            }
        }
    }
}
