import UIKit

/// The used storage, by kind of file.
final class StorageViewController: LoadingPage<StorageUse> {
    private let scroller = UIScrollView()
    private let ringCard = CardView()
    private let ring = RingView()
    private let usedLabel = UILabel()
    private let totalLabel = UILabel()
    private let partsCard = CardView()
    private var rows: [StorageRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = words("Storage")
        scroller.alwaysBounceVertical = true
        scroller.isHidden = true
        for card in [ringCard, partsCard] { scroller.addSubview(card) }
        for label in [usedLabel, totalLabel] { label.textAlignment = .center }
        totalLabel.textColor = .secondaryLabel
        for item in [ring, usedLabel, totalLabel] { ringCard.addSubview(item) }
        view.insertSubview(scroller, at: 0)
    }

    override func fetch() async throws -> StorageUse { try await workplace.client.storage() }

    override func show(_ answer: StorageUse) {
        let theme = Theme.shared
        scroller.isHidden = false
        usedLabel.text = Texts.size(answer.used)
        usedLabel.font = theme.font(.title1, .bold)
        // They stay within the ring.
        for label in [usedLabel, totalLabel] { label.adjustsFontSizeToFitWidth = true }
        totalLabel.text = words("of %@", Texts.size(answer.total))
        totalLabel.font = theme.font(.subheadline)
        // A minimum, so that small amounts are visible.
        let shown = max(answer.fraction, answer.used > 0 ? 0.02 : 0)
        ring.parts = answer.parts.map {
            RingView.Part(fraction: answer.used > 0 ? CGFloat($0.bytes) / CGFloat(answer.used) * shown : 0, color: Palette.of($0.kind))
        }
        ring.isAccessibilityElement = true
        ring.accessibilityLabel = words("%@ of %@ are used", Texts.size(answer.used), Texts.size(answer.total))
        rows.forEach { $0.removeFromSuperview() }
        rows = answer.parts.map { part in
            let row = StorageRow()
            row.show(part, of: answer.used)
            partsCard.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
        let area = view.bounds.inset(by: view.safeAreaInsets)
        var column = Column(in: area, most: 560, side: 20, from: 16)
        column.place(ringCard, height: 268, gap: 16)
        ring.frame = CGRect(x: (column.width / 2 - 110).rounded(), y: 24, width: 220, height: 220)
        let (used, total) = (usedLabel.font.lineHeight.rounded(.up), totalLabel.font.lineHeight.rounded(.up))
        usedLabel.frame = CGRect(x: ring.frame.minX + 26, y: ring.frame.midY - (used + total) / 2, width: 168, height: used)
        totalLabel.frame = CGRect(x: ring.frame.minX + 26, y: usedLabel.frame.maxY, width: 168, height: total)
        var parts = Column(in: CGRect(x: 0, y: 0, width: column.width, height: 0), most: column.width, side: 0, from: 0)
        for row in rows { parts.place(row, gap: 0) }
        column.place(partsCard, height: parts.y, gap: 20)
        scroller.contentSize = CGSize(width: view.bounds.width, height: column.y)
    }
}

/// One kind of file: its icon, its size, and a bar.
private final class StorageRow: UIView {
    private let icon = UIImageView()
    private let nameLabel = UILabel()
    private let sizeLabel = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)

    func show(_ part: StorageUse.Part, of used: Int64) {
        let theme = Theme.shared
        icon.image = FileIcon.image(part.kind, side: 34, traitCollection)
        nameLabel.text = words("%@ (%d)", Texts.name(of: part.kind), Int(part.count))
        nameLabel.font = theme.font(.subheadline, .medium)
        sizeLabel.text = Texts.size(part.bytes)
        sizeLabel.font = theme.font(.subheadline)
        sizeLabel.textColor = .secondaryLabel
        bar.progress = used > 0 ? Float(Double(part.bytes) / Double(used)) : 0
        bar.progressTintColor = Palette.of(part.kind)
        nameLabel.numberOfLines = theme.isLarge ? 0 : 1
        for view in [icon, nameLabel, sizeLabel, bar] { addSubview(view) }
    }

    /// With large text the size is on a separate line.
    private func texts(_ width: CGFloat) -> (name: CGSize, size: CGSize) {
        let isLarge = Theme.shared.isLarge
        let room = CGSize(width: width - 76, height: .greatestFiniteMagnitude)
        var size = sizeLabel.sizeThatFits(room)
        size = CGSize(width: min(room.width, size.width.rounded(.up)), height: sizeLabel.font.lineHeight.rounded(.up))
        let width = isLarge ? room.width : max(0, room.width - size.width - 8)
        let name = isLarge ? nameLabel.sizeThatFits(room).height : nameLabel.font.lineHeight
        return (CGSize(width: width, height: name.rounded(.up)), size)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let texts = texts(size.width)
        let height = texts.name.height + (Theme.shared.isLarge ? texts.size.height : 0)
        return CGSize(width: size.width, height: max(Theme.shared.isLarge ? 0 : Theme.shared.length(60), height + 30))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 14, y: bounds.midY - 17, width: 34, height: 34)
        let isLarge = Theme.shared.isLarge
        let texts = texts(bounds.width)
        let height = texts.name.height + (isLarge ? texts.size.height : 0)
        let y = ((bounds.height - height - 10) / 2).rounded()
        nameLabel.frame = CGRect(origin: CGPoint(x: 60, y: y), size: texts.name)
        sizeLabel.frame = CGRect(
            origin: CGPoint(x: isLarge ? 60 : bounds.width - 16 - texts.size.width, y: y + height - texts.size.height), size: texts.size)
        bar.frame = CGRect(x: 60, y: y + height + 6, width: bounds.width - 76, height: 4)
    }
}
