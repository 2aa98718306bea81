import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Alerts", .application) @MainActor struct AlertTests {
    private let stage = TransitionStage()
    private let journal = Journal()

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [journal] in
            journal.add("\($0.title ?? "") \(stage.root.presentedViewController == nil)")
        }
    }

    private func alert(_ style: UIAlertController.Style, _ actions: [UIAlertAction]) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "What is to be said.", preferredStyle: style)
        for action in actions { alert.addAction(action) }
        return alert
    }

    private func present(_ alert: UIAlertController) {
        _ = stage.window
        stage.root.present(alert, animated: true)
        stage.advance(1.5)
    }

    private func rows(_ view: UIView) -> [AlertActionView] { (view as? AlertActionView).map { [$0] } ?? view.subviews.flatMap(rows) }
    private func frames(_ alert: UIAlertController) -> [String: CGRect] {
        Dictionary(uniqueKeysWithValues: rows(alert.view).map { ($0.action.title ?? "", $0.convert($0.bounds, to: nil)) })
    }

    private func tap(_ alert: UIAlertController, _ title: String) throws {
        let frame = try #require(frames(alert)[title])
        stage.app.tap(frame.midX, frame.midY)
        stage.advance(1.5)
    }

    private func key(_ usage: UInt16) {
        for phase in [KeySample.Phase.down, .up] { stage.app.send(.input(.key(KeySample(phase: phase, usage: usage), time: 0))) }
        stage.advance(1.5)
    }

    @Test("PR-16: dismisses an alert, then runs the tapped action", .contract("PR-16"))
    func choosing() throws {
        defer { stage.finish() }
        let alert = alert(.alert, [action("OK"), action("Cancel", .cancel)])
        present(alert)
        #expect(alert.view.frame.width == 270)
        #expect(alert.view.center.x == 196.5)
        let places = frames(alert)
        // The one that cancels comes first of a pair.
        #expect(places["Cancel"]?.maxX == places["OK"]?.minX)
        #expect(places["OK"]?.height == 44)
        try tap(alert, "OK")
        #expect(journal.take() == ["OK true"])
        #expect(alert.presentingViewController == nil)
        present(alert)
        try tap(alert, "Cancel")
        #expect(journal.take() == ["Cancel true"])
    }

    @Test("AP-19: the controller below an alert gets no appearance callbacks", .contract("AP-19"))
    func silence() throws {
        final class Root: UIViewController {
            var calls = 0
            override func viewWillDisappear(_ animated: Bool) { calls += 1 }
            override func viewDidDisappear(_ animated: Bool) { calls += 1 }
            override func viewWillAppear(_ animated: Bool) { calls += 1 }
            override func viewDidAppear(_ animated: Bool) { calls += 1 }
        }
        defer { stage.finish() }
        _ = stage.window
        let root = Root()
        stage.window.rootViewController = root
        stage.advance(0.1)
        root.calls = 0
        root.present(alert(.alert, [action("OK")]), animated: true)
        stage.advance(1)
        root.dismiss(animated: true)
        stage.advance(1)
        #expect(root.calls == 0)
        #expect(root.view.superview != nil)
        stage.window.rootViewController = stage.root
    }

    @Test("stacks three actions with the cancel action last; long titles stack two", arguments: [2, 3])
    func stacking(_ count: Int) throws {
        defer { stage.finish() }
        let titles = count == 2 ? ["A title that takes much room"] : ["One", "Two"]
        let alert = alert(.alert, [action("Cancel", .cancel)] + titles.map { action($0) })
        present(alert)
        let places = frames(alert)
        #expect(places["Cancel"]?.minY == places[titles[titles.count - 1]]?.maxY)
        #expect(places["Cancel"]?.width == 270)
    }

    @Test("a touch may slide to another action; disabled ones ignore it, and may become enabled")
    func sliding() throws {
        defer { stage.finish() }
        let (first, second, third) = (action("One"), action("Two"), action("Three"))
        second.isEnabled = false
        let alert = alert(.alert, [first, second, third])
        present(alert)
        try tap(alert, "Two")
        #expect(journal.take() == [])
        #expect(stage.root.presentedViewController === alert)
        let places = frames(alert)
        let (from, to) = (try #require(places["One"]), try #require(places["Three"]))
        stage.app.touch(.began, from.midX, from.midY)
        #expect(rows(alert.view).filter(\.isPressed).map(\.action.title) == ["One"])
        stage.app.touch(.moved, to.midX, to.midY)
        #expect(rows(alert.view).filter(\.isPressed).map(\.action.title) == ["Three"])
        stage.app.touch(.ended, to.midX, to.midY)
        stage.advance(1.5)
        #expect(journal.take() == ["Three true"])
        second.isEnabled = true
        present(alert)
        try tap(alert, "Two")
        #expect(journal.take() == ["Two true"])
    }

    @Test("PR-18: text fields are in the alert; return moves to the next and then runs the preferred action", .contract("PR-18"))
    func fields() throws {
        defer { stage.finish() }
        let ok = action("OK")
        let alert = alert(.alert, [action("Cancel", .cancel), ok])
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        alert.preferredAction = ok
        present(alert)
        let fields = try #require(alert.textFields)
        try #require(fields.count == 2)
        #expect(fields[0].isFirstResponder)
        #expect(fields[0].bounds.height == 25)
        #expect(fields[1].convert(fields[1].bounds, to: nil).minY == fields[0].convert(fields[0].bounds, to: nil).maxY)
        stage.app.send(.input(.text("abc", time: 0)))
        #expect(fields[0].text == "abc")
        key(40)
        #expect(fields[1].isFirstResponder)
        key(40)
        #expect(journal.take() == ["OK true"])
        #expect(fields[0].text == "abc")
    }

    @Test("escape cancels, also without a text field; return runs the only action")
    func keys() throws {
        defer { stage.finish() }
        present(alert(.alert, [action("OK"), action("Cancel", .cancel)]))
        key(41)
        #expect(journal.take() == ["Cancel true"])
        present(alert(.alert, [action("OK")]))
        key(40)
        #expect(journal.take() == ["OK true"])
    }

    @Test("an action sheet is at the bottom with a separate cancel action; a tap outside cancels")
    func sheet() throws {
        defer { stage.finish() }
        let alert = alert(.actionSheet, [action("Cancel", .cancel), action("Delete", .destructive), action("Share")])
        present(alert)
        #expect(alert.view.frame.width == 377)
        #expect(alert.view.frame.maxY == 818)
        #expect(alert.popoverPresentationController == nil)
        let places = frames(alert)
        #expect(places["Delete"]?.height == 57)
        #expect(places["Cancel"]?.maxY == 818)
        #expect(places["Cancel"]?.minY == places["Share"].map { $0.maxY + 8 })
        stage.app.tap(196, 80)
        stage.advance(1.5)
        #expect(journal.take() == ["Cancel true"])
    }

    @Test("PR-13: on a pad an action sheet is at its source without the cancel action", .contract("PR-13"))
    func popover() throws {
        let app = TestApplication(device: DeviceState(model: "iPad14,3", name: "iPad", idiom: .pad, width: 834, height: 1194, scale: 2))
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let root = UIViewController()
        let window = app.window(root)
        let source = UIView(frame: CGRect(x: 700, y: 300, width: 100, height: 44))
        root.view.addSubview(source)
        let alert = alert(.actionSheet, [action("Cancel", .cancel), action("Share")])
        let popover = try #require(alert.popoverPresentationController)
        popover.sourceView = source
        root.present(alert, animated: false)
        app.flush()
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.width == 304)
        #expect(frame.minY == 344)
        #expect(frame.maxX == 824)
        #expect(popover.arrowDirection == .up)
        #expect(frames(alert)["Cancel"] == nil)
        app.tap(100, 1000)
        app.flush()
        #expect(root.presentedViewController == nil)
        #expect(window.rootViewController === root)
    }

    #if os(Linux)
        @Test(
            "PR-17, PR-18: a second cancel action, a field in a sheet, an unknown preferred action: each raises UIKit's message",
            .contract("PR-17"))
        func traps() async {
            let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "a", style: .cancel))
                    alert.addAction(UIAlertAction(title: "b", style: .cancel))
                }
            }
            expectStop(
                second, "NSInternalInconsistencyException",
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            let field = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField() }
            }
            expectStop(
                field, "NSInternalInconsistencyException",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            let preferred = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                    alert.preferredAction = UIAlertAction(title: "a", style: .default)
                }
            }
            expectStop(
                preferred, "NSInternalInconsistencyException",
                "The preferredAction of an alert controller must be contained in the actions array or be nil")
        }
    #endif

    @Test(
        "PR-19: an alert without actions stays until dismissed in code, and an extremely long one stays on screen", .contract("PR-19"))
    func absurd() throws {
        defer { stage.finish() }
        let alert = UIAlertController(
            title: String(repeating: "long ", count: 400), message: String(repeating: "word ", count: 2000), preferredStyle: .alert)
        present(alert)
        #expect(stage.root.presentedViewController === alert)
        #expect(alert.view.frame.minY >= 59)
        #expect(alert.view.frame.maxY <= 818)
        for index in 0..<60 { alert.addAction(action("\(index)")) }
        stage.advance(0.2)
        #expect(alert.view.frame.maxY <= 818)
        stage.root.dismiss(animated: false)
        #expect(stage.root.presentedViewController == nil)
    }
}
