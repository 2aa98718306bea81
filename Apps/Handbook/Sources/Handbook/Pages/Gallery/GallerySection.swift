import UIKit

/// A line of the gallery: a caption and controls, or only controls.
struct GalleryRow {
    let caption: String?
    let views: [UIView]

    init(_ caption: String?, _ views: [UIView]) {
        self.caption = caption
        self.views = views
    }

    /// Whether its only control takes the full width.
    var fillsWidth: Bool {
        guard caption == nil, let view = views.first, views.count == 1 else { return false }
        return !(view is UISwitch || view is UIStepper)
    }
}

/// A heading and a card of lines.
class GallerySection: UIView {
    private let rows: [GalleryRow]
    private let heading = UILabel()
    private let card = UIView()
    private var captions: [UILabel?] = []
    private var lines: [UIView] = []

    init(title: String, rows: [GalleryRow]) {
        self.rows = rows
        super.init(frame: .zero)
        heading.text = localized(title)
        heading.font = .systemFont(ofSize: 13)
        heading.textColor = .secondaryLabel
        heading.accessibilityTraits = .header
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        addSubview(heading)
        addSubview(card)
        for row in rows { add(row) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func add(_ row: GalleryRow) {
        let caption = row.caption.map { text in
            let label = UILabel()
            label.text = localized(text)
            label.font = .systemFont(ofSize: 17)
            card.addSubview(label)
            return label
        }
        captions.append(caption)
        for view in row.views { card.addSubview(view) }
        let line = UIView()
        line.backgroundColor = .separator
        card.addSubview(line)
        lines.append(line)
    }

    private func rowHeight(_ row: GalleryRow) -> CGFloat {
        let tallest = row.views.map { $0.sizeThatFits(CGSize(width: 200, height: 100)).height }.max() ?? 0
        return max(52, tallest + 16)
    }

    func height(for width: CGFloat) -> CGFloat {
        24 + rows.reduce(0) { $0 + rowHeight($1) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        heading.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 18)
        card.frame = CGRect(x: 0, y: 24, width: bounds.width, height: max(0, bounds.height - 24))
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            let height = rowHeight(row)
            place(row, caption: captions[index], in: CGRect(x: 16, y: y, width: max(0, bounds.width - 32), height: height))
            y += height
            lines[index].frame = CGRect(x: 16, y: y - 0.5, width: max(0, bounds.width - 16), height: 0.5)
            lines[index].isHidden = index == rows.count - 1
        }
    }

    private func place(_ row: GalleryRow, caption: UILabel?, in rect: CGRect) {
        caption?.frame = CGRect(x: rect.minX, y: rect.minY, width: rect.width * 0.6, height: rect.height)
        if row.fillsWidth, let view = row.views.first {
            let height = view.sizeThatFits(rect.size).height
            view.frame = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
            return
        }
        let sizes = row.views.map { $0.sizeThatFits(rect.size) }
        let total = sizes.reduce(0) { $0 + $1.width }
        let gaps = CGFloat(row.views.count - 1)
        let gap = caption == nil && gaps > 0 ? max(4, (rect.width - total) / gaps) : 12
        var x = rect.maxX - total - gap * gaps
        for (view, size) in zip(row.views, sizes) {
            view.frame = CGRect(x: x, y: (rect.midY - size.height / 2).rounded(), width: size.width, height: size.height)
            x += size.width + gap
        }
    }
}
