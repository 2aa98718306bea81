import UIKit

/// How much room is taken, and by what.
final class StorageViewController: LoadingPage<StorageUse> {
    private let scroller = UIScrollView()
    private let ringCard = UIView()
    private let ring = RingView()
    private let usedLabel = UILabel()
    private let totalLabel = UILabel()
    private let partsCard = UIView()
    private var rows: [StorageRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = words("Storage")
        scroller.alwaysBounceVertical = true
        scroller.isHidden = true
        for card in [ringCard, partsCard] {
            card.backgroundColor = Palette.card
            card.layer.cornerRadius = 16
            card.layer.cornerCurve = .continuous
            scroller.addSubview(card)
        }
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
        totalLabel.text = words("of %@", Texts.size(answer.total))
        totalLabel.font = theme.font(.subheadline)
        // Almost nothing still shows as something.
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
        let width = min(560, area.width - 40)
        let x = area.midX - width / 2
        ringCard.frame = CGRect(x: x, y: 16, width: width, height: 268)
        ring.frame = CGRect(x: width / 2 - 110, y: 24, width: 220, height: 220)
        let (used, total) = (usedLabel.font.lineHeight.rounded(.up), totalLabel.font.lineHeight.rounded(.up))
        usedLabel.frame = CGRect(x: ring.frame.minX + 26, y: ring.frame.midY - (used + total) / 2, width: 168, height: used)
        totalLabel.frame = CGRect(x: ring.frame.minX + 26, y: usedLabel.frame.maxY, width: 168, height: total)
        let height = Theme.shared.length(60)
        partsCard.frame = CGRect(x: x, y: ringCard.frame.maxY + 16, width: width, height: height * CGFloat(rows.count))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: height * CGFloat(index), width: width, height: height)
        }
        scroller.contentSize = CGSize(width: view.bounds.width, height: partsCard.frame.maxY + 20)
    }
}

/// One kind of file: its picture, how much of it there is, and a bar.
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
        sizeLabel.textAlignment = .right
        bar.progress = used > 0 ? Float(Double(part.bytes) / Double(used)) : 0
        bar.progressTintColor = Palette.of(part.kind)
        for view in [icon, nameLabel, sizeLabel, bar] { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 14, y: bounds.midY - 17, width: 34, height: 34)
        let height = nameLabel.font.lineHeight.rounded(.up)
        let y = ((bounds.height - height - 10) / 2).rounded()
        let size = sizeLabel.sizeThatFits(bounds.size).width + 2
        sizeLabel.frame = CGRect(x: bounds.width - 16 - size, y: y, width: size, height: height)
        nameLabel.frame = CGRect(x: 60, y: y, width: sizeLabel.frame.minX - 68, height: height)
        bar.frame = CGRect(x: 60, y: y + height + 6, width: bounds.width - 76, height: 4)
    }
}
