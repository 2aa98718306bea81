import DeviceProtocol
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore
@testable import UISystemViews

/// An app's own text: one line of characters of ten points.
@MainActor private final class PlainText: UIView, UITextInput {
    final class Place: UITextPosition {
        let index: Int
        init(at index: Int) {
            self.index = index
            super.init()
        }
    }
    final class Span: UITextRange {
        let (first, last): (Int, Int)
        init(_ first: Int, _ last: Int) {
            (self.first, self.last) = (min(first, last), max(first, last))
            super.init()
        }
        override var start: UITextPosition { Place(at: first) }
        override var end: UITextPosition { Place(at: last) }
        override var isEmpty: Bool { first == last }
    }

    var string = "one two three"
    private var selection: Span? = Span(0, 0)

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("copy:") }

    private func index(_ position: UITextPosition) -> Int { (position as? Place)?.index ?? 0 }
    private func span(_ range: UITextRange) -> Range<Int> { index(range.start)..<index(range.end) }

    var hasText: Bool { !string.isEmpty }
    func insertText(_ text: String) { if let selection { replace(selection, withText: text) } }
    func deleteBackward() {}
    func text(in range: UITextRange) -> String? { (string as NSString).substring(with: NSRange(span(range))) }
    func replace(_ range: UITextRange, withText text: String) {
        let old = span(range)
        string = (string as NSString).replacingCharacters(in: NSRange(old), with: text)
        selection = Span(old.lowerBound + text.count, old.lowerBound + text.count)
        setNeedsDisplay()
    }
    var selectedTextRange: UITextRange? {
        get { selection }
        set { selection = newValue.map { Span(index($0.start), index($0.end)) } }
    }
    var markedTextRange: UITextRange? { nil }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { Place(at: 0) }
    var endOfDocument: UITextPosition { Place(at: string.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        Span(index(fromPosition), index(toPosition))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = index(position) + offset
        return (0...string.count).contains(place) ? Place(at: place) : nil
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        guard direction == .left || direction == .right else { return nil }
        return self.position(from: position, offset: direction == .left ? -offset : offset)
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        index(position) == index(other) ? .orderedSame : index(position) < index(other) ? .orderedAscending : .orderedDescending
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { range.end }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
    func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: Double(index(position)) * 10, y: 0, width: 2, height: 20) }
    private final class Box: UITextSelectionRect {
        let place: CGRect
        init(_ place: CGRect) {
            self.place = place
            super.init()
        }
        override var rect: CGRect { place }
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let span = span(range)
        return [Box(CGRect(x: Double(span.lowerBound) * 10, y: 0, width: Double(span.count) * 10, height: 20))]
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? { Place(at: min(max(Int((point.x / 10).rounded()), 0), string.count)) }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@Suite("Text interactions", .application) @MainActor struct TextInteractionTests {
    private let app = TestApplication()
    private let text = PlainText(frame: CGRect(x: 50, y: 200, width: 200, height: 20))

    private final class Listener: NSObject, UITextInteractionDelegate {
        let journal = Journal()
        var allows = true
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { allows }
        func interactionWillBegin(_ interaction: UITextInteraction) { journal.add("begin") }
        func interactionDidEnd(_ interaction: UITextInteraction) { journal.add("end") }
    }

    private func shown(_ mode: UITextInteractionMode = .editable) -> UITextInteraction {
        let window = app.window()
        window.rootViewController?.view.addSubview(text)
        let interaction = UITextInteraction(for: mode)
        interaction.textInput = text
        text.addInteraction(interaction)
        app.flush()
        return interaction
    }

    private var selected: String? { text.selectedTextRange.flatMap { text.text(in: $0) } }
    private var cursor: UIStandardTextCursorView? { text.subviews.lazy.compactMap { $0 as? UIStandardTextCursorView }.first }
    private var handles: [StandardHandleView] { text.subviews.compactMap { $0 as? StandardHandleView } }

    private func tap(_ x: Double) {
        app.advance(1)
        app.tap(50 + x, 210)
        app.flush()
    }

    private func key(_ key: UIKeyboardHIDUsage, _ modifiers: KeySample.Modifiers = []) {
        for phase in [KeySample.Phase.down, .up] {
            app.send(.input(.key(KeySample(phase: phase, usage: UInt16(key.rawValue), modifiers: modifiers), time: 0)))
        }
        app.flush()
    }

    private var caretIndex: Int? { (text.selectedTextRange?.start as? PlainText.Place)?.index }

    @Test("the arrow keys move the insertion point by characters, words and lines, and the caret with it")
    func arrowKeys() {
        _ = shown()
        tap(31)
        key(.keyboardRightArrow)
        #expect(caretIndex == 4)
        #expect(cursor?.frame.minX == 40)
        key(.keyboardLeftArrow)
        #expect(caretIndex == 3)
        key(.keyboardRightArrow, .option)
        #expect(caretIndex == 7)
        key(.keyboardLeftArrow, .command)
        #expect(caretIndex == 0)
        key(.keyboardLeftArrow)
        #expect(caretIndex == 0)
        key(.keyboardDownArrow)
        #expect(caretIndex == 13)
        key(.keyboardUpArrow, .command)
        #expect(caretIndex == 0)
    }

    @Test("with Shift they extend the selection from where it began; without, they leave it at its end")
    func extendingKeys() {
        _ = shown()
        tap(31)
        key(.keyboardRightArrow, .shift)
        key(.keyboardRightArrow, .shift)
        #expect(selected == " t")
        for _ in 0..<4 { key(.keyboardLeftArrow, .shift) }
        #expect(selected == "ne")
        key(.keyboardRightArrow)
        #expect(selected == "")
        #expect(caretIndex == 3)
        key(.keyboardLeftArrow, [.shift, .option])
        #expect(selected == "one")
        key(.keyboardLeftArrow)
        #expect(caretIndex == 0)
        // A selection of the app's own extends at the end that the key leads to.
        text.selectedTextRange = PlainText.Span(4, 7)
        key(.keyboardLeftArrow, .shift)
        #expect(selected == " two")
    }

    @Test("keys delete what follows, a word before and after, and the selection is the input's to delete")
    func deletionKeys() {
        _ = shown()
        tap(31)
        key(.keyboardDeleteForward)
        #expect(text.string == "onetwo three")
        key(.keyboardDeleteForward, .option)
        #expect(text.string == "one three")
        key(.keyboardDeleteOrBackspace, .option)
        #expect(text.string == " three")
        key(.keyboardDeleteForward, .command)
        #expect(text.string.isEmpty)
        key(.keyboardDeleteForward)
        #expect(text.string.isEmpty)
    }

    @Test("a tap makes the text first responder and moves the insertion point, which typing moves too")
    func caret() {
        let interaction = shown()
        #expect(cursor == nil)
        tap(31)
        #expect(text.isFirstResponder)
        #expect(cursor?.frame == CGRect(x: 30, y: 0, width: 2, height: 20))
        text.insertText("xy")
        app.flush()
        #expect(cursor?.frame.minX == 50)
        text.resignFirstResponder()
        text.setNeedsLayout()
        app.flush()
        #expect(cursor == nil)
        text.removeInteraction(interaction)
        tap(10)
        #expect(!text.isFirstResponder)
    }

    @Test("a second tap selects the word with handles, which change the selection; the menu has the text's actions")
    func selection() throws {
        _ = shown()
        app.tap(50 + 55, 210)
        app.advance(0.1)
        app.tap(50 + 55, 210)
        app.flush()
        #expect(selected == "two")
        #expect(cursor == nil)
        #expect(UIMenuController.shared.isMenuVisible)
        let end = try #require(handles.first { $0.direction == .trailing })
        app.advance(1)
        let place = end.convert(CGPoint(x: end.bounds.midX, y: end.bounds.midY), to: nil)
        app.touch(.began, place.x, place.y)
        app.advance(0.05)
        app.touch(.moved, 50 + 130, 210)
        app.touch(.ended, 50 + 130, 210)
        app.flush()
        #expect(selected == "two three")
    }

    @Test("a long press moves the insertion point under a magnifier")
    func press() {
        let interaction = shown()
        let listener = Listener()
        interaction.delegate = listener
        let window = text.window
        app.touch(.began, 60, 210)
        app.advance(0.6)
        let loupe = window?.subviews.first { $0.layer.borderWidth == 1 }
        #expect(loupe?.bounds.size == CGSize(width: 120, height: 46))
        app.touch(.moved, 50 + 90, 210)
        app.flush()
        #expect(cursor?.frame.minX == 90)
        app.touch(.ended, 50 + 90, 210)
        #expect(loupe?.superview == nil)
        #expect(listener.journal.take() == ["begin", "end"])
        UIMenuController.shared.hideMenu()
        app.advance(1)
        listener.allows = false
        tap(20)
        #expect(cursor?.frame.minX == 90)
        #expect(listener.journal.take() == [])
    }

    @Test("text that cannot be edited has no insertion point, but its words can be selected")
    func reading() {
        _ = shown(.nonEditable)
        tap(31)
        #expect(cursor == nil)
        app.advance(1)
        app.tap(50 + 15, 210)
        app.advance(0.1)
        app.tap(50 + 15, 210)
        app.flush()
        #expect(selected == "one")
    }

    @Test("a display interaction uses the app's own views, and hides them when it is off")
    func display() {
        final class Own: UIView, UITextCursorView {
            var isBlinking = true
            var resets = 0
            func resetBlinkAnimation() { resets += 1 }
        }
        let window = app.window()
        window.rootViewController?.view.addSubview(text)
        let display = UITextSelectionDisplayInteraction(textInput: text, delegate: nil)
        let own = Own()
        display.cursorView = own
        text.addInteraction(display)
        #expect(own.superview == nil)
        display.isActivated = true
        #expect(own.superview === text)
        #expect(own.resets > 0)
        text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
        display.setNeedsSelectionUpdate()
        #expect(own.superview == nil)
        #expect(display.highlightView.selectionRects.count == 1)
        display.isActivated = false
        #expect(text.subviews.isEmpty)
    }

    @Test("the context of input follows the device until the app changes it")
    func context() {
        let context = UITextInputContext.current()
        #expect(context.isHardwareKeyboardInputExpected == app.environment.device.hardwareKeyboard)
        #expect(!context.isPencilInputExpected)
        context.isPencilInputExpected = true
        #expect(context.isPencilInputExpected)
    }
}
