internal import CoreGraphics
package import Foundation
internal import ObjectiveC

/// Shows one bar button item with a system button, and extends its touch area.
@MainActor package final class BarButton: UIView {
    let button = UIButton(type: .system)
    package let item: UIBarButtonItem
    private let looks: UIBarButtonItemAppearance
    private let metrics: UIBarMetrics
    /// The touch area beyond the button on each side. > Units: points.
    var reach: CGFloat = BarMetrics.buttonGap / 2
    private var font: UIFont { item.style == .done ? BarMetrics.doneFont : BarMetrics.buttonFont }

    init(_ item: UIBarButtonItem, looks: UIBarButtonItemAppearance, compact: Bool) {
        self.item = item
        self.looks = looks
        metrics = compact ? .compact : .default
        super.init(frame: .zero)
        addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
        show(compact: compact)
    }

    required init?(coder: NSCoder) { nil }

    private func act() { item.perform() }

    // MARK: Appearance

    private func show(compact: Bool) {
        button.isEnabled = item.isEnabled
        button.isSelected = item.isSelected
        if let tint = item.tintColor { tintColor = tint }
        button.menu = item.menu
        button.preferredMenuElementOrder = item.preferredMenuElementOrder
        button.showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
        button.changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
        button.titleLabel?.font = font
        let (title, image) = contents(of: item, compact: compact)
        if let image {
            button.setImage(image, for: .normal)
            button.imageEdgeInsets = compact && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
        } else {
            showTitle(title ?? "")
        }
        showBackground()
        button.accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem.flatMap(SystemBarItem.spokenName) ?? title
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.accessibilityHint = item.accessibilityHint
        button.accessibilityValue = item.accessibilityValue
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

    private func showTitle(_ title: String) {
        var isPlain = true
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let own = attributes(for: state)
            guard !own.isEmpty else { continue }
            isPlain = false
            var all: [NSAttributedString.Key: Any] = [.font: font]
            all[.foregroundColor] = state == .disabled ? button.titleColor(for: state) : tintColor
            button.setAttributedTitle(StyledTitle.string(title, all.merging(own) { $1 }), for: state)
        }
        if isPlain { button.setTitle(title, for: .normal) }
        let (adjustment, moved) = (looks.normal.titlePositionAdjustment, item.looks.titleShift(metrics))
        let (right, down) = (adjustment.horizontal + moved.horizontal, adjustment.vertical + moved.vertical)
        button.titleEdgeInsets = UIEdgeInsets(top: down, left: right, bottom: -down, right: -right)
    }

    /// The bar's attributes for a state, overridden by the item's; a state that sets none uses those of the normal state.
    private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let own = item.titleAttributes
        var result = looks.normal.titleTextAttributes
        if state == .highlighted { result.merge(looks.highlighted.titleTextAttributes) { $1 } }
        // A disabled title is grey whatever the normal colour is.
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

    private func showBackground() {
        let states: [(UIControl.State, UIBarButtonItemStateAppearance)] = [
            (.normal, looks.normal), (.highlighted, looks.highlighted), (.disabled, looks.disabled),
        ]
        for (state, look) in states {
            if let image = look.backgroundImage ?? item.looks.background(state, style: item.style, metrics: metrics) {
                button.setBackgroundImage(image, for: state)
            }
        }
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        if let title = button.currentAttributedTitle?.string { showTitle(title) }
    }

    // MARK: Size

    /// > Units: points.
    var naturalWidth: CGFloat {
        if item.width > 0 { return item.width }
        var width = button.intrinsicContentSize.width
        for title in item.possibleTitles ?? [] {
            let label = UILabel(frame: .zero)
            label.font = font
            label.text = title
            width = max(width, label.intrinsicContentSize.width.rounded(.up))
        }
        return button.currentImage == nil ? width : max(width, BarMetrics.minimumButtonWidth)
    }

    /// A background image lower than the bar retains its height; a displacement of the image moves the button.
    package override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        guard let image = button.currentBackgroundImage, image.size.height > 0 else { return }
        let height = min(image.size.height, bounds.height)
        let shift = looks.normal.backgroundImagePositionAdjustment
        let down = shift.vertical + item.looks.backgroundShift(metrics)
        button.frame = CGRect(
            x: shift.horizontal, y: ((bounds.height - height) / 2).rounded() + down, width: bounds.width, height: height)
    }

    /// The touch area has the bar's height and half the distance to the neighbours.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let wide = max(reach, (BarMetrics.touchTarget - bounds.width) / 2)
        return bounds.insetBy(dx: -min(wide, reach + 8), dy: -max(0, (BarMetrics.touchTarget - bounds.height) / 2)).contains(point)
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : button
    }
}
