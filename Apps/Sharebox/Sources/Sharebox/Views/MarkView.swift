import UIKit

/// The app's logo: an open box with an arrow out of it.
final class MarkView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "Sharebox"
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let unit = bounds.width / 80
        UIBezierPath(roundedRect: bounds, cornerRadius: 19 * unit).addClip()
        let colors = [
            UIColor(red: 0.36, green: 0.60, blue: 1, alpha: 1).cgColor, UIColor(red: 0.14, green: 0.36, blue: 0.86, alpha: 1).cgColor,
        ]
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: bounds.maxX, y: bounds.maxY), options: [])
        }
        context.scaleBy(x: unit, y: unit)
        UIColor.white.setStroke()
        let path = UIBezierPath()
        path.lineWidth = 5.5
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        // The box, open at the top.
        path.move(to: CGPoint(x: 27, y: 36))
        path.addLine(to: CGPoint(x: 20, y: 36))
        path.addLine(to: CGPoint(x: 20, y: 60))
        path.addLine(to: CGPoint(x: 60, y: 60))
        path.addLine(to: CGPoint(x: 60, y: 36))
        path.addLine(to: CGPoint(x: 53, y: 36))
        // The arrow.
        path.move(to: CGPoint(x: 40, y: 48))
        path.addLine(to: CGPoint(x: 40, y: 19))
        path.move(to: CGPoint(x: 30, y: 28))
        path.addLine(to: CGPoint(x: 40, y: 18))
        path.addLine(to: CGPoint(x: 50, y: 28))
        path.stroke()
    }
}
