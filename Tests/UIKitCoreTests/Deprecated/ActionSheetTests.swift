import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("UIActionSheet", .application) @MainActor struct ActionSheetTests {
    private let journal = Journal()

    @MainActor private final class Listener: NSObject, UIActionSheetDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { journal.add("clicked \(buttonIndex)") }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            journal.add("did dismiss \(buttonIndex)")
        }
    }

    private func sheet(_ delegate: (any UIActionSheetDelegate)?) -> UIActionSheet {
        UIActionSheet(
            title: "Title", delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Copy",
            "Move")
    }

    @Test("the destructive button is the first and the one that cancels the last")
    func indices() {
        let sheet = sheet(nil)
        #expect((0..<4).map { sheet.buttonTitle(at: $0) } == ["Delete", "Copy", "Move", "Cancel"])
        #expect(sheet.destructiveButtonIndex == 0)
        #expect(sheet.firstOtherButtonIndex == 1)
        #expect(sheet.cancelButtonIndex == 3)
    }

    @Test("a phone shows it over the view's screen, and reports the button")
    func phone() throws {
        let stage = TransitionStage()
        defer { stage.finish() }
        let listener = Listener(journal)
        _ = stage.window
        let sheet = sheet(listener)
        sheet.show(in: stage.root.view)
        stage.advance(1.5)
        let alert = try #require(stage.root.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.destructive, .default, .default, .cancel])
        alert.choose(alert.actions[2])
        stage.advance(1.5)
        #expect(journal.take() == ["clicked 2", "did dismiss 2"])
        #expect(!sheet.isVisible)
    }

    @Test("a pad shows it as a popover at the source, and a touch outside cancels")
    func pad() throws {
        let stage = TransitionStage(device: .pad)
        defer { stage.finish() }
        let listener = Listener(journal)
        _ = stage.window
        let sheet = sheet(listener)
        sheet.show(from: CGRect(x: 100, y: 100, width: 50, height: 50), in: stage.root.view, animated: true)
        stage.advance(1.5)
        let alert = try #require(stage.root.presentedViewController as? UIAlertController)
        #expect(alert.popoverPresentationController?.sourceRect == CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.app.tap(600, 1000)
        stage.advance(1.5)
        #expect(journal.take() == ["clicked 3", "did dismiss 3"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("an app's dismissal reports no click")
    func dismissing() {
        let stage = TransitionStage()
        defer { stage.finish() }
        let listener = Listener(journal)
        _ = stage.window
        let sheet = sheet(listener)
        sheet.show(in: stage.root.view)
        stage.advance(1.5)
        sheet.dismiss(withClickedButtonIndex: 1, animated: false)
        stage.advance(0.5)
        #expect(journal.take() == ["did dismiss 1"])
    }
}
