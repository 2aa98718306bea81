import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITextInput", .application) @MainActor struct TextInputTests {
    let app = TestApplication()
    let root = UIViewController()
    private let keeper = WindowOwner()
    /// Made when it is first needed: a suite's application is made before another test's body runs.
    private var window: UIWindow { keeper.window(app, root) }

    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.text = text
        window.rootViewController?.view.addSubview(field)
        app.flush()
        field.becomeFirstResponder()
        return field
    }

    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        window.rootViewController?.view.addSubview(view)
        app.flush()
        view.becomeFirstResponder()
        return view
    }

    private func key(_ usage: UInt16, _ modifiers: KeySample.Modifiers = []) {
        for phase in [KeySample.Phase.down, .up] {
            app.send(.input(.key(KeySample(phase: phase, usage: usage, modifiers: modifiers), time: 0)))
        }
    }

    @Test("TX-12: input method text is marked, and committed as one change of its range", .contract("TX-12"))
    func composing() {
        let (field, log) = (field("a😀b"), FieldJournal())
        field.delegate = log
        field.selectedTextRange = UITextRange(3..<3)
        _ = log.journal.take()
        app.send(.input(.composition("ni hao", caret: 2, time: 0)))
        #expect(field.text == "a😀ni haob")
        #expect(field.markedTextRange == UITextRange(3..<9))
        #expect(field.selectedTextRange == UITextRange(5..<5))
        app.send(.input(.composition("ni hao ma", caret: 9, time: 0)))
        #expect(field.text == "a😀ni hao mab")
        #expect(log.journal.take().allSatisfy { $0 == "selection" })
        app.send(.input(.text("你好吗", time: 0)))
        #expect(field.text == "a😀你好吗b")
        #expect(field.markedTextRange == nil)
        #expect(log.journal.take() == ["shouldChange 3,9 [你好吗]", "selection"])
        app.send(.input(.composition("x", caret: 1, time: 0)))
        app.send(.input(.composition("", caret: 0, time: 0)))
        #expect(field.text == "a😀你好吗b")
        #expect(field.markedTextRange == nil)
        field.setMarkedText("shi", selectedRange: NSRange(location: Int.max, length: Int.max))
        #expect(field.selectedTextRange == UITextRange(9..<9))
        field.unmarkText()
        #expect(field.text == "a😀你好吗shib")
        #expect(field.markedTextRange == nil)
    }

    @Test("so is marked text in a text view, and a host's ranges are clamped")
    func composingInView() {
        let view = view("你好\n")
        app.send(.input(.composition("shijie", caret: -5, time: 0)))
        #expect(view.text == "你好\nshijie")
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        app.send(.input(.composition("shijie", caret: 900, time: 0)))
        #expect(view.selectedRange == NSRange(location: 9, length: 0))
        app.send(.input(.text("世界", time: 0)))
        #expect(view.text == "你好\n世界")
    }

    @Test("TX-18: positions are UTF-16 offsets clamped to the text", .contract("TX-18"))
    func positions() throws {
        let field = field("a😀é中")
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
        let one = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let three = try #require(field.position(from: one, offset: 2))
        #expect(field.text(in: try #require(field.textRange(from: three, to: one))) == "😀")
        #expect(field.compare(one, to: three) == .orderedAscending)
        #expect(field.position(from: one, offset: 9) == nil)
        #expect(field.position(from: one, offset: -2) == nil)
        #expect(field.position(from: one, offset: .max) == nil)
        #expect(field.position(from: one, offset: .min) == nil)
        #expect(field.position(from: one, in: .right, offset: 1) == three)
        #expect(field.position(from: three, in: .right, offset: -1) == one)
        #expect(field.position(from: one, in: .left, offset: .max) == nil)
        #expect(field.position(within: UITextRange(1..<3), farthestIn: .left) == one)
        #expect(field.characterRange(byExtending: one, in: .left) == UITextRange(0..<1))
        let box = try #require(field.selectionRects(for: UITextRange(1..<3)).first)
        #expect(box.containsStart)
        #expect(box.containsEnd)
        #expect(box.rect.width > 10)
        #expect(field.characterRange(at: CGPoint(x: box.rect.midX, y: box.rect.midY)) == UITextRange(1..<3))
        #expect(field.closestPosition(to: CGPoint(x: 299, y: 5), within: UITextRange(1..<3)) == three)
    }

    @Test("handles ranges out of the text or within a character")
    func hostile() {
        let field = field("a😀b")
        for range in [0..<1_000_000, 900..<901, 2..<3, -7 ..< -2, -5..<99] {
            _ = field.text(in: UITextRange(range))
            _ = field.firstRect(for: UITextRange(range))
            _ = field.selectionRects(for: UITextRange(range))
            field.selectedTextRange = UITextRange(range)
            let selected = field.editor.selection
            #expect(0...4 ~= selected.lowerBound)
            #expect(selected.upperBound <= 4)
            #expect(selected.lowerBound != 2)
        }
        field.replace(UITextRange(4..<1_000), withText: "!")
        #expect(field.text == "a😀b!")
        let view = view("short")
        view.selectedRange = NSRange(location: 3, length: .max)
        #expect(view.selectedRange == NSRange(location: 3, length: 2))
        view.selectedRange = NSRange(location: NSNotFound, length: 1)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.scrollRangeToVisible(NSRange(location: -4, length: .max))
        view.replace(UITextRange(2..<77), withText: "out")
        #expect(view.text == "shout")
    }

    @Test("ten thousand combining marks on a letter are one character to keys and taps")
    func combining() {
        let field = field("a" + String(repeating: "\u{301}", count: 10_000) + "b")
        #expect(field.editor.length == 10_002)
        key(80)
        #expect(field.editor.selection == 10_001..<10_001)
        key(80)
        #expect(field.editor.selection == 0..<0)
        field.selectedTextRange = UITextRange(5_000..<5_000)
        #expect(field.editor.selection == 0..<0)
        key(79)
        key(42)
        #expect(field.text == "b")
    }

    @Test("finds words in every script, and in text without spaces by its dictionary")
    func tokenizer() throws {
        let field = field("Hello, it's 你好世界")
        let tokens = field.tokenizer
        func word(_ place: Int, _ way: UITextStorageDirection = .forward) -> String? {
            tokens.rangeEnclosingPosition(UITextPosition(place), with: .word, inDirection: .storage(way)).flatMap { field.text(in: $0) }
        }
        #expect(word(0) == "Hello")
        #expect(word(2) == "Hello")
        #expect(word(5) == nil)
        #expect(word(5, .backward) == "Hello")
        #expect(word(8) == "it's")
        #expect(word(12) == "你好")
        #expect(word(15) == "世界")
        #expect(tokens.position(from: UITextPosition(5), toBoundary: .word, inDirection: .storage(.forward)) == UITextPosition(11))
        #expect(tokens.position(from: UITextPosition(7), toBoundary: .word, inDirection: .storage(.backward)) == UITextPosition(0))
        #expect(tokens.isPosition(UITextPosition(5), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokens.isPosition(UITextPosition(5), withinTextUnit: .word, inDirection: .storage(.forward)))
        #expect(tokens.position(from: UITextPosition(16), toBoundary: .word, inDirection: .storage(.forward)) == nil)
        let view = view("One two. Three four.\nFive.")
        let sentence = view.tokenizer.rangeEnclosingPosition(UITextPosition(10), with: .sentence, inDirection: .storage(.forward))
        #expect(sentence.flatMap { view.text(in: $0) }?.hasPrefix("Three four.") == true)
        let paragraph = view.tokenizer.rangeEnclosingPosition(UITextPosition(23), with: .paragraph, inDirection: .storage(.forward))
        #expect(paragraph.flatMap { view.text(in: $0) } == "Five.")
    }

    @Test("arrow keys move visually, in right-to-left text too")
    func bidirectional() throws {
        let field = field("ab مرحبا cd")
        func x() -> CGFloat { field.caretRect(for: UITextPosition(field.editor.head)).midX }
        field.selectedTextRange = UITextRange(0..<0)
        var places = [x()]
        for _ in 0..<10 {
            key(79)
            places.append(x())
        }
        #expect(places == places.sorted())
        #expect(Set(places.map { ($0 * 10).rounded() }).count >= 10)
        #expect(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .leftToRight)
        field.text = "مرحبا"
        app.flush()
        #expect(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .rightToLeft)
        let before = field.editor.head
        key(79)
        #expect(field.editor.head == before - 1)
        let box = try #require(field.selectionRects(for: UITextRange(0..<2)).first)
        #expect(box.writingDirection == .rightToLeft)
    }

    @Test("typing is undone as one action and redone; text set in code cannot be undone")
    func undo() {
        let field = field("start ")
        for letter in ["o", "n", "e"] { field.insertText(letter) }
        #expect(field.text == "start one")
        #expect(field.undoManager?.canUndo == true)
        field.undoManager?.undo()
        #expect(field.text == "start ")
        field.undoManager?.redo()
        #expect(field.text == "start one")
        field.undoManager?.undo()
        field.text = "new"
        #expect(field.undoManager?.canUndo == false)
        #expect(field.undoManager?.canRedo == false)
    }

    @Test("undo in a text view restores attributes of deleted text")
    func undoStyled() {
        let view = view("")
        view.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        view.selectAll(nil)
        view.deleteBackward()
        #expect(view.text == "")
        view.undoManager?.undo()
        #expect(view.text == "red")
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("a double tap selects a word with two handles; a handle drags its end, and the menu follows")
    func handles() throws {
        let field = field("one two three")
        field.resignFirstResponder()
        let box = try #require(field.selectionRects(for: UITextRange(4..<7)).first).rect
        for _ in 0..<3 {
            app.tap(20 + box.midX, 100 + box.midY)
            app.advance(0.6)
        }
        app.tap(20 + box.midX, 100 + box.midY)
        app.advance(0.1)
        app.tap(20 + box.midX, 100 + box.midY)
        app.flush()
        #expect(field.editor.selection == 4..<7)
        let handles = field.subviews.compactMap { $0 as? SelectionHandleView }
        #expect(handles.map(\.isStart) == [true, false])
        app.advance(0.5)
        #expect(UIMenuController.shared.isMenuVisible)
        UIMenuController.shared.setMenuVisible(false, animated: false)
        app.flush()
        let end = try #require(handles.last).convert(CGPoint(x: handles[1].bounds.midX, y: handles[1].bounds.midY), to: nil)
        app.touch(.began, end.x, end.y)
        app.advance(0.1)
        app.touch(.moved, end.x + 20, end.y)
        app.touch(.moved, end.x + 120, end.y)
        app.touch(.ended, end.x + 120, end.y)
        #expect(field.editor.selection == 4..<13)
        field.resignFirstResponder()
        #expect(!field.subviews.contains { $0 is SelectionHandleView })
        #expect(!UIMenuController.shared.isMenuVisible)
    }
}
