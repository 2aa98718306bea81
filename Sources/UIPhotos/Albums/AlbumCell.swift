internal import CoreGraphics
internal import PhotoLibrary
internal import UIKitCore
internal import UILists

/// An album: its last photo, its title, and how many photos it has.
final class AlbumCell: UICollectionViewCell {
    static let reuseIdentifier = "album"
    private let picture = UIImageView()
    private let title = UILabel()
    private let count = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = GridMetrics.albumCorner
        picture.backgroundColor = .secondarySystemFill
        title.font = .systemFont(ofSize: 16)
        count.font = .systemFont(ofSize: 16)
        count.textColor = .secondaryLabel
        for view in [picture, title, count] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }
    required init?(coder: NSCoder) { nil }

    func show(_ name: String, _ assets: [PhotoAsset], _ store: PhotoLibraryStore, scale: CGFloat) {
        title.text = name
        count.text = String(assets.count)
        accessibilityLabel = name
        accessibilityValue = assets.count == 1 ? SystemStrings.text("1 photo") : SystemStrings.text("%@ photos", String(assets.count))
        let pixels = CGSize(width: bounds.width * scale, height: bounds.width * scale)
        picture.image = assets.last.flatMap { asset in
            store.image(
                of: asset, size: PhotoSizing.size(of: CGSize(width: asset.width, height: asset.height), for: pixels, fills: true))
        }.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, line) = (bounds.width, GridMetrics.albumText / 2)
        picture.frame = CGRect(x: 0, y: 0, width: width, height: width)
        title.frame = CGRect(x: 0, y: width + 2, width: width, height: line - 2)
        count.frame = CGRect(x: 0, y: width + line, width: width, height: line - 2)
    }
}
