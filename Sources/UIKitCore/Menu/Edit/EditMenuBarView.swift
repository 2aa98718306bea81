internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The bar of an edit menu: entries in a row, arrows to further pages, and an arrow to the target.
@MainActor final class EditMenuBarView: UIView {
    private let elements: [UIMenuElement]
    private let layout: EditMenuLayout
    private let entryWidths: [CGFloat]
    private let shape = UIView()
    private let background: UIView
    private let outline = CAShapeLayer()
    private let content = UIView()
    private let target: CGRect
    private let space: CGRect
    private let arrow: EditMenuArrow
    private let height: CGFloat
    private let cornerRadius: CGFloat
    private(set) var page = 0
    private(set) var cells: [EditMenuCell] = []
    private var isAbove = true

    init(_ elements: [UIMenuElement], target: CGRect, space: CGRect, arrow: EditMenuArrow, traits: UITraitCollection) {
        self.elements = elements
        self.target = target
        self.space = space
        self.arrow = arrow
        let size = UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: EditMenuMetrics.fontSize, compatibleWith: traits)
        let font = UIFont.systemFont(ofSize: min(size, EditMenuMetrics.maximumFontSize))
        entryWidths = elements.map { EditMenuCell.width(of: $0, font) }
        layout = EditMenuLayout(entries: entryWidths, space: space.width)
        self.font = font
        let isBubble = !UIScreen.main.systemLook.hasEditMenuBar
        (height, cornerRadius) =
            isBubble
            ? (EditMenuMetrics.bubbleHeight, EditMenuMetrics.bubbleCornerRadius) : (EditMenuMetrics.height, EditMenuMetrics.cornerRadius)
        background = isBubble ? UIView() : UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        super.init(frame: .zero)
        if isBubble {
            overrideUserInterfaceStyle = .dark
            background.backgroundColor = Self.bubbleColor
        }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)
        shape.layer.mask = outline
        shape.addSubview(background)
        shape.addSubview(content)
        addSubview(shape)
        isUserInteractionEnabled = false
        show(page: 0)
    }

    required init?(coder: NSCoder) { nil }
    private let font: UIFont
    /// R
    private static let bubbleColor = UIColor(white: 0.18, alpha: 1)

    func show(page: Int) {
        guard layout.pages.indices.contains(page) else { return }
        self.page = page
        for view in content.subviews { view.removeFromSuperview() }
        cells = []
        let place = EditMenuLayout.frame(width: layout.widths[page], height: height, target: target, space: space, arrow: arrow)
        isAbove = place.isAbove
        let tip = EditMenuMetrics.arrowHeight
        frame =
            isAbove
            ? place.frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -tip, right: 0))
            : place.frame.inset(by: UIEdgeInsets(top: -tip, left: 0, bottom: 0, right: 0))
        shape.frame = bounds
        background.frame = bounds
        content.frame = CGRect(x: 0, y: isAbove ? 0 : tip, width: bounds.width, height: height)
        fill(layout.pages[page])
        let path = silhouette()
        outline.path = path.cgPath
        layer.shadowPath = path.cgPath
    }

    private func fill(_ entries: Range<Int>) {
        var views: [(EditMenuCell, CGFloat)] = []
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if entries.lowerBound > 0 { views.append((EditMenuCell(arrowTo: page - 1, pointsLeft: !isTurned), EditMenuMetrics.pageArrow)) }
        for index in entries { views.append((EditMenuCell(elements[index], font), entryWidths[index])) }
        if entries.upperBound < elements.count {
            views.append((EditMenuCell(arrowTo: page + 1, pointsLeft: isTurned), EditMenuMetrics.pageArrow))
        }
        var x: CGFloat = 0
        let hairline = 1 / max(1, traitCollection.displayScale)
        for (index, (cell, width)) in views.enumerated() {
            let frame = CGRect(x: x, y: 0, width: min(width, bounds.width - x), height: height)
            cell.frame = turned(frame, isTurned)
            content.addSubview(cell)
            cells.append(cell)
            if index > 0 {
                let bar = UIView(frame: turned(CGRect(x: x, y: 0, width: hairline, height: height), isTurned))
                bar.backgroundColor = MenuMaterial.line
                content.addSubview(bar)
            }
            x += width
        }
    }

    private func turned(_ rect: CGRect, _ turn: Bool) -> CGRect {
        turn ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    /// The outline of a rounded bar with an arrow.
    private func silhouette() -> UIBezierPath {
        let path = UIBezierPath(roundedRect: content.frame, cornerRadius: cornerRadius)
        let half = EditMenuMetrics.arrowWidth / 2
        let inset = cornerRadius + half
        let middle = max(inset, min(target.midX - frame.minX, bounds.width - inset))
        let base = isAbove ? content.frame.maxY : content.frame.minY
        let tip = isAbove ? bounds.maxY : bounds.minY
        let point = UIBezierPath()
        point.move(to: CGPoint(x: middle - half, y: base))
        point.addLine(to: CGPoint(x: middle, y: tip))
        point.addLine(to: CGPoint(x: middle + half, y: base))
        point.close()
        path.append(isAbove ? point : point.reversing())
        return path
    }

    /// > Parameter point: in the bar's superview.
    func cell(at point: CGPoint) -> EditMenuCell? {
        guard let superview else { return nil }
        return cells.first { $0.bounds.contains($0.convert(point, from: superview)) }
    }

    func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
}

/// One entry, or an arrow to another page.
@MainActor final class EditMenuCell: UIView {
    let element: UIMenuElement?
    let page: Int?
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ element: UIMenuElement, _ font: UIFont) {
        self.element = element
        page = nil
        super.init(frame: .zero)
        label.text = element.title
        label.font = font
        label.textAlignment = .center
        let leaf = element as? any UIMenuLeaf
        let color: UIColor =
            leaf?.attributes.contains(.disabled) ?? false
            ? .tertiaryLabel : leaf?.attributes.contains(.destructive) ?? false ? .systemRed : .label
        label.textColor = color
        picture.tintColor = color
        if element.title.isEmpty { picture.image = element.image }
        setUp(element.title)
        if leaf?.attributes.contains(.disabled) ?? false { accessibilityTraits = [.button, .notEnabled] }
    }

    init(arrowTo page: Int, pointsLeft: Bool) {
        element = nil
        self.page = page
        super.init(frame: .zero)
        picture.image = UIImage(
            systemName: pointsLeft ? "chevron.left" : "chevron.right",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        picture.tintColor = .label
        setUp(SystemStrings.text(pointsLeft ? "Previous" : "Next"))
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ name: String) {
        isUserInteractionEnabled = false
        picture.contentMode = .center
        label.isAccessibilityElement = false
        addSubview(label)
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .button
    }

    var isUsable: Bool { !accessibilityTraits.contains(.notEnabled) }
    var isHighlighted = false { didSet { backgroundColor = isHighlighted ? MenuMaterial.highlight : nil } }

    static func width(of element: UIMenuElement, _ font: UIFont) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.text = element.title
        let text = element.title.isEmpty ? element.image?.size.width ?? 0 : label.sizeThatFits(CGSize(width: 10_000, height: 100)).width
        return (text + 2 * EditMenuMetrics.sideInset).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        picture.frame = bounds
    }
}
