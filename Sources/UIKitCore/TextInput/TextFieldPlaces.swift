internal import Foundation

// Character positions of a text field, for `EditorInput`.
extension UITextField {
    var acceptsEdits: Bool { isEnabled }
    func insertionOffset(at point: CGPoint) -> Int { parts.canvas.offset(at: point) }
    func characterOffset(at point: CGPoint) -> Int? { parts.canvas.characterOffset(at: point) }
    func boxes(of range: Range<Int>) -> [SelectionBox] { parts.canvas.boxes(range) }
    func shownBoxes(of range: Range<Int>) -> [SelectionBox] { parts.canvas.boxes(range) }
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
