import Foundation

/// The content of a colour picker. > Units: points.
final class ColorPickerView: UIView {
    private static let margin: CGFloat = 16
    private static let barHeight: CGFloat = 56
    private static let swatchSide: CGFloat = 30
    /// Default colours of the bottom row. Confidence R.
    private static let offered = [
        UIColor.black, .systemBlue, .systemGreen, .systemYellow, .systemRed, .systemPurple, .systemTeal, .systemOrange, .systemBrown,
        .white,
    ].map { PickedColor($0.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))) }

    private let titleLabel = UILabel(frame: .zero)
    private let closeButton = UIButton(type: .system)
    private let tabs = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"].map { SystemStrings.text($0) })
    private let grid = ColorGridView(frame: .zero)
    private let spectrum = ColorSpectrumView(frame: .zero)
    private let sliders = ColorSlidersView(frame: .zero)
    private let opacityCaption = ColorSlidersView.caption(SystemStrings.text("Opacity").uppercased())
    private let opacity = ColorSlider(frame: .zero)
    private let opacityNumber = ColorSlidersView.numberLabel()
    private let separator = UIView(frame: .zero)
    private let preview = ColorSwatch(side: 76)
    private let swatches = ColorPickerView.offered.map { ColorSwatch(color: $0, side: ColorPickerView.swatchSide) }
    private var picked = PickedColor(red: 0, green: 0, blue: 0)

    var onPick: (PickedColor, _ continuously: Bool) -> Void = { _, _ in }
    var onClose: () -> Void = {}
    var supportsAlpha = true { didSet { setNeedsLayout() } }
    /// Nil is "Colors".
    var title: String? { didSet { titleLabel.text = title ?? SystemStrings.text("Colors") } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        titleLabel.text = SystemStrings.text("Colors")
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        buildBar()
        opacity.accessibilityLabel = SystemStrings.text("Opacity")
        separator.backgroundColor = .separator
        preview.isUserInteractionEnabled = false
        preview.accessibilityLabel = SystemStrings.text("Selected color")
        for view in [titleLabel, closeButton, tabs, grid, spectrum, sliders, opacityCaption, opacity, opacityNumber, separator, preview] {
            addSubview(view)
        }
        for swatch in swatches { addSubview(swatch) }
        listen()
        showTab()
    }

    required init?(coder: NSCoder) { nil }

    private func buildBar() {
        closeButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        closeButton.tintColor = .systemGray3
        closeButton.accessibilityLabel = SystemStrings.text("Close")
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
        tabs.selectedSegmentIndex = 0
        tabs.addAction(UIAction { [weak self] _ in self?.showTab() }, for: .valueChanged)
    }

    private func listen() {
        let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]
        for area in [grid, spectrum] as [ColorPickerArea] {
            area.addAction(UIAction { [weak self, weak area] _ in if let area { self?.pick(area.picked, true) } }, for: .valueChanged)
            area.addAction(UIAction { [weak self, weak area] _ in if let area { self?.pick(area.picked, false) } }, for: ends)
        }
        sliders.onPick = { [weak self] color, continuously in self?.pick(color, continuously) }
        opacity.addAction(UIAction { [weak self] _ in self?.fade(true) }, for: .valueChanged)
        opacity.addAction(UIAction { [weak self] _ in self?.fade(false) }, for: ends)
        for swatch in swatches {
            swatch.addAction(UIAction { [weak self, weak swatch] _ in if let swatch { self?.choose(swatch.color) } }, for: .touchUpInside)
        }
    }

    private func fade(_ continuously: Bool) {
        var color = picked
        color.alpha = opacity.value
        pick(color, continuously)
    }

    private func choose(_ color: PickedColor) {
        var color = color
        color.alpha = picked.alpha
        pick(color, false)
    }

    private func pick(_ color: PickedColor, _ continuously: Bool) {
        show(color)
        onPick(color, continuously)
    }

    func show(_ color: PickedColor) {
        picked = color
        grid.picked = color
        // The spectrum's position is not recomputed from its own colour: greys have no hue.
        if spectrum.picked != color { spectrum.picked = color }
        sliders.picked = color
        preview.color = color
        var clear = color
        clear.alpha = 0
        opacity.ends = (clear, color.opaque)
        opacity.value = color.alpha
        opacity.knobColor = color.opaque.color
        opacityNumber.text = "\(Int((color.alpha * 100).rounded()))%"
    }

    private func showTab() {
        endEditing(true)
        grid.isHidden = tabs.selectedSegmentIndex != 0
        spectrum.isHidden = tabs.selectedSegmentIndex != 1
        sliders.isHidden = tabs.selectedSegmentIndex != 2
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let width = max(0, min(area.width - 2 * Self.margin, 520))
        let left = area.midX - width / 2
        titleLabel.frame = CGRect(x: left + 44, y: area.minY, width: max(0, width - 88), height: Self.barHeight)
        place(closeButton, CGRect(x: left + width - 36, y: area.minY + 10, width: 36, height: 36))
        tabs.frame = CGRect(x: left, y: area.minY + Self.barHeight, width: width, height: SegmentedMetrics.height)
        let footer = footerHeight
        let top = tabs.frame.maxY + Self.margin
        let height = max(0, min(width * CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns), area.maxY - top - footer))
        let content = CGRect(x: left, y: top, width: width, height: height)
        grid.frame = content
        spectrum.frame = content
        sliders.frame = content
        layoutFooter(from: content.maxY + Self.margin, left: left, width: width)
    }

    private var footerHeight: CGFloat { (supportsAlpha ? 22 + ColorSlider.height + Self.margin : 0) + 76 + 3 * Self.margin }

    private func layoutFooter(from top: CGFloat, left: CGFloat, width: CGFloat) {
        var y = top
        for view in [opacityCaption, opacity, opacityNumber] { view.isHidden = !supportsAlpha }
        if supportsAlpha {
            place(opacityCaption, CGRect(x: left, y: y, width: width, height: 18))
            y += 22
            place(opacity, CGRect(x: left, y: y, width: max(0, width - 78), height: ColorSlider.height))
            place(opacityNumber, CGRect(x: left + width - 62, y: y, width: 62, height: ColorSlider.height))
            y += ColorSlider.height + Self.margin
        }
        separator.frame = CGRect(x: left, y: y, width: width, height: 1 / max(contentScaleFactor, 1))
        y += Self.margin
        place(preview, CGRect(x: left, y: y, width: 76, height: 76))
        layoutSwatches(y: y, left: left + 76 + 20, width: max(0, width - 96))
    }

    private func layoutSwatches(y: CGFloat, left: CGFloat, width: CGFloat) {
        let columns = (swatches.count + 1) / 2
        let pitch = columns > 1 ? (width - Self.swatchSide) / CGFloat(columns - 1) : 0
        for (index, swatch) in swatches.enumerated() {
            let line = CGFloat(index / columns)
            place(
                swatch,
                CGRect(
                    x: left + CGFloat(index % columns) * pitch, y: y + line * (76 - Self.swatchSide), width: Self.swatchSide,
                    height: Self.swatchSide))
        }
    }

    private func place(_ view: UIView, _ rect: CGRect) {
        var rect = rect
        if readsRightToLeft { rect.origin.x = bounds.width - rect.maxX }
        view.frame = rect
    }
}

/// A colour that is displayed or can be picked.
final class ColorSwatch: UIControl {
    private let fill = UIView(frame: .zero)
    private let side: CGFloat

    var color: PickedColor {
        didSet { fill.backgroundColor = color.color }
    }

    init(color: PickedColor = PickedColor(red: 0, green: 0, blue: 0), side: CGFloat) {
        self.color = color
        self.side = side
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        fill.isUserInteractionEnabled = false
        fill.backgroundColor = color.color
        addSubview(fill)
        let radius = side > 40 ? 10 : side / 2
        for view in [self, fill] { view.layer.cornerRadius = radius }
        clipsToBounds = true
        layer.borderWidth = 0.5
    }

    required init?(coder: NSCoder) { nil }

    override var kindTraits: UIAccessibilityTraits { .button }
    override var accessibilityValue: String? {
        get { accessibilityState.value ?? "#\(color.hex)" }
        set { super.accessibilityValue = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func controlStateDidChange() { alpha = isHighlighted ? 0.6 : 1 }
}
