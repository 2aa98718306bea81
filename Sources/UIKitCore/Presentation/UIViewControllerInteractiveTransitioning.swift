public import Foundation

/// Drives a transition interactively.
///
/// > Contract: UIKit, UIViewControllerInteractiveTransitioning
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Prepares the transition and begins to follow the interaction.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the remainder when the interaction ends; 1 is the animation's own speed.
    var completionSpeed: CGFloat { get }
    /// The timing curve of the remainder when the interaction ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins interactively; otherwise it runs by itself.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The default: the animation's own speed.
    public var completionSpeed: CGFloat { 1 }
    /// The default: ease in and out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The default: the transition begins interactively.
    public var wantsInteractiveStart: Bool { true }
}
