public import Foundation
internal import ObjectiveC
public import UIKitCore
public import UILists

/// How a text's selection is dragged.
///
/// > Source: Apple, UITextDragOptions
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The preview shows the text without its colours.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A text whose selection can be dragged.
///
/// > Source: Apple, UITextDraggable
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    /// Decides on drags; not retained.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction with which text is dragged.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }
    /// How the selection is dragged.
    var textDragOptions: UITextDragOptions { get set }
}

/// A drag of text that begins, or that gets more items.
///
/// > Source: Apple, UITextDragRequest
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
    /// The text.
    var dragRange: UITextRange { get }
    /// The items that would be dragged without a delegate.
    var suggestedItems: [UIDragItem] { get }
    /// The items that the drag has already.
    var existingItems: [UIDragItem] { get }
    /// Whether the text is selected.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}

/// Decides on, and is notified of, drags of text. All members are optional.
///
/// > Source: Apple, UITextDragDelegate
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
    /// Returns the items to drag, by default the suggested ones; none does not begin a drag.
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    /// Returns the preview that is lifted, by default of the text; nil hides the item.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the items are lifted, to animate along.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// Called before the items move.
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// Called after the drag.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        ObjCRuntime.optional(self, "textDraggableView:itemsForDrag:", [textDraggableView, dragRequest]) ?? dragRequest.suggestedItems
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        let name = "textDraggableView:dragPreviewForLiftingItem:session:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return TextDragController.of(textDraggableView).preview(of: item) }
        return ObjCRuntime.optional(self, name, [textDraggableView, item, session]) ?? nil
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        ObjCRuntime.optional(self, "textDraggableView:willAnimateLiftWithAnimator:session:", [textDraggableView, animator, session])
    }
    public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {
        ObjCRuntime.optional(self, "textDraggableView:dragSessionWillBegin:", [textDraggableView, session])
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
    ) {
        ObjCRuntime.optional(self, "textDraggableView:dragSessionDidEnd:withOperation:", [textDraggableView, session, operation])
    }
}
