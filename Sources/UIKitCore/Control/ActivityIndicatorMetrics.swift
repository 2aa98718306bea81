import CoreGraphics
import Foundation

/// Sizes and motion of UIActivityIndicatorView. > Units: points, seconds.
enum ActivityIndicatorMetrics {
    /// Confidence D (facts 2.3).
    static let mediumSide: CGFloat = 20
    static let largeSide: CGFloat = 37
    /// Since iOS 13; confidence M.
    static let petals = 8
    static let revolution = 1.0
    /// Parts of the radius: where a petal starts, and half its breadth. Confidence M (Flutter's spinner).
    static let innerRadius: CGFloat = 1.0 / 3
    static let petalHalfWidth: CGFloat = 0.1
    /// How opaque the petals are, the leading one last. Confidence M (Flutter's spinner).
    static let ladder: [CGFloat] = [47, 47, 47, 47, 72, 97, 122, 147].map { $0 / 147 }
    /// What the leading petal has of the colour's own opacity.
    static let strongest: CGFloat = 147.0 / 255

    /// How opaque a petal is at a step; petal 0 points up and the leading one goes clockwise.
    static func opacity(petal: Int, step: Int) -> CGFloat {
        ladder[((petal - step - 1) % petals + 2 * petals) % petals]
    }

    /// The petals of a spinner of this side at one step.
    static func draw(in context: CGContext, side: CGFloat, step: Int, color: CGColor) {
        let radius = side / 2
        let petal = CGRect(
            x: -radius * petalHalfWidth, y: -radius, width: radius * petalHalfWidth * 2, height: radius * (1 - innerRadius))
        let path = CGPath(roundedRect: petal, cornerWidth: petal.width / 2, cornerHeight: petal.width / 2, transform: nil)
        for index in 0..<petals {
            context.saveGState()
            context.translateBy(x: radius, y: radius)
            context.rotate(by: CGFloat(index) * 2 * .pi / CGFloat(petals))
            context.setFillColor(color.copy(alpha: color.alpha * opacity(petal: index, step: step)) ?? color)
            context.addPath(path)
            context.fillPath()
            context.restoreGState()
        }
    }
}
