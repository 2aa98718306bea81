import DeviceProtocol
import Foundation
import KeyboardModel
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Keyboards of forms", .application) @MainActor struct FormKeyboardTests {
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
        var keeps: Bool?
        override var disablesAutomaticKeyboardDismissal: Bool { keeps ?? super.disablesAutomaticKeyboardDismissal }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    private func shown(_ device: DeviceState, _ style: UIModalPresentationStyle, keeps: Bool? = nil) throws -> (KeyboardStage, Form) {
        let keyboard = KeyboardStage(device)
        let form = Form()
        form.keeps = keeps
        form.modalPresentationStyle = style
        try #require(keyboard.stage.window.rootViewController).present(form, animated: false)
        keyboard.stage.run(0.1)
        #expect(form.field.becomeFirstResponder())
        keyboard.stage.run(0.5)
        #expect(keyboard.dock != nil)
        return (keyboard, form)
    }

    private func leave(_ keyboard: KeyboardStage) {
        keyboard.stage.window.rootViewController?.dismiss(animated: false)
        keyboard.stage.run(0.5)
    }

    @Test("a pad's form sheet keeps the keyboard when its field resigns, until it is dismissed")
    func keeps() throws {
        let (keyboard, form) = try shown(.pad, .formSheet)
        #expect(form.disablesAutomaticKeyboardDismissal)
        #expect(form.field.resignFirstResponder())
        #expect(!form.field.isFirstResponder)
        keyboard.stage.run(0.5)
        #expect(keyboard.dock != nil)
        #expect(keyboard.view.window != nil)
        // Its keys have nothing to write to; the field may have them again.
        keyboard.type("a")
        #expect(form.field.text ?? "" == "")
        form.field.becomeFirstResponder()
        keyboard.type("b")
        #expect(form.field.text?.lowercased() == "b")
        form.view.endEditing(true)
        keyboard.stage.run(0.5)
        #expect(keyboard.dock != nil)
        leave(keyboard)
        #expect(keyboard.dock == nil)
        #expect(keyboard.view.window == nil)
    }

    @Test("the user dismisses it by its key, with and without a first responder")
    func key() throws {
        let (keyboard, form) = try shown(.pad, .formSheet)
        keyboard.tap("Hide keyboard")
        keyboard.stage.run(0.5)
        #expect(keyboard.dock == nil)
        #expect(!form.field.isFirstResponder)
        form.field.becomeFirstResponder()
        keyboard.stage.run(0.5)
        form.field.resignFirstResponder()
        keyboard.tap("Hide keyboard")
        keyboard.stage.run(0.5)
        #expect(keyboard.dock == nil)
        leave(keyboard)
    }

    @Test("page sheets, phone sheets and forms that allow it dismiss the keyboard")
    func others() throws {
        for (device, style, keeps) in [
            (.pad, .pageSheet, nil), (.standard, .formSheet, nil), (.pad, .formSheet, false),
        ] as [(DeviceState, UIModalPresentationStyle, Bool?)] {
            let (keyboard, form) = try shown(device, style, keeps: keeps)
            form.field.resignFirstResponder()
            keyboard.stage.run(0.5)
            #expect(keyboard.dock == nil)
            leave(keyboard)
        }
        let (keyboard, form) = try shown(.standard, .pageSheet, keeps: true)
        form.field.resignFirstResponder()
        keyboard.stage.run(0.5)
        #expect(keyboard.dock != nil)
        leave(keyboard)
        #expect(keyboard.dock == nil)
    }
}
