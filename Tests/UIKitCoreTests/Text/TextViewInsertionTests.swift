import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITextView.clearsOnInsertion", .application) @MainActor struct TextViewInsertionTests {
    let app = TestApplication()

    private func editing(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.text = text
        app.window().addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
        return view
    }

    @Test("the next text that is put in replaces all there is, and only that one")
    func insertion() {
        let view = editing("abc")
        view.clearsOnInsertion = true
        #expect(view.text == "abc")
        #expect(view.clearsOnInsertion)
        view.insertText("x")
        #expect(view.text == "x")
        #expect(!view.clearsOnInsertion)
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
        view.insertText("y")
        #expect(view.text == "xy")
    }

    @Test("text that an input method composes replaces all there is, too")
    func composing() {
        let view = editing("abc")
        view.clearsOnInsertion = true
        view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
        view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(view.text == "ni")
        #expect(!view.clearsOnInsertion)
    }
}
