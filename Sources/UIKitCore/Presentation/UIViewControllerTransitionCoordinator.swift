public import CoreGraphics
public import Foundation

/// What is known of a transition while it goes on.
///
/// > Contract: UIKit, UIViewControllerTransitionCoordinatorContext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a hand drove the transition when it began.
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// > Units: seconds.
    var transitionDuration: TimeInterval { get }
    /// 0...1, as far as the hand that drives has brought it.
    var percentComplete: CGFloat { get }
    /// How fast what is left runs when the hand lets go; 1 is the transition's own speed.
    var completionVelocity: CGFloat { get }
    /// How what is left runs when the hand lets go.
    var completionCurve: UIView.AnimationCurve { get }
    /// Nil for a rotation, in which no one comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Nil for a view that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var containerView: UIView { get }
    /// By how much a rotation turns the interface; the identity for other transitions.
    var targetTransform: CGAffineTransform { get }
}

/// Runs an app's animations along with a transition.
///
/// > Contract: UIKit, UIViewControllerTransitionCoordinator
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// False when it is too late for the animation; the completion is called all the same, also after a transition that was taken back.
    @discardableResult func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool
    /// As `animate(alongsideTransition:completion:)`, for views in `view`, which need not lie in the transition's container.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool
    /// Called once, when the hand lets go.
    @available(*, deprecated, message: "Use notifyWhenInteractionChanges(_:)")
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Called each time the hand takes the transition or lets it go.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
