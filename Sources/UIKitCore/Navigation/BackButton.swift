internal import CoreGraphics
internal import Foundation

/// The back button: a chevron and the previous screen's title.
@MainActor final class BackButton: UIControl {
    let chevron = UIImageView(frame: .zero)
    let label = UILabel(frame: .zero)
    private var titles: [String] = []
    private var looks = UIBarButtonItemAppearance()
    private let item: UIBarButtonItem?

    /// - Parameter titles: the candidates, the longest first; no title when the last does not fit either.
    init(titles: [String], item: UIBarButtonItem?, looks: UINavigationBarAppearance, indicator: UIImage?) {
        self.titles = titles.filter { !$0.isEmpty }
        self.item = item
        self.looks = looks.backButtonAppearance
        super.init(frame: .zero)
        chevron.image = item?.image ?? looks.customBackIndicator?.asTemplate ?? indicator?.asTemplate ?? BarPictures.chevron
        chevron.contentMode = .center
        label.lineBreakMode = .byTruncatingTail
        for view in [chevron, label] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        if let tint = item?.tintColor { tintColor = tint }
        isEnabled = item?.isEnabled ?? true
        accessibilityLabel = item?.accessibilityLabel ?? titles.first ?? SystemWords.text("Back")
        accessibilityIdentifier = item?.accessibilityIdentifier
        show(titles.first)
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ title: String?) {
        var attributes: [NSAttributedString.Key: Any] = [.font: BarMetrics.buttonFont, .foregroundColor: tintColor ?? .systemBlue]
        attributes.merge(looks.normal.titleTextAttributes) { $1 }
        attributes.merge(item?.titleAttributes[.normal] ?? [:]) { $1 }
        StyledTitle.show(title, attributes, in: label)
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(label.text)
    }

    package override var kindTraits: UIAccessibilityTraits { .button }
    package override var ownGestures: ControlGestures { .tap }

    package override func controlStateDidChange() {
        (chevron.alpha, label.alpha) = (partAlpha, partAlpha)
    }

    /// The alpha of chevron and label in the button's state.
    var partAlpha: CGFloat { isHighlighted || !isEnabled ? ButtonStyleMetrics.pressedTitleAlpha : 1 }

    // MARK: Size

    private var chevronWidth: CGFloat { chevron.image?.size.width ?? BarMetrics.chevronSize.width }

    /// Takes the longest title that fits and returns the width. > Contract: facts 2.1, the back title rule.
    func fit(_ room: CGFloat) -> CGFloat {
        for title in titles {
            show(title)
            let width = chevronWidth + BarMetrics.chevronGap + label.intrinsicContentSize.width
            if width <= room { return width }
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
        label.rest(in: CGRect(x: rtl ? 0 : size.width + BarMetrics.chevronGap, y: y, width: text, height: height))
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
