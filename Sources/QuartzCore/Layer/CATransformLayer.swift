public import CoreGraphics
import Foundation
import RenderProtocol

/// A layer without content of its own that preserves the depth of its sublayers.
///
/// > Contract: QuartzCore, CATransformLayer
open class CATransformLayer: CALayer {
    override var kind: LayerKind { .transform }
    override var hitsItself: Bool { false }
    open override func hitTest(_ p: CGPoint) -> CALayer? { descendant(at: p) }
}
