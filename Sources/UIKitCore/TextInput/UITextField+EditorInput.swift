internal import Foundation

// Character positions of a text field, for `EditorInput`.
extension UITextField {
    /// A field that is disabled while it is edited stays first responder, and takes keys until it resigns.
    var acceptsEdits: Bool { isEnabled || isInSession }
    func insertionOffset(at point: CGPoint) -> Int { parts.canvas.offset(at: point) }
    func characterOffset(at point: CGPoint) -> Int? { parts.canvas.characterOffset(at: point) }
    func boxes(of range: Range<Int>) -> [TextSelectionBox] { parts.canvas.boxes(range) }
    func visibleBoxes(of range: Range<Int>) -> [TextSelectionBox] { parts.canvas.boxes(range) }
    func lines(around offset: Int) -> [Range<Int>] { [0..<editor.length] }
    func isRightToLeft(at offset: Int) -> Bool { parts.canvas.isRightToLeft }

    /// A field has one line: there is nothing above or below.
    func offset(from offset: Int, towards direction: UITextLayoutDirection) -> Int? {
        guard direction == .left || direction == .right else { return nil }
        if let next = parts.canvas.sideways(from: offset, toRight: direction == .right) { return next }
        let isForward = (direction == .right) != parts.canvas.isRightToLeft
        return isForward ? editor.grapheme(after: offset)?.upperBound : editor.grapheme(before: offset)?.lowerBound
    }
}
