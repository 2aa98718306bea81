internal import CoreGraphics
internal import Foundation

/// The panel that shows an item enlarged: its image above its title.
@MainActor final class LargeContentPanel: UIView {
    private enum Metrics {
        /// > Units: points (R).
        static let side: CGFloat = 240
        static let inset: CGFloat = 24
        static let imageSide: CGFloat = 128
        static let radius: CGFloat = 24
        static let titleSize: CGFloat = 26
        static let gap: CGFloat = 12
        static let lines = 3
    }

    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let insets: UIEdgeInsets

    init(_ item: any UILargeContentViewerItem) {
        insets = item.largeContentImageInsets
        super.init(frame: CGRect(x: 0, y: 0, width: Metrics.side, height: Metrics.side))
        isUserInteractionEnabled = false
        let back = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        back.frame = bounds
        back.clipsToBounds = true
        back.layer.cornerRadius = Metrics.radius
        picture.image = item.largeContentImage.map { image in
            let large = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: Metrics.imageSide * 0.75)) ?? image
            return large.renderingMode == .automatic && large.isSymbolImage ? large.withRenderingMode(.alwaysTemplate) : large
        }
        picture.tintColor = .label
        picture.contentMode = item.scalesLargeContentImage || isLarger(picture.image) ? .scaleAspectFit : .center
        title.text = item.largeContentTitle
        title.font = .systemFont(ofSize: Metrics.titleSize, weight: .semibold)
        title.textAlignment = .center
        title.numberOfLines = Metrics.lines
        for view in [back, picture, title] { addSubview(view) }
        place()
    }

    required init?(coder: NSCoder) { nil }

    private func isLarger(_ image: UIImage?) -> Bool {
        guard let size = image?.size else { return false }
        return max(size.width, size.height) > Metrics.imageSide
    }

    private func place() {
        let area = bounds.insetBy(dx: Metrics.inset, dy: Metrics.inset)
        let text = (title.text ?? "").isEmpty ? .zero : title.sizeThatFits(area.size)
        let side = picture.image == nil ? 0 : min(Metrics.imageSide, area.height - text.height - Metrics.gap)
        let gap = side > 0 && text.height > 0 ? Metrics.gap : 0
        let top = area.midY - (side + gap + text.height) / 2
        picture.frame = CGRect(x: area.minX, y: top, width: area.width, height: side).inset(by: insets)
        title.frame = CGRect(x: area.minX, y: top + side + gap, width: area.width, height: text.height)
    }
}
