import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

/// Writes down what a field tells, under the field's name.
@MainActor final class FieldJournal: NSObject, UITextFieldDelegate {
    let journal = Journal()
    var allows: [String: Bool] = [:]
    var names: [ObjectIdentifier: String] = [:]
    var onChange: (UITextField) -> Void = { _ in }

    private func note(_ field: UITextField, _ line: String) { journal.add((names[ObjectIdentifier(field)].map { $0 + "." } ?? "") + line) }
    private func ask(_ field: UITextField, _ line: String) -> Bool {
        note(field, line)
        return allows[line.prefix { $0 != " " }.description] ?? true
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(textField, "shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField, "shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        note(textField, "didEnd \(reason == .committed ? "committed" : "cancelled")")
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let answer = ask(textField, "shouldChange \(range.location),\(range.length) [\(string)]")
        onChange(textField)
        return answer
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { note(textField, "selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(textField, "shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(textField, "shouldReturn") }
}

/// A window made once.
@MainActor final class WindowOwner {
    private var made: UIWindow?
    func window(_ app: TestApplication, _ root: UIViewController) -> UIWindow {
        if let made { return made }
        let window = app.window(root)
        made = window
        return window
    }
}

@Suite("UITextField contracts", .application) @MainActor struct TextFieldContractTests {
    let app = TestApplication()
    let log = FieldJournal()
    let root = UIViewController()
    private let keeper = WindowOwner()
    /// Made when it is first needed: a suite's application is made before another test's body runs.
    private var window: UIWindow { keeper.window(app, root) }

    private func field(_ text: String = "", y: Double = 100, name: String? = nil) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        field.text = text
        field.delegate = log
        if let name { log.names[ObjectIdentifier(field)] = name }
        window.rootViewController?.view.addSubview(field)
        app.flush()
        return field
    }

    private func listen(_ name: NSNotification.Name, _ line: String) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] _ in
            MainActor.assumeIsolated { log.journal.add(line) }
        }
    }

    @Test("TX-1: shouldBegin, first responder, keyboard, didBegin, notification", .contract("TX-1"))
    func focus() {
        let field = field()
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let tokens = [
            listen(UIResponder.keyboardWillShowNotification, "keyboard"),
            listen(UITextField.textDidBeginEditingNotification, "posted \(field.isFirstResponder)"),
        ]
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        app.tap(60, 117)
        #expect(log.journal.take() == ["shouldBegin", "keyboard", "didBegin", "posted false"])
        #expect(field.isFirstResponder)
        #expect(field.isEditing)
    }

    @Test("TX-2: asks the new field, then asks and notifies the old one, then notifies the new one", .contract("TX-2"))
    func moving() {
        let (a, b) = (field(name: "a"), field(y: 200, name: "b"))
        a.becomeFirstResponder()
        _ = log.journal.take()
        b.becomeFirstResponder()
        #expect(log.journal.take() == ["b.shouldBegin", "a.shouldEnd", "a.didEnd committed", "b.didBegin"])
        #expect(!a.isFirstResponder)
        #expect(b.isFirstResponder)
    }

    @Test("TX-3, TX-4: a field that may not begin or end leaves the first responder unchanged", .contract("TX-3", "TX-4"))
    func refusals() {
        let (a, b) = (field(), field(y: 200))
        a.becomeFirstResponder()
        log.allows["shouldBegin"] = false
        #expect(!b.becomeFirstResponder())
        #expect(a.isEditing)
        log.allows = ["shouldEnd": false]
        #expect(!a.resignFirstResponder())
        #expect(a.isEditing)
        #expect(!b.becomeFirstResponder())
        #expect(a.isFirstResponder)
        // Leaving the window asks in vain.
        a.removeFromSuperview()
        #expect(!a.isEditing)
        #expect(window.currentFirstResponder == nil)
    }

    @Test("TX-5: endEditing(true) ends a field that refuses", .contract("TX-5"))
    func force() {
        let field = field()
        field.becomeFirstResponder()
        log.allows["shouldEnd"] = false
        #expect(!root.view.endEditing(false))
        #expect(field.isFirstResponder)
        #expect(root.view.endEditing(true))
        #expect(!field.isFirstResponder)
    }

    @Test("TX-6, TX-7: typing, deleting and pasting ask with the range, change, and notify in order", .contract("TX-6", "TX-7"))
    func typing() {
        let field = field("ab")
        field.becomeFirstResponder()
        let changed = UIAction { [log] action in log.journal.add("editingChanged [\((action.sender as? UITextField)?.text ?? "")]") }
        field.addAction(changed, for: .editingChanged)
        let token = listen(UITextField.textDidChangeNotification, "posted")
        defer { NotificationCenter.default.removeObserver(token) }
        _ = log.journal.take()
        field.insertText("c")
        #expect(log.journal.take() == ["shouldChange 2,0 [c]", "selection", "editingChanged [abc]", "posted"])
        field.deleteBackward()
        #expect(log.journal.take() == ["shouldChange 2,1 []", "selection", "editingChanged [ab]", "posted"])
        UIPasteboard.general.string = "one two"
        field.paste(nil)
        #expect(log.journal.take() == ["shouldChange 2,0 [one two]", "selection", "editingChanged [abone two]", "posted"])
        log.allows["shouldChange"] = false
        field.insertText("x")
        #expect(log.journal.take() == ["shouldChange 9,0 [x]"])
        #expect(field.text == "abone two")
    }

    @Test("TX-8: text set in code sends no event", .contract("TX-8"))
    func silence() {
        let field = field()
        field.becomeFirstResponder()
        field.addAction(UIAction { [log] _ in log.journal.add("editingChanged") }, for: .editingChanged)
        let token = listen(UITextField.textDidChangeNotification, "posted")
        defer { NotificationCenter.default.removeObserver(token) }
        _ = log.journal.take()
        field.text = "new"
        field.attributedText = NSAttributedString(string: "styled")
        #expect(log.journal.take().isEmpty)
        #expect(field.text == "styled")
    }

    @Test("TX-9: the clear button asks shouldClear, not shouldChange", .contract("TX-9"))
    func clearing() {
        let field = field("text")
        field.clearButtonMode = .always
        field.becomeFirstResponder()
        field.addAction(UIAction { [log] _ in log.journal.add("editingChanged") }, for: .editingChanged)
        app.flush()
        _ = log.journal.take()
        let button = field.clearButtonRect(forBounds: field.bounds)
        log.allows["shouldClear"] = false
        app.tap(20 + button.midX, 100 + button.midY)
        #expect(log.journal.take() == ["shouldClear"])
        #expect(field.text == "text")
        log.allows = [:]
        app.tap(20 + button.midX, 100 + button.midY)
        #expect(log.journal.take() == ["shouldClear", "editingChanged"])
        #expect(field.text == "")
    }

    @Test("TX-10: return asks; a target for editingDidEndOnExit ends editing, and the primary action follows", .contract("TX-10"))
    func returning() {
        let field = field("x")
        field.becomeFirstResponder()
        field.addAction(UIAction { [log] _ in log.journal.add("primary") }, for: .primaryActionTriggered)
        _ = log.journal.take()
        field.insertText("\n")
        #expect(log.journal.take() == ["shouldReturn", "primary"])
        #expect(field.isEditing)
        #expect(field.text == "x")
        field.addAction(UIAction { [log] _ in log.journal.add("onExit") }, for: .editingDidEndOnExit)
        log.allows["shouldReturn"] = false
        field.insertText("\n")
        #expect(log.journal.take() == ["shouldReturn"])
        #expect(field.isEditing)
        log.allows = [:]
        field.insertText("\n")
        #expect(log.journal.take() == ["shouldReturn", "onExit", "primary", "shouldEnd", "didEnd committed"])
        #expect(!field.isEditing)
    }

    @Test("TX-11: text is cleared when editing begins, or on the first insertion", .contract("TX-11"))
    func clearsItself() {
        let begin = field("old")
        begin.clearsOnBeginEditing = true
        begin.becomeFirstResponder()
        #expect(begin.text == "")
        let insertion = field("old", y: 200)
        insertion.clearsOnInsertion = true
        insertion.becomeFirstResponder()
        #expect(insertion.text == "old")
        insertion.insertText("n")
        insertion.insertText("e")
        #expect(insertion.text == "ne")
    }

    @Test("TX-19: on the next edit session a secure field is emptied by the first edit; its last letter shows briefly", .contract("TX-19"))
    func secure() {
        let field = field()
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        field.insertText("a")
        field.insertText("b")
        #expect(field.parts.canvas.shownText == "•b")
        #expect(field.accessibilityValue == "••")
        app.advance(2)
        #expect(field.parts.canvas.shownText == "••")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        field.deleteBackward()
        #expect(field.text == "")
        #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    }

    @Test("secure entry enabled during editing: the next key replaces the text, and Delete empties it", .contract("TX-19"))
    func secureWhileEditing() {
        let field = field("abc")
        field.becomeFirstResponder()
        field.isSecureTextEntry = true
        field.insertText("d")
        #expect(field.text == "d")
        field.insertText("e")
        #expect(field.text == "de")
        field.isSecureTextEntry = false
        field.insertText("f")
        #expect(field.text == "def")
        field.isSecureTextEntry = true
        field.deleteBackward()
        #expect(field.text == "")
        // Switched on and off again before a key, nothing is replaced.
        field.text = "abc"
        field.isSecureTextEntry = false
        field.isSecureTextEntry = true
        field.isSecureTextEntry = false
        field.insertText("d")
        #expect(field.text == "abcd")
    }

    @Test("TX-20: overriding a rectangle moves its content; side views show according to their modes", .contract("TX-20"))
    func geometry() {
        final class Inset: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 3, y: 4, width: 20, height: 20) }
        }
        let field = Inset(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        field.leftView = left
        field.leftViewMode = .unlessEditing
        field.text = "text"
        window.rootViewController?.view.addSubview(field)
        app.flush()
        #expect(field.parts.canvas.frame == CGRect(x: 40, y: 0, width: 120, height: 34))
        #expect(left.frame == CGRect(x: 3, y: 4, width: 20, height: 20))
        #expect(left.superview === field)
        field.becomeFirstResponder()
        app.flush()
        #expect(field.parts.canvas.frame == CGRect(x: 50, y: 0, width: 100, height: 34))
        #expect(left.superview == nil)
        #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - 50) < 1.5)
    }

    @Test("TX-23: accessories are above the input view, and reloading reads both again", .contract("TX-23"))
    func inputViews() {
        let field = field()
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        field.becomeFirstResponder()
        app.flush()
        let bottom = window.safeAreaInsets.bottom
        #expect(window.inputViewHost?.bounds.height == 240 + bottom)
        #expect(field.inputAccessoryView?.frame.minY == 0)
        #expect(field.inputView?.frame.minY == 40)
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
        field.reloadInputViews()
        app.flush()
        #expect(window.inputViewHost?.bounds.height == 160 + bottom)
    }

    @Test("a delegate may change the text while it is asked")
    func reentrance() {
        let field = field("a long text")
        field.becomeFirstResponder()
        log.onChange = { $0.text = "x" }
        field.insertText("!")
        #expect(field.text == "x!")
        field.selectAll(nil)
        log.onChange = { $0.text = "" }
        field.deleteBackward()
        #expect(field.text == "")
        log.onChange = { $0.resignFirstResponder() }
        field.insertText("y")
        #expect(field.text == "y")
        #expect(!field.isEditing)
    }

    @Test("TX-21: a field never scrolls vertically, and truncates its text when not editing", .contract("TX-21"))
    func truncation() throws {
        let field = field(String(repeating: "many words ", count: 30))
        app.flush()
        func shown() throws -> (lines: Int, isShortened: Bool) {
            let layout = try #require(field.parts.canvas.displayedLayout)
            #expect(field.parts.canvas.frame.height <= 34)
            return (layout.lines.count, layout.lines.first?.isShortened ?? false)
        }
        #expect(try shown() == (1, true))
        field.becomeFirstResponder()
        app.flush()
        #expect(try shown() == (1, false))
        #expect(field.caretRect(for: field.endOfDocument).maxY <= 34)
        #expect(field.caretRect(for: field.endOfDocument).maxX <= 200)
        field.resignFirstResponder()
        field.text = "one\ntwo"
        app.flush()
        #expect(try shown().lines == 1)
    }

    @Test("TX-22: an attributed placeholder has the placeholder colour unless it sets another", .contract("TX-22"))
    func placeholderColor() throws {
        let field = field()
        let text = NSMutableAttributedString(string: "plain red")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
        field.attributedPlaceholder = text
        app.flush()
        let source = try #require(field.parts.canvas.placeholderSource(field))
        let paints = source.paints()
        #expect(paints.map(\.color) == [UIColor.placeholderText.rgba, UIColor.red.rgba])
        #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    }
}
