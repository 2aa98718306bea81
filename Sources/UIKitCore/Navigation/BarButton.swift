internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// The button that shows one bar button item.
@MainActor final class BarButton: UIButton {
    private(set) var item: UIBarButtonItem?
    private var looks = UIBarButtonItemAppearance()
    /// The reach of a touch beyond the button on each side. > Units: points.
    var reach: CGFloat = BarMetrics.buttonGap / 2
    private var isPicture: Bool { currentImage != nil && currentTitle == nil && currentAttributedTitle == nil }

    static func make(_ item: UIBarButtonItem, looks: UIBarButtonItemAppearance, compact: Bool) -> BarButton {
        let button = BarButton(type: .system)
        button.item = item
        button.looks = looks
        button.addAction(UIAction { [weak button] _ in button?.act() }, for: .touchUpInside)
        button.show(compact: compact)
        return button
    }

    private func act() {
        guard let item else { return }
        if let primary = item.primaryAction {
            primary.perform(from: item)
        } else if let action = item.action {
            UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
        }
    }

    // MARK: Looks

    private func show(compact: Bool) {
        guard let item else { return }
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        if let tint = item.tintColor { tintColor = tint }
        let font = item.style == .done ? BarMetrics.doneFont : BarMetrics.buttonFont
        titleLabel?.font = font
        let (title, image) = contents(of: item, compact: compact)
        if let image {
            setImage(image, for: .normal)
            imageEdgeInsets = compact && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
        } else {
            showTitle(title ?? "", of: item, font: font)
        }
        showBackground(of: item, metrics: compact ? .compact : .default)
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem.flatMap(SystemBarItem.spokenName) ?? title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
    }

    private func contents(of item: UIBarButtonItem, compact: Bool) -> (title: String?, image: UIImage?) {
        if let image = (compact ? item.landscapeImagePhone : nil) ?? item.image { return (nil, Self.sized(image)) }
        if let title = item.title { return (title, nil) }
        switch item.systemItem.map(SystemBarItem.content) {
        case .title(let title): return (title, nil)
        case .symbol(let name): return (nil, UIImage(systemName: name).map(Self.sized))
        case .space, nil: return (nil, nil)
        }
    }

    /// Symbols follow the bar's font. > Contract: facts 2.1.
    private static func sized(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage else { return image }
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        return image.applyingSymbolConfiguration(configuration) ?? image
    }

    private func showTitle(_ title: String, of item: UIBarButtonItem, font: UIFont) {
        var isPlain = true
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let own = attributes(of: item, for: state)
            guard !own.isEmpty else { continue }
            isPlain = false
            var all: [NSAttributedString.Key: Any] = [.font: font]
            all[.foregroundColor] = titleColor(for: state)
            setAttributedTitle(NSAttributedString(string: title, attributes: all.merging(own) { $1 }), for: state)
        }
        if isPlain { setTitle(title, for: .normal) }
        let adjustment = looks.normal.titlePositionAdjustment
        let moved = item.titlePositionAdjustment(for: .default)
        titleEdgeInsets = UIEdgeInsets(
            top: adjustment.vertical + moved.vertical, left: adjustment.horizontal + moved.horizontal,
            bottom: -adjustment.vertical - moved.vertical, right: -adjustment.horizontal - moved.horizontal)
    }

    /// The bar's appearance, the item's own attributes on top; what a state leaves out is the normal state's.
    private func attributes(of item: UIBarButtonItem, for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let own = item.titleAttributes
        var result = looks.normal.titleTextAttributes
        if state == .highlighted { result.merge(looks.highlighted.titleTextAttributes) { $1 } }
        // A disabled title is grey whatever the normal one's colour is.
        if state == .disabled {
            result[.foregroundColor] = nil
            result.merge(looks.disabled.titleTextAttributes) { $1 }
        }
        var normal = own[.normal] ?? [:]
        if state == .disabled { normal[.foregroundColor] = nil }
        result.merge(normal) { $1 }
        if state != .normal, let special = own[state] { result.merge(special) { $1 } }
        return result
    }

    private func showBackground(of item: UIBarButtonItem, metrics: UIBarMetrics) {
        let states: [(UIControl.State, UIBarButtonItemStateAppearance)] = [
            (.normal, looks.normal), (.highlighted, looks.highlighted), (.disabled, looks.disabled),
        ]
        for (state, look) in states {
            if let image = look.backgroundImage ?? item.looks.background(state, style: item.style, metrics: metrics) {
                setBackgroundImage(image, for: state)
            }
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if let item, currentAttributedTitle != nil, let title = currentAttributedTitle?.string {
            showTitle(title, of: item, font: item.style == .done ? BarMetrics.doneFont : BarMetrics.buttonFont)
        }
    }

    // MARK: Size

    /// > Units: points.
    var naturalWidth: CGFloat {
        guard let item else { return 0 }
        if item.width > 0 { return item.width }
        var width = intrinsicContentSize.width
        for title in item.possibleTitles ?? [] {
            let label = UILabel(frame: .zero)
            label.font = titleLabel?.font
            label.text = title
            width = max(width, label.intrinsicContentSize.width)
        }
        return isPicture ? max(width, BarMetrics.minimumButtonWidth) : width
    }

    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        guard let height = currentBackgroundImage?.size.height, height > 0, height < bounds.height else { return bounds }
        let shift = looks.normal.backgroundImagePositionAdjustment
        return CGRect(
            x: bounds.minX + shift.horizontal, y: ((bounds.height - height) / 2).rounded() + shift.vertical, width: bounds.width,
            height: height)
    }

    /// A button takes touches in the whole bar's height and half of the way to its neighbour.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let wide = max(reach, (BarMetrics.touchTarget - bounds.width) / 2)
        return bounds.insetBy(dx: -min(wide, reach + 8), dy: -max(0, (BarMetrics.touchTarget - bounds.height) / 2)).contains(point)
    }
}
