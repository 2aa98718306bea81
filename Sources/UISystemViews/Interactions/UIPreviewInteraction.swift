internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Reports how hard a view is pressed. It never begins: Ferry's devices, like all since 2019, have no sensors of force.
///
/// > Contract: UIKit, UIPreviewInteraction.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
    /// The view given at creation; held weakly.
    open private(set) weak var view: UIView?
    /// The object that would be notified; held weakly.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Creates an interaction for a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// The place of the touch: zero, since no interaction begins.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Ends the interaction: without effect, since none begins.
    open func cancel() {}
}

/// Would be notified of the force on a view.
///
/// > Contract: UIKit, UIPreviewInteractionDelegate.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Whether the interaction may begin. Optional; never asked.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// The force changed on the way to a preview.
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// The force changed on the way from a preview to its commitment. Optional.
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    /// The touch ended before the commitment.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// True, for a delegate that does not implement it.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
        ObjCRuntime.optional(self, "previewInteractionShouldBegin:", [previewInteraction]) ?? true
    }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {
        let name = "previewInteraction:didUpdateCommitTransition:ended:"
        ObjCRuntime.optional(self, name, [previewInteraction, transitionProgress, ended])
    }
}
