internal import Foundation
internal import ObjectiveC

/// Names the wheels of a picker for those who cannot see them.
///
/// > Contract: UIKit, UIPickerViewAccessibilityDelegate; every member may be left out.
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
