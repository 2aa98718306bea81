public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Lets a view accept drops.
///
/// > Contract: UIKit, UIDropInteraction
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The object that decides on drops; not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Continues to receive a drag that enters a subview's drop interaction.
    open var allowsSimultaneousDropSessions = false {
        didSet { if allowsSimultaneousDropSessions { UnimplementedSetting.report("allowsSimultaneousDropSessions", on: self) } }
    }

    /// An interaction that is added to a view with `addInteraction(_:)`.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction changes its view; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction changed its view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides on drags over a view, and receives drops.
///
/// > Contract: UIKit, UIDropInteractionDelegate; all members are optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether drags with such items concern this view; true by default. If false, enclosing views are asked.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Called when the drag enters the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do now; called after every movement over the view, and `cancel` by default.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    /// Called when the drag leaves the view, or ends without a drop.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Called when the user drops the items on the view: loads their data.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Called after the animation of a drop.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Called at the end of every drag that entered the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// Returns the preview that an item lands at; the dragged one by default. Nil lets it fade.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called before an item lands, to animate alongside it.
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        ObjCRuntime.optional(self, "dropInteraction:canHandleSession:", [interaction, session]) ?? true
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:sessionDidEnter:", [interaction, session]) as Bool
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        ObjCRuntime.optional(self, "dropInteraction:sessionDidUpdate:", [interaction, session]) ?? UIDropProposal(operation: .cancel)
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:sessionDidExit:", [interaction, session]) as Bool
    }
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:performDrop:", [interaction, session]) as Bool
    }
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:concludeDrop:", [interaction, session]) as Bool
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        _ = ObjCRuntime.optional(self, "dropInteraction:sessionDidEnd:", [interaction, session]) as Bool
    }
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        let name = "dropInteraction:previewForDroppingItem:withDefault:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return defaultPreview }
        return ObjCRuntime.optional(self, name, [interaction, item, defaultPreview]) ?? nil
    }
    public func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        _ = ObjCRuntime.optional(self, "dropInteraction:item:willAnimateDropWithAnimator:", [interaction, item, animator]) as Bool
    }
}
