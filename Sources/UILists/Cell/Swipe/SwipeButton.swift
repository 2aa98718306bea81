internal import Foundation
internal import UIKitCore

/// One swipe action of a row.
final class SwipeButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let shade = UIView(frame: .zero)
    private let showsTitle: Bool
    /// The width in which the content is centred; the remainder is only background.
    var contentWidth: CGFloat = 0 { didSet { if contentWidth != oldValue { setNeedsLayout() } } }
    /// Whether the content is at the right end of the button.
    var contentIsAtRight = false { didSet { if contentIsAtRight != oldValue { setNeedsLayout() } } }

    init(action: UIContextualAction, rowHeight: CGFloat) {
        self.action = action
        showsTitle = action.image == nil || rowHeight >= SwipeMetrics.heightForImageAndTitle
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.isUserInteractionEnabled = false
        label.text = showsTitle ? action.title : nil
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        label.font = .preferredFont(forTextStyle: action.image == nil ? .body : .subheadline)
        label.isAccessibilityElement = false
        picture.image = action.image?.isSymbolImage == true ? Self.large(action.image) : action.image?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .white
        picture.isAccessibilityElement = false
        for view in [shade, picture, label] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = action.title
    }

    required init?(coder: NSCoder) { nil }

    private static func large(_ image: UIImage?) -> UIImage? {
        guard let image, image.symbolConfiguration == nil else { return image }
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: SwipeMetrics.pictureSize))
    }

    override var isHighlighted: Bool { didSet { shade.alpha = isHighlighted ? SwipeMetrics.pressedShade : 0 } }

    var naturalWidth: CGFloat {
        let widest = max(ListText.isFilled(label) ? ListText.size(label, width: 200).width : 0, picture.image?.size.width ?? 0)
        return max(SwipeMetrics.minimumButtonWidth, (widest + 2 * SwipeMetrics.buttonPadding).rounded(.up))
    }

    /// Only the visible part: the rest is behind its neighbour.
    override var accessibilityFrame: CGRect {
        get { UIAccessibility.convertToScreenCoordinates(content, in: self) }
        set { super.accessibilityFrame = newValue }
    }

    private var content: CGRect {
        CGRect(x: contentIsAtRight ? bounds.width - contentWidth : 0, y: 0, width: contentWidth, height: bounds.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        let space = content
        let image = picture.image?.size ?? .zero
        let text = ListText.isFilled(label) ? ListText.size(label, width: max(1, space.width - SwipeMetrics.buttonPadding)) : .zero
        let gap = image.height > 0 && text.height > 0 ? SwipeMetrics.pictureGap : 0
        let top = ((space.height - image.height - gap - text.height) / 2).rounded()
        picture.frame = CGRect(x: (space.midX - image.width / 2).rounded(), y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: (space.midX - text.width / 2).rounded(), y: top + image.height + gap, width: text.width, height: text.height)
    }
}
