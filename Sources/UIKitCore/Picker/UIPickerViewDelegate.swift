public import Foundation
internal import ObjectiveC

/// Says what the rows of a picker show and how large they are, and hears what is chosen.
///
/// Of the three ways to fill a row a view comes first, then an attributed title, then a title.
/// > Contract: UIKit, UIPickerViewDelegate; every member may be left out. PK-1.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// > Units: points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// `view` is one that this wheel no longer shows, if there is any.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// A person moved the wheel and it came to rest. Not called for `selectRow(_:inComponent:animated:)`.
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
