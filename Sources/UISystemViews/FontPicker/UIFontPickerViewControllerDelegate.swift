public import Foundation
internal import ObjectiveC

/// Is notified of the user's choice in a font picker.
///
/// > Contract: UIKit, UIFontPickerViewControllerDelegate. Every member is optional.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// The user cancelled; the picker is dismissed afterwards.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// The user chose a font, which is the picker's `selectedFontDescriptor`; the picker is dismissed afterwards.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        ObjCRuntime.optional(self, "fontPickerViewControllerDidCancel:", [viewController])
    }
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        ObjCRuntime.optional(self, "fontPickerViewControllerDidPickFont:", [viewController])
    }
}
