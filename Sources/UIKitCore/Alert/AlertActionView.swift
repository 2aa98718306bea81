internal import CoreGraphics
internal import Foundation

/// One action of an alert.
@MainActor final class AlertActionView: UIView {
    let action: UIAlertAction
    private let label = UILabel()
    private let image = UIImageView()
    private let checkmark = UIImageView(image: UIImage(systemName: "checkmark"))
    private let choose: (UIAlertAction) -> Void
    var isPressed = false { didSet { backgroundColor = isPressed ? AlertMetrics.pressed : nil } }

    init(_ action: UIAlertAction, isSheet: Bool, isEmphasized: Bool, choose: @escaping (UIAlertAction) -> Void) {
        (self.action, self.choose) = (action, choose)
        super.init(frame: .zero)
        let regular = UIFont.preferredFont(forTextStyle: isSheet ? .title3 : .body)
        label.font = isEmphasized ? .systemFont(ofSize: regular.pointSize, weight: .semibold) : regular
        label.text = action.title
        label.textAlignment = action.look.alignment
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.isAccessibilityElement = false
        addSubview(label)
        image.image = action.look.image
        for (view, isShown) in [(image, action.look.image != nil), (checkmark, action.look.isChecked)] where isShown {
            view.contentMode = .center
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityIdentifier = action.accessibilityIdentifier
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        let color = action.look.titleColor ?? (action.style == .destructive ? .systemRed : tintColor)
        label.textColor = action.isEnabled ? color : .tertiaryLabel
        image.tintColor = action.isEnabled ? action.look.imageColor ?? color : .tertiaryLabel
        checkmark.tintColor = label.textColor
    }

    /// The width that the title needs. > Units: points.
    var naturalWidth: CGFloat { label.intrinsicContentSize.width + leading + trailing }
    /// What is left of the title, and right of it; with text in the middle the same.
    private var leading: CGFloat {
        AlertMetrics.rowInset + (image.superview == nil ? 0 : image.intrinsicContentSize.width + 2 * AlertMetrics.rowInset)
    }
    private var trailing: CGFloat {
        AlertMetrics.rowInset + (checkmark.superview == nil ? 0 : checkmark.intrinsicContentSize.width + 2 * AlertMetrics.rowInset)
    }
    func naturalHeight(least: CGFloat) -> CGFloat { max(least, (label.font.lineHeight + 22).rounded(.up)) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isMiddle = label.textAlignment == .center
        let (start, end) = isMiddle ? (max(leading, trailing), max(leading, trailing)) : (leading, trailing)
        label.frame = CGRect(x: isTurned ? end : start, y: 0, width: max(0, bounds.width - start - end), height: bounds.height)
        for (view, isLeft) in [(image, !isTurned), (checkmark, isTurned)] where view.superview != nil {
            let width = view.intrinsicContentSize.width
            let x = isLeft ? 2 * AlertMetrics.rowInset : bounds.width - 2 * AlertMetrics.rowInset - width
            view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    override func accessibilityActivate() -> Bool {
        choose(action)
        return true
    }
}

/// The actions of one card: a touch may slide between them before it ends.
@MainActor final class AlertActionListView: UIView {
    private(set) var rows: [AlertActionView] = []
    private var lines: [UIView] = []
    private var isBeside = false
    private var choose: (UIAlertAction) -> Void = { _ in }

    func show(_ actions: [UIAlertAction], isSheet: Bool, emphasized: UIAlertAction?, choose: @escaping (UIAlertAction) -> Void) {
        for view in rows + lines { view.removeFromSuperview() }
        self.choose = choose
        rows = actions.map { AlertActionView($0, isSheet: isSheet, isEmphasized: $0 === emphasized, choose: choose) }
        lines = actions.map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            return line
        }
        for view in rows + lines { addSubview(view) }
        setNeedsLayout()
    }

    /// Two actions of an alert are side by side if both titles fit.
    func height(width: CGFloat, least: CGFloat, mayBeBeside: Bool) -> CGFloat {
        isBeside = mayBeBeside && rows.count == 2 && rows.allSatisfy { $0.naturalWidth <= width / 2 }
        let heights = rows.map { $0.naturalHeight(least: least) }
        return isBeside ? heights.max() ?? 0 : heights.reduce(0, +)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(1, traitCollection.displayScale)
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let part = isBeside ? bounds.width / 2 : bounds.width
        let height = rows.isEmpty ? 0 : isBeside ? bounds.height : bounds.height / CGFloat(rows.count)
        // In a pair the cancel action comes first, in a stack last.
        let ordered = isBeside && rows.last?.action.style == .cancel ? rows.reversed() : rows
        for (index, row) in ordered.enumerated() {
            let column = isBeside ? (isTurned ? rows.count - 1 - index : index) : 0
            row.frame = CGRect(x: CGFloat(column) * part, y: isBeside ? 0 : CGFloat(index) * height, width: part, height: height)
            lines[index].frame = CGRect(x: row.frame.minX, y: row.frame.minY, width: part, height: hairline)
        }
        guard isBeside else { return }
        // Above a pair there is one separator, and between the two another.
        lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
        lines[1].frame = CGRect(x: part, y: 0, width: hairline, height: height)
    }

    // MARK: Touches

    private func row(at touch: UITouch?) -> AlertActionView? {
        guard let touch, !touch.isSecondaryClick else { return nil }
        let place = touch.location(in: self)
        return rows.first { $0.frame.contains(place) && $0.action.isEnabled }
    }

    private func press(_ row: AlertActionView?) { for other in rows { other.isPressed = other === row } }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event).map { _ in self } }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(row(at: touches.first)) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let found = row(at: touches.first)
        if let found, !found.isPressed { HapticLog.play(.selection) }
        press(found)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let chosen = row(at: touches.first)
        press(nil)
        if let chosen { choose(chosen.action) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }
}
