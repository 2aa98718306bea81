public import CoreGraphics
public import Foundation

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible at the start.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible at the start.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A transition's controllers, views and container.
///
/// > Contract: UIKit, UIViewControllerContextTransitioning; PR-24. Rectangles are in the container's coordinates, in points.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place; the animator adds the appearing view to it.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a gesture drives the transition at present.
    var isInteractive: Bool { get }
    /// Whether the transition returns to its start; set before the remainder is animated.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` for transitions inside a container controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports the progress of the interaction, from 0 to 1, to those who animate alongside.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction ended and the transition goes on to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction ended and the transition returns to its start.
    func cancelInteractiveTransition()
    /// Reports that a running transition became interactive again.
    func pauseInteractiveTransition()
    /// Call once when the animation ends; false when the transition was cancelled.
    func completeTransition(_ didComplete: Bool)
    /// Returns the controller of the start or the end; nil if there is none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view to place in the container; nil for a presenter whose view stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The transform of a rotation; the identity for these transitions.
    var targetTransform: CGAffineTransform { get }
    /// Returns the frame of a controller's view at the start; zero if it is not in the container then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end; zero if it is not in the container then.
    func finalFrame(for vc: UIViewController) -> CGRect
}
