public import Foundation
internal import ObjectiveC

/// Provides the accessibility labels of a picker's wheels.
///
/// > Contract: UIKit, UIPickerViewAccessibilityDelegate; every member is optional.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the spoken name of a wheel, read before its selected row.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns the spoken description of what adjusting a wheel does.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    /// Returns the spoken name of a wheel with attributes for speech; its text is spoken where there is no plain name.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
    /// Returns the description of what adjusting a wheel does, with attributes for speech; its text is spoken where there is no plain one.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
    /// Returns names by which the user may call a wheel; Ferry, which has no Voice Control, does not ask for them.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    /// Returns names by which the user may call a wheel, with attributes for speech; Ferry does not ask for them.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ObjCRuntime.optional(self, "pickerView:accessibilityLabelForComponent:", [pickerView, component]) ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        ObjCRuntime.optional(self, "pickerView:accessibilityHintForComponent:", [pickerView, component]) ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? {
        ObjCRuntime.optional(self, "pickerView:accessibilityAttributedLabelForComponent:", [pickerView, component]) ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString? {
        ObjCRuntime.optional(self, "pickerView:accessibilityAttributedHintForComponent:", [pickerView, component]) ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] { [] }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [] }
}
