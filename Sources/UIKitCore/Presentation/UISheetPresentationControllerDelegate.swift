internal import Foundation
internal import ObjectiveC

/// Is notified of the detents that the user drags a sheet to.
///
/// > Contract: UIKit, UISheetPresentationControllerDelegate; PR-20. The member is optional.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let name = "sheetPresentationControllerDidChangeSelectedDetentIdentifier:"
        ObjCRuntime.optional(self, name, [sheetPresentationController])
    }
}
