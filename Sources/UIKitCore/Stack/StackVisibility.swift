internal import Foundation
internal import QuartzCore

/// Views that are shown or hidden in a stack in an animation.
///
/// > Contract: UIKit, SK-4: a view that is hidden in an animation block collapses and is visible meanwhile.
@MainActor enum StackVisibility {
    static func animate(_ view: UIView, in stack: UIStackView) {
        guard stack.window != nil, let block = ViewAnimationState.current else { return }
        if view.isHidden {
            view.appearanceState.hidesAfterAnimation = true
            view.layer.isHidden = false
            let outer = block.completion
            block.completion = { [weak view] finished in
                if let view { hide(view) }
                outer?(finished)
            }
        }
        stack.layoutIfNeeded()
    }

    private static func hide(_ view: UIView) {
        guard view.appearanceState.hidesAfterAnimation else { return }
        view.appearanceState.hidesAfterAnimation = false
        view.layer.isHidden = true
    }
}
