import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITextView", .application) @MainActor struct TextViewTests {
    let app = TestApplication()

    private func shown(_ text: String, width: CGFloat = 200, height: CGFloat = 100) -> UITextView {
        let window = app.window()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: width, height: height))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        window.addSubview(view)
        app.flush()
        return view
    }

    @Test("text wraps within the insets and the padding, and overflow scrolls")
    func wrapping() {
        let view = shown("")
        #expect(abs(view.contentSize.height - (view.look.font.lineHeight + 16)) < 1)
        #expect((4...5).contains(view.caretRect(for: view.beginningOfDocument).minX))
        view.text = String(repeating: "words and words ", count: 40)
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 200)
        #expect(view.contentSize.height > 300)
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
        #expect(view.contentOffset.y > 200)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == (view.contentSize.height * 3).rounded(.up) / 3)
    }

    @Test("typing asks with the range, changes and notifies; return inserts a line break")
    func typing() {
        let view = shown("ab")
        let listener = TextViewListener()
        view.delegate = listener
        #expect((view as UIScrollView).delegate === listener)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 1)
        _ = listener.journal.take()
        view.insertText("\n")
        #expect(listener.journal.take() == ["should 1 1 [\n]", "selection", "change"])
        #expect(view.text == "a\n")
        listener.allows = false
        view.insertText("x")
        #expect(view.text == "a\n")
        #expect(listener.journal.take() == ["should 2 0 [x]"])
        view.resignFirstResponder()
        #expect(listener.journal.take() == ["should end", "end"])
    }

    @Test("new text has the attributes before it; typingAttributes take precedence")
    func attributes() throws {
        let view = shown("")
        let text = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        view.attributedText = text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("!")
        #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        view.typingAttributes = [.foregroundColor: UIColor.blue]
        view.insertText("?")
        #expect(view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .blue)
        #expect(view.text == "red!?")
    }

    @Test("a tap places the caret, a second selects the word, a third the line")
    func taps() {
        let view = shown("first line\nsecond line")
        let place = view.canvas.caretRect(at: 14)
        let (x, y) = (Double(20 + place.midX), Double(100 + place.midY))
        for _ in 0..<3 {
            app.tap(x, y)
            app.advance(0.1)
        }
        #expect(view.isFirstResponder)
        #expect(view.selectedRange == NSRange(location: 11, length: 11))
        app.advance(2)
        app.tap(x, y)
        #expect(view.selectedRange.length == 0)
        #expect(view.selectedRange.location >= 11)
    }

    @Test("arrow keys move by line and keep the column; a read-only text view takes no text")
    func arrows() {
        let view = shown("abcdef\nabcdef\nabcdef")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        let down = view.canvas.offset(lineFrom: 3, down: true)
        #expect(down == 10)
        #expect(view.canvas.offset(lineFrom: 3, down: false) == nil)
        #expect(view.canvas.line(around: 10) == 7..<13)
        view.isEditable = false
        #expect(!view.isFirstResponder)
        view.insertText("x")
        #expect(view.text == "abcdef\nabcdef\nabcdef")
    }

    @Test("clamps ranges to the text")
    func outOfRange() {
        let view = shown("short")
        view.selectedRange = NSRange(location: 90, length: 5)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.selectedRange = NSRange(location: 2, length: 400)
        #expect(view.selectedRange == NSRange(location: 2, length: 3))
        view.scrollRangeToVisible(NSRange(location: 1_000_000, length: 4))
        view.text = nil
        #expect(view.text == "")
        #expect(view.selectedRange.location == 0)
    }
}

@MainActor private final class TextViewListener: NSObject, UITextViewDelegate {
    let journal = Journal()
    var allows = true
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        journal.add("should \(range.location) \(range.length) [\(text)]")
        return allows
    }
    func textViewDidChange(_ textView: UITextView) { journal.add("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { journal.add("selection") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        journal.add("should end")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { journal.add("end") }
}

@Suite("UITextView contracts", .application) @MainActor struct TextViewContractTests {
    let app = TestApplication()

    private func shown(_ text: String, _ listener: TextViewStory? = nil) -> UITextView {
        let window = app.window()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.delegate = listener
        window.addSubview(view)
        app.flush()
        return view
    }

    @Test("TX-13: begin, change and end of editing are reported", .contract("TX-13"))
    func story() {
        let listener = TextViewStory()
        let view = shown("", listener)
        view.becomeFirstResponder()
        view.insertText("a")
        view.resignFirstResponder()
        let expected = ["shouldBegin", "didBegin", "shouldChange 0,0 [a]", "selection", "didChange", "shouldEnd", "didEnd"]
        #expect(listener.journal.take() == expected)
        view.text = "set"
        #expect(listener.journal.take().isEmpty)
    }

    @Test("TX-14: a change scrolls the caret into view", .contract("TX-14"))
    func caret() {
        let view = shown(String(repeating: "line\n", count: 40))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 200, length: 0)
        view.contentOffset = .zero
        view.insertText("x")
        app.flush()
        let caret = view.caretRect(for: UITextPosition(view.selectedRange.location))
        #expect(view.bounds.minY > 100)
        #expect(view.bounds.minY <= caret.minY)
        #expect(caret.maxY <= view.bounds.maxY)
    }

    @Test("TX-15: read-only text can be selected and copied", .contract("TX-15"))
    func reading() {
        let view = shown("only read")
        view.isEditable = false
        #expect(view.becomeFirstResponder())
        view.selectedRange = NSRange(location: 0, length: 4)
        view.copy(nil as Any?)
        #expect(UIPasteboard.general.string == "only")
        view.insertText("x")
        view.deleteBackward()
        view.cut(nil)
        #expect(view.text == "only read")
        #expect(view.selectedRange.length == 4)
        #expect(!view.canPerformAction(Selector("cut:"), withSender: nil))
        #expect(view.canPerformAction(Selector("copy:"), withSender: nil))
        view.isSelectable = false
        #expect(!view.canBecomeFirstResponder)
    }

    @Test("TX-17: the fitting size has the insets; without scrolling the height is intrinsic", .contract("TX-17"))
    func fitting() {
        let view = shown("one line")
        let line = view.look.font.lineHeight
        let fitted = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(abs(fitted - (line + 16)) < 1)
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(abs(view.intrinsicContentSize.height - (line + 16)) < 1)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(abs(view.intrinsicContentSize.height - (line + 50)) < 1)
    }
}

@MainActor private final class TextViewStory: NSObject, UITextViewDelegate {
    let journal = Journal()
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        journal.add("shouldBegin")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { journal.add("didBegin") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        journal.add("shouldChange \(range.location),\(range.length) [\(text)]")
        return true
    }
    func textViewDidChangeSelection(_ textView: UITextView) { journal.add("selection") }
    func textViewDidChange(_ textView: UITextView) { journal.add("didChange") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        journal.add("shouldEnd")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { journal.add("didEnd") }
}
