internal import CoreGraphics
internal import Foundation

/// The view of an alert controller: one card, and below an action sheet's a second one with the cancel action.
@MainActor final class AlertView: UIView {
    unowned let alert: UIAlertController
    private let main = AlertCardView()
    private let cancel = AlertCardView()

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        cancel.isPlain = true
        addSubview(main)
        addSubview(cancel)
        accessibilityViewIsModal = true
        reload()
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { alert.preferredStyle == .actionSheet }

    func reload() {
        let cancelling = alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        let isBelow = isSheet && !alert.isPopover
        let shown = isSheet ? others : others + cancelling
        main.show(
            title: (alert.title, alert.attributedTitle), message: (alert.message, alert.attributedMessage), fields: alert.textFields ?? [],
            actions: shown, isSheet: isSheet,
            emphasized: alert.emphasized
        ) { [weak alert] in alert?.choose($0) }
        cancel.show(
            title: (nil, nil), message: (nil, nil), fields: [], actions: isBelow ? cancelling : [], isSheet: isSheet,
            emphasized: alert.emphasized
        ) { [weak alert] in alert?.choose($0) }
        cancel.isHidden = cancel.isEmpty
        main.isHidden = main.isEmpty
        main.isBare = alert.isPopover
        setNeedsLayout()
        (alert.presentation.session?.container ?? superview)?.setNeedsLayout()
    }

    /// The size in the available space; never wider than an alert.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(size.width, isSheet ? size.width : contentWidthOverride)
        return CGSize(width: width, height: min(size.height, heights(width).main + heights(width).gap + heights(width).cancel))
    }

    private var contentWidthOverride: CGFloat {
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? AlertMetrics.accessibilityWidth : AlertMetrics.width
    }

    private func heights(_ width: CGFloat) -> (main: CGFloat, gap: CGFloat, cancel: CGFloat) {
        let below = cancel.isEmpty ? 0 : cancel.height(width: width)
        let above = main.isEmpty ? 0 : main.height(width: width)
        return (above, below > 0 && above > 0 ? AlertMetrics.sheetMargin : 0, below)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A popover's arrow is outside of the safe area.
        let area = alert.isPopover ? bounds.inset(by: safeAreaInsets) : bounds
        let parts = heights(area.width)
        let above = max(0, min(parts.main, area.height - parts.gap - parts.cancel))
        main.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: above)
        cancel.frame = CGRect(x: area.minX, y: area.minY + above + parts.gap, width: area.width, height: parts.cancel)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Texts, fields and actions on a card.
@MainActor final class AlertCardView: UIView {
    private let material = MenuMaterial.background()
    private let header = UIScrollView()
    private let footer = UIScrollView()
    private let title = UILabel()
    private let message = UILabel()
    private let fieldsFrame = UIView()
    private let rows = AlertActionListView()
    private var fields: [UITextField] = []
    private var isSheet = false

    /// Opaque instead of translucent.
    var isPlain = false { didSet { backgroundColor = isPlain ? AlertMetrics.cancelCard : nil } }
    /// In a popover, which has its own card.
    var isBare = false {
        didSet {
            material.isHidden = isBare || isPlain
            layer.cornerRadius = isBare ? 0 : AlertMetrics.corner
        }
    }
    var isEmpty: Bool { rows.rows.isEmpty && !hasHeader }
    private var hasHeader: Bool { !(title.text ?? "").isEmpty || !(message.text ?? "").isEmpty || !fields.isEmpty }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = AlertMetrics.corner
        layer.cornerCurve = .continuous
        addSubview(material)
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            header.addSubview(label)
        }
        title.accessibilityTraits = .header
        header.addSubview(fieldsFrame)
        fieldsFrame.backgroundColor = MenuMaterial.dynamic(light: .white, dark: UIColor(white: 0.11, alpha: 1))
        fieldsFrame.layer.borderWidth = 0.5
        for scroller in [header, footer] {
            scroller.contentInsetAdjustmentBehavior = .never
            addSubview(scroller)
        }
        footer.delaysContentTouches = false
        footer.addSubview(rows)
    }

    required init?(coder: NSCoder) { nil }

    func show(
        title text: Text, message detail: Text, fields new: [UITextField], actions: [UIAlertAction],
        isSheet: Bool,
        emphasized: UIAlertAction?, choose: @escaping (UIAlertAction) -> Void
    ) {
        self.isSheet = isSheet
        material.isHidden = isPlain || isBare
        let small = UIFont.preferredFont(forTextStyle: .footnote)
        title.font = isSheet ? .systemFont(ofSize: small.pointSize, weight: .semibold) : .preferredFont(forTextStyle: .headline)
        message.font = small
        for (label, text) in [(title, text), (message, detail)] {
            label.textColor = isSheet ? .secondaryLabel : .label
            label.text = text.plain
            if let text = text.attributed { label.attributedText = Self.completed(text, font: label.font, color: label.textColor) }
        }
        for field in fields where !new.contains(where: { $0 === field }) { field.removeFromSuperview() }
        fields = new
        for field in fields where field.superview !== fieldsFrame {
            field.font = .systemFont(ofSize: 13)
            fieldsFrame.addSubview(field)
        }
        fieldsFrame.isHidden = fields.isEmpty
        rows.show(actions, isSheet: isSheet, emphasized: emphasized, choose: choose)
        setNeedsLayout()
    }

    /// A text, and the one with attributes that replaces it.
    typealias Text = (plain: String?, attributed: NSAttributedString?)

    /// The alert's own font and colour where the text has none, in the middle.
    private static func completed(_ text: NSAttributedString, font: UIFont, color: UIColor) -> NSAttributedString {
        let middle = NSMutableParagraphStyle()
        middle.alignment = .center
        let completed = NSMutableAttributedString(
            string: text.string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: middle])
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            completed.addAttributes(values, range: range)
        }
        return completed
    }

    // MARK: Layout

    private struct Parts {
        var title = CGRect.zero
        var message = CGRect.zero
        var fields = CGRect.zero
        var header: CGFloat = 0
        var rows: CGFloat = 0
    }

    private func parts(_ width: CGFloat) -> Parts {
        var parts = Parts()
        let space = max(0, width - 2 * AlertMetrics.sideInset)
        func height(_ label: UILabel) -> CGFloat {
            (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude)).height
        }
        if hasHeader {
            let edge = isSheet ? AlertMetrics.sheetHeader : AlertMetrics.verticalInset
            var y = edge
            let first = height(title)
            parts.title = CGRect(x: AlertMetrics.sideInset, y: y, width: space, height: first)
            y += first
            let second = height(message)
            if second > 0, first > 0 { y += isSheet ? AlertMetrics.sheetTextGap : AlertMetrics.textGap }
            parts.message = CGRect(x: AlertMetrics.sideInset, y: y, width: space, height: second)
            y += second
            if !fields.isEmpty {
                if first + second > 0 { y += AlertMetrics.fieldGap }
                parts.fields = CGRect(x: AlertMetrics.sideInset, y: y, width: space, height: CGFloat(fields.count) * AlertMetrics.field)
                y = parts.fields.maxY
            }
            parts.header = y + edge
        }
        parts.rows = rows.height(width: width, least: isSheet ? AlertMetrics.sheetRow : AlertMetrics.row, mayBeBeside: !isSheet)
        return parts
    }

    func height(width: CGFloat) -> CGFloat {
        let parts = parts(width)
        return (parts.header + parts.rows).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        let parts = parts(bounds.width)
        // If the height is too small, the actions get what the header leaves, or up to two thirds of the height.
        let below = min(parts.rows, max(bounds.height - parts.header, min(parts.rows, bounds.height * 2 / 3)))
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
        footer.frame = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
        header.contentSize = CGSize(width: bounds.width, height: parts.header)
        footer.contentSize = CGSize(width: bounds.width, height: parts.rows)
        rows.frame = CGRect(x: 0, y: 0, width: bounds.width, height: parts.rows)
        (title.frame, message.frame, fieldsFrame.frame) = (parts.title, parts.message, parts.fields)
        fieldsFrame.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: AlertMetrics.fieldInset, y: CGFloat(index) * AlertMetrics.field,
                width: max(0, parts.fields.width - 2 * AlertMetrics.fieldInset), height: AlertMetrics.field)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
