import UIKit

/// The share history: a filter panel, the list, and its state.
final class SharesViewController: UIViewController {
    let workplace: Workplace
    let list: ShareListController
    private let panel = FilterPanel()
    private let chip = ChipView()
    private let notice = NoticeView()
    private let empty = EmptyView()
    private let refresher = UIRefreshControl()
    private let spinner = UIActivityIndicatorView(style: .large)
    let undoBar = UndoBar()
    private(set) lazy var actions = ShareActions(page: self)
    private let observation = Observation()
    private var keyboardHeight: CGFloat = 0

    private(set) var filter = ShareFilter()
    /// The calendar that determines where a day begins.
    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        calendar.locale = .current
        return calendar
    }

    init(_ workplace: Workplace) {
        self.workplace = workplace
        list = ShareListController(workplace)
        super.init(nibName: nil, bundle: nil)
        title = words("Shares")
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Loading

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "plus"), style: .plain, target: self, action: #selector(upload))
        navigationItem.rightBarButtonItem?.accessibilityLabel = words("Upload")
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "upload"
        navigationItem.backButtonTitle = words("Back")
        for item in [list.table, empty, spinner, panel, chip, notice, undoBar] { view.addSubview(item) }
        list.actions = actions
        list.table.refreshControl = refresher
        refresher.addTarget(self, action: #selector(refresh), for: .valueChanged)
        panel.onDate = { [weak self] in self?.chooseDay(from: $0) }
        panel.onSort = { [weak self] in self?.toggleOrder() }
        panel.onSearch = { [weak self] in self?.search($0) }
        panel.onSearchEnd = { [weak self] in self?.search("") }
        chip.addTarget(self, action: #selector(clearDay), for: .touchUpInside)
        chip.isHidden = true
        notice.isHidden = true
        empty.isHidden = true
        undoBar.isHidden = true
        observe()
        applyTheme()
        show(animated: false)
    }

    private func observe() {
        func on(_ name: Notification.Name, _ body: @escaping @MainActor (SharesViewController, Notification) -> Void) {
            observation.on(name) { [weak self] notification in
                if let self { body(self, notification) }
            }
        }
        on(ShareStore.didChange) { page, _ in page.storeChanged() }
        on(DownloadCenter.didChange) { page, notification in page.list.reconfigure(notification.object as? String) }
        on(UploadCenter.didChange) { page, _ in
            page.list.uploadsChanged()
            page.showState()
        }
        on(Theme.didChange) { page, _ in page.applyTheme() }
        on(UIContentSizeCategory.didChangeNotification) { page, _ in page.applyTheme() }
        on(UIResponder.keyboardWillChangeFrameNotification) { page, notification in page.keyboardMoved(notification) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let chosen = list.table.indexPathForSelectedRow { list.table.deselectRow(at: chosen, animated: animated) }
        workplace.shares.refresh()
    }

    private func applyTheme() {
        // The panel below belongs to the bar: no separator between them.
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = Palette.page
        appearance.shadowColor = .clear
        appearance.applyTheme()
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        panel.show(order: filter.order, hasDay: filter.day != nil)
        list.applyTheme()
        showState()
        view.setNeedsLayout()
    }

    // MARK: The list

    @objc private func refresh() { workplace.shares.refresh() }

    private func storeChanged() {
        if workplace.shares.failure == .signedOut { return workplace.sessionEnded() }
        show(animated: true)
        if !workplace.shares.isLoading { refresher.endRefreshing() }
    }

    private func show(animated: Bool) {
        let store = workplace.shares
        list.show(store.positions(filter, in: calendar), animated: animated && view.window != nil)
        showState()
    }

    private func change(_ change: (inout ShareFilter) -> Void) {
        let before = filter
        change(&filter)
        guard filter != before else { return }
        panel.show(order: filter.order, hasDay: filter.day != nil)
        show(animated: true)
    }

    /// Shows the list's state: outdated, failed or empty.
    private func showState() {
        let store = workplace.shares
        chip.isHidden = filter.day == nil
        if let day = filter.day?.start(in: calendar) { chip.text = Texts.day(day) }
        let isEmpty = list.isEmpty
        notice.isHidden = true
        empty.isHidden = true
        if store.isLoading, isEmpty, !filter.isNarrowing { spinner.startAnimating() } else { spinner.stopAnimating() }
        if let failure = store.failure, !store.isLoading {
            if isEmpty, !filter.isNarrowing {
                empty.show(
                    symbol: failure.isConnection ? "wifi.slash" : "exclamationmark.triangle", title: words("The list cannot be loaded"),
                    detail: failure.words, action: words("Retry"))
                empty.onAction = { [weak self] in self?.refresh() }
                empty.isHidden = false
            } else {
                let text = failure.isConnection ? words("%@ This is the last list.", failure.words) : failure.words
                notice.show(text, tone: failure.isConnection ? .notice : .failure, action: words("Retry"))
                notice.onAction = { [weak self] in self?.refresh() }
                notice.isHidden = false
            }
        } else if store.skipped > 0, !store.isLoading {
            notice.show(words("Left out, because they could not be read: %d", store.skipped), tone: .failure, action: nil)
            notice.isHidden = false
        }
        if isEmpty, empty.isHidden, !store.isLoading || filter.isNarrowing {
            showNothing()
            empty.isHidden = false
        }
        view.setNeedsLayout()
    }

    private func showNothing() {
        if filter.isNarrowing {
            empty.show(
                symbol: "magnifyingglass", title: words("Nothing found"), detail: words("No share matches the day and the words."),
                action: nil)
        } else {
            empty.show(
                symbol: "tray", title: words("No shares yet"), detail: words("What you upload is shared and stands here."),
                action: words("Upload a file"))
            empty.onAction = { [weak self] in self?.upload() }
        }
    }

    // MARK: Filters

    private func toggleOrder() {
        change { $0.order = $0.order == .newest ? .oldest : .newest }
        UIAccessibility.post(
            notification: .announcement, argument: filter.order == .newest ? words("Newest first") : words("Oldest first"))
    }

    private func search(_ text: String) { change { $0.text = text } }

    @objc private func clearDay() { change { $0.day = nil } }

    private func chooseDay(from button: UIView) {
        let shown = filter.day?.start(in: calendar) ?? workplace.shares.shares.first?.createdAt ?? Date()
        let page = DayPickerViewController(date: shown, calendar: calendar)
        page.onDay = { [weak self] day in self?.change { $0.day = day } }
        let sheet = ThemedNavigationController(rootViewController: page)
        if traitCollection.userInterfaceIdiom == .pad {
            sheet.modalPresentationStyle = .popover
            sheet.popoverPresentationController?.sourceView = button
            sheet.popoverPresentationController?.sourceRect = button.bounds
        } else {
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.prefersGrabberVisible = true
        }
        present(sheet, animated: true)
    }

    @objc private func upload() { actions.chooseUpload() }

    // MARK: Layout

    private func keyboardMoved(_ notification: Notification) {
        guard let overlap = keyboardOverlap(notification) else { return }
        keyboardHeight = overlap
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let area = view.bounds.inset(by: safe)
        // On a wide screen rows are limited to a readable width.
        let width = min(area.width, 760)
        let x = area.midX - width / 2
        let side = ShareCell.Metrics.side
        var y = area.minY + 8
        panel.frame = CGRect(x: x + side, y: y, width: width - 2 * side, height: FilterPanel.height)
        y = panel.frame.maxY + 8
        if !chip.isHidden {
            let size = chip.sizeThatFits(CGSize(width: width - 2 * side, height: 100))
            chip.frame = CGRect(x: x + side, y: y, width: size.width, height: size.height)
            y = chip.frame.maxY + 8
        }
        if !notice.isHidden {
            let size = notice.sizeThatFits(CGSize(width: width - 2 * side, height: 1000))
            notice.frame = CGRect(x: x + side, y: y, width: width - 2 * side, height: size.height)
            y = notice.frame.maxY + 8
        }
        let rest = CGRect(x: x, y: y, width: width, height: view.bounds.maxY - y)
        list.table.frame = rest
        list.table.contentInset.bottom = max(0, keyboardHeight - safe.bottom) + (undoBar.isHidden ? 0 : 72)
        empty.frame = CGRect(x: x, y: y, width: width, height: area.maxY - y)
        spinner.center = CGPoint(x: rest.midX, y: rest.minY + rest.height * 0.35)
        let bar = undoBar.sizeThatFits(CGSize(width: width - 32, height: 100))
        undoBar.frame = CGRect(x: x + 16, y: area.maxY - bar.height - 12, width: width - 32, height: bar.height)
    }
}
