internal import CoreGraphics
internal import Foundation

/// The back button: a chevron and the previous screen's title.
@MainActor final class BackButton: UIControl {
    let chevron = UIImageView(frame: .zero)
    let label = UILabel(frame: .zero)
    private var titles: [String] = []
    private var looks = UIBarButtonItemAppearance()
    private let item: UIBarButtonItem?
    private let style: UIBarButtonItem
    private let metrics: UIBarMetrics
    private let background = UIImageView(frame: .zero)

    /// - Parameters:
    ///   - titles: the candidates, the longest first; no title when the last does not fit either.
    ///   - item: the app's back button, with its content.
    ///   - style: the settings of appearance: the app's back button, or an item with those of the appearance proxies.
    init(
        titles: [String], item: UIBarButtonItem?, style: UIBarButtonItem, metrics: UIBarMetrics, looks: UINavigationBarAppearance,
        indicator: UIImage?
    ) {
        self.titles = titles.filter { !$0.isEmpty }
        (self.item, self.style, self.metrics) = (item, style, metrics)
        self.looks = looks.backButtonAppearance
        super.init(frame: .zero)
        chevron.image = item?.image ?? looks.customBackIndicator?.asTemplate ?? indicator?.asTemplate ?? BarImages.chevron
        chevron.contentMode = .center
        label.lineBreakMode = .byTruncatingTail
        for view in [background, chevron, label] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        if let tint = style.tintColor { tintColor = tint }
        isEnabled = item?.isEnabled ?? true
        accessibilityLabel = item?.accessibilityLabel ?? titles.first ?? SystemStrings.text("Back")
        accessibilityIdentifier = item?.accessibilityIdentifier
        show(titles.first)
        showBackground()
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ title: String?) {
        var attributes: [NSAttributedString.Key: Any] = [.font: BarMetrics.buttonFont, .foregroundColor: tintColor ?? .systemBlue]
        attributes.merge(looks.normal.titleTextAttributes) { $1 }
        attributes.merge(style.titleAttributes[.normal] ?? [:]) { $1 }
        if buttonState != .normal {
            attributes.merge(stateLook.titleTextAttributes) { $1 }
            attributes.merge(style.titleAttributes[buttonState] ?? [:]) { $1 }
        }
        StyledTitle.show(title, attributes, in: label)
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(label.text)
    }

    package override var kindTraits: UIAccessibilityTraits { .button }
    package override var reservedGestures: ControlGestures { .tap }

    package override func controlStateDidChange() {
        (chevron.alpha, label.alpha) = (partAlpha, partAlpha)
        show(label.text)
        showBackground()
    }

    private var buttonState: State { !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal }
    private var stateLook: UIBarButtonItemStateAppearance {
        !isEnabled ? looks.disabled : isHighlighted ? looks.highlighted : looks.normal
    }

    private func showBackground() {
        let image = stateLook.backgroundImage ?? looks.normal.backgroundImage
        background.image = image ?? style.looks.backBackground(buttonState, metrics: metrics)
        background.isHidden = background.image == nil
    }

    /// A background image lower than the button retains its height.
    private func layOutBackground() {
        guard let image = background.image else { return }
        let height = min(image.size.height, bounds.height)
        let shift = looks.normal.backgroundImagePositionAdjustment
        let down = shift.vertical + style.looks.backBackgroundShift(metrics)
        background.rest(
            in: CGRect(x: shift.horizontal, y: ((bounds.height - height) / 2).rounded() + down, width: bounds.width, height: height))
    }

    /// The alpha of chevron and label in the button's state.
    var partAlpha: CGFloat { isHighlighted || !isEnabled ? ButtonStyleMetrics.pressedTitleAlpha : 1 }

    // MARK: Size

    private var chevronWidth: CGFloat { chevron.image?.size.width ?? BarMetrics.chevronSize.width }

    /// Takes the longest title that fits and returns the width. > Contract: facts 2.1, the back title rule.
    func fit(_ space: CGFloat) -> CGFloat {
        for title in titles {
            show(title)
            let width = chevronWidth + BarMetrics.chevronGap + label.intrinsicContentSize.width
            if width <= space { return width }
        }
        show(nil)
        return chevronWidth
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = chevron.image?.size ?? BarMetrics.chevronSize
        let text = max(0, bounds.width - size.width - BarMetrics.chevronGap)
        let height = label.intrinsicContentSize.height
        let y = ((bounds.height - height) / 2).rounded()
        let rtl = readsRightToLeft
        chevron.rest(
            in: CGRect(
                x: rtl ? bounds.width - size.width : 0, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                height: size.height))
        let (bar, own) = (looks.normal.titlePositionAdjustment, style.looks.backTitleShift(metrics))
        label.rest(
            in: CGRect(
                x: (rtl ? 0 : size.width + BarMetrics.chevronGap) + bar.horizontal + own.horizontal, y: y + bar.vertical + own.vertical,
                width: text, height: height))
        layOutBackground()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let wide = max(BarMetrics.chevronInset, (BarMetrics.touchTarget - bounds.width) / 2)
        return bounds.insetBy(dx: -wide, dy: -max(0, (BarMetrics.touchTarget - bounds.height) / 2)).contains(point)
    }
}

extension UIImage {
    /// Bars draw images in their tint colour by default. > Contract: facts 4.4.
    fileprivate var asTemplate: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
