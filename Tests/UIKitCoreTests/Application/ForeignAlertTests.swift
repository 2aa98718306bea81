import Foundation
import Testing
import UIKitCore

@Suite("Test applications") @MainActor struct ForeignAlertTests {
    @Test("a system alert that another test left does not cover a test's windows")
    func foreignAlert() {
        let app = TestApplication()
        SystemAlert().ask(title: "Allow?", message: nil, answers: ["OK"]) { _ in }
        var taps = 0
        let button = UIButton(frame: CGRect(x: 150, y: 400, width: 100, height: 50))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.window().addSubview(button)
        app.tap(200, 425)
        #expect(taps == 1)
    }
}
