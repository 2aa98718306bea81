import UIKit

/// A status on its own page: the shared frame model, and a bar in the card of a retweeted status.
@MainActor
struct DetailRowFrame {
    static let cardBar: CGFloat = 32

    let base: StatusFrame
    /// In the card's coordinates, at its lower right. Empty without a card.
    let bar: CGRect
    var height: CGFloat { base.height }

    init(_ status: Status, width: CGFloat) {
        let isOpen = status.retweeted?.user != nil
        base = StatusFrame(status, width: width, cardBar: isOpen ? Self.cardBar : 0)
        bar =
            isOpen
            ? CGRect(
                x: base.card.width - min(240, base.card.width), y: base.card.height - Self.cardBar, width: min(240, base.card.width),
                height: Self.cardBar)
            : .zero
    }
}

final class DetailCell: UITableViewCell {
    let status = StatusView(frame: .zero)
    let bar = ActionBar(frame: .zero)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = Palette.card
        selectionStyle = .none
        contentView.addSubview(status)
        bar.isPlain = true
        bar.autoresizingMask = []
        status.card.addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ model: DetailRowFrame, inset: CGFloat, now: Date) {
        status.frame = CGRect(x: inset, y: 0, width: model.base.width, height: model.base.height)
        status.apply(model.base, now: now)
        bar.isHidden = model.bar.isEmpty
        bar.frame = model.bar
        if let inner = model.base.status.retweeted { bar.show(inner.counts) }
    }
}
