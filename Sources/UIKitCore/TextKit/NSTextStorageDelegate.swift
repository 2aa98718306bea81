public import Foundation
internal import ObjectiveC

/// Is notified of a text storage's edits, before and after attributes are fixed.
///
/// > Contract: UIKit, NSTextStorageDelegate; every member is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Characters and attributes may still be changed here.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    /// Attributes may still be changed here.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        let arguments: [Any?] = [textStorage, editedMask, editedRange, delta]
        _ = ObjCRuntime.optional(self, "textStorage:willProcessEditing:range:changeInLength:", arguments) as Bool
    }
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        let arguments: [Any?] = [textStorage, editedMask, editedRange, delta]
        _ = ObjCRuntime.optional(self, "textStorage:didProcessEditing:range:changeInLength:", arguments) as Bool
    }
}
