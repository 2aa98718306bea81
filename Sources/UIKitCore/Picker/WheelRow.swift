internal import Foundation
internal import QuartzCore
internal import ViewLayout

/// The content of a wheel's row.
enum WheelRowContent {
    case text(String, color: UIColor, alignment: NSTextAlignment)
    case attributed(NSAttributedString)
    case view(UIView)
    case nothing
}

/// One row of a wheel: text or an app's view, rotated with the drum.
@MainActor final class WheelRow: UIView {
    private var label: UILabel?
    private(set) var custom: UIView?
    /// Text rows are drawn in the middle row's size and scaled down elsewhere; an app's views retain their size.
    private var sideScale: CGFloat = 1
    private var fillsRow = false
    /// The margin next to the row, for slightly wider texts. > Units: points.
    var margin: CGFloat = 0 { didSet { if margin != oldValue { setNeedsLayout() } } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.isDoubleSided = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: WheelRowContent) {
        switch content {
        case .text(let text, let color, let alignment):
            let label = plainLabel()
            label.font = .systemFont(ofSize: PickerMetrics.middleFontSize)
            label.textColor = color
            label.textAlignment = alignment
            label.text = text
        case .attributed(let text):
            let label = plainLabel()
            label.textAlignment = .center
            label.attributedText = Self.sized(text)
        case .view(let view):
            removeLabel()
            sideScale = 1
            if view !== custom { takeCustom() }
            custom = view
            fillsRow = view.frame.isEmpty
            view.removeFromSuperview()
            addSubview(view)
        case .nothing:
            removeLabel()
            takeCustom()
        }
        setNeedsLayout()
    }

    /// Releases the app's view, for another row.
    @discardableResult func takeCustom() -> UIView? {
        defer { custom = nil }
        if custom?.superview === self { custom?.removeFromSuperview() }
        return custom
    }

    private func plainLabel() -> UILabel {
        takeCustom()
        sideScale = PickerMetrics.sideFontSize / PickerMetrics.middleFontSize
        if let label { return label }
        let made = UILabel(frame: bounds)
        addSubview(made)
        label = made
        return made
    }

    private func removeLabel() {
        label?.removeFromSuperview()
        label = nil
    }

    /// Titles without a font attribute use the wheel's.
    private static func sized(_ text: NSAttributedString) -> NSAttributedString {
        let sized = NSMutableAttributedString(attributedString: text)
        let font = UIFont.systemFont(ofSize: PickerMetrics.middleFontSize)
        let all = NSRange(location: 0, length: sized.length)
        text.enumerateAttribute(.font, in: all, options: []) { value, range, _ in
            if value == nil { sized.addAttribute(.font, value: font, range: range) }
        }
        text.enumerateAttribute(.foregroundColor, in: all, options: []) { value, range, _ in
            if value == nil { sized.addAttribute(.foregroundColor, value: UIColor.label, range: range) }
        }
        return sized
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label?.frame = bounds.insetBy(dx: -margin, dy: 0).offsetBy(dx: -edge * margin, dy: 0)
        guard let custom else { return }
        // Views created without a size fill the row.
        if fillsRow { custom.frame = bounds } else { custom.center = CGPoint(x: bounds.midX, y: bounds.midY) }
    }

    // MARK: Layout

    /// - Parameters:
    ///   - center: the middle of the wheel, in the superview.
    ///   - towards: the horizontal distance of the eye from it.
    func place(_ placement: WheelGeometry.Placement, nearness: CGFloat, center: CGPoint, size: CGSize, towards eye: CGFloat) {
        if bounds.size != size { bounds = CGRect(origin: .zero, size: size) }
        self.center = center
        let scale = sideScale + (1 - sideScale) * nearness
        var turned = CATransform3DMakeScale(scale * placement.horizontalScale, scale, 1)
        turned = CATransform3DConcat(turned, CATransform3DMakeRotation(-placement.angle, 1, 0, 0))
        // The edge that texts are aligned to is the same for all text sizes.
        let drift = eye * (1 - placement.horizontalScale) + edge * (1 - scale) * size.width / 2
        turned = CATransform3DConcat(turned, CATransform3DMakeTranslation(drift, placement.y, -placement.depth))
        transform3D = turned
        alpha = placement.opacity
    }

    /// The edge that the text is aligned to: -1 left, 0 in the middle, 1 right.
    private var edge: CGFloat {
        guard let label else { return 0 }
        switch label.textAlignment {
        case .left: return -1
        case .right: return 1
        case .natural, .justified: return readsRightToLeft ? 1 : -1
        default: return 0
        }
    }

    /// The accessibility text of the row.
    var spokenText: String? {
        if let label { return label.text ?? label.attributedText?.string }
        guard let custom else { return nil }
        return Self.spoken(in: custom)
    }

    private static func spoken(in view: UIView) -> String? {
        if let text = view.accessibilityLabel, !text.isEmpty { return text }
        let parts = view.subviews.compactMap { spoken(in: $0) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
