internal import Foundation
internal import ObjectiveC

/// Provides the accessibility labels of a picker's wheels.
///
/// > Contract: UIKit, UIPickerViewAccessibilityDelegate; every member is optional.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ObjCRuntime.optional(self, "pickerView:accessibilityLabelForComponent:", [pickerView, component]) ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        ObjCRuntime.optional(self, "pickerView:accessibilityHintForComponent:", [pickerView, component]) ?? nil
    }
}
