public import Foundation
internal import ObjectiveC

/// The actions of edit menus and of the standard keyboard shortcuts. A responder takes part in those that it implements.
///
/// > Contract: UIKit, UIResponderStandardEditActions; every member is optional.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard; Command-X.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard; Command-C.
    func copy(_ sender: Any?)
    /// Inserts the pasteboard's content; Command-V.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects the object at the insertion point, such as a word.
    func select(_ sender: Any?)
    /// Selects everything; Command-A.
    func selectAll(_ sender: Any?)
    /// Makes the selected text run from left to right; in no standard menu here.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Makes the selected text run from right to left; in no standard menu here.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selected text bold or regular; Command-B.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selected text italic or upright; Command-I.
    func toggleItalics(_ sender: Any?)
    /// Adds or removes the underline of the selected text; Command-U.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selected text or the content larger; in no standard menu here.
    func increaseSize(_ sender: Any?)
    /// Makes the selected text or the content smaller; in no standard menu here.
    func decreaseSize(_ sender: Any?)
    /// Opens a search in the content; in no standard menu here.
    func find(_ sender: Any?)
    /// Opens a search with replacement in the content; in no standard menu here.
    func findAndReplace(_ sender: Any?)
    /// Takes the selected text as the text to search for; in no standard menu here.
    func useSelectionForFind(_ sender: Any?)
    /// Selects the next match of a search; in no standard menu here.
    func findNext(_ sender: Any?)
    /// Selects the previous match of a search; in no standard menu here.
    func findPrevious(_ sender: Any?)
    /// Prints the content, under the selector `print:`; in no standard menu here.
    func printContent(_ sender: Any?)
    /// Inserts the pasteboard's text in the style around the insertion point; Option-Shift-Command-V.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Inserts the pasteboard's URL and opens it; in no standard menu here.
    func pasteAndGo(_ sender: Any?)
    /// Inserts the pasteboard's text and searches for it; in no standard menu here.
    func pasteAndSearch(_ sender: Any?)
    /// Renames the document; in no standard menu here.
    func rename(_ sender: Any?)
    /// Duplicates the document or the selection; in no standard menu here.
    func duplicate(_ sender: Any?)
    /// Moves the document; in no standard menu here.
    func move(_ sender: Any?)
    /// Exports the document; in no standard menu here.
    func export(_ sender: Any?)
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
    public func pasteAndGo(_ sender: Any?) { _ = ObjCRuntime.optional(self, "pasteAndGo:", [sender]) as Bool }
    public func pasteAndSearch(_ sender: Any?) { _ = ObjCRuntime.optional(self, "pasteAndSearch:", [sender]) as Bool }
    public func rename(_ sender: Any?) { _ = ObjCRuntime.optional(self, "rename:", [sender]) as Bool }
    public func duplicate(_ sender: Any?) { _ = ObjCRuntime.optional(self, "duplicate:", [sender]) as Bool }
    public func move(_ sender: Any?) { _ = ObjCRuntime.optional(self, "move:", [sender]) as Bool }
    public func export(_ sender: Any?) { _ = ObjCRuntime.optional(self, "export:", [sender]) as Bool }
    public func printContent(_ sender: Any?) { _ = ObjCRuntime.optional(self, "print:", [sender]) as Bool }
    public func pasteAndMatchStyle(_ sender: Any?) { _ = ObjCRuntime.optional(self, "pasteAndMatchStyle:", [sender]) as Bool }
}
