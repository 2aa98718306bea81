import CoreGraphics
import DeviceProtocol
import Testing
import UIKitCore

@Suite("Tab between fields", .application) @MainActor struct KeyboardTabOrderTests {
    let app = TestApplication()

    private func press(shift: Bool = false) {
        for phase in [KeySample.Phase.down, .up] {
            app.send(.input(.key(KeySample(phase: phase, usage: 0x2B, modifiers: shift ? .shift : [], characters: "\t"), time: 100)))
        }
    }

    private func fields(in window: UIWindow, _ frames: [CGRect]) -> [UITextField] {
        frames.map { frame in
            let field = UITextField(frame: frame)
            window.addSubview(field)
            return field
        }
    }

    @Test("Tab moves in reading order, shift-Tab back, and wraps around")
    func order() {
        let window = app.window()
        // Added from the last to the first.
        let all = fields(
            in: window,
            [
                CGRect(x: 20, y: 300, width: 300, height: 44), CGRect(x: 200, y: 200, width: 120, height: 44),
                CGRect(x: 20, y: 200, width: 120, height: 44),
            ])
        all[2].becomeFirstResponder()
        press()
        #expect(all[1].isFirstResponder)
        press()
        #expect(all[0].isFirstResponder)
        press()
        #expect(all[2].isFirstResponder)
        press(shift: true)
        #expect(all[0].isFirstResponder)
        #expect(all.allSatisfy { $0.text?.isEmpty != false })
    }

    @Test("skips fields that cannot be edited")
    func disabled() {
        let window = app.window()
        let all = fields(in: window, [100.0, 200, 300].map { CGRect(x: 20, y: $0, width: 300, height: 44) })
        (all[1].isEnabled, all[1].isHidden) = (true, true)
        all[0].becomeFirstResponder()
        press()
        #expect(all[2].isFirstResponder)
    }

    @Test("a text view inserts the tab")
    func textView() {
        let window = app.window()
        let input = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        window.addSubview(input)
        _ = fields(in: window, [CGRect(x: 20, y: 300, width: 300, height: 44)])
        input.becomeFirstResponder()
        press()
        #expect(input.isFirstResponder)
        #expect(input.text == "\t")
    }
}
