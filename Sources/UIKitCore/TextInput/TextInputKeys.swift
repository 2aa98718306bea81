internal import Foundation

/// Handles the arrow keys and the deletion keys of a hardware keyboard in an app's own text input, by what the input says of its text.
///
/// The system's inputs have their own, which know their lines.
@MainActor final class TextInputKeys {
    /// The end of the selection that stays while Shift extends it; forgotten when something else selects.
    private var anchor: UITextPosition?
    private var extended: UITextRange?
    private weak var extendedInput: (any UITextInput)?

    /// Whether the key was handled.
    func handle(_ key: UIKey, in input: any UITextInput) -> Bool {
        guard !(input is any EditorInput) else { return false }
        switch key.keyCode {
        case .keyboardLeftArrow: move(.left, key, input)
        case .keyboardRightArrow: move(.right, key, input)
        case .keyboardUpArrow: move(.up, key, input)
        case .keyboardDownArrow: move(.down, key, input)
        case .keyboardDeleteForward: delete(.storage(.forward), key, input)
        case .keyboardDeleteOrBackspace where granularity(key) != .character: delete(.storage(.backward), key, input)
        default: return false
        }
        return true
    }

    private func granularity(_ key: UIKey) -> UITextGranularity {
        key.modifierFlags.contains(.command) ? .line : key.modifierFlags.contains(.alternate) ? .word : .character
    }

    // MARK: Moving

    private func move(_ direction: UITextLayoutDirection, _ key: UIKey, _ input: any UITextInput) {
        guard let range = input.selectedTextRange else { return }
        let isForward = isForward(direction, range, input)
        guard key.modifierFlags.contains(.shift) else {
            let edge = isForward ? range.end : range.start
            // Left and right leave a selection at its end; up and down go on from there.
            let isLeaving = !range.isEmpty && (direction == .left || direction == .right) && granularity(key) == .character
            select(edge, isLeaving ? edge : target(from: edge, direction, isForward, key, input), input)
            return forget()
        }
        let kept = isExtended(range, input) ? anchor : nil
        let fixed = kept ?? (isForward ? range.start : range.end)
        let head = input.compare(fixed, to: range.start) == .orderedSame ? range.end : range.start
        select(fixed, target(from: head, direction, isForward, key, input), input, extends: true)
        (anchor, extended, extendedInput) = (fixed, input.selectedTextRange, input)
    }

    private func isExtended(_ range: UITextRange, _ input: any UITextInput) -> Bool {
        guard extendedInput === input, let extended else { return false }
        return input.compare(extended.start, to: range.start) == .orderedSame && input.compare(extended.end, to: range.end) == .orderedSame
    }

    private func forget() { (anchor, extended, extendedInput) = (nil, nil, nil) }

    private func isForward(_ direction: UITextLayoutDirection, _ range: UITextRange, _ input: any UITextInput) -> Bool {
        let isRightToLeft = input.baseWritingDirection(for: range.start, in: .forward) == .rightToLeft
        switch direction {
        case .right: return !isRightToLeft
        case .left: return isRightToLeft
        case .down: return true
        default: return false
        }
    }

    private func target(
        from place: UITextPosition, _ direction: UITextLayoutDirection, _ isForward: Bool, _ key: UIKey, _ input: any UITextInput
    ) -> UITextPosition {
        let end = isForward ? input.endOfDocument : input.beginningOfDocument
        if direction == .up || direction == .down {
            guard granularity(key) != .line else { return end }
            // Without a line there, as in the system's text views.
            return input.position(from: place, in: direction, offset: 1) ?? end
        }
        guard granularity(key) == .character else {
            return input.tokenizer.position(
                from: place, toBoundary: granularity(key), inDirection: .storage(isForward ? .forward : .backward)) ?? end
        }
        return input.position(from: place, in: direction, offset: 1) ?? place
    }

    private func select(_ fixed: UITextPosition, _ head: UITextPosition, _ input: any UITextInput, extends: Bool = false) {
        let other = extends ? fixed : head
        let isOrdered = input.compare(other, to: head) != .orderedDescending
        input.selectedTextRange = input.textRange(from: isOrdered ? other : head, to: isOrdered ? head : other)
        // Nobody else may have changed in this turn: the selection is shown with the next commit.
        input.textInputView.setNeedsLayout()
    }

    // MARK: Deleting

    private func delete(_ direction: UITextDirection, _ key: UIKey, _ input: any UITextInput) {
        guard let range = input.selectedTextRange else { return }
        forget()
        guard range.isEmpty else { return input.deleteBackward() }
        let isForward = direction == .storage(.forward)
        let end =
            granularity(key) == .character
            ? input.position(from: range.start, offset: isForward ? 1 : -1)
            : input.tokenizer.position(from: range.start, toBoundary: granularity(key), inDirection: direction)
                ?? (isForward ? input.endOfDocument : input.beginningOfDocument)
        guard let end, let gone = input.textRange(from: isForward ? range.start : end, to: isForward ? end : range.start), !gone.isEmpty,
            input.shouldChangeText(in: gone, replacementText: "")
        else { return }
        input.replace(gone, withText: "")
    }
}
