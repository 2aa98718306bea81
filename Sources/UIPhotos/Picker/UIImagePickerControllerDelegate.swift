public import Foundation
internal import ObjectiveC
internal import UIKitCore

/// Receives the photo that the user took or chose.
///
/// > Contract: UIKit, UIImagePickerControllerDelegate
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The user chose a photo. The delegate dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The same in sources before Swift 4.2, where the keys are strings.
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
    /// The user cancelled. The delegate dismisses the picker; without an implementation it dismisses itself.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        if ObjCRuntime.optional(self, "imagePickerController:didFinishPickingMediaWithInfo:", [picker, info]) { return }
        let older = [String: Any](info.map { ($0.rawValue, $1) }) { first, _ in first }
        imagePickerController(picker, didFinishPickingMediaWithInfo: older)
    }
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
        picker.presentingViewController?.dismiss(animated: true)
    }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        if ObjCRuntime.optional(self, "imagePickerControllerDidCancel:", [picker]) { return }
        picker.presentingViewController?.dismiss(animated: true)
    }
}
