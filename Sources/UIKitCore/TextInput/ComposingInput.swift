internal import Foundation

/// An input that shows text which an input method is still composing, while nothing else of its text is known here, such as a page of a web view.
@preconcurrency @MainActor package protocol ComposingInput: UIKeyInput {
    /// Shows text that is being composed in place of what was; an empty text ends composing without one. A text that is inserted takes its place.
    ///
    /// > Parameters: caret: where the caret is in it, in UTF-16 units.
    func compose(_ text: String, caret: Int)
}

/// Gives text that is being composed to an input. > Contract: UIKit, UITextInput; TX-18.
@MainActor package enum ComposedText {
    /// Shows the text with a caret in it, in UTF-16 units; an empty text ends composing. Inputs without marked text receive the text when it is
    /// committed.
    package static func show(_ text: String, caret: Int, in input: (any UIKeyInput)?) {
        let place = min(max(caret, 0), text.utf16.count)
        if let input = input as? any UITextInput {
            input.setMarkedText(text, selectedRange: NSRange(location: place, length: 0))
            if text.isEmpty { input.unmarkText() }
        } else if let input = input as? any ComposingInput {
            input.compose(text, caret: place)
        }
    }
}
