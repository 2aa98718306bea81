import CoreGraphics
import TestSupport
import Testing

@Suite("CGContext goldens")
struct DrawingGoldenTests {
    @Test("draws shapes, lines, gradients, shadows and blends as recorded")
    func sheet() throws {
        let context = try TestBitmap.flipped(640, 480, scale: 2)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 320, height: 240))
        joins(context)
        dashes(context)
        try gradients(context)
        shadows(context)
        blends(context)
        let image = try #require(context.makeImage())
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/drawing.png")
        if let difference = GoldenImage.difference(of: image, from: url) { Issue.record("\(difference)") }
    }

    private func joins(_ context: CGContext) {
        for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
            let x = CGFloat(10 + index * 50)
            let corner = CGMutablePath()
            corner.addLines(between: [CGPoint(x: x, y: 50), CGPoint(x: x + 20, y: 14), CGPoint(x: x + 40, y: 50)])
            let cap = [CGLineCap.butt, .round, .square][index]
            context.saveGState()
            context.setLineWidth(9)
            context.setLineJoin(join)
            context.setLineCap(cap)
            context.setStrokeColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
            context.addPath(corner)
            context.strokePath()
            context.restoreGState()
            context.addPath(corner.copy(strokingWithWidth: 9, lineCap: cap, lineJoin: join, miterLimit: 10))
            context.strokePath()
        }
    }

    private func dashes(_ context: CGContext) {
        context.saveGState()
        context.setLineWidth(3)
        let circle = CGPath(ellipseIn: CGRect(x: 170, y: 10, width: 44, height: 44), transform: nil)
        context.setLineDash(phase: 2, lengths: [8, 4])
        context.addPath(circle)
        context.strokePath()
        context.setLineDash(phase: 0, lengths: [])
        let moved = CGMutablePath()
        moved.addPath(circle, transform: CGAffineTransform(translationX: 52, y: 0))
        context.addPath(moved.copy(dashingWithPhase: 2, lengths: [8, 4]))
        context.strokePath()
        moved.addPath(circle, transform: CGAffineTransform(translationX: 95, y: 0))
        context.addPath(moved.trimmed(from: 0.6, to: 0.9))
        context.strokePath()
        context.restoreGState()
    }

    private func gradients(_ context: CGContext) throws {
        let colors = [
            CGColor(red: 1, green: 0.2, blue: 0.3, alpha: 1), CGColor(red: 1, green: 0.8, blue: 0, alpha: 0.6),
            CGColor(red: 0, green: 0.4, blue: 1, alpha: 1),
        ]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.4, 1]))
        func within(_ rect: CGRect, _ draw: () -> Void) {
            context.saveGState()
            context.addPath(CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil))
            context.clip()
            draw()
            context.restoreGState()
        }
        within(CGRect(x: 10, y: 70, width: 90, height: 60)) {
            context.drawLinearGradient(gradient, start: CGPoint(x: 30, y: 70), end: CGPoint(x: 80, y: 130), options: .drawsAfterEndLocation)
        }
        within(CGRect(x: 110, y: 70, width: 90, height: 60)) {
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 145, y: 95), startRadius: 4, endCenter: CGPoint(x: 155, y: 100), endRadius: 40,
                options: [.drawsBeforeStartLocation]
            )
        }
        within(CGRect(x: 210, y: 70, width: 90, height: 60)) {
            context.drawConicGradient(gradient, center: CGPoint(x: 255, y: 100), angle: -.pi / 2)
        }
    }

    private func shadows(_ context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 10, color: CGColor(gray: 0, alpha: 0.6))
        context.setFillColor(red: 1, green: 0.58, blue: 0, alpha: 1)
        context.addPath(
            CGPath(roundedRect: CGRect(x: 20, y: 150, width: 80, height: 60), cornerWidth: 12, cornerHeight: 12, transform: nil))
        context.fillPath()
        context.restoreGState()
        let well = CGPath(roundedRect: CGRect(x: 120, y: 150, width: 80, height: 60), cornerWidth: 12, cornerHeight: 12, transform: nil)
        context.saveGState()
        context.addPath(well)
        context.clip()
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: CGColor(gray: 0, alpha: 0.8))
        context.addRect(CGRect(x: 90, y: 120, width: 140, height: 120))
        context.addPath(well)
        context.fillPath(using: .evenOdd)
        context.restoreGState()
    }

    private func blends(_ context: CGContext) {
        for (index, mode) in [CGBlendMode.multiply, .screen, .overlay, .difference, .luminosity, .plusDarker].enumerated() {
            let cell = CGRect(x: 215 + index % 3 * 33, y: 148 + index / 3 * 33, width: 30, height: 30)
            context.saveGState()
            context.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
            context.fill(cell)
            context.setBlendMode(mode)
            context.setFillColor(red: 0.95, green: 0.6, blue: 0.2, alpha: 0.9)
            context.fillEllipse(in: cell.insetBy(dx: 4, dy: 4))
            context.restoreGState()
        }
    }
}
