import Foundation

/// One page's indicator: a dot, an image, or a capsule that fills.
final class PageIndicatorView: UIView {
    private let picture = UIImageView(frame: .zero)
    private let fill = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        fill.isHidden = true
        addSubview(fill)
        picture.isAccessibilityElement = false
        picture.isHidden = true
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - stretch: the extra length of a dot. > Units: points.
    ///   - filled: the fraction of the capsule in `color`; the remainder has `rest`.
    func show(_ image: UIImage?, color: UIColor, stretch: CGFloat, isVertical: Bool, filled: CGFloat, rest: UIColor, fromEnd: Bool) {
        let dot = PageControlMetrics.dotDiameter
        var size = image?.size ?? CGSize(width: dot, height: dot)
        if image == nil {
            if isVertical { size.height += stretch } else { size.width += stretch }
        }
        bounds = CGRect(origin: .zero, size: size)
        picture.isHidden = image == nil
        if let image {
            picture.image = image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
            picture.tintColor = color
            picture.frame = bounds
        }
        let isCapsule = image == nil && stretch > 0
        layer.cornerRadius = image == nil ? dot / 2 : 0
        clipsToBounds = isCapsule
        backgroundColor = image != nil ? nil : isCapsule ? rest : color
        fill.isHidden = !isCapsule
        guard isCapsule else { return }
        fill.backgroundColor = color
        let part = min(max(filled.isNaN ? 0 : filled, 0), 1)
        let length = CGSize(width: isVertical ? size.width : size.width * part, height: isVertical ? size.height * part : size.height)
        fill.frame = CGRect(
            x: fromEnd && !isVertical ? size.width - length.width : 0, y: fromEnd && isVertical ? size.height - length.height : 0,
            width: length.width, height: length.height)
    }
}
