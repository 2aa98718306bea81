import CoreGraphics
import RenderProtocol

// The server fills layers with plain colours only. A background pattern is drawn by the layer, below its own contents.
extension CALayer {
    var hasPatternBackground: Bool { objects.backgroundColor?.pattern != nil }

    func setBackgroundColor(_ color: CGColor?) {
        let hadPattern = hasPatternBackground
        change(.backgroundColor) {
            objects.backgroundColor = color
            values.backgroundColor = color?.pattern == nil ? color?.render : nil
        }
        if hadPattern || hasPatternBackground { setNeedsDisplay() }
    }

    /// Fills the bounds, within the rounded corners, before the layer draws.
    func paintPatternBackground(in context: CGContext) {
        guard let color = objects.backgroundColor, color.pattern != nil else { return }
        let isContinuous = cornerCurve == .continuous
        context.saveGState()
        context.setFillColor(color)
        context.addPath(CornerPath(rect: bounds, radius: cornerRadius, corners: maskedCorners, isContinuous: isContinuous).path)
        context.fillPath()
        context.restoreGState()
    }
}
