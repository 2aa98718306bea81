internal import CoreGraphics
internal import Foundation

/// A rounded card with the rows of one menu. Content taller than the card scrolls.
@MainActor final class MenuCardView: UIView {
    private(set) var outline: MenuOutline
    let title: String
    /// The row of an outer card that opened this one.
    let parentItem: MenuOutline.Item?
    /// Scaled down while a submenu is open over it.
    var isCovered = false { didSet { shade.alpha = isCovered ? MenuMetrics.parentDimming : 0 } }
    private(set) var rows: [MenuRowView] = []
    private(set) var layout: MenuCardLayout
    private let body = UIView()
    private let background = MenuMaterial.background()
    private let content = UIView()
    private let shade = UIView()
    private let traits: UITraitCollection
    private let cardWidth: CGFloat

    init(outline: MenuOutline, title: String, parentItem: MenuOutline.Item? = nil, width: CGFloat, traits: UITraitCollection) {
        self.outline = outline
        self.title = title
        self.parentItem = parentItem
        self.traits = traits
        cardWidth = width
        layout = MenuCardLayout(width: 0, title: 0, groups: [], hairline: 1)
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = MenuMetrics.shadowOpacity
        layer.shadowRadius = MenuMetrics.shadowRadius
        layer.shadowOffset = MenuMetrics.shadowOffset
        body.clipsToBounds = true
        body.layer.cornerRadius = MenuMetrics.cornerRadius
        body.layer.cornerCurve = .continuous
        shade.backgroundColor = .black
        shade.alpha = 0
        body.addSubview(background)
        body.addSubview(content)
        body.addSubview(shade)
        addSubview(body)
        for view in [body, content, shade] { view.isUserInteractionEnabled = false }
        fill()
    }

    required init?(coder: NSCoder) { nil }

    static func width(for traits: UITraitCollection, room: CGFloat) -> CGFloat {
        let wanted =
            traits.preferredContentSizeCategory.isAccessibilityCategory ? MenuMetrics.accessibilityWidth : MenuMetrics.width
        return min(wanted, max(0, room))
    }

    /// Shows other rows; the card stays in place.
    func show(_ outline: MenuOutline) {
        self.outline = outline
        fill()
        setNeedsLayout()
    }

    private func fill() {
        for view in content.subviews { view.removeFromSuperview() }
        rows = []
        let marks = outline.hasMarks || parentItem != nil
        let titleHeight =
            parentItem.map { MenuRowMeasure.height($0, size: .large, width: cardWidth, hasMarks: marks, isHeader: true, traits) }
            ?? MenuRowMeasure.headerHeight(title, width: cardWidth, traits)
        let groups = outline.groups.map { group in
            MenuCardLayout.Group(
                header: MenuRowMeasure.headerHeight(group.title ?? "", width: cardWidth, traits), columns: columns(group.size),
                rows: group.items.map { MenuRowMeasure.height($0, size: group.size, width: cardWidth, hasMarks: marks, traits) })
        }
        layout = MenuCardLayout(width: cardWidth, title: titleHeight, groups: groups, hairline: 1 / max(1, traits.displayScale))
        for rect in layout.gaps { addBar(rect, MenuMaterial.gap) }
        if let parentItem, let rect = layout.headers[-1] {
            let header = MenuRowView(parentItem, size: .large, hasMarks: marks, isHeader: true, traits: traits)
            header.frame = rect
            content.addSubview(header)
            self.header = header
        } else if let rect = layout.headers[-1] {
            addHeader(title, rect)
        }
        var index = 0
        for (number, group) in outline.groups.enumerated() {
            if let title = group.title, let rect = layout.headers[number] { addHeader(title, rect) }
            for item in group.items {
                let row = MenuRowView(item, size: group.size, hasMarks: marks, traits: traits)
                row.frame = turned(layout.rows[index])
                content.addSubview(row)
                rows.append(row)
                index += 1
            }
        }
        for rect in layout.lines { addBar(turned(rect), MenuMaterial.line) }
    }

    /// The row that closes this submenu.
    private(set) var header: MenuRowView?

    private func columns(_ size: UIMenu.ElementSize) -> Int {
        switch size {
        case .small: MenuMetrics.smallColumns
        case .medium: MenuMetrics.mediumColumns
        default: 1
        }
    }

    private func addBar(_ rect: CGRect, _ color: UIColor) {
        let bar = UIView(frame: rect)
        bar.backgroundColor = color
        bar.isUserInteractionEnabled = false
        content.addSubview(bar)
    }

    private func addHeader(_ text: String, _ rect: CGRect) {
        let label = UILabel(frame: rect.insetBy(dx: MenuMetrics.sideInset, dy: 0))
        label.text = text
        label.numberOfLines = 0
        label.font = MenuRowMeasure.headerFont(traits)
        label.textColor = .secondaryLabel
        content.addSubview(label)
    }

    private func turned(_ rect: CGRect) -> CGRect {
        guard traits.layoutDirection == .rightToLeft else { return rect }
        return CGRect(x: layout.size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { layout.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        body.frame = bounds
        background.frame = body.bounds
        shade.frame = body.bounds
        content.frame = CGRect(origin: CGPoint(x: 0, y: -scrollOffset), size: layout.size)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius).cgPath
    }

    // MARK: Scrolling

    private(set) var scrollOffset: CGFloat = 0
    var scrolls: Bool { layout.size.height > bounds.height + 0.5 }
    func scroll(by delta: CGFloat) {
        scrollOffset = min(max(0, scrollOffset + delta), max(0, layout.size.height - bounds.height))
        setNeedsLayout()
    }
    override func scrollByWheel(_ delta: CGPoint, time: TimeInterval) -> Bool {
        guard scrolls else { return false }
        scroll(by: -delta.y)
        return true
    }

    // MARK: Lookup

    /// > Parameter point: in the card.
    func row(at point: CGPoint) -> MenuRowView? {
        guard bounds.contains(point) else { return nil }
        let inside = CGPoint(x: point.x, y: point.y + scrollOffset)
        if let header, header.frame.contains(inside) { return header }
        return rows.first { $0.frame.contains(inside) }
    }
}
