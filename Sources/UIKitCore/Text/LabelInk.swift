package import CoreGraphics
package import QuartzCore
internal import TextShaping

/// Text in one colour is kept as how much each pixel is covered, which takes a quarter of the memory that colours take.
extension UILabel: OneColorDrawing {
    package func drawingColor(of layer: CALayer) -> CGColor? {
        guard layer === self.layer, !isOpaque, !LabelOverrides.draws(type(of: self)) else { return nil }
        var ink: RGBAColor?
        traitCollection.performAsCurrent { ink = textInk }
        return ink.map { CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
    }
}

extension TextLayout {
    /// The one colour, but for its alpha, that all of the text is drawn in; nil when there are more, or pictures.
    func ink(_ paints: [TextPaint]) -> RGBAColor? {
        guard attachments.isEmpty, !hasPictures, var ink = paints.first?.color else { return nil }
        for paint in paints {
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

/// Whether a class of labels may draw other things than its text.
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
