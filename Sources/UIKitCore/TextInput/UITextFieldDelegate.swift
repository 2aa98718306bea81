public import Foundation
internal import ObjectiveC

/// Is notified of editing in a text field, and can refuse it.
///
/// > Contract: UIKit, UITextFieldDelegate; every member is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ObjCRuntime.optional(self, "textFieldShouldBeginEditing:", [textField]) ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        ObjCRuntime.optional(self, "textFieldDidBeginEditing:", [textField])
    }
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
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        ObjCRuntime.optional(self, "textField:shouldChangeCharactersInRange:replacementString:", [textField, range, string]) ?? true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        ObjCRuntime.optional(self, "textFieldDidChangeSelection:", [textField])
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        ObjCRuntime.optional(self, "textFieldShouldClear:", [textField]) ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        ObjCRuntime.optional(self, "textFieldShouldReturn:", [textField]) ?? true
    }
}
