import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

/// An unhandled shake asks whether to undo.
@Suite("Shake to undo", .application) @MainActor struct ShakeToEditTests {
    private final class Page: UIViewController {
        let manager = UndoManager()
        var takesShakes = false
        var value = 0
        override var undoManager: UndoManager? { manager }
        override var canBecomeFirstResponder: Bool { true }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if !takesShakes { super.motionEnded(motion, with: event) }
        }
        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    private let stage = TransitionStage()
    private let page = Page()

    private func prepare(_ actionName: String? = "Drawing") {
        stage.window.rootViewController = page
        stage.app.flush()
        #expect(page.becomeFirstResponder())
        page.manager.groupsByEvent = false
        guard let actionName else { return }
        page.manager.beginUndoGrouping()
        page.set(5)
        page.manager.setActionName(actionName)
        page.manager.endUndoGrouping()
    }

    private var alert: UIAlertController? {
        let window = ApplicationContext.current.windows.visible.last { $0.isSystem }
        return window?.rootViewController?.presentedViewController as? UIAlertController
    }

    private func shake() {
        stage.app.send(.input(.hardware(.shake, time: 1)))
        stage.advance(1)
    }

    /// The lower buttons of the alert: of two the right one is the second.
    private func tap(_ index: Int) throws {
        let alert = try #require(alert)
        let box = alert.view.convert(alert.view.bounds, to: nil)
        let count = alert.actions.count
        if count == 2 {
            stage.app.tap(index == 0 ? box.minX + 60 : box.maxX - 60, box.maxY - 22)
        } else {
            stage.app.tap(box.midX, box.maxY - 22 - 44 * Double(count - 1 - index))
        }
        stage.advance(1)
    }

    @Test("the alert names the action, and undoes it")
    func undoes() throws {
        defer { stage.finish() }
        prepare()
        shake()
        let alert = try #require(alert)
        #expect(alert.title == "Undo Drawing")
        #expect(alert.actions.map(\.title) == ["Cancel", "Undo"])
        #expect(alert.actions.map(\.style) == [.cancel, .default])
        shake()
        try tap(1)
        #expect(page.value == 0)
    }

    @Test("with undo and redo there are three buttons; redo reapplies")
    func redoes() throws {
        defer { stage.finish() }
        prepare("Drawing")
        page.manager.beginUndoGrouping()
        page.set(9)
        page.manager.setActionName("Erasing")
        page.manager.endUndoGrouping()
        page.manager.undo()
        shake()
        #expect(alert?.title == "Undo Drawing")
        #expect(alert?.actions.map(\.title) == ["Undo", "Redo Erasing", "Cancel"])
        try tap(1)
        #expect(page.value == 9)
    }

    @Test("no alert if the shake is handled, there is nothing to undo, or it is disabled")
    func silent() {
        defer { stage.finish() }
        prepare(nil)
        shake()
        #expect(alert == nil)
        prepare()
        page.takesShakes = true
        shake()
        #expect(alert == nil)
        page.takesShakes = false
        UIApplication.shared.applicationSupportsShakeToEdit = false
        shake()
        #expect(alert == nil)
        #expect(page.value == 5)
    }
}
