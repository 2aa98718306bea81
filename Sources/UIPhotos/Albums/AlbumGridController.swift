internal import CoreGraphics
internal import Foundation
internal import PhotoLibrary
internal import UIKitCore
internal import UILists

/// The albums, two in a row on a phone.
final class AlbumGridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let session: PickerSession
    private let albums: [(title: String, assets: [PhotoAsset])]
    private let onOpen: (PhotoGridController) -> Void
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)

    init(_ session: PickerSession, onOpen: @escaping (PhotoGridController) -> Void) {
        (self.session, albums, self.onOpen) = (session, session.albums, onOpen)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let margin = GridMetrics.albumMargin
        layout.sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (margin, margin)
        grid.backgroundColor = .systemBackground
        grid.alwaysBounceVertical = true
        grid.register(AlbumCell.self, forCellWithReuseIdentifier: AlbumCell.reuseIdentifier)
        (grid.dataSource, grid.delegate) = (self, self)
        view.addSubview(grid)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        grid.frame = view.bounds
        let margin = GridMetrics.albumMargin
        let count = CGFloat(max(2, Int(view.bounds.width / 200)))
        let side = max(1, ((view.bounds.width - margin * (count + 1)) / count).rounded(.down))
        if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side + GridMetrics.albumText) }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { albums.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AlbumCell.reuseIdentifier, for: indexPath)
        let album = albums[indexPath.item]
        (cell as? AlbumCell)?.show(album.title, album.assets, session.store, scale: UIScreen.main.scale)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let album = albums[indexPath.item]
        onOpen(PhotoGridController(session, title: album.title, pictures: album.assets, isFromEnd: true))
    }
}
