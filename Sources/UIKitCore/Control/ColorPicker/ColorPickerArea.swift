internal import CoreGraphics
import Foundation

/// A rectangle of colours; a touch sends `valueChanged` for each colour under it.
class ColorPickerArea: UIControl {
    var picked = PickedColor(red: 0, green: 0, blue: 0) { didSet { setNeedsLayout() } }
    let mark = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        layer.cornerRadius = 8
        clipsToBounds = true
        mark.isUserInteractionEnabled = false
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.borderWidth = 3
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    /// The colour at a point. > Units: points in the bounds, possibly outside.
    func color(at point: CGPoint) -> PickedColor { picked }

    override var reservedGestures: ControlGestures { [.tap, .drag] }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, event)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, event)
        return true
    }

    private func pick(_ touch: UITouch, _ event: UIEvent?) {
        var color = color(at: touch.location(in: self))
        color.alpha = picked.alpha
        guard color != picked else { return }
        picked = color
        sendActions(for: .valueChanged, with: event)
    }

    override var accessibilityValue: String? {
        get { accessibilityState.value ?? "#\(picked.hex)" }
        set { super.accessibilityValue = newValue }
    }
}

/// The grid of the colour picker.
final class ColorGridView: ColorPickerArea {
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = SystemStrings.text("Color grid")
        mark.layer.cornerRadius = 2
    }

    required init?(coder: NSCoder) { nil }

    override func color(at point: CGPoint) -> PickedColor {
        let cell = ColorGrid.cell(at: point, in: bounds.size)
        return ColorGrid.color(row: cell.row, column: cell.column)
    }

    private func rect(row: Int, column: Int) -> CGRect {
        // Edges on whole pixels, so that there are no seams between cells.
        let scale = max(contentScaleFactor, 1)
        func edge(_ index: Int, _ length: CGFloat, _ count: Int) -> CGFloat {
            (length * CGFloat(index) / CGFloat(count) * scale).rounded() / scale
        }
        let (left, top) = (edge(column, bounds.width, ColorGrid.columns), edge(row, bounds.height, ColorGrid.rows))
        return CGRect(
            x: left, y: top, width: edge(column + 1, bounds.width, ColorGrid.columns) - left,
            height: edge(row + 1, bounds.height, ColorGrid.rows) - top)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for row in 0..<ColorGrid.rows {
            for column in 0..<ColorGrid.columns {
                context.setFillColor(ColorGrid.color(row: row, column: column).color.cgColor)
                context.fill(self.rect(row: row, column: column))
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let cell = ColorGrid.cell(of: picked)
        mark.isHidden = cell == nil
        guard let cell else { return }
        mark.frame = rect(row: cell.row, column: cell.column)
        mark.layer.borderColor = (cell.row == 0 && cell.column < 3 ? UIColor.systemGray : .white).cgColor
    }
}

/// The spectrum of the colour picker.
final class ColorSpectrumView: ColorPickerArea {
    private static let markSide: CGFloat = 26

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = SystemStrings.text("Color spectrum")
        mark.layer.cornerRadius = Self.markSide / 2
    }

    required init?(coder: NSCoder) { nil }

    override func color(at point: CGPoint) -> PickedColor { ColorSpectrum.color(at: point, in: bounds.size) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let hues = (0...6).map { PickedColor(hue: Double($0) / 6, saturation: 1, brightness: 1).color.cgColor }
        let (clearWhite, clearBlack) = (UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 0, alpha: 0).cgColor)
        let middle = CGPoint(x: 0, y: bounds.midY)
        fill(context, hues, from: .zero, to: CGPoint(x: bounds.maxX, y: 0))
        fill(context, [UIColor.white.cgColor, clearWhite], from: .zero, to: middle)
        fill(context, [clearBlack, UIColor.black.cgColor], from: middle, to: CGPoint(x: 0, y: bounds.maxY))
    }

    private func fill(_ context: CGContext, _ colors: [CGColor], from start: CGPoint, to end: CGPoint) {
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = ColorSpectrum.place(of: picked, in: bounds.size)
        mark.bounds.size = CGSize(width: Self.markSide, height: Self.markSide)
        mark.center = place
        mark.backgroundColor = picked.opaque.color
    }
}
