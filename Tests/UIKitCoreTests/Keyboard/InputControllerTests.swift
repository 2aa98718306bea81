import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// The controllers of input views.
@Suite("Input view controllers", .application) @MainActor struct InputControllerTests {
    private final class Keys: UIInputViewController {
        var told: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            view.heightAnchor.constraint(equalToConstant: 120).isActive = true
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            told.append("appeared")
        }
        override func textWillChange(_ textInput: (any UITextInput)?) { told.append("will") }
        override func textDidChange(_ textInput: (any UITextInput)?) { told.append("did") }
        override func selectionDidChange(_ textInput: (any UITextInput)?) { told.append("moved") }
    }

    private final class Field: UITextField {
        let keys = Keys()
        override var inputViewController: UIInputViewController? { keys }
    }

    private final class Clicks: UIInputView, UIInputViewAudioFeedback {
        var enableInputClicksWhenVisible = true
    }

    private let stage: PickerStage

    init() {
        var device = DeviceState.standard
        device.hardwareKeyboard = false
        stage = PickerStage(device: device)
    }

    private func field(_ text: String) -> Field {
        let field = Field()
        stage.add(field, at: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.text = text
        field.becomeFirstResponder()
        stage.run(0.5)
        return field
    }

    @Test("the controller's view takes the keyboard's place, in the chain of the first responder")
    func shown() throws {
        let field = field("")
        let dock = try #require(stage.window.inputViewHost)
        #expect(field.keys.view.superview === dock)
        #expect(field.keys.view is UIInputView)
        #expect(field.keys.inputView === field.keys.view)
        #expect(field.keys.view.frame.height == 120)
        #expect(field.keys.told.contains("appeared"))
        field.keys.dismissKeyboard()
        stage.run(0.5)
        #expect(!field.isFirstResponder)
        #expect(field.keys.view.window == nil)
    }

    @Test("the proxy reads and edits the text around the insertion point, and tells the controller")
    func proxy() throws {
        let field = field("one three")
        let proxy = field.keys.textDocumentProxy
        #expect(proxy.documentContextBeforeInput == "one three")
        #expect(proxy.documentContextAfterInput == nil)
        #expect(proxy.hasText)
        field.keys.told = []
        proxy.adjustTextPosition(byCharacterOffset: -5)
        #expect(field.keys.told == ["moved"])
        #expect(proxy.documentContextBeforeInput == "one ")
        #expect(proxy.documentContextAfterInput == "three")
        proxy.insertText("two ")
        #expect(field.text == "one two three")
        proxy.deleteBackward()
        #expect(field.text == "one twothree")
        #expect(field.keys.told.filter { $0 == "did" }.count >= 2)
        proxy.adjustTextPosition(byCharacterOffset: 1_000)
        #expect(proxy.documentContextAfterInput == nil)
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        #expect(proxy.selectedText == "one twothree")
        field.keyboardType = .emailAddress
        #expect(proxy.keyboardType == .emailAddress)
        #expect(proxy.documentInputMode === field.textInputMode)
        let first = proxy.documentIdentifier
        #expect(proxy.documentIdentifier == first)
        field.resignFirstResponder()
        #expect(proxy.documentIdentifier != first)
        #expect(!proxy.hasText)
        #expect(proxy.selectedText == nil)
    }

    @Test("the next keyboard follows in the device's order; the lexicon of a device without words is empty")
    func modes() async {
        let field = field("")
        let modes = UITextInputMode.activeInputModes
        let context = ApplicationContext.current
        let start = modes.firstIndex { $0 === context.inputMode } ?? 0
        field.keys.advanceToNextInputMode()
        #expect(context.inputMode === modes[(start + 1) % modes.count])
        var entries: Int?
        await withCheckedContinuation { done in
            field.keys.requestSupplementaryLexicon {
                entries = $0.entries.count
                done.resume()
            }
            // Not at once.
            #expect(entries == nil)
        }
        #expect(entries == 0)
        #expect(field.keys.hasFullAccess)
        #expect(!field.keys.needsInputModeSwitchKey)
    }

    @Test("keys click while an input view that wants it is visible")
    func clicks() {
        let field = UITextField()
        stage.add(field, at: CGRect(x: 20, y: 100, width: 200, height: 34))
        func played() -> Int {
            stage.app.environment.requests.count { if case .haptic(.inputClick) = $0 { true } else { false } }
        }
        UIDevice.current.playInputClick()
        #expect(played() == 0)
        let view = Clicks(frame: CGRect(x: 0, y: 0, width: 0, height: 100), inputViewStyle: .keyboard)
        field.inputView = view
        field.becomeFirstResponder()
        stage.run(0.5)
        UIDevice.current.playInputClick()
        #expect(played() == 1)
        view.enableInputClicksWhenVisible = false
        UIDevice.current.playInputClick()
        #expect(played() == 1)
    }
}
