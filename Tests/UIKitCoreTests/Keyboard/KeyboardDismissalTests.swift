import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Keyboard dismissal by dragging", .application) @MainActor struct KeyboardDismissalTests {
    let keyboard = KeyboardStage()
    private let notification = KeyboardNotificationLog()
    private let scroll = UIScrollView()

    private func begin(_ mode: UIScrollView.KeyboardDismissMode) {
        notification.listen(to: keyboard.stage.window.screen)
        keyboard.stage.add(scroll, at: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.contentOffset.y = 800
        scroll.keyboardDismissMode = mode
        keyboard.begin()
        _ = notification.take()
    }

    /// Ends at `y` with the finger on the screen, at rest.
    private func pull(to y: Double) {
        keyboard.stage.drag(from: CGPoint(x: 300, y: 320), to: CGPoint(x: 300, y: y), seconds: 0.5, lifts: false)
        keyboard.stage.run(0.2)
        keyboard.stage.app.touch(.moved, 300, y)
    }

    /// Layers keep centres: an edge is a sum.
    private func isAt(_ edge: CGFloat?, _ place: CGFloat) -> Bool { abs((edge ?? -1) - place) < 0.01 }

    @Test("interactive: the keyboard follows the touch below its top; released below half, it is dismissed")
    func interactive() throws {
        begin(.interactive)
        defer { notification.stop() }
        let view = try #require(keyboard.stage.window.rootViewController?.view)
        let guide = view.keyboardLayoutGuide
        #expect(keyboard.dock?.frame == CGRect(x: 0, y: 561, width: 393, height: 291))
        pull(to: 540)
        #expect(keyboard.dock?.frame.minY == 561)
        for y in stride(from: 550.0, through: 740, by: 10) {
            keyboard.stage.app.touch(.moved, 300, y)
            #expect(isAt(keyboard.dock?.frame.minY, max(561, y)))
            #expect(isAt(guide.layoutFrame.minY, max(561, y)))
        }
        // It follows back up too, and no further than its place.
        keyboard.stage.app.touch(.moved, 300, 600)
        #expect(keyboard.dock?.frame.minY == 600)
        keyboard.stage.app.touch(.moved, 300, 400)
        #expect(keyboard.dock?.frame.minY == 561)
        keyboard.stage.app.touch(.moved, 300, 740)
        #expect(notification.take().isEmpty)
        #expect(keyboard.field.isFirstResponder)
        keyboard.stage.run(0.3)
        keyboard.stage.app.touch(.moved, 300, 740)
        keyboard.stage.app.touch(.ended, 300, 740)
        let info = try #require(notification.infos.first)
        #expect((info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue.minY == 740)
        #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.minY == 852)
        #expect(info["UIKeyboardFrameChangedByUserInteraction"] as? Bool == true)
        keyboard.stage.run(0.5)
        #expect(notification.take() == KeyboardNotificationLog.hiding)
        #expect(!keyboard.field.isFirstResponder)
        #expect(keyboard.dock == nil)
        #expect(keyboard.view.window == nil)
    }

    @Test("interactive: released at rest above half it returns without notifications, and types as before")
    func comesBack() {
        begin(.interactive)
        defer { notification.stop() }
        pull(to: 640)
        #expect(keyboard.dock?.frame.minY == 640)
        keyboard.stage.app.touch(.ended, 300, 640)
        keyboard.stage.run(0.5)
        #expect(keyboard.dock?.frame.minY == 561)
        #expect(notification.take().isEmpty)
        #expect(keyboard.field.isFirstResponder)
        keyboard.type("ok")
        #expect(keyboard.field.text == "Ok")
    }

    @Test("interactive: a fling decides by its direction, wherever it ends")
    func fling() {
        begin(.interactive)
        defer { notification.stop() }
        keyboard.stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 620), seconds: 0.15)
        keyboard.stage.run(0.5)
        #expect(!keyboard.field.isFirstResponder)
        #expect(notification.take() == KeyboardNotificationLog.hiding)
    }

    @Test("a guide's padding lets the drag begin above the keyboard")
    func padding() throws {
        begin(.interactive)
        defer { notification.stop() }
        try #require(keyboard.stage.window.rootViewController?.view).keyboardLayoutGuide.keyboardDismissPadding = 50
        pull(to: 531)
        #expect(keyboard.dock?.frame.minY == 581)
        keyboard.stage.app.touch(.ended, 300, 531)
    }

    @Test(
        "onDrag: the first movement dismisses it at once",
        arguments: [UIScrollView.KeyboardDismissMode.onDrag, .none])
    func onDrag(_ mode: UIScrollView.KeyboardDismissMode) {
        begin(mode)
        defer { notification.stop() }
        keyboard.stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 360), seconds: 0.2, lifts: false)
        #expect(keyboard.field.isFirstResponder == (mode == .none))
        #expect(notification.lines == (mode == .none ? [] : ["will change", "will hide"]))
        keyboard.stage.app.touch(.ended, 300, 360)
        keyboard.stage.run(0.5)
        #expect(notification.take() == (mode == .none ? [] : KeyboardNotificationLog.hiding))
    }
}
