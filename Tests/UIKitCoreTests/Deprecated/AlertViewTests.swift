import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// The alert in front, as `UIAlertView` and `UIActionSheet` show it.
@MainActor func frontAlert() -> UIAlertController? {
    ApplicationContext.current.windows.visible.reversed().lazy.filter { $0.alpha > 0 }
        .compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }.first
}

@Suite("UIAlertView", .application) @MainActor struct AlertViewTests {
    private let stage = TransitionStage()
    private let journal = Journal()

    @MainActor private final class Listener: NSObject, UIAlertViewDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { journal.add("clicked \(buttonIndex)") }
        func willPresent(_ alertView: UIAlertView) { journal.add("will present") }
        func didPresent(_ alertView: UIAlertView) { journal.add("did present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            journal.add("will dismiss \(buttonIndex) \(alertView.isVisible)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            journal.add("did dismiss \(buttonIndex) \(alertView.isVisible)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
            alertView.alertViewStyle == .default || alertView.textField(at: 0)?.text?.isEmpty == false
        }
    }

    private func choose(_ title: String) throws {
        let alert = try #require(frontAlert())
        alert.choose(try #require(alert.actions.first { $0.title == title }))
        stage.advance(1.5)
    }

    @Test("the button that cancels has index 0, others follow, and added ones come last")
    func indices() {
        defer { stage.finish() }
        let view = UIAlertView(
            title: "Title", message: "Message", delegate: nil, cancelButtonTitle: "Cancel", otherButtonTitles: "One", "Two")
        #expect(view.cancelButtonIndex == 0)
        #expect(view.firstOtherButtonIndex == 1)
        #expect(view.addButton(withTitle: "Three") == 3)
        #expect(view.numberOfButtons == 4)
        #expect((0...4).map { view.buttonTitle(at: $0) } == ["Cancel", "One", "Two", "Three", nil])
        let plain = UIAlertView()
        #expect(plain.addButton(withTitle: "OK") == 0)
        #expect(plain.cancelButtonIndex == -1)
        #expect(plain.firstOtherButtonIndex == -1)
    }

    @Test("a tap reports the button before the dismissal, then the phases of the dismissal")
    func choosing() throws {
        defer { stage.finish() }
        let listener = Listener(journal)
        let before = stage.window
        let view = UIAlertView(
            title: "Title", message: nil, delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
        view.show()
        #expect(view.isVisible)
        #expect(journal.take() == ["will present"])
        stage.advance(1.5)
        #expect(journal.take() == ["did present"])
        #expect(frontAlert()?.actions.map(\.style) == [.cancel, .default])
        try choose("OK")
        #expect(journal.take() == ["clicked 1", "will dismiss 1 true", "did dismiss 1 false"])
        #expect(before.isKeyWindow)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("an app's dismissal reports no click")
    func dismissing() {
        defer { stage.finish() }
        let listener = Listener(journal)
        _ = stage.window
        let view = UIAlertView(title: "Title", message: nil, delegate: listener, cancelButtonTitle: "Cancel")
        view.show()
        stage.advance(1.5)
        _ = journal.take()
        view.dismiss(withClickedButtonIndex: 0, animated: true)
        stage.advance(1.5)
        #expect(journal.take() == ["will dismiss 0 true", "did dismiss 0 false"])
        #expect(!view.isVisible)
    }

    @Test("a newer one hides the older until it is dismissed")
    func stacking() throws {
        defer { stage.finish() }
        _ = stage.window
        let older = UIAlertView(title: "Older", message: nil, delegate: nil, cancelButtonTitle: "A")
        let newer = UIAlertView(title: "Newer", message: nil, delegate: nil, cancelButtonTitle: "B")
        older.show()
        stage.advance(1.5)
        newer.show()
        stage.advance(1.5)
        #expect(frontAlert()?.title == "Newer")
        #expect(older.isVisible)
        try choose("B")
        #expect(frontAlert()?.title == "Older")
        try choose("A")
        #expect(!older.isVisible)
        #expect(frontAlert() == nil)
    }

    @Test("one that is dismissed while a newer one hides it does not come back")
    func dismissingHidden() throws {
        defer { stage.finish() }
        _ = stage.window
        let views = ["1", "2", "3"].map { UIAlertView(title: $0, message: nil, delegate: nil, cancelButtonTitle: "OK") }
        for view in views {
            view.show()
            stage.advance(1.5)
        }
        views[1].dismiss(withClickedButtonIndex: 0, animated: false)
        stage.advance(0.5)
        #expect(frontAlert()?.title == "3")
        try choose("OK")
        #expect(frontAlert()?.title == "1")
    }

    @Test("a login has two fields, and the first other button waits for text")
    func login() throws {
        defer { stage.finish() }
        let listener = Listener(journal)
        _ = stage.window
        let view = UIAlertView(
            title: "Title", message: nil, delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "Log In")
        view.alertViewStyle = .loginAndPasswordInput
        #expect(view.textField(at: 0)?.placeholder == "Login")
        #expect(view.textField(at: 1)?.isSecureTextEntry == true)
        view.show()
        stage.advance(1.5)
        let alert = try #require(frontAlert())
        #expect(alert.textFields?.count == 2)
        #expect(view.textField(at: 0)?.isFirstResponder == true)
        #expect(!alert.actions[1].isEnabled)
        stage.app.send(.input(.text("me", time: 0)))
        stage.advance(0.1)
        #expect(alert.actions[1].isEnabled)
        try choose("Log In")
        #expect(view.textField(at: 0)?.text == "me")
    }

    @Test("it can be shown again with its text")
    func again() throws {
        defer { stage.finish() }
        _ = stage.window
        let view = UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK")
        view.alertViewStyle = .plainTextInput
        view.textField(at: 0)?.text = "Kept"
        for _ in 0..<2 {
            view.show()
            stage.advance(1.5)
            #expect(frontAlert()?.textFields?.first?.text == "Kept")
            try choose("OK")
        }
    }

    @Test("an index without a text field ends the process")
    func missingField() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
                view.alertViewStyle = .plainTextInput
                _ = view.textField(at: 1)
            }
        }
        expectStop(result, "textFieldIndex (1) is outside of the bounds of the array of text fields")
    }
}
