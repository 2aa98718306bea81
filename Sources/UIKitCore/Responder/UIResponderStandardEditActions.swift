public import Foundation
internal import ObjectiveC

/// The actions of edit menus and of the standard keyboard shortcuts. A responder takes part in those that it implements.
///
/// > Contract: UIKit, UIResponderStandardEditActions; every member is optional.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func delete(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
    func find(_ sender: Any?)
    func findAndReplace(_ sender: Any?)
    func useSelectionForFind(_ sender: Any?)
    func findNext(_ sender: Any?)
    func findPrevious(_ sender: Any?)
    func printContent(_ sender: Any?)
    func pasteAndMatchStyle(_ sender: Any?)
}

// An app's methods with these names are entered in the method table, where `canPerformAction(_:withSender:)` finds them.
extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) { _ = ObjCRuntime.optional(self, "cut:", [sender]) as Bool }
    public func copy(_ sender: Any?) { _ = ObjCRuntime.optional(self, "copy:", [sender]) as Bool }
    public func paste(_ sender: Any?) { _ = ObjCRuntime.optional(self, "paste:", [sender]) as Bool }
    public func delete(_ sender: Any?) { _ = ObjCRuntime.optional(self, "delete:", [sender]) as Bool }
    public func select(_ sender: Any?) { _ = ObjCRuntime.optional(self, "select:", [sender]) as Bool }
    public func selectAll(_ sender: Any?) { _ = ObjCRuntime.optional(self, "selectAll:", [sender]) as Bool }
    public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        _ = ObjCRuntime.optional(self, "makeTextWritingDirectionLeftToRight:", [sender]) as Bool
    }
    public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        _ = ObjCRuntime.optional(self, "makeTextWritingDirectionRightToLeft:", [sender]) as Bool
    }
    public func toggleBoldface(_ sender: Any?) { _ = ObjCRuntime.optional(self, "toggleBoldface:", [sender]) as Bool }
    public func toggleItalics(_ sender: Any?) { _ = ObjCRuntime.optional(self, "toggleItalics:", [sender]) as Bool }
    public func toggleUnderline(_ sender: Any?) { _ = ObjCRuntime.optional(self, "toggleUnderline:", [sender]) as Bool }
    public func increaseSize(_ sender: Any?) { _ = ObjCRuntime.optional(self, "increaseSize:", [sender]) as Bool }
    public func decreaseSize(_ sender: Any?) { _ = ObjCRuntime.optional(self, "decreaseSize:", [sender]) as Bool }
    public func find(_ sender: Any?) { _ = ObjCRuntime.optional(self, "find:", [sender]) as Bool }
    public func findAndReplace(_ sender: Any?) { _ = ObjCRuntime.optional(self, "findAndReplace:", [sender]) as Bool }
    public func useSelectionForFind(_ sender: Any?) { _ = ObjCRuntime.optional(self, "useSelectionForFind:", [sender]) as Bool }
    public func findNext(_ sender: Any?) { _ = ObjCRuntime.optional(self, "findNext:", [sender]) as Bool }
    public func findPrevious(_ sender: Any?) { _ = ObjCRuntime.optional(self, "findPrevious:", [sender]) as Bool }
    public func printContent(_ sender: Any?) { _ = ObjCRuntime.optional(self, "print:", [sender]) as Bool }
    public func pasteAndMatchStyle(_ sender: Any?) { _ = ObjCRuntime.optional(self, "pasteAndMatchStyle:", [sender]) as Bool }
}
