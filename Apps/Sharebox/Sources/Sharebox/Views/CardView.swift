import UIKit

/// A rounded background for related views.
final class CardView: UIView {
    init(radius: CGFloat = 16) {
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
