public import Foundation
internal import ObjectiveC

/// Hears of colours picked.
/// > Contract: UIKit, UIColorPickerViewControllerDelegate; every member may be left out.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Of iOS 14; told after the newer method's place, for each colour.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The person closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// The older method is called when this one is left out.
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
