public import Foundation

/// > Contract: UIKit, UIView; AN-14.
extension UIView {
    /// Shows the changes made by a closure as a transition of a whole view.
    ///
    /// - Parameters:
    ///   - view: the view whose appearance changes, usually by its subviews.
    ///   - duration: the length of the transition in seconds.
    ///   - options: the kind of transition, such as `transitionFlipFromLeft`; without one the changes are animated as in a block.
    ///   - animations: changes the view.
    ///   - completion: receives whether the transition ran to its end.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = ViewAnimationBlock(
            pace: ViewAnimationMetrics.pace(curve: options.curve), duration: duration, delay: 0, options: options, completion: completion)
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

    /// Replaces one view by another with a transition of their superview.
    ///
    /// Does nothing but call the completion if the old view has no superview.
    ///
    /// - Parameters:
    ///   - fromView: the view that is removed, or hidden with `showHideTransitionViews`.
    ///   - toView: the view that is inserted in its place, or shown.
    ///   - duration: the length of the transition in seconds.
    ///   - options: the kind of transition, such as `transitionCrossDissolve`.
    ///   - completion: receives whether the transition ran to its end.
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
