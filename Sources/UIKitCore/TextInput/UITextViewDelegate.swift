public import Foundation
internal import ObjectiveC

/// Can refuse editing and edits of a text view, and is notified of them.
///
/// > Contract: UIKit, UITextViewDelegate; TX-1 to TX-24. Every member is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions = 1, preview = 2 }

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        ObjCRuntime.optional(self, "textViewShouldBeginEditing:", [textView]) ?? true
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        ObjCRuntime.optional(self, "textViewShouldEndEditing:", [textView]) ?? true
    }
    public func textViewDidBeginEditing(_ textView: UITextView) { ObjCRuntime.optional(self, "textViewDidBeginEditing:", [textView]) }
    public func textViewDidEndEditing(_ textView: UITextView) { ObjCRuntime.optional(self, "textViewDidEndEditing:", [textView]) }
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
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        ObjCRuntime.optional(self, "textView:shouldInteractWithURL:inRange:", [textView, URL, characterRange]) ?? true
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        let name = "textView:shouldInteractWithTextAttachment:inRange:interaction:"
        return ObjCRuntime.optional(self, name, [textView, textAttachment, characterRange, interaction]) ?? true
    }
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
