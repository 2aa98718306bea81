public import CoreGraphics
public import Foundation

/// Information about a running transition.
///
/// > Contract: UIKit, UIViewControllerTransitionCoordinatorContext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began interactively.
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
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
    @discardableResult public func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
