public import CoreGraphics
public import Foundation
public import UIKitCore
public import UISystemViews

// Members of text inputs for features that Ferry lacks.

extension UITextView {
    /// Not available in Ferry: Ferry draws no highlights of text.
    @available(*, unavailable, message: "Ferry draws no highlights of text")
    public var textHighlightAttributes: [NSAttributedString.Key: Any] { [:] }
    /// Not available in Ferry: Ferry draws no highlights of text.
    @available(*, unavailable, message: "Ferry draws no highlights of text")
    public func drawTextHighlightBackground(for textRange: UITextRange, origin: CGPoint) {}
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public var textFormattingConfiguration: Any? { nil }
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public var borderStyle: Int { 0 }
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public var usesStandardTextScaling: Bool { false }
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public var interactionState: Any { self }
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public var isWritingToolsActive: Bool { false }
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public var writingToolsBehavior: Int { 0 }
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public var allowedWritingToolsResultOptions: UInt { 0 }
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public var writingToolsCoordinator: UIWritingToolsCoordinator? { nil }
}

extension UITextField {
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public var interactionState: Any { self }
}

extension UITextInputTraits {
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public var writingToolsBehavior: Int { 0 }
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public var allowedWritingToolsResultOptions: UInt { 0 }
    /// Not available in Ferry: Ferry computes no expressions in text.
    @available(*, unavailable, message: "Ferry computes no expressions in text")
    public var mathExpressionCompletionType: Int { 0 }
}

extension UITextViewDelegate {
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSRange] { [] }
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController) {}
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController) {}
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController) {}
    /// Not available in Ferry: Ferry has no such part of text editing yet.
    @available(*, unavailable, message: "Ferry has no such part of text editing yet")
    public func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController) {}
}

extension UITextInput {
    /// Not available in Ferry: Ferry has no dictation.
    @available(*, unavailable, message: "Ferry has no dictation")
    public func dictationRecognitionFailed() {}
    /// Not available in Ferry: Ferry has no dictation.
    @available(*, unavailable, message: "Ferry has no dictation")
    public func dictationRecordingDidEnd() {}
    /// Not available in Ferry: Ferry has no dictation.
    @available(*, unavailable, message: "Ferry has no dictation")
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {}
    /// Not available in Ferry: Ferry has no dictation.
    @available(*, unavailable, message: "Ferry has no dictation")
    public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }
    /// Not available in Ferry: Ferry has no dictation.
    @available(*, unavailable, message: "Ferry has no dictation")
    public func insertDictationResultPlaceholder() -> Any { self }
    /// Not available in Ferry: Ferry has no dictation.
    @available(*, unavailable, message: "Ferry has no dictation")
    public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
    /// Not available in Ferry: Ferry has no dictation.
    @available(*, unavailable, message: "Ferry has no dictation")
    public func insertText(_ text: String, alternatives: [String], style: Int) {}
    /// Not available in Ferry: Ferry's keyboard has no floating cursor.
    @available(*, unavailable, message: "Ferry's keyboard has no floating cursor")
    public func beginFloatingCursor(at point: CGPoint) {}
    /// Not available in Ferry: Ferry's keyboard has no floating cursor.
    @available(*, unavailable, message: "Ferry's keyboard has no floating cursor")
    public func updateFloatingCursor(at point: CGPoint) {}
    /// Not available in Ferry: Ferry's keyboard has no floating cursor.
    @available(*, unavailable, message: "Ferry's keyboard has no floating cursor")
    public func endFloatingCursor() {}
    /// Not available in Ferry: Ferry asks for caretRect(for:).
    @available(*, unavailable, message: "Ferry asks for caretRect(for:)")
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
    /// Not available in Ferry: implement setMarkedText(_:selectedRange:).
    @available(*, unavailable, message: "implement setMarkedText(_:selectedRange:)")
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {}
    /// Not available in Ferry: only text views have placeholders.
    @available(*, unavailable, message: "only text views have placeholders")
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder? { nil }
    /// Not available in Ferry: only text views have placeholders.
    @available(*, unavailable, message: "only text views have placeholders")
    public func remove(_ textPlaceholder: UITextPlaceholder) {}
    /// Not available in Ferry: Ferry has no such images in text; use NSTextAttachment.
    @available(*, unavailable, message: "Ferry has no such images in text; use NSTextAttachment")
    public var supportsAdaptiveImageGlyph: Bool { false }
    /// Not available in Ferry: Ferry has no such images in text; use NSTextAttachment.
    @available(*, unavailable, message: "Ferry has no such images in text; use NSTextAttachment")
    public func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange) {}
    /// Not available in Ferry: Ferry types plain text; implement insertText(_:).
    @available(*, unavailable, message: "Ferry types plain text; implement insertText(_:)")
    public func insertAttributedText(_ string: NSAttributedString) {}
    /// Not available in Ferry: Ferry types plain text; implement insertText(_:).
    @available(*, unavailable, message: "Ferry types plain text; implement insertText(_:)")
    public func attributedText(in range: UITextRange) -> NSAttributedString { NSAttributedString(string: "") }
    /// Not available in Ferry: Ferry types plain text; implement insertText(_:).
    @available(*, unavailable, message: "Ferry types plain text; implement insertText(_:)")
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {}
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public func willPresentWritingTools() {}
    /// Not available in Ferry: Ferry has no writing tools.
    @available(*, unavailable, message: "Ferry has no writing tools")
    public func didDismissWritingTools() {}
    /// Not available in Ferry: implement position(from:offset:) and offset(from:to:).
    @available(*, unavailable, message: "implement position(from:offset:) and offset(from:to:)")
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? { nil }
    /// Not available in Ferry: implement position(from:offset:) and offset(from:to:).
    @available(*, unavailable, message: "implement position(from:offset:) and offset(from:to:)")
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { 0 }
}

extension UITextSelectionRect {
    /// Not available in Ferry: Ferry draws selections upright.
    @available(*, unavailable, message: "Ferry draws selections upright")
    public var transform: CGAffineTransform { .identity }
}
