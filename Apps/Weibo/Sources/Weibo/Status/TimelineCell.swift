import UIKit

/// A row of a timeline: a card that keeps a distance from the sides and from the row above, by adjusting its own frame.
final class TimelineCell: UITableViewCell {
    static let spacing: CGFloat = 8
    static let widest: CGFloat = 640

    let status = StatusView(frame: .zero)
    let bar = ActionBar(frame: CGRect(x: 0, y: 0, width: 100, height: ActionBar.height))

    /// On both sides, in a table of a width.
    static func inset(for width: CGFloat) -> CGFloat { max(0, (width - widest) / 2) }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = Palette.card
        let background = UIView()
        background.backgroundColor = Palette.pressed
        selectedBackgroundView = background
        contentView.addSubview(status)
        contentView.addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override var frame: CGRect {
        get { super.frame }
        set {
            let inset = Self.inset(for: superview?.bounds.width ?? newValue.width)
            var place = newValue
            place.origin.x = inset
            place.origin.y += Self.spacing
            place.size.width = (superview?.bounds.width ?? newValue.width) - 2 * inset
            place.size.height -= Self.spacing
            super.frame = place
        }
    }

    func apply(_ model: TimelineRowFrame, now: Date) {
        contentView.frame = CGRect(x: 0, y: 0, width: model.base.width, height: model.height)
        status.frame = CGRect(x: 0, y: 0, width: model.base.width, height: model.base.height)
        status.apply(model.base, now: now)
        bar.frame = model.bar
        bar.show(model.base.status.counts)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        status.cancel()
    }
}
