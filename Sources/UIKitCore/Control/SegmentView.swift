import Foundation

/// One segment: what it shows, and how.
final class SegmentView: UIView {
    /// Shown unless there is an image.
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// 0 for a width the control chooses. > Units: points.
    var fixedWidth: CGFloat = 0
    /// Moves the content. > Units: points.
    var contentOffset = CGSize.zero
    var isEnabled = true
    var isSelected = false
    var isPressed = false
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let background = UIImageView(frame: .zero)
    private var shift = CGPoint.zero
    private var shownTitle: String?
    private var shownAttributes: NSDictionary?

    init(title: String?, image: UIImage?, action: UIAction? = nil) {
        self.title = title
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.isAccessibilityElement = false
        label.lineBreakMode = .byTruncatingTail
        for view in [background, picture] { view.isAccessibilityElement = false }
        for view in [background, picture, label] { addSubview(view) }
        if let action { adopt(action) }
    }

    required init?(coder: NSCoder) { nil }

    /// Pictures are preferred to titles when an action has both.
    func adopt(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.title
        isEnabled = !action.attributes.contains(.disabled)
    }

    var state: UIControl.State {
        var state = UIControl.State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isPressed { state.insert(.highlighted) }
        return state
    }

    /// The width of the content with its margins. > Units: points.
    var naturalWidth: CGFloat {
        (image?.size.width ?? label.intrinsicContentSize.width) + 2 * SegmentedMetrics.padding
    }

    func show(attributes: [NSAttributedString.Key: Any], background: UIImage?, alpha: CGFloat, shift: CGPoint) {
        self.background.image = background
        self.shift = shift
        picture.isHidden = image == nil
        label.isHidden = image != nil
        if let image {
            picture.image = image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
            picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
        } else {
            showTitle(attributes)
        }
        label.alpha = alpha
        picture.alpha = alpha
        setNeedsLayout()
    }

    private func showTitle(_ attributes: [NSAttributedString.Key: Any]) {
        let shown = attributes as NSDictionary
        guard title != shownTitle || shown != shownAttributes else { return }
        (shownTitle, shownAttributes) = (title, shown)
        StyledTitle.show(title, attributes, in: label)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let offset = CGPoint(x: contentOffset.width + shift.x, y: contentOffset.height + shift.y)
        // On whole pixels, which a slide of the segment's frame may not lie on.
        let scale = max(contentScaleFactor, 1)
        let height = label.intrinsicContentSize.height
        let y = ((bounds.midY - height / 2) * scale).rounded() / scale
        let space = max(0, bounds.width - 2 * SegmentedMetrics.thumbInset)
        label.frame = CGRect(x: (bounds.width - space) / 2 + offset.x, y: y + offset.y, width: space, height: height)
        guard let size = image?.size else { return }
        let place = CGPoint(
            x: ((bounds.midX - size.width / 2) * scale).rounded() / scale, y: ((bounds.midY - size.height / 2) * scale).rounded() / scale)
        picture.frame = CGRect(x: place.x + offset.x, y: place.y + offset.y, width: size.width, height: size.height)
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { accessibilityState.label ?? title ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = accessibilityState.traits ?? .button
            if isSelected { traits.formUnion(.selected) }
            if !isEnabled || (superview as? UISegmentedControl)?.isEnabled == false { traits.formUnion(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
    override func accessibilityActivate() -> Bool {
        guard let control = superview as? UISegmentedControl else { return false }
        return control.activate(self)
    }
}
