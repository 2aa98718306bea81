import Foundation
import KeyboardModel
import Testing

@testable import UIKitCore

/// Properties that change while a field is edited.
@Suite("Changes while editing", .application) @MainActor struct EditingChangeTests {
    private final class Told: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            log.append("should end")
            return true
        }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("did begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            log.append("should end")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("did end") }
    }

    @Test("a field that is disabled goes on taking keys until it resigns, and cannot begin again")
    func disabled() {
        let keyboard = KeyboardStage()
        keyboard.begin { $0.autocapitalizationType = .none }
        keyboard.type("a")
        keyboard.field.isEnabled = false
        keyboard.type("b")
        #expect(keyboard.field.isFirstResponder)
        #expect(keyboard.field.text == "ab")
        #expect(keyboard.dock != nil)
        keyboard.field.reloadInputViews()
        #expect(keyboard.dock != nil)
        keyboard.field.resignFirstResponder()
        #expect(!keyboard.field.becomeFirstResponder())
    }

    @Test("a field keeps the keyboard when it or its superview is hidden or ignores touches", arguments: 0..<4)
    func hidden(way: Int) {
        let keyboard = KeyboardStage()
        keyboard.begin { $0.autocapitalizationType = .none }
        switch way {
        case 0: keyboard.field.isHidden = true
        case 1: keyboard.field.superview?.isHidden = true
        case 2: keyboard.field.isUserInteractionEnabled = false
        default: keyboard.field.superview?.isUserInteractionEnabled = false
        }
        keyboard.type("a")
        #expect(keyboard.field.isFirstResponder)
        #expect(keyboard.field.text == "a")
        keyboard.field.superview?.isHidden = false
        keyboard.field.superview?.isUserInteractionEnabled = true
        keyboard.field.resignFirstResponder()
        // A hidden field can begin, which apps use for a picker as the input view.
        #expect(keyboard.field.becomeFirstResponder())
    }

    @Test("a field or its superview that leaves the window ends editing", arguments: [true, false])
    func removed(field: Bool) {
        let keyboard = KeyboardStage()
        let told = Told()
        keyboard.begin { $0.delegate = told }
        let view = field ? keyboard.field : keyboard.field.superview
        view?.removeFromSuperview()
        keyboard.stage.run(0.5)
        #expect(told.log.contains("did end"))
        #expect(!keyboard.field.isFirstResponder)
        #expect(!keyboard.field.isEditing)
        #expect(keyboard.dock == nil)
    }

    @Test("keyboardType and returnKeyType take effect at reloadInputViews(), not with the next key")
    func traits() {
        let keyboard = KeyboardStage()
        keyboard.begin { $0.autocapitalizationType = .none }
        keyboard.field.keyboardType = .numberPad
        keyboard.field.returnKeyType = .search
        keyboard.field.enablesReturnKeyAutomatically = true
        #expect(keyboard.names.contains("q"))
        keyboard.type("q")
        #expect(keyboard.names.contains("q"))
        #expect(!keyboard.names.contains("search"))
        keyboard.field.reloadInputViews()
        #expect(!keyboard.names.contains("q"))
        #expect(keyboard.names.contains("7"))
    }

    @Test("an inputView set while editing appears at reloadInputViews(), and not when the keyboard changes its height")
    func inputView() {
        let keyboard = KeyboardStage()
        keyboard.begin { $0.autocapitalizationType = .none }
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 180))
        keyboard.field.inputView = picker
        #expect(picker.window == nil)
        keyboard.type("a")
        InputViewHost.fit(in: keyboard.stage.window)
        #expect(picker.window == nil)
        #expect(keyboard.field.text == "a")
        keyboard.field.reloadInputViews()
        keyboard.stage.run(0.5)
        #expect(picker.window != nil)
        #expect(keyboard.view.window == nil)
        keyboard.field.inputView = nil
        #expect(picker.window != nil)
        keyboard.field.reloadInputViews()
        #expect(picker.window == nil)
        #expect(keyboard.view.window != nil)
    }

    @Test("a text view that is no longer editable resigns with didEndEditing")
    func editable() {
        let keyboard = KeyboardStage()
        keyboard.begin()
        let (view, told) = (UITextView(), Told())
        view.delegate = told
        keyboard.stage.add(view, at: CGRect(x: 20, y: 250, width: 200, height: 80))
        view.becomeFirstResponder()
        #expect(told.log == ["did begin"])
        view.isEditable = false
        keyboard.stage.run(0.5)
        #expect(told.log == ["did begin", "should end", "did end"])
        #expect(!view.isFirstResponder)
        #expect(keyboard.dock == nil)
    }

    @Test("selecting in a text view that is not editable sends no begin and no end of editing")
    func selectable() {
        let keyboard = KeyboardStage()
        keyboard.begin()
        let (view, told) = (UITextView(), Told())
        view.text = "Some text"
        view.isEditable = false
        view.delegate = told
        keyboard.stage.add(view, at: CGRect(x: 20, y: 250, width: 200, height: 80))
        #expect(view.becomeFirstResponder())
        view.isEditable = false
        keyboard.stage.run(0.5)
        #expect(view.isFirstResponder)
        #expect(keyboard.view.window == nil)
        view.resignFirstResponder()
        #expect(told.log.isEmpty)
    }
}
