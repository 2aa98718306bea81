import UIKit

/// One collection view with five layouts. A tap deletes a tile, a long press reorders it.
class CollectionsViewController: PageViewController {
    private let layouts = UISegmentedControl(items: ["Grid", "Row", "Waterfall", "Circle", "Groups"].map(localized))
    private let log = LogLabel()
    private var buttons: [UIButton] = []
    private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: CollectionsViewController.grid())
    private lazy var source = makeSource()
    private var serial = 12

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["CircleLayout.swift", "WaterfallLayout.swift", "TileCell.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        layouts.selectedSegmentIndex = 0
        layouts.addTarget(self, action: #selector(changeLayout), for: .valueChanged)
        content.addSubview(layouts)

        collection.delegate = self
        collection.backgroundColor = .secondarySystemBackground
        collection.layer.cornerRadius = 12
        collection.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(carry(_:))))
        content.addSubview(collection)

        buttons = [
            makeButton("Add", action: #selector(add)), makeButton("Shuffle", action: #selector(shuffle)),
            makeButton("Sort", action: #selector(sort)),
        ]
        for button in buttons { content.addSubview(button) }
        log.text = localized("Tap a tile to remove it; hold one to move it.")
        content.addSubview(log)

        // The snapshot describes the new content as a whole; the data source computes the changes.
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...serial))
        source.apply(snapshot, animatingDifferences: false)
    }

    override func layoutContent(in area: CGRect) {
        layouts.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        let top = layouts.frame.maxY + 12
        // Below the tiles: the buttons, then the line.
        let line = fit(log, in: area.width, atLeast: 18)
        let below = place(buttons, columns: 3, height: 36, in: area, from: 0) + 4 + line
        collection.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(240, area.maxY - below - 12 - top))
        let bottom = place(buttons, columns: 3, height: 36, in: area, from: collection.frame.maxY + 12)
        log.frame = CGRect(x: area.minX, y: bottom + 4, width: area.width, height: line)
    }

    // MARK: Data

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        // A registration creates cells of a class and configures them; no identifiers, no casts.
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in cell.show(number) }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, number in
            view.dequeueConfiguredReusableCell(using: tile, for: path, item: number)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [weak self] change in
            let first = change.finalSnapshot.itemIdentifiers.prefix(6).map(String.init).joined(separator: ", ")
            self?.log.text = localized("New order: %@", first)
        }
        return source
    }

    private func change(_ words: String, _ change: (inout [Int]) -> Void) {
        var numbers = source.snapshot().itemIdentifiers
        change(&numbers)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers)
        log.text = words
        source.apply(snapshot, animatingDifferences: true)
    }

    @objc private func add() {
        serial += 1
        change(localized("Tile %d was added.", serial)) { $0.insert(serial, at: min(2, $0.count)) }
    }

    @objc private func shuffle() {
        // The same shuffle every time, so that tests can follow it.
        change(localized("Shuffled.")) { numbers in numbers.sort { ($0 * 7) % 13 < ($1 * 7) % 13 } }
    }

    @objc private func sort() {
        change(localized("Sorted.")) { $0.sort() }
    }

    // MARK: Layouts

    @objc private func changeLayout() {
        let all: [(String, () -> UICollectionViewLayout)] = [
            ("A flow: as many to a line as fit.", CollectionsViewController.grid),
            ("A flow that scrolls sideways.", CollectionsViewController.row),
            ("A layout of our own: the shortest column is next.", { WaterfallLayout() }),
            ("A layout of our own: tiles come out of the middle.", { CircleLayout() }),
            ("A compositional layout: groups within groups.", CollectionsViewController.groups),
        ]
        let (words, make) = all[layouts.selectedSegmentIndex]
        log.text = localized(words)
        collection.setCollectionViewLayout(make(), animated: true)
    }

    private static func grid() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 76, height: 76)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        return layout
    }

    private static func row() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 120, height: 180)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        return layout
    }

    private static func groups() -> UICollectionViewLayout {
        func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
        }
        let large = NSCollectionLayoutItem(layoutSize: size(0.6, 1))
        let small = NSCollectionLayoutItem(layoutSize: size(1, 0.5))
        for item in [large, small] { item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }
        let pair = NSCollectionLayoutGroup.vertical(layoutSize: size(0.4, 1), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(200)),
            subitems: [large, pair])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return UICollectionViewCompositionalLayout(section: section)
    }

    // MARK: Reordering

    @objc private func carry(_ press: UILongPressGestureRecognizer) {
        let place = press.location(in: collection)
        switch press.state {
        case .began:
            if let path = collection.indexPathForItem(at: place) { _ = collection.beginInteractiveMovementForItem(at: path) }
        case .changed: collection.updateInteractiveMovementTargetPosition(place)
        case .ended: collection.endInteractiveMovement()
        default: collection.cancelInteractiveMovement()
        }
    }
}

extension CollectionsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let number = source.itemIdentifier(for: indexPath) else { return }
        change(localized("Tile %d was removed.", number)) { numbers in numbers.removeAll { $0 == number } }
    }
}
