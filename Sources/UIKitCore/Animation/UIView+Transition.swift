public import Foundation

/// > Contract: UIKit, UIView; AN-14.
extension UIView {
    /// Shows the changes made by `animations` as a transition of the whole view.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = ViewAnimationBlock(
            pace: ViewMotion.pace(curve: options.curve), duration: duration, delay: 0, options: options, completion: completion)
        let transition = ViewTransition(view, options.transition)
        ViewAnimationState.push(block)
        if options.contains(.allowAnimatedContent) || options.transition == .none {
            animations?()
        } else {
            ViewAnimationState.runWithout { animations?() }
        }
        transition.finish(in: block)
        ViewAnimationState.pop(block)
    }

    /// Replaces `fromView` by `toView`: in their superview, or by showing and hiding with `showHideTransitionViews`.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(true)
            return
        }
        transition(with: container, duration: duration, options: options) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        } completion: {
            completion?($0)
        }
    }
}
