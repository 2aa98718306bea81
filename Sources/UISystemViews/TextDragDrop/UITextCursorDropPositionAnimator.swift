internal import CoreGraphics
public import Foundation
public import UIKitCore

/// Moves a cursor to where dropped text would be inserted.
///
/// > Source: Apple, UITextCursorDropPositionAnimator
@preconcurrency @MainActor open class UITextCursorDropPositionAnimator: NSObject {
    /// The cursor.
    open private(set) var cursorView: any UITextCursorView
    /// The text.
    open var textInput: any UITextInput { input }
    private unowned let input: any UITextInput
    private var changes: (() -> Void)?
    private var completion: (() -> Void)?

    /// R. > Units: seconds.
    private static let duration: TimeInterval = 0.15

    /// Creates an animator for a cursor and a text; the text is not retained.
    public init(textCursorView: any UITextCursorView, textInput: any UITextInput) {
        (cursorView, input) = (textCursorView, textInput)
        super.init()
    }

    /// Shows or hides the cursor in the text's view.
    open func setCursorVisible(_ visible: Bool, animated: Bool) {
        let text = input.textInputView
        if visible, cursorView.superview !== text {
            UIView.performWithoutAnimation { cursorView.alpha = 0 }
            text.addSubview(cursorView)
        }
        run(animated) { [cursorView] in
            cursorView.alpha = visible ? 1 : 0
        } then: { [cursorView] in
            if !visible { cursorView.removeFromSuperview() }
        }
    }

    /// Moves the cursor to a position.
    open func placeCursor(at position: UITextPosition, animated: Bool) {
        let rect = input.caretRect(for: position)
        run(animated) { [cursorView] in
            cursorView.frame = rect
        } then: {
        }
    }

    /// Makes changes along with the next movement, and calls a closure after it.
    open func animate(alongsideChanges animation: (() -> Void)?, completion: (() -> Void)? = nil) {
        (changes, self.completion) = (animation, completion)
    }

    private func run(_ animated: Bool, _ move: @escaping () -> Void, then finish: @escaping () -> Void) {
        let (along, after) = (changes, completion)
        (changes, completion) = (nil, nil)
        let all = {
            move()
            along?()
        }
        let done = {
            finish()
            after?()
        }
        guard animated, cursorView.window != nil else {
            all()
            return done()
        }
        UIView.animate(withDuration: Self.duration, animations: all) { _ in done() }
    }
}
