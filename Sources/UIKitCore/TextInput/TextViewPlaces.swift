internal import Foundation

// Character positions of a text view, for `EditorInput`.
extension UITextView {
    var acceptsEdits: Bool { isEditable }
    func insertionOffset(at point: CGPoint) -> Int { canvas.offset(at: point) }
    func characterOffset(at point: CGPoint) -> Int? { canvas.characterOffset(at: point) }
    func boxes(of range: Range<Int>) -> [SelectionBox] { canvas.boxes(range) }
    func shownBoxes(of range: Range<Int>) -> [SelectionBox] { canvas.boxes(range, in: bounds) }
    func lines(around offset: Int) -> [Range<Int>] {
        let line = canvas.line(around: offset)
        return offset > 0 && offset == line.lowerBound ? [canvas.line(around: offset - 1), line] : [line]
    }
    func isRightToLeft(at offset: Int) -> Bool { canvas.isRightToLeft(at: offset) }

    func offset(from offset: Int, towards direction: UITextLayoutDirection) -> Int? {
        switch direction {
        case .up: return canvas.offset(lineFrom: offset, down: false)
        case .down: return canvas.offset(lineFrom: offset, down: true)
        case .left, .right:
            if let next = canvas.sideways(from: offset, toRight: direction == .right) { return next }
            let isForward = (direction == .right) != canvas.isRightToLeft(at: offset)
            return isForward ? editor.grapheme(after: offset)?.upperBound : editor.grapheme(before: offset)?.lowerBound
        }
    }
}
