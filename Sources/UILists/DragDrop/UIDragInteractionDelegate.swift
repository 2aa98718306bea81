public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Provides the items of a view's drags and is notified of their progress.
///
/// > Contract: UIKit, UIDragInteractionDelegate; all but the first are optional.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// An empty array begins no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
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
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
