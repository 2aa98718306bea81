internal import CoreGraphics
internal import PhotoLibrary
internal import UIKitCore
internal import UILists

/// A square with a photo, and a mark if it is chosen.
final class PhotoCell: UICollectionViewCell {
    static let reuseIdentifier = "photo"
    private let picture = UIImageView()
    private let shade = UIView()
    private let badge = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.backgroundColor = .secondarySystemFill
        shade.backgroundColor = UIColor.white.withAlphaComponent(GridMetrics.shade)
        badge.backgroundColor = .systemBlue
        badge.textColor = .white
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13, weight: .semibold)
        badge.layer.cornerRadius = GridMetrics.badge / 2
        badge.layer.borderWidth = 1.5
        badge.layer.borderColor = UIColor.white.cgColor
        badge.clipsToBounds = true
        for view in [picture, shade, badge] { contentView.addSubview(view) }
        isAccessibilityElement = true
    }
    required init?(coder: NSCoder) { nil }

    func show(_ asset: PhotoAsset, _ session: PickerSession, scale: CGFloat) {
        let pixels = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        let size = PhotoSizing.size(of: CGSize(width: asset.width, height: asset.height), for: pixels, fills: true)
        picture.image = session.store.image(of: asset, size: size).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
        accessibilityLabel = PhotoLabel.text(of: asset)
        mark(asset, session)
    }

    func mark(_ asset: PhotoAsset, _ session: PickerSession) {
        let number = session.isMultiple ? session.selection.number(of: asset.id) : nil
        let isRefused = session.isMultiple && number == nil && session.selection.isFull && session.selection.limit > 1
        shade.isHidden = number == nil
        badge.isHidden = number == nil
        badge.text = session.isOrdered ? number.map(String.init) : "✓"
        var traits: UIAccessibilityTraits = [.image, .button]
        if number != nil { traits.insert(.selected) }
        if isRefused { traits.insert(.notEnabled) }
        accessibilityTraits = traits
        accessibilityValue = session.isOrdered ? number.map(String.init) : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (picture.frame, shade.frame) = (contentView.bounds, contentView.bounds)
        let (side, margin) = (GridMetrics.badge, GridMetrics.badgeMargin)
        badge.frame = CGRect(x: bounds.width - side - margin, y: bounds.height - side - margin, width: side, height: side)
    }
}
