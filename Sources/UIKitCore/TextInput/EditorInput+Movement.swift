internal import Foundation

extension EditorInput {
    /// Handles the left and right arrow keys: characters in visual order, words and lines in logical order.
    func moveSideways(toRight: Bool, by unit: TextEditor.Unit, extending: Bool) {
        let isForward = toRight != isRightToLeft(at: editor.head)
        let direction: TextEditor.Direction = isForward ? .forward : .backward
        if unit == .line {
            let line = lines(around: editor.head).last ?? 0..<editor.length
            return moveHead(to: isForward ? line.upperBound : line.lowerBound, extending: extending)
        }
        guard unit == .grapheme, extending || !editor.hasSelection, let next = offset(from: editor.head, towards: toRight ? .right : .left)
        else { return changeSelection(telling: true) { $0.move(direction, by: unit, extending: extending) } }
        moveHead(to: next, extending: extending)
    }

    func moveHead(to offset: Int, extending: Bool) {
        let anchor = editor.anchor
        changeSelection(telling: true) { extending ? $0.select(from: anchor, to: offset) : $0.select(offset..<offset) }
    }
}
