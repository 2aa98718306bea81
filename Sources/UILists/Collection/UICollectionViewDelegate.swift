public import CoreGraphics
public import Foundation
public import ObjectiveC
public import UIKitCore

/// Controls highlighting and selection, is notified when views appear and disappear, and provides context menus.
///
/// > Contract: UIKit, UICollectionViewDelegate; CV-6 to CV-11, CV-35; all members are optional.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Returns whether a touch highlights an item; true by default.
    ///
    /// If false, the touch does not select it either, and arrow keys skip it.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// Called when a touch has highlighted an item.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// Called when the touch ended or was cancelled, before `didSelectItemAt`.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// Returns whether a tap or key may select an item; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Returns whether a tap may deselect an item; true by default.
    ///
    /// Called only with multiple selection.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// Called after the user selected an item by a tap, keys or an assistive tool; not for selections in code.
    ///
    /// With single selection it is also called for an item that is already selected.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Called after the user deselected an item, or selected another one with single selection; not for changes in code.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Returns whether a tap also performs the item's primary action; by default true outside of editing.
    ///
    /// Not called if several items can be selected.
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    /// Called after `didSelectItemAt` for a tap on a single item outside of editing.
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    /// Called before a cell is visible, after its size was determined; it may have been created long before.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// Called before a supplementary view is visible.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - view: the supplementary view.
    ///   - elementKind: its kind.
    ///   - indexPath: its index path.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath)
    /// Called after a cell was removed from the view, for each one that `willDisplay` reported.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - cell: the cell.
    ///   - indexPath: the item's index path when it was visible.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// Called after a supplementary view was removed from the view.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - view: the supplementary view.
    ///   - elementKind: its kind.
    ///   - indexPath: its index path.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// Returns whether a long press shows the older edit menu for an item; false by default.
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    /// Returns whether the edit menu of an item has a command; false by default.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - action: the command, such as `copy:`.
    ///   - indexPath: the item.
    ///   - sender: the menu controller.
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    /// Performs a command of an item's edit menu.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - action: the command, such as `copy:`.
    ///   - indexPath: the item.
    ///   - sender: the menu controller.
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
    /// Returns the layout to use during an interactive transition; a `UICollectionViewTransitionLayout` by default.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - fromLayout: the layout in use.
    ///   - toLayout: the layout to change to.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout
    /// Returns whether arrow keys can focus an item; true by default.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    /// Returns whether an item is selected when arrow keys focus it; by default the view's `selectionFollowsFocus`.
    ///
    /// Called only if the view's `allowsFocus` is true.
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    /// Returns the item at which arrow keys start; nil, the default, is the first one, or the last for up and left.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    /// Returns whether keys may move the focus from one item to another, into the view or out of it; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
    /// Called after keys moved the focus.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - context: the previous and the next focused item.
    ///   - coordinator: runs animations alongside.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    /// Returns where a held item would be inserted; by default the result of the form without the original index path.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - originalIndexPath: where the movement began.
    ///   - currentIndexPath: where the item is in the layout now.
    ///   - proposedIndexPath: the position under the touch.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// Returns where a held item would be inserted; the proposed position by default.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - currentIndexPath: where the item is in the layout now.
    ///   - proposedIndexPath: the position under the touch.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// Returns the content offset after a batch or a change of layout; the proposed one by default.
    ///
    /// The result is limited to the content.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - proposedContentOffset: the layout's proposal, in points.
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    /// Returns whether a row of a list layout can be swiped for its actions; true by default.
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    /// Returns whether a drag that rests on an item selects it; true by default, if the view is spring-loaded.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - indexPath: the item under the drag.
    ///   - context: the position and state of the drag.
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Returns whether a two-finger pan that starts on an item selects those it passes; false by default.
    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// Called when a two-finger pan begins to select items; allow multiple selection here, for example by editing.
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Called when a two-finger pan that selected items ended.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    /// Returns the context menu of several items, of one, or of the background; nil, the default, falls back to the form for one item.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - indexPaths: all selected items if the pressed one is among several; empty on the background.
    ///   - point: the touch, in points of the content.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration?
    /// Returns the context menu of an item; nil, the default, shows none.
    ///
    /// Called if the form for several items is not implemented or returns nil.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - indexPath: the pressed item.
    ///   - point: the touch, in points of the content.
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    /// Returns what is lifted when an item's menu opens; nil, the default, is the cell.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - configuration: the menu's configuration.
    ///   - indexPath: the pressed item.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// Returns what the preview returns to when an item's menu closes; nil, the default, is the cell.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - configuration: the menu's configuration.
    ///   - indexPath: the pressed item.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// Returns what is lifted when a menu opens, before `highlightPreviewForItemAt` is consulted; nil by default.
    func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns what the preview returns to when a menu closes, before `dismissalPreviewForItemAt` is consulted; nil by default.
    func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the user taps a menu's preview: show its content here.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - configuration: the menu's configuration.
    ///   - animator: runs animations alongside and determines how the preview leaves.
    func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before a menu opens.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - configuration: the menu's configuration.
    ///   - animator: runs animations alongside; nil without one.
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before a menu closes.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - configuration: the menu's configuration.
    ///   - animator: runs animations alongside; nil without one.
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:shouldHighlightItemAtIndexPath:", [collectionView, indexPath]) ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath])
    }
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath])
    }
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:shouldSelectItemAtIndexPath:", [collectionView, indexPath]) ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:shouldDeselectItemAtIndexPath:", [collectionView, indexPath]) ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath])
    }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath])
    }
    public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:canPerformPrimaryActionForItemAtIndexPath:", [collectionView, indexPath])
            ?? !collectionView.isEditing
    }
    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "collectionView:performPrimaryActionForItemAtIndexPath:", [collectionView, indexPath])
    }
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        ObjCRuntime.optional(
            self, "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", [collectionView, view, elementKind, indexPath])
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        ObjCRuntime.optional(self, "collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        ObjCRuntime.optional(
            self, "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath])
    }
    public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:shouldShowMenuForItemAtIndexPath:", [collectionView, indexPath]) ?? false
    }
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        ObjCRuntime.optional(
            self, "collectionView:canPerformAction:forItemAtIndexPath:withSender:", [collectionView, action, indexPath, sender]) ?? false
    }
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {
        ObjCRuntime.optional(
            self, "collectionView:performAction:forItemAtIndexPath:withSender:", [collectionView, action, indexPath, sender])
    }
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        ObjCRuntime.optional(self, "collectionView:transitionLayoutForOldLayout:newLayout:", [collectionView, fromLayout, toLayout])
            ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:canFocusItemAtIndexPath:", [collectionView, indexPath]) ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:selectionFollowsFocusForItemAtIndexPath:", [collectionView, indexPath])
            ?? collectionView.selectionFollowsFocus
    }
    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        ObjCRuntime.optional(self, "collectionView:shouldUpdateFocusInContext:", [collectionView, context]) ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        ObjCRuntime.optional(
            self, "collectionView:didUpdateFocusInContext:withAnimationCoordinator:", [collectionView, context, coordinator])
    }
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        ObjCRuntime.optional(self, "indexPathForPreferredFocusedViewInCollectionView:", [collectionView]) ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        ObjCRuntime.optional(
            self, "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
            [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath])
            ?? self.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        ObjCRuntime.optional(
            self, "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
            [collectionView, currentIndexPath, proposedIndexPath]) ?? proposedIndexPath
    }
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        ObjCRuntime.optional(self, "collectionView:targetContentOffsetForProposedContentOffset:", [collectionView, proposedContentOffset])
            ?? proposedContentOffset
    }
    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:canEditItemAtIndexPath:", [collectionView, indexPath]) ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        ObjCRuntime.optional(self, "collectionView:shouldSpringLoadItemAtIndexPath:withContext:", [collectionView, indexPath, context])
            ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath])
            ?? false
    }
    public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath])
    }
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        ObjCRuntime.optional(self, "collectionViewDidEndMultipleSelectionInteraction:", [collectionView])
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        ObjCRuntime.optional(
            self, "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", [collectionView, indexPaths, point])
            ?? OptionalDelegateMethod.fallback(.contextMenuForItems, nil)
    }
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        ObjCRuntime.optional(self, "collectionView:contextMenuConfigurationForItemAtIndexPath:point:", [collectionView, indexPath, point])
            ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        ObjCRuntime.optional(
            self, "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", [collectionView, configuration, indexPath])
            ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        ObjCRuntime.optional(
            self, "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:", [collectionView, configuration, indexPath])
            ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        ObjCRuntime.optional(self, "collectionView:previewForHighlightingContextMenuWithConfiguration:", [collectionView, configuration])
            ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        ObjCRuntime.optional(self, "collectionView:previewForDismissingContextMenuWithConfiguration:", [collectionView, configuration])
            ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        ObjCRuntime.optional(
            self, "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", [collectionView, configuration, animator])
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        ObjCRuntime.optional(
            self, "collectionView:willDisplayContextMenuWithConfiguration:animator:", [collectionView, configuration, animator])
    }
    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        ObjCRuntime.optional(
            self, "collectionView:willEndContextMenuInteractionWithConfiguration:animator:", [collectionView, configuration, animator])
    }
}
