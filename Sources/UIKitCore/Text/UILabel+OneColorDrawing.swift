package import CoreGraphics
package import QuartzCore
internal import TextShaping

/// Single-colour text is stored as a coverage mask, which takes a quarter of a colour bitmap's memory.
extension UILabel: OneColorDrawing {
    package func drawingColor(of layer: CALayer) -> CGColor? {
        guard layer === self.layer, !isOpaque, !LabelOverrides.draws(type(of: self)) else { return nil }
        var ink: RGBAColor?
        traitCollection.performAsCurrent { ink = textInk }
        return ink.map { CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
    }
}

extension TextLayout {
    /// The single colour of the whole text, ignoring alpha; nil if there are several, patterns or images.
    func ink(_ paints: [TextPaint]) -> RGBAColor? {
        guard attachments.isEmpty, !hasColorGlyphs, var ink = paints.first?.color else { return nil }
        for paint in paints {
            if paint.pattern != nil { return nil }
            let colors = [
                paint.color, paint.background, paint.underlineColor, paint.strikethroughColor, paint.strokeColor, paint.shadow?.color,
            ]
            for case var color? in colors {
                color.alpha = ink.alpha
                if color != ink { return nil }
            }
        }
        ink.alpha = 1
        return ink
    }
}

/// Whether a label class may draw something other than its text.
@MainActor private enum LabelOverrides {
    private static let probes = [
        OverrideProbe(base: UILabel.self, plain: Plain.self, overriding: Drawing.self),
        OverrideProbe(base: UILabel.self, plain: Plain.self, overriding: TextDrawing.self),
        OverrideProbe(base: UILabel.self, plain: Plain.self, overriding: LayerDrawing.self),
    ]
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func draws(_ type: UILabel.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = probes.contains { $0.isOverridden(in: type) } || (type.layerClass as AnyClass) != CALayer.self
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    private final class Plain: UILabel {}
    private final class Drawing: UILabel {
        override func draw(_ rect: CGRect) { super.draw(rect) }
    }
    private final class TextDrawing: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    }
    private final class LayerDrawing: UILabel {
        override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
    }
}
