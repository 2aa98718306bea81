public import CoreGraphics
import Foundation
import RenderProtocol

/// A layer without a look of its own that keeps the depth of its sublayers.
///
/// > Contract: QuartzCore, CATransformLayer
open class CATransformLayer: CALayer {
    override var kind: LayerKind { .transform }
    override var hitsItself: Bool { false }
    open override func hitTest(_ p: CGPoint) -> CALayer? { descendant(at: p) }
}
