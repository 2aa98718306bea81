package import CoreGraphics
import Foundation
import RenderProtocol

/// Shows what lies beneath it, softened, with stronger or weaker colours, under a tint. Its corners and opacity are a layer's.
///
/// Only what changes beneath it, as far as the softening reaches, makes it be composed anew.
package final class BackdropLayer: CALayer {
    package override init() { super.init() }
    package override init(layer: Any) { super.init(layer: layer) }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kind: LayerKind { .backdrop }
    override func setDefaultValues() { values.backdrop = BackdropValues() }

    /// A look: all of it changes at once, each part animated by itself.
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
    /// Paints whatever is not transparent in the layer and its sublayers in this colour; nil leaves it as it is.
    package var contentTint: CGColor? {
        get { values.contentTint.map { CGColor($0) } }
        set { if newValue?.render != values.contentTint { change(.contentTint) { values.contentTint = newValue?.render } } }
    }

    /// Turns the colours of the layer and its sublayers around, as the screen around it is turned: they look as they were made.
    package var contentInverted: Bool {
        get { values.contentInverted }
        set { if newValue != values.contentInverted { change(.contentInverted) { values.contentInverted = newValue } } }
    }

    /// Adds the layer's light to what is beneath, or filters that through it.
    package enum Mixing: Sendable { case normal, adding, multiplying }

    package var mixing: Mixing {
        get { values.blend == .plusLighter ? .adding : values.blend == .multiply ? .multiplying : .normal }
        set {
            let new: RenderBlend = newValue == .adding ? .plusLighter : newValue == .multiplying ? .multiply : .normal
            if new != values.blend { change(.blend) { values.blend = new } }
        }
    }
}
