public import CoreGraphics
public import Foundation

/// Information about a running transition.
///
/// > Contract: UIKit, UIViewControllerTransitionCoordinatorContext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began interactively.
    var initiallyInteractive: Bool { get }
    /// Whether a running transition can become interactive again.
    var isInterruptible: Bool { get }
    /// Whether a gesture drives the transition at present.
    var isInteractive: Bool { get }
    /// Whether the transition returns to its start.
    var isCancelled: Bool { get }
    /// The length of the whole transition.
    ///
    /// > Units: seconds.
    var transitionDuration: TimeInterval { get }
    /// 0...1, the progress of the interaction.
    var percentComplete: CGFloat { get }
    /// The speed of the remainder when the interaction ends; 1 is the transition's own speed.
    var completionVelocity: CGFloat { get }
    /// The timing curve of the remainder when the interaction ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// Nil for a rotation, which shows and removes no controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Nil for a view that stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation of the interface; the identity for other transitions.
    var targetTransform: CGAffineTransform { get }
}

/// Runs an app's animations alongside a transition.
///
/// > Contract: UIKit, UIViewControllerTransitionCoordinator
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// False when it is too late for the animation; the completion is called all the same, also after a cancelled transition.
    @discardableResult func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool
    /// As `animate(alongsideTransition:completion:)`, for views in `view`, which need not be in the transition's container.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool
    /// Called once, when the interaction ends.
    @available(*, deprecated, message: "Use notifyWhenInteractionChanges(_:)")
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Called each time the interaction starts or ends.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations alongside the transition, without a completion; false when it is too late for them.
    @discardableResult public func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
