internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Whether a text interaction lets the user edit.
///
/// > Source: Apple, UITextInteractionMode
public enum UITextInteractionMode: Int, Sendable {
    /// Taps move the insertion point; the text can be selected and edited.
    case editable = 0
    /// The text can be selected only.
    case nonEditable
}

/// Decides on, and is notified of, a text interaction's gestures. All members are optional.
///
/// > Source: Apple, UITextInteractionDelegate
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether a gesture may begin; true by default.
    ///
    /// - Parameter point: of the touch, in points of the interaction's view.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before a gesture changes the selection.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after a gesture changed the selection.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        ObjCRuntime.optional(self, "interactionShouldBegin:atPoint:", [interaction, point]) ?? true
    }
    public func interactionWillBegin(_ interaction: UITextInteraction) {
        ObjCRuntime.optional(self, "interactionWillBegin:", [interaction])
    }
    public func interactionDidEnd(_ interaction: UITextInteraction) {
        ObjCRuntime.optional(self, "interactionDidEnd:", [interaction])
    }
}

/// Gives an app's own text input the system's gestures, cursor, selection and edit menu.
///
/// A tap makes the input first responder and moves the insertion point; a tap on the insertion point opens the menu; a second tap selects a
/// word, a long press moves the insertion point under a magnifier, and handles change the selection. While the input is first responder its
/// selection is shown.
/// > Source: Apple, UITextInteraction
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// Decides on, and is notified of, gestures; not retained.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The input that the interaction is for; not retained. Without one nothing happens.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { if textInput !== oldValue { inputChanged() } }
    }
    /// Whether the user may edit.
    open private(set) var textInteractionMode: UITextInteractionMode
    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    private let tap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private var grips: [UILongPressGestureRecognizer] = []
    private var display: UITextSelectionDisplayInteraction?
    private var updates: UIUpdateLink?
    private var loupe: UITextLoupeSession?
    /// The end of the selection that stays while a handle is dragged.
    private var anchor: UITextPosition?
    /// When and where the last tap was: a second one soon after it at the same place selects a word.
    private var lastTap: (time: TimeInterval, point: CGPoint)?
    /// R. > Units: seconds, points.
    private static let (tapInterval, tapDistance): (TimeInterval, CGFloat) = (0.35, 20)
    /// What is shown, to find out what changed.
    private var shown: (isActive: Bool, start: CGRect, end: CGRect)?

    private static let selector: Selector = {
        ObjCRuntime.register(UITextInteraction.self, "textGesture:") { target, arguments in
            if let gesture = arguments.first as? UIGestureRecognizer { target.follow(gesture) }
            return nil
        }
        return Selector("textGesture:")
    }()

    /// Creates an interaction.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
        for gesture in gesturesForFailureRequirements {
            gesture.addTarget(self, action: Self.selector)
            gesture.delegate = self
        }
    }

    /// The gestures that others may wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, press] }

    open func willMove(to view: UIView?) {
        guard let old = self.view, old !== view else { return }
        for gesture in gesturesForFailureRequirements { old.removeGestureRecognizer(gesture) }
        if let display { old.removeInteraction(display) }
        updates?.isEnabled = false
        (display, updates, shown) = (nil, nil, nil)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for gesture in gesturesForFailureRequirements { view.addGestureRecognizer(gesture) }
        inputChanged()
        // The selection is compared before each commit: an app's input tells nobody of each of its changes.
        let link = UIUpdateLink(view: view)
        link.addAction(to: .beforeCATransactionCommit) { [weak self] _, _ in self?.update() }
        link.isEnabled = true
        updates = link
    }

    private func inputChanged() {
        guard let view else { return }
        if let display { view.removeInteraction(display) }
        (display, shown) = (nil, nil)
        guard let textInput else { return }
        let made = UITextSelectionDisplayInteraction(textInput: textInput, delegate: nil)
        display = made
        view.addInteraction(made)
        grips = made.handleViews.map { handle in
            let grip = UILongPressGestureRecognizer(target: self, action: Self.selector)
            // At once, so that a scroll view below does not take the touch.
            grip.minimumPressDuration = 0
            handle.addGestureRecognizer(grip)
            return grip
        }
        update()
    }

    /// Shows the selection if it changed.
    private func update() {
        guard let display, let textInput else { return }
        let range = textInput.selectedTextRange
        let state = (
            isActive: textInput.isFirstResponder && range != nil,
            start: range.map { textInput.caretRect(for: $0.start) } ?? .null, end: range.map { textInput.caretRect(for: $0.end) } ?? .null
        )
        if let shown, shown == state { return }
        shown = state
        display.isActivated = state.isActive
        display.setNeedsSelectionUpdate()
        // A caret is only for text that can be edited.
        display.cursorView.isHidden = textInteractionMode == .nonEditable
    }

    // MARK: Gestures

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard textInput != nil, let view else { return false }
        return delegate?.interactionShouldBegin(self, at: gestureRecognizer.location(in: view)) ?? true
    }

    private func follow(_ gesture: UIGestureRecognizer) {
        guard let textInput else { return }
        let point = gesture.location(in: textInput.textInputView)
        if gesture === tap {
            if gesture.state == .ended { run { tapped(at: point, textInput) } }
        } else if gesture === press {
            pressed(at: point, textInput)
        } else if let index = grips.firstIndex(where: { $0 === gesture }) {
            dragged(grips[index], at: point, textInput)
        }
        update()
    }

    private func run(_ change: () -> Void) {
        delegate?.interactionWillBegin(self)
        change()
        delegate?.interactionDidEnd(self)
    }

    private func takeFocus(_ input: any UIResponder & UITextInput) -> Bool { input.isFirstResponder || input.becomeFirstResponder() }

    private func tapped(at point: CGPoint, _ input: any UIResponder & UITextInput) {
        let now = view?.applicationContext.now ?? 0
        let isSecond = lastTap.map {
            now - $0.time < Self.tapInterval && hypot(point.x - $0.point.x, point.y - $0.point.y) < Self.tapDistance
        }
        lastTap = isSecond == true ? nil : (now, point)
        if isSecond == true { return selectWord(at: point, input) }
        let wasFirst = input.isFirstResponder
        guard takeFocus(input), let place = input.closestPosition(to: point) else { return }
        let old = input.selectedTextRange
        guard textInteractionMode == .editable else {
            hideMenu()
            input.selectedTextRange = nil
            return
        }
        let isSame = wasFirst && old?.isEmpty == true && old.map { input.compare($0.start, to: place) == .orderedSame } == true
        if isSame { return toggleMenu() }
        hideMenu()
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    private func selectWord(at point: CGPoint, _ input: any UIResponder & UITextInput) {
        guard takeFocus(input), let word = word(at: point, input) else { return }
        input.selectedTextRange = word
        update()
        showMenu()
    }

    private func word(at point: CGPoint, _ input: any UITextInput) -> UITextRange? {
        guard let place = input.closestPosition(to: point) else { return nil }
        return input.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
            ?? input.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
    }

    private func pressed(at point: CGPoint, _ input: any UIResponder & UITextInput) {
        switch press.state {
        case .began:
            delegate?.interactionWillBegin(self)
            hideMenu()
            guard takeFocus(input) else { return }
            moveUnderPress(to: point, input)
            if textInteractionMode == .editable {
                loupe = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: display?.cursorView, in: input.textInputView)
            }
        case .changed: moveUnderPress(to: point, input)
        case .ended, .cancelled, .failed:
            loupe?.invalidate()
            loupe = nil
            if press.state == .ended { showMenu() }
            delegate?.interactionDidEnd(self)
        default: break
        }
    }

    private func moveUnderPress(to point: CGPoint, _ input: any UIResponder & UITextInput) {
        guard textInteractionMode == .editable else {
            if let word = word(at: point, input) { input.selectedTextRange = word }
            return
        }
        guard let place = input.closestPosition(to: point) else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
        loupe?.move(to: point, withCaretRect: input.caretRect(for: place), trackingCaret: true)
    }

    private func dragged(_ grip: UILongPressGestureRecognizer, at point: CGPoint, _ input: any UIResponder & UITextInput) {
        switch grip.state {
        case .began:
            delegate?.interactionWillBegin(self)
            hideMenu()
            guard let range = input.selectedTextRange else { return }
            let isStart = (grip.view as? any UITextSelectionHandleView)?.direction == .leading
            anchor = isStart ? range.end : range.start
        case .changed:
            guard let anchor, let place = input.closestPosition(to: point), input.compare(anchor, to: place) != .orderedSame else { return }
            let isForward = input.compare(anchor, to: place) == .orderedAscending
            input.selectedTextRange = isForward ? input.textRange(from: anchor, to: place) : input.textRange(from: place, to: anchor)
        default:
            anchor = nil
            showMenu()
            delegate?.interactionDidEnd(self)
        }
    }

    // MARK: Menu

    private func toggleMenu() { UIMenuController.shared.isMenuVisible ? hideMenu() : showMenu() }

    private func showMenu() {
        guard let textInput, let range = textInput.selectedTextRange else { return }
        let text = textInput.textInputView
        let rects = range.isEmpty ? [textInput.caretRect(for: range.start)] : textInput.selectionRects(for: range).map(\.rect)
        guard let first = rects.first else { return }
        let whole = rects.dropFirst().reduce(first) { $0.union($1) }
        UIMenuController.shared.showMenu(from: text, rect: whole)
    }

    private func hideMenu() {
        if let text = textInput?.textInputView, UIMenuController.shared.isMenuVisible { UIMenuController.shared.hideMenu(from: text) }
    }
}
