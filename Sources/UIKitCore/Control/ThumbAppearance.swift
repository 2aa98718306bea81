import Foundation
import QuartzCore

/// The look of the white knob that switches and sliders share. > Units: points. Confidence M (Flutter's thumb).
enum ThumbAppearance {
    static let shadowOpacity: Float = 0.15

    /// Black at 15 %, three points down, blurred by eight.
    static func addShadow(from layer: CALayer) {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = shadowOpacity
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
    }
}
