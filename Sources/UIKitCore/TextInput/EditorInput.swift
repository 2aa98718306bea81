internal import Foundation
package import ObjectiveC

/// A text input whose text is a `TextEditor`: what text fields and text views share. Points are in the view's coordinates.
@preconcurrency @MainActor protocol EditorInput: UIView, UITextInput {
    var editor: TextEditor { get }
    var isInSession: Bool { get }
    var acceptsEdits: Bool { get }
    var selectionControls: TextSelectionControls { get }
    func insertionOffset(at point: CGPoint) -> Int
    func characterOffset(at point: CGPoint) -> Int?
    /// The caret's next offset in a direction on the screen; nil past the first or last line.
    func offset(from offset: Int, towards direction: UITextLayoutDirection) -> Int?
    func boxes(of range: Range<Int>) -> [TextSelectionBox]
    /// The boxes that may be visible.
    func visibleBoxes(of range: Range<Int>) -> [TextSelectionBox]
    /// The line that contains an offset, and the previous one if the offset is on their boundary.
    func lines(around offset: Int) -> [Range<Int>]
    func isRightToLeft(at offset: Int) -> Bool
    func changeSelection(notifying: Bool, _ change: (inout TextEditor) -> Void)
}

/// Implements the position queries of `UITextInput` over an editor.
@MainActor enum TextNavigation {
    static func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int, _ input: some EditorInput
    ) -> UITextPosition? {
        let opposite: [UITextLayoutDirection: UITextLayoutDirection] = [.left: .right, .right: .left, .up: .down, .down: .up]
        let way = offset < 0 ? opposite[direction] ?? direction : direction
        var place = min(max(position.offset, 0), input.editor.length)
        // A text has no more positions than units, so a huge distance ends soon.
        for _ in 0..<min(offset.magnitude, UInt(input.editor.length) + 1) {
            guard let next = input.offset(from: place, towards: way) else { return nil }
            place = next
        }
        return UITextPosition(place)
    }

    static func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection, _ input: some EditorInput
    ) -> UITextPosition {
        let goesForward = direction == .down || (direction == .right) != input.isRightToLeft(at: range.range.lowerBound) && direction != .up
        return goesForward ? range.end : range.start
    }

    /// To the line's end, or to the text's end for up and down.
    static func extent(
        from position: UITextPosition, in direction: UITextLayoutDirection, _ input: some EditorInput
    ) -> UITextRange {
        let place = min(max(position.offset, 0), input.editor.length)
        let line = input.lines(around: place).last ?? 0..<input.editor.length
        let isForward = (direction == .right) != input.isRightToLeft(at: place)
        switch direction {
        case .up: return UITextRange(0..<place)
        case .down: return UITextRange(place..<input.editor.length)
        case .left, .right:
            return UITextRange(isForward ? place..<max(line.upperBound, place) : min(line.lowerBound, place)..<place)
        }
    }

    static func characterRange(at point: CGPoint, _ input: some EditorInput) -> UITextRange? {
        input.characterOffset(at: point).flatMap { input.editor.grapheme(after: $0) }.map { UITextRange($0) }
    }

    static func closestPosition(to point: CGPoint, within range: UITextRange, _ input: some EditorInput) -> UITextPosition {
        UITextPosition(min(max(input.insertionOffset(at: point), range.range.lowerBound), range.range.upperBound))
    }

    static func rects(of range: UITextRange, _ input: some EditorInput) -> [UITextSelectionRect] {
        input.boxes(of: range.range.asNSRange.clamped(toLength: input.editor.length)).map { UITextSelectionRect($0) }
    }

    /// The step of an arrow key: to the visually adjacent position, whatever the text's direction.
    static func sideways(from offset: Int, toRight: Bool, _ columns: [Double], _ line: Range<Int>, _ editor: TextEditor) -> Int? {
        guard line.contains(offset) || offset == line.upperBound, columns.indices.contains(offset - line.lowerBound) else { return nil }
        let here = columns[offset - line.lowerBound]
        var best: (offset: Int, distance: Double)?
        var place = line.lowerBound
        while place <= line.upperBound {
            if columns.indices.contains(place - line.lowerBound) {
                let distance = (columns[place - line.lowerBound] - here) * (toRight ? 1 : -1)
                if distance > 0.01, distance < best?.distance ?? .infinity { best = (place, distance) }
            }
            guard let next = editor.grapheme(after: place)?.upperBound, next > place else { break }
            place = next
        }
        return best?.offset
    }
}

extension UIResponder {
    /// False for a text view that shows text only.
    package var acceptsKeyboardEdits: Bool { (self as? any EditorInput)?.acceptsEdits ?? true }
}

/// What the module of text drags and pastes changes in text fields and text views.
@MainActor package enum TextInputHooks {
    /// - Parameter paste: pastes instead of the input, and returns whether it did; nil for the input's own way.
    package static func setPaste(_ paste: (([NSItemProvider]) -> Bool)?, of view: UIView) {
        (view as? any EditorInput)?.selectionControls.paste = paste
    }
    /// A long press in the selection drags it instead of moving the caret.
    package static func letSelectionBeDragged(_ isOn: Bool, of view: UIView) {
        (view as? any EditorInput)?.selectionControls.letsSelectionBeDragged = isOn
    }
    /// Whether the user may edit the text.
    package static func acceptsEdits(_ view: UIView) -> Bool { (view as? any EditorInput)?.acceptsEdits ?? true }
}
