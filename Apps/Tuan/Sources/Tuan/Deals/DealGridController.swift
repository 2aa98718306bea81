import UIKit

/// A grid of deals: two columns in portrait, three in landscape, as far as they fit. A tap opens the deal.
class DealGridController: UICollectionViewController {
    let workplace: Workplace
    let flow = UICollectionViewFlowLayout()
    let state = StateView()
    private var shownSize = CGSize.zero

    init(workplace: Workplace) {
        self.workplace = workplace
        flow.itemSize = CGSize(width: DealCell.side, height: DealCell.side)
        flow.minimumLineSpacing = 20
        super.init(collectionViewLayout: flow)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    /// What the grid shows.
    var deals: [Deal] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        collectionView.backgroundColor = Palette.page
        collectionView.alwaysBounceVertical = true
        collectionView.register(UINib(nibName: "DealCell", bundle: .module), forCellWithReuseIdentifier: "deal")
        state.frame = view.bounds
        view.addSubview(state)
    }

    // MARK: Layout

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        // The size is the window's; this page's follows by autoresizing.
        coordinator.animate(alongsideTransition: { _ in self.updateGrid() })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.bounds.size != shownSize { updateGrid() }
    }

    private func updateGrid() {
        shownSize = view.bounds.size
        let spacing = GridSpacing(width: shownSize.width, isLandscape: shownSize.width > shownSize.height, cell: DealCell.side)
        flow.minimumInteritemSpacing = spacing.gap
        flow.sectionInset = UIEdgeInsets(top: 20, left: spacing.gap, bottom: 20, right: spacing.gap)
        flow.invalidateLayout()
    }

    // MARK: Cells

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { deals.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "deal", for: indexPath)
        let deal = deals[indexPath.item]
        (cell as? DealCell)?.show(
            deal, today: workplace.today, images: workplace.images, request: workplace.image(deal.smallImage ?? deal.image, side: 500))
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        workplace.openDeal(deals[indexPath.item])
    }
}
