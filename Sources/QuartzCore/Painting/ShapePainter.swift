import CoreGraphics
import Foundation

/// Draws a shape layer's path.
struct ShapePainter {
    let context: CGContext

    func paint(_ layer: CAShapeLayer) {
        guard let path = layer.path else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let color = layer.fillColor, color.alpha > 0 {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: layer.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let color = layer.strokeColor, color.alpha > 0, layer.lineWidth > 0 else { return }
        context.setStrokeColor(color)
        context.setLineWidth(layer.lineWidth)
        context.setMiterLimit(layer.miterLimit)
        context.setLineCap(layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt)
        context.setLineJoin(layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter)
        let dashes = (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        if !dashes.isEmpty { context.setLineDash(phase: layer.lineDashPhase, lengths: dashes) }
        let isWhole = layer.strokeStart <= 0 && layer.strokeEnd >= 1
        context.addPath(isWhole ? path : path.trimmed(from: layer.strokeStart, to: layer.strokeEnd))
        context.strokePath()
    }
}
