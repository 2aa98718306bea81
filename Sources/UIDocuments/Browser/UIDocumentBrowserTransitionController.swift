internal import CoreGraphics
public import Foundation
public import UIKitCore

/// The transition from a browser to a document's controller and back: a fade with a slight zoom.
///
/// > Contract: UIKit, UIDocumentBrowserTransitionController
@preconcurrency @MainActor open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// The progress of loading the document; the transition does not wait for it.
    open var loadingProgress: Progress?
    /// The view that the document appears in; nil for all of the controller's.
    open weak var targetView: UIView?

    /// > Units: seconds. Confidence R.
    private static let duration: TimeInterval = 0.35

    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let incoming = transitionContext.view(forKey: .to)
        let outgoing = transitionContext.view(forKey: .from)
        if let incoming {
            if let controller = transitionContext.viewController(forKey: .to) {
                incoming.frame = transitionContext.finalFrame(for: controller)
            }
            container.addSubview(incoming)
            incoming.alpha = 0
            incoming.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        }
        UIView.animate(withDuration: Self.duration) {
            incoming?.alpha = 1
            incoming?.transform = .identity
            if incoming == nil { outgoing?.alpha = 0 }
        } completion: { _ in
            outgoing?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
