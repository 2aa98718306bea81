internal import CoreGraphics
internal import Foundation

/// One tab of a tab bar.
@MainActor final class UITabBarButton: UIControl {
    /// Settings that all tabs of a bar share.
    struct Look {
        var appearance: UITabBarItemAppearance
        var selectedColor: UIColor
        var unselectedColor: UIColor
        /// Icon next to title instead of above it.
        var isInline = false
        var isCompact = false
        /// At the top of a pad: the title only.
        var isFloating = false
    }

    let item: UITabBarItem
    private let icon = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private var look: Look

    init(item: UITabBarItem, look: Look) {
        self.item = item
        self.look = look
        super.init(frame: .zero)
        icon.contentMode = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = TabMetrics.badgeSide / 2
        for view in [icon, title, badge] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }
    /// Faded during customisation.
    var isFaded = false { didSet { if isFaded != oldValue { alpha = normalAlpha } } }
    var normalAlpha: CGFloat { isFaded ? TabBarCustomizationMetrics.fadedAlpha : item.isEnabled ? 1 : 0.5 }

    func show(_ look: Look) {
        self.look = look
        update()
    }

    func update() {
        let state = !item.isEnabled ? look.appearance.disabled : isSelected ? look.appearance.selected : look.appearance.normal
        let color = state.iconColor ?? (isSelected ? look.selectedColor : look.unselectedColor)
        isEnabled = item.isEnabled
        alpha = normalAlpha
        icon.image = look.isFloating && item.title?.isEmpty == false ? nil : picture
        icon.tintColor = color
        showTitle(state, color: color)
        showBadge(state)
        setNeedsLayout()
    }

    private var picture: UIImage? {
        guard let image = isSelected ? item.selectedImage : item.image else { return nil }
        guard image.isSymbolImage, image.renderingMode != .alwaysOriginal else {
            return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        }
        let size = look.isCompact ? TabMetrics.compactSymbolSize : TabMetrics.symbolSize
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: .medium))
    }

    private func showTitle(_ state: UITabBarItemStateAppearance, color: UIColor) {
        let font =
            look.isFloating
            ? TabMetrics.floatingTitleFont
            : look.isCompact ? TabMetrics.compactTitleFont : look.isInline ? TabMetrics.inlineTitleFont : TabMetrics.titleFont
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        attributes.merge(look.appearance.normal.titleTextAttributes) { $1 }
        if state !== look.appearance.normal {
            if look.appearance.normal.titleTextAttributes[.foregroundColor] != nil { attributes[.foregroundColor] = color }
            attributes.merge(state.titleTextAttributes) { $1 }
        }
        attributes.merge(item.titleAttributes[.normal] ?? [:]) { isSelected && item.titleAttributes[.selected] == nil ? $0 : $1 }
        if isSelected { attributes.merge(item.titleAttributes[.selected] ?? [:]) { $1 } }
        StyledTitle.show(item.title, attributes, in: title)
    }

    private func showBadge(_ state: UITabBarItemStateAppearance) {
        badge.isHidden = item.badgeValue == nil
        guard let value = item.badgeValue else { return }
        var attributes: [NSAttributedString.Key: Any] = [.font: TabMetrics.badgeFont, .foregroundColor: UIColor.white]
        attributes.merge(state.badgeTextAttributes) { $1 }
        attributes.merge(item.badgeAttributes[.normal] ?? [:]) { $1 }
        if isSelected { attributes.merge(item.badgeAttributes[.selected] ?? [:]) { $1 } }
        StyledTitle.show(value, attributes, in: badge)
        badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let iconSize = icon.image?.size ?? .zero
        let titleSize = title.text == nil ? .zero : title.intrinsicContentSize
        let shift = look.appearance.normal.titlePositionAdjustment
        let own = item.titlePositionAdjustment
        if look.isInline { layoutInline(iconSize, titleSize) } else { layoutStacked(iconSize, titleSize) }
        title.frame = title.frame.offsetBy(dx: shift.horizontal + own.horizontal, dy: shift.vertical + own.vertical)
        icon.frame = icon.frame.inset(by: item.imageInsets)
        placeBadge()
    }

    /// The width of a tab at the top of a pad. > Units: points.
    var floatingWidth: CGFloat {
        let natural = icon.image?.size.width ?? (title.text == nil ? 0 : title.intrinsicContentSize.width)
        return natural.rounded(.up) + 2 * TabMetrics.floatingPadding
    }

    private func layoutStacked(_ iconSize: CGSize, _ titleSize: CGSize) {
        let extra = (bounds.height - BarMetrics.tabHeight) / 2
        let hasTitle = titleSize.width > 0
        let middle = hasTitle ? TabMetrics.iconMiddle + extra : bounds.midY
        icon.frame = centered(iconSize, x: bounds.midX, y: middle)
        let width = min(titleSize.width, bounds.width)
        title.frame = CGRect(
            x: pixel(bounds.midX - width / 2), y: pixel(TabMetrics.titleBottom + extra - titleSize.height), width: width,
            height: titleSize.height)
    }

    private func layoutInline(_ iconSize: CGSize, _ titleSize: CGSize) {
        let gap = iconSize.width > 0 && titleSize.width > 0 ? TabMetrics.inlineGap : 0
        let width = min(iconSize.width + gap + titleSize.width, bounds.width)
        let start = bounds.midX - width / 2
        let first = start + iconSize.width / 2
        icon.frame = centered(iconSize, x: readsRightToLeft ? bounds.width - first : first, y: bounds.midY)
        let text = max(0, width - iconSize.width - gap)
        let x = readsRightToLeft ? start : start + iconSize.width + gap
        title.frame = CGRect(x: pixel(x), y: pixel(bounds.midY - titleSize.height / 2), width: text, height: titleSize.height)
    }

    private func placeBadge() {
        guard !badge.isHidden else { return }
        let text = badge.intrinsicContentSize.width
        let width = max(TabMetrics.badgeSide, text.rounded(.up) + 2 * TabMetrics.badgePadding)
        let offset = badgeOffset(width)
        // Without an icon, at the end of the title.
        let end = readsRightToLeft ? title.frame.minX : title.frame.maxX
        let anchor = icon.image == nil && look.isFloating ? end : icon.frame.midX
        let x = readsRightToLeft ? anchor - offset - width : anchor + offset
        let move = look.appearance.normal.badgePositionAdjustment
        badge.frame = CGRect(
            x: pixel(x) + move.horizontal, y: TabMetrics.badgeTop + (look.isFloating ? TabMetrics.floatingInset : 0) + move.vertical,
            width: width, height: TabMetrics.badgeSide)
    }

    /// From the icon's centre. In an inline tab it moves over the icon, as far as that extends, rather than over the title.
    private func badgeOffset(_ width: CGFloat) -> CGFloat {
        if look.isFloating, icon.image == nil { return -width / 2 + TabMetrics.badgeOffset }
        guard look.isInline, title.frame.width > 0 else { return TabMetrics.badgeOffset }
        let gap = readsRightToLeft ? icon.frame.midX - title.frame.maxX : title.frame.minX - icon.frame.midX
        // One pixel less, for rounding.
        let free = gap - width - 1 / max(traitCollection.displayScale, 1)
        return min(TabMetrics.badgeOffset, max(free, -icon.frame.width / 2))
    }

    private func centered(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(x: pixel(x - size.width / 2), y: pixel(y - size.height / 2), width: size.width, height: size.height)
    }

    private func pixel(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }

    // MARK: Accessibility

    package override var kindTraits: UIAccessibilityTraits { .button }
    override var accessibilityLabel: String? {
        get { item.accessibilityLabel ?? item.title }
        set { item.accessibilityLabel = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set { item.accessibilityIdentifier = newValue }
    }
    override var accessibilityValue: String? {
        get { item.accessibilityValue ?? item.badgeValue }
        set { item.accessibilityValue = newValue }
    }
}
