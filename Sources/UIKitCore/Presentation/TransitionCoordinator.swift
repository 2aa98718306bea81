package import CoreGraphics
package import Foundation

/// The coordinator of a rotation, a presentation, or a container transition.
@MainActor package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    package let containerView: UIView
    package var transitionDuration: TimeInterval
    package var percentComplete: CGFloat = 0
    /// The transition that this one coordinates, once its views begin to move.
    weak var context: TransitionContext?
    package let initiallyInteractive: Bool
    private let startStyle: UIModalPresentationStyle
    private weak var leaving: UIViewController?
    private weak var arriving: UIViewController?
    private weak var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// The rotation of the interface.
    package var targetTransform: CGAffineTransform = .identity
    /// How the transition's own views animate, unless interactive.
    var motion: (_ duration: TimeInterval, _ changes: @escaping () -> Void) -> Void = { duration, changes in
        PresentationMotion.animate(duration: duration, changes, completion: {})
    }

    /// An interactive sheet dismissal: whether it is in progress, and whether it was cancelled on release.
    private let isByHand: Bool
    private var isHeld: Bool
    private var isTakenBack = false

    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var sideViews: [UIView] = []
    private var last: (() -> Void)?
    /// When the views began to move; nil before.
    private var began: TimeInterval?
    private(set) var isComplete = false

    package init(
        container: UIView?, duration: TimeInterval, style: UIModalPresentationStyle = .none, from leaving: UIViewController? = nil,
        to arriving: UIViewController? = nil, interactor: (any UIViewControllerInteractiveTransitioning)? = nil, isByHand: Bool = false
    ) {
        containerView = container ?? UIView()
        transitionDuration = duration
        (startStyle, self.leaving, self.arriving, self.interactor) = (style, leaving, arriving, interactor)
        initiallyInteractive = isByHand || interactor?.wantsInteractiveStart ?? false
        (self.isByHand, isHeld) = (isByHand, isByHand)
        super.init()
    }

    package var isAnimated: Bool { context?.isAnimated ?? (transitionDuration > 0) }
    package var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? startStyle }
    package var isInterruptible: Bool { context?.interruptibleAnimator != nil }
    package var isInteractive: Bool { context?.isInteractive ?? (isByHand ? isHeld : initiallyInteractive && !isComplete) }
    package var isCancelled: Bool { context?.transitionWasCancelled ?? isTakenBack }
    package var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? leaving : key == .to ? arriving : nil
    }
    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let context { return context.view(forKey: key) }
        return viewController(forKey: key == .from ? .from : .to).flatMap { stays($0) ? nil : $0.viewIfLoaded }
    }
    /// What a presentation does not cover.
    private func stays(_ controller: UIViewController) -> Bool {
        controller.presentation.presented.map { !$0.coversPresenter && ($0.presented === leaving || $0.presented === arriving) } ?? false
    }

    // MARK: Alongside animations

    package func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard let began else {
            animations.append(animation)
            return true
        }
        // UIKit begins with the next layout, so animations added right after a push are in time; a started interaction accepts no more.
        guard !isComplete, !initiallyInteractive else { return false }
        motion(max(0, transitionDuration - (FrameLink.now - began))) { animation(self) }
        return true
    }

    package func animateAlongsideTransition(
        in view: UIView?, animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool {
        if let view, began == nil { sideViews.append(view) }
        return animate(alongsideTransition: animation, completion: completion)
    }

    /// The views scrubbed in addition to `view`.
    func scrubbed(beside view: UIView) -> [UIView] { sideViews.filter { !$0.isDescendant(of: view) && !view.isDescendant(of: $0) } }

    package func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        var hasEnded = false
        notifyWhenInteractionChanges { context in
            guard !context.isInteractive, !hasEnded else { return }
            hasEnded = true
            handler(context)
        }
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append(handler)
    }

    // MARK: Running

    /// Runs after all other completions.
    func addCompletion(_ completion: @escaping () -> Void) { last = completion }

    func interactionChanged() { for handler in interactionHandlers { handler(self) } }

    private func takeAnimations() -> [Handler] {
        defer { animations = [] }
        began = FrameLink.now
        return animations
    }

    /// Runs the alongside animations with those of an animator.
    func runAlongside() {
        let waiting = takeAnimations()
        guard !waiting.isEmpty else { return }
        let changes = { for animation in waiting { animation(self) } }
        guard isInteractive else { return motion(transitionDuration, changes) }
        // The interaction sets the pace.
        UIView.animate(withDuration: transitionDuration, delay: 0, options: [.curveLinear, .layoutSubviews], animations: changes)
    }

    /// The sheet's drag ended. The alongside animations run in the remaining time; they do not follow the touch before.
    func letGo(takingBack: Bool) {
        guard isHeld else { return }
        (isHeld, isTakenBack) = (false, takingBack)
        interactionChanged()
        if !takingBack { runAlongside() }
    }

    func complete() {
        if !isCancelled { percentComplete = 1 }
        let waiting = completions
        completions = []
        for completion in waiting { completion(self) }
        isComplete = true
        last?()
        last = nil
    }

    /// Runs a transition: `changes`, the alongside animations and `layout` animate together; `before` runs between them and completion.
    func run(_ changes: @escaping () -> Void, layout: @escaping () -> Void = {}, before: () -> Void) {
        let waiting = takeAnimations()
        PresentationMotion.animate(duration: transitionDuration) {
            changes()
            for animation in waiting { animation(self) }
            layout()
        } completion: {
            self.complete()
        }
        before()
    }
}
