import DeviceProtocol
import Foundation
import QuartzCore
import Testing
import UIKitCore

@Suite("Test applications", .application) @MainActor struct ForeignAlertTests {
    /// Alerts of one application wait for each other, and its answers are closed in the main queue's next turn.
    @Test("a system alert of another application neither covers this one's windows nor delays its alerts")
    func foreignAlert() {
        let other = TestApplication()
        SystemAlert().ask(title: "Allow?", message: nil, answers: ["OK"]) { _ in }
        let theirs = ApplicationContext.current
        #expect(theirs.windows.visible.count { $0.isSystem } == 1)
        let app = TestApplication()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 150, y: 400, width: 100, height: 50))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.window().addSubview(button)
        app.tap(200, 425)
        #expect(taps == 1)
        SystemAlert().ask(title: "Again?", message: nil, answers: ["OK"]) { _ in }
        #expect(ApplicationContext.current.windows.visible.count { $0.isSystem } == 1)
        #expect(theirs.windows.visible.count { $0.isSystem } == 1)
        other.activate()
        #expect(ApplicationContext.current === theirs)
    }

    @Test("an application stays the current one while its test waits for the main queue", arguments: 1...4)
    func waiting(number: Int) async {
        var device = DeviceState.standard
        device.name = "Phone \(number)"
        let app = TestApplication(device: device)
        let window = app.window()
        let mine = ApplicationContext.current
        for _ in 0..<3 {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(ApplicationContext.current === mine)
            #expect(UIDevice.current.name == "Phone \(number)")
            #expect(LayerContext.main.roots.contains { $0 === window.layer })
        }
        let name = await withCheckedContinuation { done in
            mine.later { _ in done.resume(returning: UIDevice.current.name) }
        }
        #expect(name == "Phone \(number)")
    }

    @Test("a layout that the main queue calls runs with the application of the window")
    func turn() async {
        let app = TestApplication()
        let mine = ApplicationContext.current
        let view = LayoutProbe()
        app.window().addSubview(view)
        app.flush()
        view.seen = nil
        view.setNeedsLayout()
        for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        #expect(view.seen === mine)
    }

    private final class LayoutProbe: UIView {
        var seen: ApplicationContext?
        override func layoutSubviews() { seen = .current }
    }
}
