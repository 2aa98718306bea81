public import CoreGraphics
public import Foundation
public import ObjectiveC
public import UIKitCore

/// Chooses heights, header and footer views and what can be selected and edited, and is notified of the user's actions.
///
/// > Contract: UIKit, UITableViewDelegate; TV-3 to TV-5, TV-13 to TV-28, TV-45 to TV-53; every member is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display
    /// Called before a cell becomes visible, after it was configured and sized.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called before a section's header becomes visible.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Called before a section's footer becomes visible.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Called after a cell left the visible area or its row was deleted.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called after a section's header left the visible area or its section was deleted.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Called after a section's footer left the visible area or its section was deleted.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights: points. `automaticDimension` measures the content.
    /// Returns a row's height in points, or `automaticDimension` to measure the cell; a negative one is a programming
    /// error.
    ///
    /// It overrides `rowHeight`. Without estimates it is called for every row before the first is shown.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height of a section's header in points; in a grouped table, 0 means the default height.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a section's footer in points; in a grouped table, 0 means the default height.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the height assumed for a row until it is visible, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height assumed for a section's header until it is visible, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height assumed for a section's footer until it is visible, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Section views
    /// Returns the header view of a section; nil shows the data source's title, if any.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the footer view of a section; nil shows the data source's title, if any.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selection
    /// Called when the detail button of a row was tapped; the row is not selected.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Whether a touch highlights a row; false also prevents its selection.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called after a touch highlighted a row.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called after a row stopped being highlighted: the touch ended, or scrolling began.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Returns the row to select instead of the one that the user chose; nil selects none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Returns the row to deselect instead of the one that would be; nil leaves it selected.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after the user selected a row by touch, key or assistive technology; not for a selection in code.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called after a row was deselected by the user, also because another was selected.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Whether selecting a row also performs its primary action; by default while the table is not being edited.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Performs the primary action of a row, such as showing its details; called after the row was selected.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    /// Whether a two-finger pan may begin to select rows here; false without an implementation.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// Called when a two-finger pan began to select rows; the usual place to begin editing.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Called when the two-finger pan that selected rows ended.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Editing
    /// Returns which control a row shows while editing: deletion, insertion or none; deletion by default.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// Returns the title of the button that confirms a deletion; nil for the system's.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Returns the older form of a row's swipe actions; used if there is no trailing configuration.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    /// Returns the actions that a swipe from the leading edge shows; nil for none.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the actions that a swipe from the trailing edge shows.
    ///
    /// Nil, or no implementation, offers deletion if the data source can delete the row; a configuration without actions
    /// offers none.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Whether a row's content is indented while editing; true without an implementation.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Called before a swipe shows a row's actions.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called after a swipe row was closed; the index path is nil if its row no longer exists.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Returns where a dragged row would go, given the position under it; called whenever that changes.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// Returns the indentation level of a row's content, in steps of the cell's `indentationWidth`.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Copy and paste; deprecated in favour of context menus
    /// Whether a long press on a row shows the edit menu; false without an implementation.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Whether the edit menu of a row offers an action such as copying.
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    /// Performs the action that the user chose in a row's edit menu.
    func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)

    // MARK: Focus
    /// Whether the keyboard can move the focus to a row; true without an implementation.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Returns the row at which keys start when nothing has the focus; nil for the first or last.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    /// Whether a row is selected when the focus moves to it; the table's `selectionFollowsFocus` by default.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    /// Whether the focus can move between rows, into the table or out of it.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    /// Called after the focus moved between rows, into the table or out of it.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

    // MARK: Context menus
    /// Returns the context menu of a row; nil for none.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The pressed row.
    ///   - point: The position of the press, in the table's coordinates.
    /// - Returns: The menu and its preview.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview from which the context menu opens; nil uses the row's cell.
    func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview to which a closing context menu returns; nil uses the row's cell.
    func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the user tapped the preview of a context menu, to show its content.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
    /// Called before a context menu opens; animations added to `animator` run along.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Called before a context menu closes; animations added to `animator` run along.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    /// Whether a drag that rests on a row activates it, in a spring-loaded table; true without an implementation.
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
    /// The table's `rowHeight`, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:heightForRowAtIndexPath:", [tableView, indexPath])
            ?? OptionalDelegateMethod.fallback(.rowHeight, tableView.rowHeight)
    }
    /// The table's `sectionHeaderHeight`, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:heightForHeaderInSection:", [tableView, section])
            ?? OptionalDelegateMethod.fallback(.headerHeight, tableView.sectionHeaderHeight)
    }
    /// The table's `sectionFooterHeight`, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:heightForFooterInSection:", [tableView, section])
            ?? OptionalDelegateMethod.fallback(.footerHeight, tableView.sectionFooterHeight)
    }
    /// The table's `estimatedRowHeight`, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:estimatedHeightForRowAtIndexPath:", [tableView, indexPath])
            ?? OptionalDelegateMethod.fallback(.estimatedRowHeight, tableView.estimatedRowHeight)
    }
    /// The table's `estimatedSectionHeaderHeight`, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:estimatedHeightForHeaderInSection:", [tableView, section])
            ?? OptionalDelegateMethod.fallback(.estimatedHeaderHeight, tableView.estimatedSectionHeaderHeight)
    }
    /// The table's `estimatedSectionFooterHeight`, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        ObjCRuntime.optional(self, "tableView:estimatedHeightForFooterInSection:", [tableView, section])
            ?? OptionalDelegateMethod.fallback(.estimatedFooterHeight, tableView.estimatedSectionFooterHeight)
    }
    /// Nil, for a delegate that does not implement it: the data source's title is shown.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        (ObjCRuntime.optional(self, "tableView:viewForHeaderInSection:", [tableView, section]) as UIView??)
            ?? OptionalDelegateMethod.fallback(.headerView, nil)
    }
    /// Nil, for a delegate that does not implement it: the data source's title is shown.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        (ObjCRuntime.optional(self, "tableView:viewForFooterInSection:", [tableView, section]) as UIView??)
            ?? OptionalDelegateMethod.fallback(.footerView, nil)
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath])
    }
    /// True, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldHighlightRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didHighlightRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath])
    }
    /// The row itself, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        (ObjCRuntime.optional(self, "tableView:willSelectRowAtIndexPath:", [tableView, indexPath]) as IndexPath??) ?? indexPath
    }
    /// The row itself, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        (ObjCRuntime.optional(self, "tableView:willDeselectRowAtIndexPath:", [tableView, indexPath]) as IndexPath??) ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didSelectRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didDeselectRowAtIndexPath:", [tableView, indexPath])
    }
    /// Whether the table is not being edited, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:canPerformPrimaryActionForRowAtIndexPath:", [tableView, indexPath]) ?? !tableView.isEditing
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:performPrimaryActionForRowAtIndexPath:", [tableView, indexPath])
    }
    /// False, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath]) ?? false
    }
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath])
    }
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        ObjCRuntime.optional(self, "tableViewDidEndMultipleSelectionInteraction:", [tableView])
    }
    /// Deletion, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        ObjCRuntime.optional(self, "tableView:editingStyleForRowAtIndexPath:", [tableView, indexPath]) ?? .delete
    }
    /// Nil, for a delegate that does not implement it: the system's title is shown.
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        (ObjCRuntime.optional(self, "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", [tableView, indexPath]) as String??)
            ?? nil
    }
    /// Nil, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        (ObjCRuntime.optional(self, "tableView:editActionsForRowAtIndexPath:", [tableView, indexPath]) as [UITableViewRowAction]??) ?? nil
    }
    /// Nil, for a delegate that does not implement it: there are no leading actions.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        (ObjCRuntime.optional(self, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath])
            as UISwipeActionsConfiguration??) ?? nil
    }
    /// Nil, for a delegate that does not implement it: older row actions apply, or deletion.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        (ObjCRuntime.optional(self, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath])
            as UISwipeActionsConfiguration??) ?? nil
    }
    /// True, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldIndentWhileEditingRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        ObjCRuntime.optional(self, "tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath])
    }
    /// The proposed position, for a delegate that does not implement it.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        ObjCRuntime.optional(
            self, "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
            [tableView, sourceIndexPath, proposedDestinationIndexPath]) ?? proposedDestinationIndexPath
    }
    /// 0, for a delegate that does not implement it; the cell then retains its own level.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        ObjCRuntime.optional(self, "tableView:indentationLevelForRowAtIndexPath:", [tableView, indexPath])
            ?? OptionalDelegateMethod.fallback(.indentationLevel, 0)
    }
    /// False, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldShowMenuForRowAtIndexPath:", [tableView, indexPath]) ?? false
    }
    /// False, for a delegate that does not implement it.
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
    /// True, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:canFocusRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    /// Nil, for a delegate that does not implement it.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        (ObjCRuntime.optional(self, "indexPathForPreferredFocusedViewInTableView:", [tableView]) as IndexPath??) ?? nil
    }
    /// The table's `selectionFollowsFocus`, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:selectionFollowsFocusForRowAtIndexPath:", [tableView, indexPath])
            ?? tableView.selectionFollowsFocus
    }
    /// True, for a delegate that does not implement it.
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldUpdateFocusInContext:", [tableView, context]) ?? true
    }
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        ObjCRuntime.optional(self, "tableView:didUpdateFocusInContext:withAnimationCoordinator:", [tableView, context, coordinator])
    }
    /// Nil, for a delegate that does not implement it: there is no context menu.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        (ObjCRuntime.optional(self, "tableView:contextMenuConfigurationForRowAtIndexPath:point:", [tableView, indexPath, point])
            as UIContextMenuConfiguration??) ?? nil
    }
    /// Nil, for a delegate that does not implement it: the row's cell is the preview.
    public func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        (ObjCRuntime.optional(self, "tableView:previewForHighlightingContextMenuWithConfiguration:", [tableView, configuration])
            as UITargetedPreview??) ?? nil
    }
    /// Nil, for a delegate that does not implement it: the row's cell is the preview.
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
    /// True, for a delegate that does not implement it.
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        ObjCRuntime.optional(self, "tableView:shouldSpringLoadRowAtIndexPath:withContext:", [tableView, indexPath, context]) ?? true
    }
}
