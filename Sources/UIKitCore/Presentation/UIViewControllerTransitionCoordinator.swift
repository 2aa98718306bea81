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
    package var transitionDuration: TimeInterval
    package var percentComplete: CGFloat = 0
    /// The app's transition that this one goes along with.
    weak var context: TransitionContext?
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasRun = false
    private var last: (() -> Void)?

    package init(container: UIView?, duration: TimeInterval) {
        containerView = container ?? UIView()
        transitionDuration = duration
        super.init()
    }

    package var isAnimated: Bool { true }
    package var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
    package lazy var initiallyInteractive: Bool = isInteractive
    package var isInterruptible: Bool { context?.interruptibleAnimator != nil }
    package var isInteractive: Bool { context?.isInteractive ?? false }
    package var isCancelled: Bool { context?.transitionWasCancelled ?? false }
    package var completionVelocity: CGFloat { 1 }
    package var targetTransform: CGAffineTransform { .identity }

    package func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool {
        // A transition that has begun takes no more along.
        if let animation, !hasRun { animations.append(animation) }
        if let completion { completions.append(completion) }
        return animation == nil || !hasRun
    }

    package func animateAlongsideTransition(
        in view: UIView?, animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    package func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append(handler)
    }

    /// Comes after everyone's completions.
    func addCompletion(_ completion: @escaping () -> Void) { last = completion }

    func interactionChanged() { for handler in interactionHandlers { handler(self) } }

    /// Runs everyone's animations beside those of an app's animator.
    func runAlongside() {
        hasRun = true
        guard !animations.isEmpty else { return }
        let waiting = animations
        animations = []
        UIView.animate(withDuration: transitionDuration, delay: 0, options: [.curveEaseInOut, .layoutSubviews]) {
            for animation in waiting { animation(self) }
        }
    }

    func complete() {
        if !isCancelled { percentComplete = 1 }
        let waiting = completions
        completions = []
        for completion in waiting { completion(self) }
        last?()
        last = nil
    }

    /// Runs a transition: `changes` and everyone's animations move together; `before` comes between them and completion.
    func run(_ changes: @escaping () -> Void, before: () -> Void) {
        PresentationMotion.animate(duration: transitionDuration) {
            changes()
            for animation in self.animations { animation(self) }
        } completion: {
            self.complete()
        }
        before()
    }
}
