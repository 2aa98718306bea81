import Foundation
import Testing
import UIKitCore

/// A title for a state, against a text written to the label.
@Suite("Button titles", .application) @MainActor struct ButtonTitleTests {
    let app = TestApplication()

    private func shown(_ button: UIButton) -> UIButton {
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
        app.window().rootViewController?.view.addSubview(button)
        app.flush()
        return button
    }

    // Proves LS-13.1.
    @Test("a text written to titleLabel is no title: it is lost with the next state", arguments: [UIButton.ButtonType.custom, .system])
    func writtenText(_ type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        button.setTitle("title", for: .normal)
        _ = shown(button)
        button.titleLabel?.text = "written"
        #expect(button.currentTitle == "title")
        #expect(button.title(for: .normal) == "title")
        button.isHighlighted = true
        button.isHighlighted = false
        app.flush()
        #expect(button.titleLabel?.text == "title")
    }

    // Proves LS-13.1.
    @Test("a title that is set stays through states, and gives the button its size")
    func setTitle() {
        let button = shown(UIButton(type: .system))
        button.setTitle("short", for: .normal)
        let narrow = button.intrinsicContentSize.width
        button.setTitle("a much longer title", for: .normal)
        #expect(button.intrinsicContentSize.width > narrow)
        for isEnabled in [false, true] {
            button.isEnabled = isEnabled
            app.flush()
            #expect(button.currentTitle == "a much longer title")
            #expect(button.titleLabel?.text == "a much longer title")
        }
    }
}
