import DeviceProtocol
import Foundation
import ObjectiveC
import Testing
import UIKitCore

/// Records its calls.
@MainActor private final class FieldLog: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var allowsBegin = true
    var allowsEnd = true
    var allowsChange = true
    var allowsReturn = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("shouldBegin")
        return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        lines.append("shouldEnd")
        return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        lines.append("change \(range.location),\(range.length) “\(string)”")
        return allowsChange
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        lines.append("return")
        return allowsReturn
    }
}

@Suite("UITextField", .application)
@MainActor
struct TextFieldTests {
    private let application = TestApplication()
    private let log = FieldLog()

    private func field(_ text: String = "", x: Double = 20, y: Double = 100) -> UITextField {
        let root = UIViewController()
        let field = UITextField(frame: CGRect(x: x, y: y, width: 200, height: 34))
        field.text = text
        field.delegate = log
        let window = application.window(root)
        root.view.addSubview(field)
        withExtendedLifetime(window) { application.flush() }
        keeper.window = window
        return field
    }

    private final class Keeper { var window: UIWindow? }
    private let keeper = Keeper()

    private func key(_ usage: UInt16, _ characters: String = "", _ modifiers: KeySample.Modifiers = []) {
        for phase in [KeySample.Phase.down, .up] {
            application.send(.input(.key(KeySample(phase: phase, usage: usage, modifiers: modifiers, characters: characters), time: 0)))
        }
    }

    @Test("a tap begins editing, and typing asks, changes and notifies in order")
    func typing() {
        let field = field()
        application.tap(60, 117)
        #expect(field.isEditing)
        #expect(field.isFirstResponder)
        field.addAction(UIAction { [log] _ in log.lines.append("editingChanged") }, for: .editingChanged)
        log.lines = []
        key(4, "a")
        #expect(field.text == "a")
        #expect(log.lines == ["change 0,0 “a”", "selection", "editingChanged"])
    }

    @Test("the delegate may refuse to begin, to change and to end")
    func refusals() {
        let field = field("x")
        log.allowsBegin = false
        #expect(!field.becomeFirstResponder())
        log.allowsBegin = true
        #expect(field.becomeFirstResponder())
        log.allowsChange = false
        field.insertText("y")
        #expect(field.text == "x")
        log.allowsEnd = false
        #expect(!field.resignFirstResponder())
        #expect(field.isEditing)
        log.allowsEnd = true
        #expect(field.resignFirstResponder())
        #expect(!field.isEditing)
        #expect(log.lines.last == "didEnd")
    }

    @Test("setting text sends no event")
    func silentText() {
        let field = field()
        field.becomeFirstResponder()
        log.lines = []
        field.text = "new"
        #expect(log.lines.isEmpty)
        #expect(field.text == "new")
        field.text = nil
        #expect(field.text?.isEmpty == true)
    }

    @Test("keys delete, move and select")
    func keys() {
        let field = field("one two")
        field.becomeFirstResponder()
        key(42)
        #expect(field.text == "one tw")
        key(42, "", .option)
        #expect(field.text == "one ")
        key(80, "", .command)
        key(4, "X")
        #expect(field.text == "Xone ")
        key(79, "", [.shift, .command])
        key(42)
        #expect(field.text == "X")
        key(4, "", .command)
        key(5, "b")
        #expect(field.text == "b")
    }

    @Test("copy, cut and paste use the pasteboard, line breaks become spaces")
    func pasteboard() {
        let field = field("hello")
        field.becomeFirstResponder()
        field.selectAll(nil)
        key(27, "", .command)
        #expect(field.text?.isEmpty == true)
        #expect(UIPasteboard.general.string == "hello")
        UIPasteboard.general.string = "a\nb"
        key(25, "", .command)
        #expect(field.text == "a b")
    }

    @Test("return asks, and ends editing only with a target for it")
    func returnKey() {
        let field = field()
        field.becomeFirstResponder()
        key(40, "\n")
        #expect(log.lines.last == "return")
        #expect(field.isEditing)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        key(40, "\n")
        #expect(!field.isEditing)
    }

    @Test("secure text shows bullets, and the first letter of the next edit session replaces it")
    func secure() {
        let field = field("pässwörd")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "••••••••")
        field.becomeFirstResponder()
        field.insertText("x")
        #expect(field.text == "x")
        field.insertText("y")
        #expect(field.text == "xy")
    }

    @Test("the placeholder is the accessibility label; the value is the text")
    func accessibility() {
        let field = field("12")
        field.placeholder = "First number"
        #expect(field.accessibilityLabel == "First number")
        #expect(field.accessibilityValue == "12")
    }

    @Test("borders inset the text and side views take their space")
    func geometry() {
        let field = field("abc")
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34)) == CGRect(x: 7, y: 2, width: 186, height: 30))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        field.clearButtonMode = .always
        #expect(field.editingRect(forBounds: field.bounds).maxX < 180)
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test("a tap places the caret between the nearest letters")
    func caretByTouch() {
        let field = field("iiiiiiiiii")
        application.tap(21, 117)
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 0)
        application.tap(190, 117)
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 10)
    }

    @Test("marked text is replaced by committed text")
    func composing() {
        let field = field("a")
        field.becomeFirstResponder()
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.text == "ani")
        #expect(field.markedTextRange != nil)
        field.insertText("你")
        #expect(field.text == "a你")
        #expect(field.markedTextRange == nil)
    }
}
