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
        heading.font = .preferredFont(forTextStyle: .footnote)
        heading.adjustsFontForContentSizeCategory = true
        heading.numberOfLines = 0
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
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
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

    // MARK: Layout

    private static let margin: CGFloat = 16

    /// Where a row's caption and controls are. Controls that do not fit next to the caption are below it, in as many lines as they need.
    private struct Placement {
        var caption: CGRect
        var frames: [CGRect]
        var height: CGFloat
    }

    private func placement(_ row: GalleryRow, _ caption: UILabel?, in width: CGFloat) -> Placement {
        if row.fillsWidth, let view = row.views.first {
            let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let height = max(52, size.height + 16)
            return Placement(
                caption: .zero, frames: [CGRect(x: 0, y: (height - size.height) / 2, width: width, height: size.height)], height: height)
        }
        let sizes = row.views.map { view in
            let size = view.sizeThatFits(CGSize(width: width, height: 100))
            return CGSize(width: min(width, size.width), height: size.height)
        }
        let tallest = sizes.map(\.height).max() ?? 0
        let total = sizes.reduce(0) { $0 + $1.width } + (caption == nil ? 4 : 12) * CGFloat(max(0, sizes.count - 1))
        let room = CGSize(width: width * 0.6, height: .greatestFiniteMagnitude)
        let text = caption?.sizeThatFits(room) ?? .zero
        guard total > width - (caption == nil ? 0 : max(text.width + 12, width * 0.3)) else {
            let height = max(52, tallest + 16, text.height + 16)
            let frames = line(sizes, in: CGRect(x: 0, y: 0, width: width, height: height), spread: caption == nil)
            return Placement(caption: CGRect(x: 0, y: 0, width: room.width, height: height), frames: frames, height: height)
        }
        return wrapped(sizes, caption, in: width)
    }

    private func wrapped(_ sizes: [CGSize], _ caption: UILabel?, in width: CGFloat) -> Placement {
        let text = caption?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up) ?? 0
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, text > 0 ? text + 16 : 8, 0)
        var frames: [CGRect] = []
        for size in sizes {
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 8, 0) }
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            (x, height) = (x + size.width + 12, max(height, size.height))
        }
        return Placement(caption: CGRect(x: 0, y: 8, width: width, height: text), frames: frames, height: max(52, y + height + 8))
    }

    /// In one line, at its end, or spread over all of it.
    private func line(_ sizes: [CGSize], in rect: CGRect, spread: Bool) -> [CGRect] {
        let total = sizes.reduce(0) { $0 + $1.width }
        let gaps = CGFloat(sizes.count - 1)
        let gap = spread && gaps > 0 ? max(4, (rect.width - total) / gaps) : 12
        var x = rect.maxX - total - gap * gaps
        return sizes.map { size in
            defer { x += size.width + gap }
            return CGRect(x: x, y: (rect.midY - size.height / 2).rounded(), width: size.width, height: size.height)
        }
    }

    private func headingHeight(in width: CGFloat) -> CGFloat {
        let size = heading.sizeThatFits(CGSize(width: max(0, width - 2 * Self.margin), height: .greatestFiniteMagnitude))
        return max(18, size.height.rounded(.up))
    }

    private func placements(in width: CGFloat) -> [Placement] {
        zip(rows, captions).map { placement($0, $1, in: max(0, width - 2 * Self.margin)) }
    }

    func height(for width: CGFloat) -> CGFloat {
        headingHeight(in: width) + 6 + placements(in: width).reduce(0) { $0 + $1.height }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = headingHeight(in: bounds.width) + 6
        heading.frame = CGRect(x: Self.margin, y: 0, width: max(0, bounds.width - 2 * Self.margin), height: top - 6)
        card.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        var y: CGFloat = 0
        for (index, placement) in placements(in: bounds.width).enumerated() {
            captions[index]?.frame = placement.caption.offsetBy(dx: Self.margin, dy: y)
            for (view, frame) in zip(rows[index].views, placement.frames) { view.frame = frame.offsetBy(dx: Self.margin, dy: y) }
            y += placement.height
            lines[index].frame = CGRect(x: Self.margin, y: y - 0.5, width: max(0, bounds.width - Self.margin), height: 0.5)
            lines[index].isHidden = index == rows.count - 1
        }
    }
}
