public import CoreGraphics
public import Foundation
public import ObjectiveC

/// Chooses heights, header and footer views and what can be selected and edited, and is notified of the user's actions.
///
/// > Contract: UIKit, UITableViewDelegate; TV-3 to TV-5, TV-13 to TV-28, TV-45 to TV-53; every member is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights: points. `automaticDimension` measures the content.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Section views
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selection
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Editing
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Copy and paste; deprecated in favour of context menus
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)

    // MARK: Focus
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    /// Whether the focus can move between rows, into the table or out of it.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

    // MARK: Context menus
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        ObjCRuntime.optional(self, "tableView:willDisplayHeaderView:forSection:", [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        ObjCRuntime.optional(self, "tableView:willDisplayFooterView:forSection:", [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        ObjCRuntime.optional(self, "tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        ObjCRuntime.optional(self, "tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:heightForRowAtIndexPath:", [tableView, indexPath]) ?? TableAnswers.noHeight
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:heightForHeaderInSection:", [tableView, section]) ?? TableAnswers.noHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:heightForFooterInSection:", [tableView, section]) ?? TableAnswers.noHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:estimatedHeightForRowAtIndexPath:", [tableView, indexPath]) ?? TableAnswers.noHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:estimatedHeightForHeaderInSection:", [tableView, section]) ?? TableAnswers.noHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:estimatedHeightForFooterInSection:", [tableView, section]) ?? TableAnswers.noHeight
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        (ObjCRuntime.optional(self, "tableView:viewForHeaderInSection:", [tableView, section]) as UIView??) ?? TableAnswers.noView
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        (ObjCRuntime.optional(self, "tableView:viewForFooterInSection:", [tableView, section]) as UIView??) ?? TableAnswers.noView
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldHighlightRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didHighlightRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        (ObjCRuntime.optional(self, "tableView:willSelectRowAtIndexPath:", [tableView, indexPath]) as IndexPath??) ?? indexPath
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        (ObjCRuntime.optional(self, "tableView:willDeselectRowAtIndexPath:", [tableView, indexPath]) as IndexPath??) ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didSelectRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didDeselectRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:canPerformPrimaryActionForRowAtIndexPath:", [tableView, indexPath]) ?? !tableView.isEditing
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:performPrimaryActionForRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath]) ?? false
    }
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath])
    }
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        ObjCRuntime.optional(self, "tableViewDidEndMultipleSelectionInteraction:", [tableView])
    }
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        ObjCRuntime.optional(self, "tableView:editingStyleForRowAtIndexPath:", [tableView, indexPath]) ?? .delete
    }
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        (ObjCRuntime.optional(self, "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", [tableView, indexPath]) as String??)
            ?? nil
    }
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        (ObjCRuntime.optional(self, "tableView:editActionsForRowAtIndexPath:", [tableView, indexPath]) as [UITableViewRowAction]??) ?? nil
    }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        (ObjCRuntime.optional(self, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath])
            as UISwipeActionsConfiguration??) ?? TableAnswers.noSwipe
    }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        (ObjCRuntime.optional(self, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath])
            as UISwipeActionsConfiguration??) ?? TableAnswers.noSwipe
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldIndentWhileEditingRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        ObjCRuntime.optional(self, "tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        ObjCRuntime.optional(
            self, "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
            [tableView, sourceIndexPath, proposedDestinationIndexPath]) ?? proposedDestinationIndexPath
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        ObjCRuntime.optional(self, "tableView:indentationLevelForRowAtIndexPath:", [tableView, indexPath]) ?? TableAnswers.noNumber
    }
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldShowMenuForRowAtIndexPath:", [tableView, indexPath]) ?? false
    }
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        ObjCRuntime.optional(self, "tableView:canPerformAction:forRowAtIndexPath:withSender:", [tableView, action, indexPath, sender])
            ?? false
    }
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        ObjCRuntime.optional(self, "tableView:performAction:forRowAtIndexPath:withSender:", [tableView, action, indexPath, sender])
    }
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:canFocusRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        (ObjCRuntime.optional(self, "indexPathForPreferredFocusedViewInTableView:", [tableView]) as IndexPath??) ?? nil
    }
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:selectionFollowsFocusForRowAtIndexPath:", [tableView, indexPath])
            ?? tableView.selectionFollowsFocus
    }
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldUpdateFocusInContext:", [tableView, context]) ?? true
    }
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        ObjCRuntime.optional(self, "tableView:didUpdateFocusInContext:withAnimationCoordinator:", [tableView, context, coordinator])
    }
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        (ObjCRuntime.optional(self, "tableView:contextMenuConfigurationForRowAtIndexPath:point:", [tableView, indexPath, point])
            as UIContextMenuConfiguration??) ?? nil
    }
    public func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        (ObjCRuntime.optional(self, "tableView:previewForHighlightingContextMenuWithConfiguration:", [tableView, configuration])
            as UITargetedPreview??) ?? nil
    }
    public func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        (ObjCRuntime.optional(self, "tableView:previewForDismissingContextMenuWithConfiguration:", [tableView, configuration])
            as UITargetedPreview??) ?? nil
    }
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        ObjCRuntime.optional(
            self, "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", [tableView, configuration, animator])
    }
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        ObjCRuntime.optional(self, "tableView:willDisplayContextMenuWithConfiguration:animator:", [tableView, configuration, animator])
    }
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        ObjCRuntime.optional(
            self, "tableView:willEndContextMenuInteractionWithConfiguration:animator:", [tableView, configuration, animator])
    }
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldSpringLoadRowAtIndexPath:withContext:", [tableView, indexPath, context]) ?? true
    }
}
