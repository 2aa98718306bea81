import UIKit

/// The image that pages use: a small landscape, drawn in code.
class PictureView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let outline = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.width / 8)
        outline.addClip()
        let sky = [UIColor.systemTeal.cgColor, UIColor.systemYellow.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: sky, locations: [0, 1]) {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
        }
        UIColor.white.setFill()
        UIBezierPath(
            ovalIn: CGRect(
                x: bounds.width * 0.6, y: bounds.height * 0.15, width: bounds.width * 0.22, height: bounds.width * 0.22)
        ).fill()
        let hills = UIBezierPath()
        hills.move(to: CGPoint(x: 0, y: bounds.height * 0.75))
        hills.addQuadCurve(
            to: CGPoint(x: bounds.width * 0.55, y: bounds.height * 0.8),
            controlPoint: CGPoint(x: bounds.width * 0.25, y: bounds.height * 0.4))
        hills.addQuadCurve(
            to: CGPoint(x: bounds.width, y: bounds.height * 0.65),
            controlPoint: CGPoint(x: bounds.width * 0.8, y: bounds.height * 0.5))
        hills.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        hills.addLine(to: CGPoint(x: 0, y: bounds.height))
        hills.close()
        UIColor.systemGreen.setFill()
        hills.fill()
    }
}
