import UIKit

/// A list of statuses with both refresh controls.
class StatusListController: UITableViewController {
    let session: Session
    let loader: TimelineLoader
    let header = RefreshHeader(frame: .zero)
    let footer = RefreshFooter(frame: .zero)
    private let message = ListMessageView(frame: .zero)
    lazy var actions = StatusActions(session, page: self)
    private var frames: [Int64: TimelineRowFrame] = [:]
    /// The height of most rows, for those that were not laid out yet.
    private static let usualHeight: CGFloat = 200
    private var width: CGFloat = 0
    private var showsNewest = false
    private let observation = Observation()

    init(_ session: Session, call: @escaping (_ since: Int64?, _ max: Int64?) -> Call<StatusPage>) {
        self.session = session
        loader = TimelineLoader(client: session.client, call: call)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.page
        tableView.separatorStyle = .none
        tableView.register(TimelineCell.self, forCellReuseIdentifier: "status")
        tableView.accessibilityIdentifier = "statuses"
        header.onRefresh = { [weak self] in self?.refresh() }
        footer.onRefresh = { [weak self] in self?.loadMore() }
        message.onRetry = { [weak self] in self?.header.begin() }
        tableView.backgroundView = message
        header.attach(to: tableView)
        footer.attach(to: tableView)
        loader.onChange = { [weak self] ids in
            ids.forEach { self?.frames[$0] = nil }
            self?.tableView.reloadData()
        }
        observation.on(UIContentSizeCategory.didChangeNotification) { [weak self] _ in self?.forgetFrames() }
        for name in [UIApplication.willEnterForegroundNotification, UIApplication.significantTimeChangeNotification] {
            observation.on(name) { [weak self] _ in self?.updateTimes() }
        }
        if startsAtOnce { header.begin() }
    }

    /// Whether the first page is loaded when the view is.
    var startsAtOnce: Bool { true }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard width != tableView.bounds.width else { return }
        width = tableView.bounds.width
        forgetFrames()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateTimes()
    }

    /// The rows that are shown were laid out a while ago.
    private func updateTimes() {
        let now = Date()
        for case let cell as TimelineCell in tableView.visibleCells { cell.status.updateTime(now: now) }
    }

    private func forgetFrames() {
        frames = [:]
        tableView.reloadData()
    }

    func frame(at index: Int) -> TimelineRowFrame {
        let status = loader.rows[index]
        if let known = frames[status.id] { return known }
        let width = tableView.bounds.width
        let made = TimelineRowFrame(status, width: width - 2 * TimelineCell.inset(for: width))
        frames[status.id] = made
        return made
    }

    // MARK: Loading

    private func refresh() {
        loader.loadNewer { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let count): self.show(new: count)
            case .failure(let error):
                self.header.end()
                self.showsNewest = false
                self.show(error)
            }
        }
    }

    /// In place of the rows if there are none, otherwise for a moment over them.
    private func show(_ error: WeiboError) {
        if loader.rows.isEmpty {
            message.show(error.words, canRetry: true)
        } else if !error.isSessionOver {
            Notice.show(error.words, over: view)
        }
    }

    /// The new rows are above what the reader looks at, which keeps its place.
    private func show(new count: Int) {
        let isFirst = count == loader.rows.count
        let table = tableView as UITableView
        let offset = table.contentOffset
        let added = (0..<min(count, loader.rows.count)).reduce(0) { $0 + frame(at: $1).height + TimelineCell.spacing }
        table.reloadData()
        if !isFirst, count > 0 {
            table.layoutIfNeeded()
            table.contentOffset = CGPoint(x: offset.x, y: offset.y + added)
        }
        header.end()
        if showsNewest {
            showsNewest = false
            table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
        }
        footer.isHidden = loader.rows.isEmpty
        message.show(loader.rows.isEmpty ? words("Nothing yet") : nil)
        if !loader.hasMore { footer.end(noMore: true) }
        didLoad(new: count)
    }

    /// Loads new rows and shows the first one, as the user asked for it.
    func refreshAndShowNewest() {
        showsNewest = true
        header.begin()
    }

    /// New rows were loaded and are shown.
    func didLoad(new count: Int) {}

    private func loadMore() {
        loader.loadOlder { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                self.tableView.reloadData()
                self.footer.end(noMore: !self.loader.hasMore)
            case .failure(let error):
                self.footer.fail()
                self.show(error)
            }
        }
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { loader.rows.count }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        frame(at: indexPath.row).height + TimelineCell.spacing
    }

    /// A reload starts from these: with the heights of the rows above, what the reader looks at keeps its place.
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        frames[loader.rows[indexPath.row].id].map { $0.height + TimelineCell.spacing } ?? Self.usualHeight
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "status", for: indexPath)
        guard let cell = cell as? TimelineCell else { return cell }
        let status = loader.rows[indexPath.row]
        cell.accessibilityIdentifier = "status \(status.id)"
        cell.status.delegate = actions
        cell.bar.onAction = { [weak self] action in self?.perform(action, on: status.id) }
        cell.apply(frame(at: indexPath.row), now: Date())
        return cell
    }

    private func perform(_ action: ActionBar.Action, on id: Int64) {
        if let status = loader.rows.first(where: { $0.id == id }) { actions.perform(action, on: status) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        actions.open(loader.rows[indexPath.row])
    }

    // MARK: Scrolling

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { ImageStore.shared.isScrolling = true }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { ImageStore.shared.isScrolling = false }
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ImageStore.shared.isScrolling = false }
}
