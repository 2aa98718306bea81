import CoreGraphics
import Foundation
import RenderProtocol

/// From one value to another. A missing end is the layer's current value.
///
/// > Contract: QuartzCore, CABasicAnimation
open class CABasicAnimation: CAPropertyAnimation {
    /// A number, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D` (bare or in an `NSValue`), `CGColor`, `CGPath`, `CGImage`, or an array.
    open var fromValue: Any?
    /// The value at the end; nil ends at `fromValue` plus `byValue`, or at the layer's current value.
    open var toValue: Any?
    /// The difference between the values at the start and the end; used when either of them is nil.
    open var byValue: Any?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func content(on layer: CALayer, holds: inout [BitmapReference]) -> RenderAnimation.Content? {
        guard let key = animatedKey else { return nil }
        return .basic(
            key, from: ValueCoding.animated(fromValue, key, &holds), to: ValueCoding.animated(toValue, key, &holds),
            by: ValueCoding.animated(byValue, key, &holds))
    }
}
