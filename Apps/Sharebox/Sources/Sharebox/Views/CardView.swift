import UIKit

/// A rounded ground that things which belong together stand on.
final class CardView: UIView {
    init(radius: CGFloat = 16) {
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
