import UIKit

/// An award as a medal: golden when earned, otherwise grey with a progress ring.
final class MedalView: UIView {
    var award: Award? {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let symbols = [
        "first-share": "paperplane.fill", "ten-shares": "square.stack.fill", "hundred-shares": "star.fill", "thousand-shares": "crown.fill",
        "three-kinds": "square.grid.2x2.fill", "all-kinds": "circle.grid.3x3.fill", "ten-megabytes": "shippingbox.fill",
        "one-gigabyte": "internaldrive.fill",
    ]

    override func draw(_ rect: CGRect) {
        guard let award, let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = bounds.width / 2 - 3
        let disc = UIBezierPath(arcCenter: center, radius: radius - 5, startAngle: 0, endAngle: .pi * 2, clockwise: true)
        if award.isEarned {
            context.saveGState()
            disc.addClip()
            let colors = [
                UIColor(red: 1, green: 0.85, blue: 0.42, alpha: 1).cgColor, UIColor(red: 0.88, green: 0.58, blue: 0.1, alpha: 1).cgColor,
            ]
            if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) {
                context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
            }
            context.restoreGState()
        } else {
            UIColor.systemGray5.setFill()
            disc.fill()
        }
        let part = award.goal > 0 ? min(1, CGFloat(award.progress) / CGFloat(award.goal)) : 0
        ring(center, radius, to: 1, .systemGray5)
        if part > 0 { ring(center, radius, to: award.isEarned ? 1 : part, award.isEarned ? Palette.gold : Palette.accent) }
        let name = award.isEarned ? Self.symbols[award.id] ?? "star.fill" : "lock.fill"
        let configuration = UIImage.SymbolConfiguration(pointSize: bounds.width * (award.isEarned ? 0.36 : 0.28), weight: .semibold)
        let tint: UIColor = award.isEarned ? .white : .systemGray2
        if let symbol = UIImage(systemName: name, withConfiguration: configuration)?.withTintColor(tint, renderingMode: .alwaysOriginal) {
            symbol.draw(at: CGPoint(x: center.x - symbol.size.width / 2, y: center.y - symbol.size.height / 2))
        }
    }

    private func ring(_ center: CGPoint, _ radius: CGFloat, to part: CGFloat, _ color: UIColor) {
        let path = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + .pi * 2 * part, clockwise: true)
        path.lineWidth = 4
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }
}
