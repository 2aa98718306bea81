internal import Foundation
package import QuartzCore

/// What an animation block in effect makes of a change to a view's layer.
@MainActor package enum ViewAnimationState {
    /// The action for a change of `key`; `NSNull` where the change shows at once, which is every change outside a block.
    package static func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? { NSNull() }

    /// Whether an animation keeps touches away from the view.
    package static func blocksInteraction(with view: UIView) -> Bool { false }
}
