import UIKit

/// A grid that a feed fills, with pages, refreshes and the states of loading.
class FeedGridController: DealGridController {
    let feed: DealFeed

    override init(workplace: Workplace) {
        feed = DealFeed(client: workplace.client)
        super.init(workplace: workplace)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override var deals: [Deal] { feed.deals }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            LoadingFooter.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "footer")
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(pulled), for: .valueChanged)
        collectionView.refreshControl = refresh
        state.onAction = { [weak self] in self?.act() }
        feed.onChange = { [weak self] in self?.show($0) }
    }

    /// The button of the state view was tapped.
    func act() { feed.refresh() }

    @objc private func pulled() {
        guard feed.query != nil else {
            collectionView.refreshControl?.endRefreshing()
            return
        }
        feed.refresh()
    }

    // MARK: Answers

    private func show(_ change: DealFeed.Change) {
        if feed.phase != .loading { collectionView.refreshControl?.endRefreshing() }
        updateFooterSize()
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
        let kind = UICollectionView.elementKindSectionFooter
        for case let footer as LoadingFooter in collectionView.visibleSupplementaryViews(ofKind: kind) { footer.show(feed.phase) }
        showState()
    }

    private var hasFooter: Bool { !feed.deals.isEmpty && !feed.isComplete }

    private func updateFooterSize() { flow.footerReferenceSize = CGSize(width: 0, height: hasFooter ? LoadingFooter.height : 0) }

    /// What is shown instead of an empty list.
    func showState() {
        guard feed.deals.isEmpty, feed.query != nil else { return state.hide() }
        switch feed.phase {
        case .loading, .loadingNext: state.showLoading()
        case .failed(let error):
            state.show(symbol: "exclamationmark.triangle", title: words("加载失败"), detail: error.message, action: words("重试"))
        case .idle: showEmpty()
        }
    }

    func showEmpty() {
        state.show(symbol: "tray", title: words("这里还没有团购"), detail: words("换个分类或商区看看。"), action: words("重试"))
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
        guard feed.phase == .idle, hasFooter else { return }
        let bottom = scrollView.contentOffset.y + scrollView.bounds.height - scrollView.adjustedContentInset.bottom
        if bottom > scrollView.contentSize.height - LoadingFooter.height { feed.loadNext() }
    }
}
