internal import CoreGraphics
public import Foundation
internal import ObjectiveC

/// A disc of the selected colour that opens a colour picker.
///
/// > Contract: UIKit, UIColorWell. Sends `valueChanged` for each colour picked.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// > Units: points. Confidence R.
    private enum Metrics {
        static let side: CGFloat = 28
        static let ring: CGFloat = 3
        static let gap: CGFloat = 2
    }

    private lazy var relay = ColorWellPickerDelegate(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Reads title, colour and opacity setting from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        title = coder.objectIfPresent(forKey: "UITitle") as? String
        selectedColor = coder.objectIfPresent(forKey: "UISelectedColor") as? UIColor
        if coder.containsValue(forKey: "UISupportsAlpha") { supportsAlpha = coder.decodeBool(forKey: "UISupportsAlpha") }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let selectedColor { coder.encode(selectedColor, forKey: "UISelectedColor") }
        coder.encode(supportsAlpha, forKey: "UISupportsAlpha")
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    private func build() {
        isOpaque = false
        contentMode = .redraw
    }

    /// The picker's title.
    open var title: String?
    /// Whether the user can change the opacity; default true.
    open var supportsAlpha = true
    /// Nil shows an empty disc; setting it sends no event.
    open var selectedColor: UIColor? {
        willSet { KeyValueChanges.will(self, "selectedColor") }
        didSet {
            defer { KeyValueChanges.did(self, "selectedColor") }
            setNeedsDisplay()
        }
    }

    package override var reservedGestures: ControlGestures { .tap }
    package override var sendsPrimaryActionOnTouchUp: Bool { true }
    package override func controlStateDidChange() { alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : SwitchMetrics.disabledAlpha }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: Metrics.side, height: Metrics.side) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Metrics.side, height: Metrics.side) }

    // MARK: Picking

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, isTouchInside, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) { openPicker() }
    }

    open override func accessibilityActivate() -> Bool {
        openPicker()
        return true
    }

    private func openPicker() {
        var link: UIResponder? = next
        while let here = link, !(here is UIViewController) { link = here.next }
        guard let presenter = link as? UIViewController else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor.resolvedColor(with: traitCollection) }
        picker.delegate = relay
        presenter.present(picker, animated: true)
    }

    func take(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height, Metrics.side)
        let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        drawRing(context, in: disc)
        let inner = disc.insetBy(dx: Metrics.ring + Metrics.gap, dy: Metrics.ring + Metrics.gap)
        guard inner.width > 0 else { return }
        guard let selectedColor else {
            UIColor.tertiarySystemFill.setFill()
            return context.fillEllipse(in: inner)
        }
        let shown = PickedColor(selectedColor.resolvedColor(with: traitCollection))
        if shown.alpha < 1 {
            UIColor.white.setFill()
            context.fillEllipse(in: inner)
            UIColor.systemGray3.setFill()
            context.saveGState()
            context.addEllipse(in: inner)
            context.clip()
            context.fill(CGRect(x: inner.minX, y: inner.minY, width: inner.width / 2, height: inner.height / 2))
            context.fill(CGRect(x: inner.midX, y: inner.midY, width: inner.width / 2, height: inner.height / 2))
            context.restoreGState()
        }
        shown.color.setFill()
        context.fillEllipse(in: inner)
    }

    private func drawRing(_ context: CGContext, in disc: CGRect) {
        let colors = (0...12).map { PickedColor(hue: Double($0) / 12, saturation: 0.85, brightness: 1).color.cgColor }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
        context.saveGState()
        context.addEllipse(in: disc)
        context.addEllipse(in: disc.insetBy(dx: Metrics.ring, dy: Metrics.ring))
        context.clip(using: .evenOdd)
        context.drawConicGradient(gradient, center: CGPoint(x: disc.midX, y: disc.midY), angle: 0)
        context.restoreGState()
    }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        setNeedsDisplay()
    }

    // MARK: Accessibility

    package override var kindTraits: UIAccessibilityTraits { .button }
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? title ?? SystemStrings.text("Color picker") }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? selectedColor.map { "#\(PickedColor($0.resolvedColor(with: traitCollection)).hex)" } }
        set { super.accessibilityValue = newValue }
    }
}

/// Passes colours from the picker to the well, without retaining the well.
private final class ColorWellPickerDelegate: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) {
        self.well = well
        super.init()
    }

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        well?.take(color)
    }
}
