import UIKit

/// Core Graphics in a view's `draw(_:)`.
class DrawingViewController: PageViewController {
    private let canvas = CanvasView()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.backgroundColor = .systemBackground
        canvas.isAccessibilityElement = true
        canvas.accessibilityLabel = localized("Canvas")
        content.addSubview(canvas)
    }

    override func layoutContent(in area: CGRect) {
        canvas.frame = area
    }
}

class CanvasView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawLines(context)
        drawPaths()
        drawGradients(context)
        drawBlendModes(context)
        drawText()
    }

    private func drawLines(_ context: CGContext) {
        for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
            context.saveGState()
            context.setStrokeColor(UIColor.systemBlue.cgColor)
            context.setLineWidth(8)
            context.setLineCap(cap)
            let y = 12 + CGFloat(index) * 20
            context.move(to: CGPoint(x: 12, y: y))
            context.addLine(to: CGPoint(x: 112, y: y))
            context.strokePath()
            context.restoreGState()
        }
        context.saveGState()
        context.setLineDash(phase: 0, lengths: [10, 6, 2, 6])
        context.setStrokeColor(UIColor.label.cgColor)
        context.setLineWidth(2)
        context.stroke(CGRect(x: 140, y: 8, width: 90, height: 48))
        context.restoreGState()
    }

    private func drawPaths() {
        let pie = UIBezierPath()
        pie.move(to: CGPoint(x: 300, y: 34))
        pie.addArc(withCenter: CGPoint(x: 300, y: 34), radius: 32, startAngle: 0, endAngle: .pi * 1.5, clockwise: true)
        pie.close()
        UIColor.systemOrange.setFill()
        pie.fill()

        let star = CornersViewController.star(in: CGRect(x: 8, y: 84, width: 90, height: 90))
        star.lineWidth = 3
        star.lineJoinStyle = .round
        UIColor.systemPurple.setStroke()
        star.stroke()

        let ring = UIBezierPath(ovalIn: CGRect(x: 130, y: 86, width: 86, height: 86))
        ring.append(UIBezierPath(ovalIn: CGRect(x: 152, y: 108, width: 42, height: 42)))
        ring.usesEvenOddFillRule = true
        UIColor.systemGreen.setFill()
        ring.fill()
    }

    private func drawGradients(_ context: CGContext) {
        let colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor, UIColor.systemTeal.cgColor] as CFArray
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5, 1]) else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 240, y: 86, width: 100, height: 40))
        context.drawLinearGradient(gradient, start: CGPoint(x: 240, y: 0), end: CGPoint(x: 340, y: 0), options: [])
        context.restoreGState()
        context.saveGState()
        context.addEllipse(in: CGRect(x: 268, y: 132, width: 44, height: 44))
        context.clip()
        let center = CGPoint(x: 290, y: 154)
        context.drawRadialGradient(gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 22, options: [])
        context.restoreGState()
    }

    private func drawBlendModes(_ context: CGContext) {
        let modes: [(String, CGBlendMode)] = [
            ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("difference", .difference),
        ]
        for (index, mode) in modes.enumerated() {
            let x = CGFloat(index) * 70
            context.saveGState()
            context.setBlendMode(.normal)
            context.setFillColor(UIColor.systemBlue.cgColor)
            context.fillEllipse(in: CGRect(x: x, y: 200, width: 40, height: 40))
            context.setBlendMode(mode.1)
            context.setFillColor(UIColor.systemYellow.cgColor)
            context.fillEllipse(in: CGRect(x: x + 20, y: 210, width: 40, height: 40))
            context.restoreGState()
            (mode.0 as NSString).draw(
                at: CGPoint(x: x, y: 254),
                withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel])
        }
    }

    private func drawText() {
        let price = NSMutableAttributedString(
            string: "¥128",
            attributes: [
                .font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.secondaryLabel,
                .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            ])
        price.append(
            NSAttributedString(
                string: "  ¥99", attributes: [.font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.systemRed]))
        price.draw(at: CGPoint(x: 8, y: 290))

        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .justified
        paragraph.lineSpacing = 4
        paragraph.firstLineHeadIndent = 24
        let text = localized("drawing.text")
        (text as NSString).draw(
            in: CGRect(x: 8, y: 346, width: bounds.width - 16, height: 120),
            withAttributes: [
                .font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label, .paragraphStyle: paragraph,
            ])
    }
}
