internal import CoreGraphics
internal import Foundation

/// One row of a menu: a check mark or submenu chevron, title and subtitle, and an image at the trailing edge. In grids: an image above a
/// title, or alone.
@MainActor final class MenuRowView: UIView {
    let item: MenuOutline.Item
    private let size: UIMenu.ElementSize
    private let hasMarks: Bool
    private let isHeader: Bool
    private let traits: UITraitCollection
    private let title = UILabel()
    private let subtitle = UILabel()
    private let picture = UIImageView()
    private let mark = UIImageView()

    /// - Parameter isHeader: the row of an open submenu, which closes it.
    init(_ item: MenuOutline.Item, size: UIMenu.ElementSize, hasMarks: Bool, isHeader: Bool = false, traits: UITraitCollection) {
        self.item = item
        self.size = size
        self.hasMarks = hasMarks
        self.isHeader = isHeader
        self.traits = traits
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        // The overlay handles touches for all rows; users, scripts and assistive technology refer to a row.
        isAccessibilityElement = true
        accessibilityIdentifier = item.element.accessibilityIdentifier
        show(traits)
    }

    required init?(coder: NSCoder) { nil }

    var isHighlighted = false { didSet { backgroundColor = isHighlighted ? MenuMaterial.highlight : nil } }

    private var color: UIColor {
        if item.isDisabled { return .tertiaryLabel }
        return item.isDestructive ? .systemRed : .label
    }

    private func show(_ traits: UITraitCollection) {
        let isGrid = size != .large
        title.text = item.title
        title.font = MenuRowMeasure.titleFont(isGrid: isGrid, isHeader: isHeader, traits)
        title.textColor = color
        title.numberOfLines = isGrid ? 1 : item.titleLines
        title.textAlignment = isGrid ? .center : .natural
        title.isHidden = size == .small && item.image != nil
        subtitle.text = item.subtitle
        subtitle.font = MenuRowMeasure.subtitleFont(traits)
        subtitle.textColor = item.isDisabled ? .tertiaryLabel : .secondaryLabel
        subtitle.numberOfLines = 0
        subtitle.isHidden = isGrid || (item.subtitle ?? "").isEmpty
        picture.contentMode = .center
        picture.tintColor = color
        picture.image = pictureImage
        mark.contentMode = .center
        mark.tintColor = color
        mark.image = isGrid ? nil : markImage(traits)
        for view in [mark, title, subtitle, picture] as [UIView] {
            view.isAccessibilityElement = false
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        if isGrid && item.state == .on { isHighlighted = true }
    }

    private var pictureImage: UIImage? {
        guard let image = item.image else { return nil }
        let sized = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(textStyle: .body)) ?? image
        return sized.renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
    }

    /// The image before the title.
    private func markImage(_ traits: UITraitCollection) -> UIImage? {
        if isHeader { return symbol("chevron.down", .footnote, traits, .semibold) }
        if item.kind == .submenu { return symbol(readsRightToLeft ? "chevron.left" : "chevron.right", .footnote, traits, .semibold) }
        let glyph = item.state == .on ? "checkmark" : item.state == .mixed ? "minus" : nil
        return glyph.flatMap { symbol($0, .callout, traits, .semibold) }
    }

    private func symbol(_ name: String, _ style: UIFont.TextStyle, _ traits: UITraitCollection, _ weight: UIImage.SymbolWeight) -> UIImage?
    {
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if size == .large { layoutRow() } else { layoutCell() }
    }

    private func layoutRow() {
        let spans = MenuRowMeasure.spans(item, width: bounds.width, hasMarks: hasMarks, traits)
        let titleHeight = title.sizeThatFits(CGSize(width: spans.text, height: .greatestFiniteMagnitude)).height
        let subtitleHeight =
            subtitle.isHidden ? 0 : subtitle.sizeThatFits(CGSize(width: spans.text, height: .greatestFiniteMagnitude)).height
        let top = pixel((bounds.height - titleHeight - subtitleHeight) / 2)
        title.frame = turned(CGRect(x: spans.leading, y: top, width: spans.text, height: titleHeight))
        subtitle.frame = turned(CGRect(x: spans.leading, y: top + titleHeight, width: spans.text, height: subtitleHeight))
        let scale = MenuRowMeasure.columnScale(traits)
        place(mark, middle: CGPoint(x: MenuMetrics.checkMiddle * scale, y: bounds.height / 2))
        place(picture, middle: CGPoint(x: bounds.width - MenuMetrics.pictureMiddle * scale, y: bounds.height / 2))
    }

    private func layoutCell() {
        if size == .small || picture.image == nil {
            place(picture, middle: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
            title.frame = bounds.insetBy(dx: 6, dy: 0)
            return
        }
        let line = MenuRowMeasure.cellLine(traits)
        place(picture, middle: CGPoint(x: bounds.width / 2, y: (bounds.height - line) / 2 - 1))
        title.frame = CGRect(x: 4, y: bounds.height - line - MenuMetrics.cellInset, width: bounds.width - 8, height: line)
    }

    private func place(_ view: UIImageView, middle: CGPoint) {
        guard let size = view.image?.size else { return }
        view.frame = turned(
            CGRect(x: pixel(middle.x - size.width / 2), y: pixel(middle.y - size.height / 2), width: size.width, height: size.height))
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (value * scale).rounded() / scale
    }

    private func turned(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Accessibility

    override var accessibilityLabel: String? {
        get { item.title.isEmpty ? item.image?.accessibilityName : item.title }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
        get { item.subtitle }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = .button
            if item.state == .on { traits.formUnion(.selected) }
            if item.isDisabled { traits.formUnion(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}

extension UIImage {
    /// The name of a row that has only an image.
    var accessibilityName: String? { nil }
}

/// Fonts and heights of a menu's rows.
@MainActor enum MenuRowMeasure {
    static func titleFont(isGrid: Bool, isHeader: Bool = false, _ traits: UITraitCollection) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: isGrid ? .footnote : .body, compatibleWith: traits)
        return isHeader ? UIFont.systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }
    static func subtitleFont(_ traits: UITraitCollection) -> UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }
    static func headerFont(_ traits: UITraitCollection) -> UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }

    /// The columns of checks and images grow with the text, but less.
    static func columnScale(_ traits: UITraitCollection) -> CGFloat { max(1, titleFont(isGrid: false, traits).pointSize / 17 * 0.85) }

    static func spans(
        _ item: MenuOutline.Item, width: CGFloat, hasMarks: Bool, _ traits: UITraitCollection
    ) -> (leading: CGFloat, text: CGFloat) {
        let scale = columnScale(traits)
        let leading = hasMarks ? MenuMetrics.checkedInset * scale : MenuMetrics.sideInset
        let hasPicture = item.image != nil
        let trailing = hasPicture ? MenuMetrics.sideInset + MenuMetrics.pictureRoom * scale : MenuMetrics.sideInset
        return (leading, max(0, width - leading - trailing))
    }

    static func height(
        _ item: MenuOutline.Item, size: UIMenu.ElementSize, width: CGFloat, hasMarks: Bool, isHeader: Bool = false,
        _ traits: UITraitCollection
    ) -> CGFloat {
        switch size {
        case .small: return max(MenuMetrics.smallHeight, pictureHeight(traits) + 2 * MenuMetrics.cellInset)
        case .medium:
            return max(MenuMetrics.mediumHeight, pictureHeight(traits) + cellLine(traits) + 2 * MenuMetrics.cellInset)
        default: break
        }
        let text = spans(item, width: width, hasMarks: hasMarks, traits).text
        let title = height(item.title, titleFont(isGrid: false, isHeader: isHeader, traits), width: text, lines: item.titleLines)
        guard let subtitle = item.subtitle, !subtitle.isEmpty else { return max(MenuMetrics.rowHeight, title + 2 * MenuMetrics.textInset) }
        let second = height(subtitle, subtitleFont(traits), width: text, lines: 0)
        return max(MenuMetrics.rowHeight, title + second + 2 * MenuMetrics.subtitleInset)
    }

    /// The height of a symbol next to body text. > Units: points.
    private static func pictureHeight(_ traits: UITraitCollection) -> CGFloat {
        (titleFont(isGrid: false, traits).lineHeight * 1.2).rounded(.up)
    }
    /// The title of a cell in a grid. > Units: points.
    static func cellLine(_ traits: UITraitCollection) -> CGFloat { titleFont(isGrid: true, traits).lineHeight.rounded(.up) }

    static func headerHeight(_ title: String, width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        guard !title.isEmpty else { return 0 }
        return height(title, headerFont(traits), width: width - 2 * MenuMetrics.sideInset, lines: 0) + 2 * MenuMetrics.headerInset
    }

    private static func height(_ text: String, _ font: UIFont, width: CGFloat, lines: Int) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.text = text.isEmpty ? " " : text
        label.numberOfLines = lines
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
