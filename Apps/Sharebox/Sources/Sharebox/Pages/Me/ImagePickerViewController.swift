import UIKit

/// The pictures of the sample library; the one that is chosen is cropped.
final class ImagePickerViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var onPicture: ((UIImage) -> Void)?
    private let files: [URL]
    private var pictures: [Int: UIImage] = [:]

    init() {
        let folder = Bundle.main.resourceURL?.appendingPathComponent("Samples")
        let found = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) } ?? []
        files = found.filter { FileKind(name: $0.lastPathComponent) == .image }.sorted { $0.lastPathComponent < $1.lastPathComponent }
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = words("Choose a picture")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = Palette.page
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }

    private func picture(_ place: Int) -> UIImage? {
        if let known = pictures[place] { return known }
        let image = UIImage(contentsOfFile: files[place].path)
        pictures[place] = image
        return image
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { files.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        (cell as? PictureCell)?.show(picture(indexPath.item), files[indexPath.item].deletingPathExtension().lastPathComponent)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let columns = max(2, (collectionView.bounds.width / 180).rounded(.down))
        let side = ((collectionView.bounds.width - 32 - 10 * (columns - 1)) / columns).rounded(.down)
        return CGSize(width: side, height: side)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16) }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let image = picture(indexPath.item) else { return }
        let page = CropViewController(image)
        page.onPicture = { [weak self] cropped in
            self?.onPicture?(cropped)
            self?.dismiss(animated: true)
        }
        navigationController?.pushViewController(page, animated: true)
    }
}

private final class PictureCell: UICollectionViewCell {
    private let view = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = 12
        contentView.addSubview(view)
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ image: UIImage?, _ name: String) {
        view.image = image
        accessibilityLabel = name
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        view.frame = contentView.bounds
    }
}
