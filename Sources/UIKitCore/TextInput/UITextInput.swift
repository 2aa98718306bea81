public import Foundation
internal import ObjectiveC

/// An input whose text can be read, selected and edited by range.
///
/// > Contract: UIKit, UITextInput; TX-12, TX-18. Offsets are UTF-16. The input stores its marked text, which an input method is still
/// composing.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range, as if the user had edited it.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection, which is empty for a caret; nil for none.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the text that an input method is composing; nil for none.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or the selection if there is none, with text that is being composed.
    ///
    /// - Parameters:
    ///   - markedText: The text so far; empty or nil ends composing.
    ///   - selectedRange: The selection inside the marked text, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends composing; the marked text becomes ordinary text.
    func unmarkText()
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance from another, in UTF-16 units; nil beyond the text's ends.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position a number of steps away in a direction on the screen; nil beyond the text's ends.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Returns which of two positions is first in the text.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the distance between two positions in UTF-16 units, negative if the second is first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The keyboard, to be notified of changes that it did not make.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words and other units in the text.
    var tokenizer: any UITextInputTokenizer { get }
    /// Returns the end of a range that is farthest in a direction on the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the farthest one in a direction on the screen.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Returns the writing direction of the text at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the writing direction of the text in a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// Returns the rectangle of a range's first line, in the coordinates of `textInputView`.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a position, in the coordinates of `textInputView`.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles that show a range as selected, in the coordinates of `textInputView`.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position nearest to a point in the coordinates of `textInputView`.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range that is nearest to a point in the coordinates of `textInputView`.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point in the coordinates of `textInputView`; nil where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Whether the keyboard may make an edit; true by default.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Returns the text attributes at a position; nil by default.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    /// The view whose coordinates points and rectangles are in; the input itself by default.
    var textInputView: UIView { get }
    /// At a line's end, whether the caret belongs to the next line (`forward`) or to this one.
    var selectionAffinity: UITextStorageDirection { get set }
    /// Returns the menu for a selection in place of the suggested actions; nil shows those.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// The edit menu will appear; animations of the animator run with it.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// The edit menu will disappear; animations of the animator run with it.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

// Optional requirements.
extension UITextInput {
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        ObjCRuntime.optional(self, "editMenuForTextRange:suggestedActions:", [textRange, suggestedActions]) ?? nil
    }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        _ = ObjCRuntime.optional(self, "willPresentEditMenuWithAnimator:", [animator]) as Bool
    }
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        _ = ObjCRuntime.optional(self, "willDismissEditMenuWithAnimator:", [animator]) as Bool
    }
    /// Whether the user can edit the text; an input is editable unless it says otherwise.
    public var isEditable: Bool { true }
    /// True: every edit is permitted.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// Nil: the input reports no attributes.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
    /// The coordinate space of rectangles: the input itself.
    public var textInputView: UIView { self as? UIView ?? UIView() }
    /// Always `.forward`; setting another is reported in the log as without effect.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set { UnimplementedSetting.report("selectionAffinity", on: self) }
    }
}

/// Is notified when an input's text or selection changes other than through its keyboard.
///
/// > Contract: UIKit, UITextInputDelegate
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes other than by the keyboard.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed other than by the keyboard.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes other than by the keyboard.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text changed other than by the keyboard.
    func textDidChange(_ textInput: (any UITextInput)?)
}
