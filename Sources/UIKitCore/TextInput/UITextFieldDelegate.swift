public import Foundation
internal import ObjectiveC

/// Is notified of editing in a text field, and can refuse it.
///
/// > Contract: UIKit, UITextFieldDelegate; every member is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may become first responder; true without an implementation.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field may resign first responder; true without an implementation.
    ///
    /// It is not asked when the field leaves its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing ended, if the form with a reason is not implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing ended; the reason is always `.committed`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the user's edit of a range, in UTF-16 units, may be made; true without an implementation.
    ///
    /// A deletion has an empty replacement. It is not asked for text set in code and for the clear button.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Called after the selection or the caret moved, also because the text changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button, or the beginning of editing, may remove the text; true without an implementation.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called when the return key was pressed; true sends the control events of a return.
    ///
    /// With an action for `.editingDidEndOnExit`, true also ends editing.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The edit menu for a range, in UTF-16 units; nil, without an implementation, shows the suggested actions.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu appears; animations and completions added to `animator` run at once.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears; completions added to `animator` run when it is gone.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// Nil, for a delegate that does not implement it.
    public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        ObjCRuntime.optional(self, "textField:editMenuForCharactersInRange:suggestedActions:", [textField, range, suggestedActions]) ?? nil
    }
    public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        ObjCRuntime.optional(self, "textField:willPresentEditMenuWithAnimator:", [textField, animator])
    }
    public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        ObjCRuntime.optional(self, "textField:willDismissEditMenuWithAnimator:", [textField, animator])
    }
    /// True, for a delegate that does not implement it.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ObjCRuntime.optional(self, "textFieldShouldBeginEditing:", [textField]) ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        ObjCRuntime.optional(self, "textFieldDidBeginEditing:", [textField])
    }
    /// True, for a delegate that does not implement it.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ObjCRuntime.optional(self, "textFieldShouldEndEditing:", [textField]) ?? true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        ObjCRuntime.optional(self, "textFieldDidEndEditing:", [textField])
    }
    /// Calls the simpler method when this one is not implemented.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        if !ObjCRuntime.optional(self, "textFieldDidEndEditing:reason:", [textField, reason]) { textFieldDidEndEditing(textField) }
    }
    /// True, for a delegate that does not implement it.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        ObjCRuntime.optional(self, "textField:shouldChangeCharactersInRange:replacementString:", [textField, range, string]) ?? true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        ObjCRuntime.optional(self, "textFieldDidChangeSelection:", [textField])
    }
    /// True, for a delegate that does not implement it.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        ObjCRuntime.optional(self, "textFieldShouldClear:", [textField]) ?? true
    }
    /// True, for a delegate that does not implement it.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        ObjCRuntime.optional(self, "textFieldShouldReturn:", [textField]) ?? true
    }
}
