import UIKit

/// A ring chart, drawn clockwise from the top.
final class RingView: UIView {
    struct Part: Equatable {
        /// A fraction of the whole ring, from 0 to 1.
        var fraction: CGFloat
        var color: UIColor
    }

    var parts: [Part] = [] {
        didSet { setNeedsDisplay() }
    }
    private static let width: CGFloat = 22

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - Self.width / 2
        context.setLineWidth(Self.width)
        context.setStrokeColor(UIColor.systemGray5.cgColor)
        context.addArc(center: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: false)
        context.strokePath()
        var angle = -CGFloat.pi / 2
        for part in parts where part.fraction > 0 {
            let end = angle + part.fraction * .pi * 2
            context.setStrokeColor(part.color.cgColor)
            context.addArc(center: center, radius: radius, startAngle: angle, endAngle: end, clockwise: false)
            context.strokePath()
            angle = end
        }
    }
}
