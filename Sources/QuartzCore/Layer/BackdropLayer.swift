package import CoreGraphics
import Foundation
import RenderProtocol

/// Shows what is below it, blurred, with adjusted saturation, under a tint. It has a layer's corners and opacity.
///
/// It is composited again only when something below it changes, within the blur's radius.
package final class BackdropLayer: CALayer {
    package override init() { super.init() }
    package override init(layer: Any) { super.init(layer: layer) }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kind: LayerKind { .backdrop }
    override func setDefaultValues() { values.backdrop = BackdropValues() }

    /// The effect's values: all of them change at once, each animated separately.
    package struct Look: Hashable, Sendable {
        /// The Gaussian's standard deviation. > Units: points.
        package var radius: CGFloat
        package var saturation: CGFloat
        package var tint: Tint

        /// Straight sRGB.
        package struct Tint: Hashable, Sendable {
            package var red, green, blue, alpha: CGFloat
            package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
                (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
            }
        }

        package init(radius: CGFloat, saturation: CGFloat, tint: Tint) {
            (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
        }
    }

    package var look: Look {
        get {
            let v = values.backdrop
            let tint = Look.Tint(
                red: CGFloat(v.tint.red), green: CGFloat(v.tint.green), blue: CGFloat(v.tint.blue), alpha: CGFloat(v.tint.alpha))
            return Look(radius: CGFloat(v.radius), saturation: CGFloat(v.saturation), tint: tint)
        }
        set {
            let tint = RenderColor(
                red: Float(newValue.tint.red), green: Float(newValue.tint.green), blue: Float(newValue.tint.blue),
                alpha: Float(newValue.tint.alpha))
            let new = BackdropValues(radius: Double(newValue.radius), saturation: Double(newValue.saturation), tint: tint)
            if new != values.backdrop { change(.backdrop) { values.backdrop = new } }
        }
    }
}

extension CALayer {
    /// Paints every non-transparent pixel of the layer and its sublayers in this colour; nil for their own colours.
    package var contentTint: CGColor? {
        get { values.contentTint.map { CGColor($0) } }
        set { if newValue?.render != values.contentTint { change(.contentTint) { values.contentTint = newValue?.render } } }
    }

    /// Inverts the colours of the layer and its sublayers, so that they keep their colours on an inverted screen.
    package var contentInverted: Bool {
        get { values.contentInverted }
        set { if newValue != values.contentInverted { change(.contentInverted) { values.contentInverted = newValue } } }
    }

    /// Adds the layer's colours to what is below, or multiplies them.
    package enum Mixing: Sendable { case normal, adding, multiplying }

    package var mixing: Mixing {
        get { values.blend == .plusLighter ? .adding : values.blend == .multiply ? .multiplying : .normal }
        set {
            let new: RenderBlend = newValue == .adding ? .plusLighter : newValue == .multiplying ? .multiply : .normal
            if new != values.blend { change(.blend) { values.blend = new } }
        }
    }
}
