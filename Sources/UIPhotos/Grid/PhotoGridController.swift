internal import CoreGraphics
internal import Foundation
internal import PhotoLibrary
internal import UIKitCore
internal import UILists

/// The photos of the library or of an album in a grid, the newest at the end, which is visible first.
final class PhotoGridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let session: PickerSession
    private let pictures: [PhotoAsset]
    private let isFromEnd: Bool
    private let layout = UICollectionViewFlowLayout()
    private(set) lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let emptyLabel = UILabel()
    private var wasShown = false

    init(_ session: PickerSession, title: String?, pictures: [PhotoAsset], isFromEnd: Bool) {
        (self.session, self.pictures, self.isFromEnd) = (session, pictures, isFromEnd)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (GridMetrics.gap, GridMetrics.gap)
        grid.backgroundColor = .systemBackground
        grid.alwaysBounceVertical = true
        grid.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
        (grid.dataSource, grid.delegate) = (self, self)
        grid.accessibilityIdentifier = "photos"
        view.addSubview(grid)
        emptyLabel.text = SystemStrings.text("No Photos")
        emptyLabel.font = .preferredFont(forTextStyle: .title2)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.isHidden = !pictures.isEmpty
        view.addSubview(emptyLabel)
        session.watch { [weak self] in self?.selectionChanged() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        grid.frame = view.bounds
        emptyLabel.frame = view.bounds.inset(by: view.safeAreaInsets)
        let side = GridMetrics.side(for: grid.bounds.width, scale: UIScreen.main.scale)
        if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
        guard !wasShown, isFromEnd, !pictures.isEmpty, view.window != nil else { return }
        wasShown = true
        scrollToInitialPosition()
    }

    func scrollToInitialPosition() {
        guard isFromEnd, !pictures.isEmpty else { return }
        grid.layoutIfNeeded()
        grid.scrollToItem(at: IndexPath(item: pictures.count - 1, section: 0), at: .bottom, animated: false)
    }

    private func selectionChanged() {
        for case let cell as PhotoCell in grid.visibleCells {
            guard let path = grid.indexPath(for: cell) else { continue }
            cell.mark(pictures[path.item], session)
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pictures.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
        (cell as? PhotoCell)?.show(pictures[indexPath.item], session, scale: UIScreen.main.scale)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        session.tap(pictures[indexPath.item])
    }
}
