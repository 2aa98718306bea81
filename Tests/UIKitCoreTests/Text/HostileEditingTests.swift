import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Hostile text and delegates in text views", .application) @MainActor struct HostileEditingTests {
    private let app = TestApplication()

    private func shown(_ text: String = "") -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = text
        app.window().rootViewController?.view.addSubview(view)
        view.becomeFirstResponder()
        app.flush()
        return view
    }

    @Test("ten thousand combining marks on a letter are one character for deletion and movement")
    func marks() {
        let marked = "a" + String(repeating: "\u{301}", count: 10_000)
        let view = shown("x")
        view.insertText(marked)
        view.insertText("y")
        app.flush()
        #expect(view.textStorage.length == 10_003)
        view.deleteBackward()
        #expect(view.selectedRange == NSRange(location: 10_002, length: 0))
        view.selectedRange = NSRange(location: 5_000, length: 0)
        #expect(view.selectedRange.location == 1)
        view.selectedRange = NSRange(location: 10_002, length: 0)
        view.deleteBackward()
        app.flush()
        #expect(view.text == "x")
    }

    @Test("an edit that splits a surrogate pair leaves text of the reported length")
    func halves() {
        let view = shown("a😀b")
        view.textStorage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
        app.flush()
        #expect(view.textStorage.length == 3)
        #expect(view.text.utf16.count == 3)
        #expect(view.editor.length == 3)
        view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
        view.selectedRange = NSRange(location: 0, length: 3)
        app.flush()
        view.copy(nil)
        #expect(UIPasteboard.general.string == "a\u{FFFD}b")
        view.insertText("whole")
        #expect(view.text == "whole")
    }

    @Test("clamps ranges to the text")
    func ranges() throws {
        let view = shown("twelve chars")
        for range in [
            NSRange(location: NSNotFound, length: 0), NSRange(location: -1, length: 0), NSRange(location: 3, length: -9),
            NSRange(location: Int.max, length: Int.max), NSRange(location: 5, length: Int.max), NSRange(location: Int.min, length: 1),
        ] {
            view.selectedRange = range
            view.scrollRangeToVisible(range)
            view.setMarkedText("mark", selectedRange: range)
            view.setMarkedText(nil, selectedRange: range)
            #expect(view.selectedRange.location + view.selectedRange.length <= view.textStorage.length)
            let manager = view.layoutManager
            _ = manager.boundingRect(forGlyphRange: range, in: view.textContainer)
            manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
            manager.invalidateLayout(forCharacterRange: range, actualCharacterRange: nil)
            _ = manager.lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil)
        }
        view.replace(UITextRange(90..<4_000), withText: "!")
        app.flush()
        #expect(view.text.hasSuffix("!"))
    }

    @Test("a delegate may change text, selection or attributes within any callback")
    func callbacks() {
        final class Meddler: NSObject, UITextViewDelegate, NSTextStorageDelegate {
            var calls = 0
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                calls += 1
                textView.text = calls.isMultiple(of: 2) ? "" : "replaced by the delegate\nwith lines"
                return true
            }
            func textViewDidChange(_ textView: UITextView) {
                textView.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: ">")
                if textView.text.count > 40 { textView.text = String(textView.text.prefix(5)) }
            }
            func textViewDidChangeSelection(_ textView: UITextView) {
                // Moves the caret back once, like a delegate that protects a prefix.
                if textView.selectedRange.location == 0, textView.textStorage.length > 0 {
                    textView.selectedRange = NSRange(location: 1, length: 0)
                }
            }
            nonisolated func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
                changeInLength delta: Int
            ) {
                guard editedMask.contains(.editedCharacters), textStorage.length > 0 else { return }
                textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: textStorage.length))
            }
        }
        let view = shown("start")
        let meddler = Meddler()
        view.delegate = meddler
        view.textStorage.delegate = meddler
        for piece in ["a", "\n", "words and words", "😀", ""] {
            view.insertText(piece)
            view.deleteBackward()
            view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            view.unmarkText()
            view.selectAll(nil)
            view.cut(nil)
            view.paste(nil)
            app.flush()
            #expect(view.editor.length == view.textStorage.length)
            #expect(view.editor.text == view.textStorage.string)
            #expect(view.selectedRange.location + view.selectedRange.length <= view.textStorage.length)
        }
        #expect(meddler.calls > 5)
        UIPasteboard.general.string = ""
    }

    @Test("control characters, byte order marks and unclosed direction marks are typed and deleted like other text")
    func controls() {
        let view = shown()
        let strange = ["\0", "\u{FEFF}", "\u{202E}", "\u{2066}", "\u{1F468}\u{200D}\u{1F469}", "\u{E0001}", "\r\n", "\u{2028}", "\u{FFFF}"]
        for piece in strange { view.insertText(piece) }
        app.flush()
        #expect(view.textStorage.string == strange.joined())
        for _ in 0..<40 { view.deleteBackward() }
        app.flush()
        #expect(view.textStorage.length == 0)
    }
}
