public import Foundation

/// An object that follows the edits of a text storage, as the content storage of TextKit 2 does.
///
/// > Source: Apple, NSTextStorageObserving. > Units: UTF-16. > Isolation: the storage's.
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The storage that is followed.
    var textStorage: NSTextStorage? { get set }
    /// Called after the storage's delegate, and before layout, with what an edit changed.
    ///
    /// - Parameters:
    ///   - newCharRange: the edited range, in the text after the edit.
    ///   - delta: by how much the text became longer, or shorter if negative.
    ///   - invalidatedCharRange: the range to lay out again, in the text after the edit.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    /// Runs edits of the storage as one.
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
