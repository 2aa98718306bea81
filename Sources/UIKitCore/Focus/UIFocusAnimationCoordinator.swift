public import Foundation

/// Information about a focus animation, for coordinated animations.
///
/// > Contract: UIKit, UIFocusAnimationContext
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// > Units: seconds.
    var duration: TimeInterval { get }
}

/// Runs animations alongside a focus move, once all observers were notified.
///
/// > Contract: UIKit, UIFocusAnimationCoordinator
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: NSObject, UIFocusAnimationContext {
        let duration = FocusMetrics.duration
    }

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    nonisolated override init() { super.init() }

    /// - Parameter completion: runs when all animations of the move have ended.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }
    /// For the view that gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { addCoordinatedAnimations(animations.map { run in { run(Context()) } }, completion: completion) }
    /// For the view that loses it.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { addCoordinatedAnimations(animations.map { run in { run(Context()) } }, completion: completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: FocusMetrics.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}
