public import Foundation
internal import ObjectiveC

/// Provides the content and size of a picker's rows, and is notified of selections.
///
/// A row's view takes precedence over its attributed title, which takes precedence over its title.
/// > Contract: UIKit, UIPickerViewDelegate; every member is optional. PK-1.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// > Units: points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// `view` is a reusable view of this wheel, if there is one.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// The user moved the wheel and it settled. Not called for `selectRow(_:inComponent:animated:)`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        ObjCRuntime.optional(self, "pickerView:widthForComponent:", [pickerView, component]) ?? UIPickerView.unanswered
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        ObjCRuntime.optional(self, "pickerView:rowHeightForComponent:", [pickerView, component]) ?? UIPickerView.unanswered
    }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        ObjCRuntime.optional(self, "pickerView:titleForRow:forComponent:", [pickerView, row, component]) ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        ObjCRuntime.optional(self, "pickerView:attributedTitleForRow:forComponent:", [pickerView, row, component]) ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        ObjCRuntime.optional(self, "pickerView:viewForRow:forComponent:reusingView:", [pickerView, row, component, view])
            ?? UIPickerView.noRowView
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        ObjCRuntime.optional(self, "pickerView:didSelectRow:inComponent:", [pickerView, row, component])
    }
}
