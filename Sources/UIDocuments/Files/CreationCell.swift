internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UILists

/// The tile of the document browser that creates a document.
@MainActor final class CreationCell: UICollectionViewCell {
    private let plate = UIView()
    private let plus = UIImageView(
        image: UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28, weight: .light)))
    private let name = UILabel()
    private var style = FilesStyle.icons

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.layer.borderWidth = 1
        plate.layer.cornerRadius = 6
        plate.backgroundColor = .secondarySystemBackground
        plus.contentMode = .center
        name.numberOfLines = 2
        name.textColor = .tintColor
        for view in [plate, plus, name] as [UIView] {
            view.isAccessibilityElement = false
            contentView.addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String, style: FilesStyle) {
        self.style = style
        name.text = title
        name.textAlignment = style == .icons ? .center : .natural
        name.font = style == .icons ? .systemFont(ofSize: 13) : .preferredFont(forTextStyle: .body)
        accessibilityLabel = title
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        let bounds = contentView.bounds
        if style == .icons {
            let size = CGSize(width: (FilesMetrics.icon * 0.76).rounded(), height: FilesMetrics.icon)
            plate.frame = CGRect(x: (bounds.width - size.width) / 2, y: 4, width: size.width, height: size.height)
            name.frame = CGRect(x: 0, y: plate.frame.maxY + 6, width: bounds.width, height: 34)
        } else {
            let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let side = FilesMetrics.rowIcon
            let x = isTurned ? bounds.width - FilesMetrics.margin - side : FilesMetrics.margin
            plate.frame = CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
            let start = isTurned ? FilesMetrics.margin : plate.frame.maxX + 12
            name.frame = CGRect(x: start, y: 0, width: bounds.width - side - 2 * FilesMetrics.margin - 12, height: bounds.height)
        }
        plus.frame = plate.frame
    }
}
