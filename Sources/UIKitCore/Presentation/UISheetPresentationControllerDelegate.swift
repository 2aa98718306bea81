internal import Foundation
internal import ObjectiveC

/// Hears of the heights a person drags a sheet to.
///
/// > Contract: UIKit, UISheetPresentationControllerDelegate; PR-20. The member may be left out.
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
