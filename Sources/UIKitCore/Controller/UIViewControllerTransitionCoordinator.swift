public import CoreGraphics
public import Foundation

/// What is known of a transition while it goes on.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
}

/// Runs an app's animations along with a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a rotation or presentation.
@MainActor package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    package let containerView: UIView
    package let transitionDuration: TimeInterval
    package private(set) var percentComplete: CGFloat = 0

    package init(container: UIView?, duration: TimeInterval) {
        containerView = container ?? UIView()
        transitionDuration = duration
        super.init()
    }

    package var isAnimated: Bool { true }
    package var presentationStyle: UIModalPresentationStyle { .none }
    package var initiallyInteractive: Bool { false }
    package var isInterruptible: Bool { false }
    package var isInteractive: Bool { false }
    package var isCancelled: Bool { false }
    package var completionVelocity: CGFloat { 1 }
    package var targetTransform: CGAffineTransform { .identity }

    package func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    package func animateAlongsideTransition(
        in view: UIView?, animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    /// Nothing is interactive here, so there is no change to tell of.
    package func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

    /// Runs a transition: `changes` and everyone's animations move together; `before` comes between them and completion.
    func run(_ changes: @escaping () -> Void, before: () -> Void) {
        PresentationMotion.animate(duration: transitionDuration) {
            changes()
            for animation in self.animations { animation(self) }
        } completion: {
            self.percentComplete = 1
            for completion in self.completions { completion(self) }
        }
        before()
    }
}
