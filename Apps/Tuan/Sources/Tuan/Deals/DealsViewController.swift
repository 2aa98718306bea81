import UIKit

/// The grid of a city's deals under the menus of the bar.
final class DealsViewController: UICollectionViewController {
    let workplace: Workplace
    private let feed: DealFeed
    private let flow = UICollectionViewFlowLayout()
    private let state = StateView()
    private let observation = Observation()
    private(set) lazy var menus = MenuBar(workplace: workplace, page: self)
    private var shownWidth: CGFloat = 0

    init(workplace: Workplace) {
        self.workplace = workplace
        feed = DealFeed(client: workplace.client)
        flow.itemSize = CGSize(width: DealCell.side, height: DealCell.side)
        flow.minimumLineSpacing = 20
        super.init(collectionViewLayout: flow)
        title = words("团购")
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        collectionView.backgroundColor = Palette.page
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityIdentifier = "deals"
        collectionView.register(UINib(nibName: "DealCell", bundle: .module), forCellWithReuseIdentifier: "deal")
        collectionView.register(
            LoadingFooter.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "footer")
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(pulled), for: .valueChanged)
        collectionView.refreshControl = refresh
        state.frame = view.bounds
        state.onAction = { [weak self] in self?.act() }
        view.addSubview(state)
        menus.install()
        menus.onQuery = { [weak self] in self?.reload() }
        feed.onChange = { [weak self] in self?.show($0) }
        observation.on(CityChoice.didChange, object: workplace.cities) { [weak self] _ in self?.cityChanged() }
        cityChanged()
    }

    private func cityChanged() {
        if let city = workplace.city { menus.enter(city) }
        reload()
    }

    private func reload() {
        guard let city = workplace.city else { return showState() }
        feed.show(menus.state.query(in: city.name))
    }

    // MARK: Layout

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        // The size is the window's; this page's follows by autoresizing.
        coordinator.animate(alongsideTransition: { _ in self.updateGrid() })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.bounds.width != shownWidth { updateGrid() }
        menus.layout()
    }

    private func updateGrid() {
        shownWidth = view.bounds.width
        let spacing = GridSpacing(width: shownWidth, isLandscape: view.bounds.width > view.bounds.height, cell: DealCell.side)
        flow.minimumInteritemSpacing = spacing.gap
        flow.sectionInset = UIEdgeInsets(top: 20, left: spacing.gap, bottom: 20, right: spacing.gap)
        flow.invalidateLayout()
    }

    // MARK: Answers

    private func show(_ change: DealFeed.Change) {
        if feed.phase != .loading { collectionView.refreshControl?.endRefreshing() }
        switch change {
        case .cleared:
            collectionView.reloadData()
            collectionView.contentOffset.y = -collectionView.adjustedContentInset.top
        case .replaced:
            workplace.images.removeAllFromMemory()
            collectionView.reloadData()
        case .appended(let range):
            collectionView.insertItems(at: range.map { IndexPath(item: $0, section: 0) })
        case .phase: break
        }
        if case .failed(let error) = feed.phase, !feed.deals.isEmpty { Toast.show(error.message, in: view) }
        updateFooter()
        showState()
    }

    private var hasFooter: Bool { !feed.deals.isEmpty && !feed.isComplete }

    private func updateFooter() {
        flow.footerReferenceSize = CGSize(width: 0, height: hasFooter ? LoadingFooter.height : 0)
        let kind = UICollectionView.elementKindSectionFooter
        for case let footer as LoadingFooter in collectionView.visibleSupplementaryViews(ofKind: kind) { footer.show(feed.phase) }
    }

    private func showState() {
        guard workplace.city != nil else {
            return state.show(
                symbol: "map", title: words("先选一个城市"), detail: words("选好城市，就能看到那里的团购。"), action: words("选择城市"))
        }
        guard feed.deals.isEmpty else { return state.hide() }
        switch feed.phase {
        case .loading, .loadingNext: state.showLoading()
        case .failed(let error):
            state.show(symbol: "exclamationmark.triangle", title: words("加载失败"), detail: error.message, action: words("重试"))
        case .idle:
            state.show(symbol: "tray", title: words("这里还没有团购"), detail: words("换个分类或商区看看。"), action: words("重试"))
        }
    }

    private func act() {
        if workplace.city == nil { workplace.openLocation() } else { feed.refresh() }
    }

    @objc private func pulled() {
        guard workplace.city != nil else {
            collectionView.refreshControl?.endRefreshing()
            return
        }
        feed.refresh()
    }

    // MARK: Cells

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { feed.deals.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "deal", for: indexPath)
        let deal = feed.deals[indexPath.item]
        (cell as? DealCell)?.show(
            deal, today: workplace.today, images: workplace.images, request: workplace.image(deal.smallImage ?? deal.image, side: 500))
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "footer", for: indexPath)
        if let footer = view as? LoadingFooter {
            footer.show(feed.phase)
            footer.onTap = { [weak self] in self?.feed.loadNext() }
        }
        return view
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard feed.phase == .idle, hasFooter, scrollView.isTracking || scrollView.isDecelerating || scrollView.isDragging else { return }
        let bottom = scrollView.contentOffset.y + scrollView.bounds.height - scrollView.adjustedContentInset.bottom
        if bottom > scrollView.contentSize.height - LoadingFooter.height { feed.loadNext() }
    }
}
