public import Foundation
internal import ObjectiveC

/// Can refuse editing and edits of a text view, and is notified of them.
///
/// > Contract: UIKit, UITextViewDelegate; TX-1 to TX-24. Every member is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether an editable text view may become first responder; true without an implementation.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether a text view that is edited may resign first responder; true without an implementation.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after editing began; not for text that can only be selected.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether the user's edit of a range, in UTF-16 units, may be made; true without an implementation.
    ///
    /// A deletion has an empty replacement. It is not asked for text set in code.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user changed the text; not for text set in code.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection or the caret moved, also because the text changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a tap on a link follows it; called if the method for text items is not implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a tap on a link follows it; the older form without the interaction.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// Whether a tap on an attachment has an effect; called if the method for text items is not implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a tap on an attachment has an effect; the older form without the interaction.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
    /// Returns the action for a tap on a link or attachment in read-only text; nil does nothing.
    ///
    /// The default action opens a link's URL.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns the menu of a long press on a link or attachment in read-only text; nil shows none.
    ///
    /// By default the given menu, which opens or copies a link and is empty for an attachment.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
    /// Called before the menu of a link or attachment appears; animations of the animator run with it.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// Called before the menu of a link or attachment disappears; animations of the animator run with it.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// The edit menu for a range, in UTF-16 units; nil, without an implementation, shows the suggested actions.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu appears; animations and completions added to `animator` run at once.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears; completions added to `animator` run when it is gone.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

/// How the user interacts with a link: `invokeDefaultAction`, a tap; `presentActions` and `preview`, long presses.
///
/// Ferry has taps only.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions = 1, preview = 2 }

extension UITextViewDelegate {
    /// Nil, for a delegate that does not implement it.
    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        ObjCRuntime.optional(self, "textView:editMenuForTextInRange:suggestedActions:", [textView, range, suggestedActions]) ?? nil
    }
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        ObjCRuntime.optional(self, "textView:willPresentEditMenuWithAnimator:", [textView, animator])
    }
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        ObjCRuntime.optional(self, "textView:willDismissEditMenuWithAnimator:", [textView, animator])
    }
    /// True, for a delegate that does not implement it.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        ObjCRuntime.optional(self, "textViewShouldBeginEditing:", [textView]) ?? true
    }
    /// True, for a delegate that does not implement it.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        ObjCRuntime.optional(self, "textViewShouldEndEditing:", [textView]) ?? true
    }
    public func textViewDidBeginEditing(_ textView: UITextView) { ObjCRuntime.optional(self, "textViewDidBeginEditing:", [textView]) }
    public func textViewDidEndEditing(_ textView: UITextView) { ObjCRuntime.optional(self, "textViewDidEndEditing:", [textView]) }
    /// True, for a delegate that does not implement it.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        ObjCRuntime.optional(self, "textView:shouldChangeTextInRange:replacementText:", [textView, range, text]) ?? true
    }
    public func textViewDidChange(_ textView: UITextView) { ObjCRuntime.optional(self, "textViewDidChange:", [textView]) }
    /// Calls the older method without the interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        let name = "textView:shouldInteractWithURL:inRange:interaction:"
        return ObjCRuntime.optional(self, name, [textView, URL, characterRange, interaction])
            ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    /// True, for a delegate that does not implement it.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        ObjCRuntime.optional(self, "textView:shouldInteractWithURL:inRange:", [textView, URL, characterRange]) ?? true
    }
    /// Calls the older method without the interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        let name = "textView:shouldInteractWithTextAttachment:inRange:interaction:"
        return ObjCRuntime.optional(self, name, [textView, textAttachment, characterRange, interaction])
            ?? self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
    /// True, for a delegate that does not implement it.
    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
        let name = "textView:shouldInteractWithTextAttachment:inRange:"
        return ObjCRuntime.optional(self, name, [textView, textAttachment, characterRange]) ?? true
    }
    /// Calls the methods from before iOS 17.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        let name = "textView:menuConfigurationForTextItem:defaultMenu:"
        if let answer = ObjCRuntime.optional(self, name, [textView, textItem, defaultMenu]) as UITextItem.MenuConfiguration?? {
            return answer
        }
        let goesOn =
            switch textItem.content {
            case .link(let url): self.textView(textView, shouldInteractWith: url, in: textItem.range, interaction: .presentActions)
            case .textAttachment(let attachment):
                self.textView(textView, shouldInteractWith: attachment, in: textItem.range, interaction: .presentActions)
            }
        return goesOn && !defaultMenu.children.isEmpty ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
    }
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) { ObjCRuntime.optional(self, "textView:textItemMenuWillDisplayForTextItem:animator:", [textView, textItem, animator]) }
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) { ObjCRuntime.optional(self, "textView:textItemMenuWillEndForTextItem:animator:", [textView, textItem, animator]) }
    /// Calls the methods from before iOS 17.
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        let name = "textView:primaryActionForTextItem:defaultAction:"
        if let answer = ObjCRuntime.optional(self, name, [textView, textItem, defaultAction]) as UIAction?? { return answer }
        let goesOn =
            switch textItem.content {
            case .link(let url):
                self.textView(textView, shouldInteractWith: url, in: textItem.range, interaction: .invokeDefaultAction)
            case .textAttachment(let attachment):
                self.textView(textView, shouldInteractWith: attachment, in: textItem.range, interaction: .invokeDefaultAction)
            }
        return goesOn ? defaultAction : nil
    }
    public func textViewDidChangeSelection(_ textView: UITextView) {
        ObjCRuntime.optional(self, "textViewDidChangeSelection:", [textView])
    }
}
