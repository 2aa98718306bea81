public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Provides the items of a view's drags and is notified of their progress.
///
/// > Contract: UIKit, UIDragInteractionDelegate; all but the first are optional.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items of a drag that a long press begins.
    ///
    /// An empty array begins no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Returns the preview that is lifted for an item; the interaction's view by default. Nil lifts none.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the lift, to animate alongside it.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// Called when the lifted items begin to move.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Returns whether a drop may move the items; true by default. Called once, at the lift.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns whether the drag is for this app only, which the session reports; false by default. All drags stay in the app.
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    /// Returns whether large previews keep their size during the drag; false by default. Called once, when it begins.
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
    /// Called after each movement of the touch, before the drop target is notified.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// Called when the user releases the items, before the animation of the drop or the return.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// Called after that animation; `cancel` if the items returned.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Called after a drop, following `dragInteraction(_:session:didEndWith:)`.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    /// Returns the session to which a tap on the view adds items; by default the one in progress, and nil for none.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    /// Called before items are added to a drag that began with this interaction.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
    /// Returns items that a tap of another finger on the view adds to a drag in progress; none by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// Returns the preview that an item returns to; the lifted one by default. Nil lets it fade.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called before an item returns, to animate alongside it.
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        let name = "dragInteraction:previewForLiftingItem:session:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return interaction.defaultPreview }
        return ObjCRuntime.optional(self, name, [interaction, item, session]) ?? nil
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { _ = ObjCRuntime.optional(self, "dragInteraction:willAnimateLiftWithAnimator:session:", [interaction, animator, session]) as Bool }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        _ = ObjCRuntime.optional(self, "dragInteraction:sessionWillBegin:", [interaction, session]) as Bool
    }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        ObjCRuntime.optional(self, "dragInteraction:sessionAllowsMoveOperation:", [interaction, session]) ?? true
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { ObjCRuntime.optional(self, "dragInteraction:sessionIsRestrictedToDraggingApplication:", [interaction, session]) ?? false }
    public func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool {
        ObjCRuntime.optional(self, "dragInteraction:prefersFullSizePreviewsForSession:", [interaction, session]) ?? false
    }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        _ = ObjCRuntime.optional(self, "dragInteraction:sessionDidMove:", [interaction, session]) as Bool
    }
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        _ = ObjCRuntime.optional(self, "dragInteraction:session:willEndWithOperation:", [interaction, session, operation]) as Bool
    }
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        _ = ObjCRuntime.optional(self, "dragInteraction:session:didEndWithOperation:", [interaction, session, operation]) as Bool
    }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        _ = ObjCRuntime.optional(self, "dragInteraction:sessionDidTransferItems:", [interaction, session]) as Bool
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
        let name = "dragInteraction:sessionForAddingItems:withTouchAtPoint:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return sessions.first }
        return ObjCRuntime.optional(self, name, [interaction, sessions, point]) ?? nil
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction
    ) {
        let name = "dragInteraction:session:willAddItems:forInteraction:"
        _ = ObjCRuntime.optional(self, name, [interaction, session, items, addingInteraction]) as Bool
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        ObjCRuntime.optional(self, "dragInteraction:itemsForAddingToSession:withTouchAtPoint:", [interaction, session, point]) ?? []
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        let name = "dragInteraction:previewForCancellingItem:withDefault:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return defaultPreview }
        return ObjCRuntime.optional(self, name, [interaction, item, defaultPreview]) ?? nil
    }
    public func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        _ = ObjCRuntime.optional(self, "dragInteraction:item:willAnimateCancelWithAnimator:", [interaction, item, animator]) as Bool
    }
}

/// Lets an app animate alongside a lift, a cancellation or a drop.
///
/// > Contract: UIKit, UIDragAnimating
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to animate with the system's animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure to call after the animation, with the position `end`.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
