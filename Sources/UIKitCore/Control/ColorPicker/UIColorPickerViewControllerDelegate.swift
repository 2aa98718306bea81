public import Foundation
internal import ObjectiveC

/// Is notified of picked colours.
/// > Contract: UIKit, UIColorPickerViewControllerDelegate; all members are optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called for each colour that the user picks; `continuously` is true while a drag or slider is still moving.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The method of iOS 14; called in place of the newer one, for each colour.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The user closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Calls the older method if this one is not implemented.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        let selector = "colorPickerViewController:didSelectColor:continuously:"
        if !ObjCRuntime.optional(self, selector, [viewController, color, continuously]) {
            colorPickerViewControllerDidSelectColor(viewController)
        }
    }
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        ObjCRuntime.optional(self, "colorPickerViewControllerDidSelectColor:", [viewController])
    }
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        ObjCRuntime.optional(self, "colorPickerViewControllerDidFinish:", [viewController])
    }
}
