import Foundation
import ObjectiveC
import Testing
import UIKitCore

/// Clicks of the secondary mouse button.
@MainActor @Suite("Secondary clicks", .application)
struct SecondaryClickTests {
    private let app = TestApplication()
    private let host = UIViewController()

    private func click(_ x: Double, _ y: Double) {
        app.send(.input(.secondaryClick(x: x, y: y, time: app.environment.manualClock.now)))
    }

    @Test("a tap recogniser with buttonMaskRequired = .secondary takes the secondary button, and one without does not")
    func taps() {
        let window = app.window(host)
        defer { window.isHidden = true }
        let (primary, secondary) = (TapLog([]), TapLog([]))
        let required = UITapGestureRecognizer(target: secondary, action: TapLog.selector)
        required.buttonMaskRequired = .secondary
        required.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        host.view.addGestureRecognizer(UITapGestureRecognizer(target: primary, action: TapLog.selector))
        host.view.addGestureRecognizer(required)
        click(100, 200)
        #expect(primary.masks.isEmpty)
        #expect(secondary.masks == [.secondary])
        #expect(secondary.places == [CGPoint(x: 100, y: 200)])
        app.tap(100, 200)
        #expect(primary.masks == [[]])
        #expect(secondary.masks == [.secondary])
        #expect(!app.environment.logs.contains { $0.contains("buttonMaskRequired") })
    }

    @Test("a tap of a finger does not depend on buttonMaskRequired")
    func finger() {
        let window = app.window(host)
        defer { window.isHidden = true }
        let log = TapLog([])
        let required = UITapGestureRecognizer(target: log, action: TapLog.selector)
        required.buttonMaskRequired = .secondary
        host.view.addGestureRecognizer(required)
        app.tap(100, 200)
        #expect(log.masks == [[]])
    }

    @Test("a view reads event.buttonMask in touchesBegan, and the touch is of type indirectPointer")
    func viewTouches() {
        let window = app.window(host)
        defer { window.isHidden = true }
        let view = ClickedView(frame: CGRect(x: 50, y: 150, width: 100, height: 100))
        host.view.addSubview(view)
        click(100, 200)
        app.tap(100, 200)
        #expect(view.log == ["began 2 3 1", "ended 0 3", "began 0 0 1", "ended 0 0"])
    }

    @Test("a button does not react to the secondary button")
    func controls() {
        let window = app.window(host)
        defer { window.isHidden = true }
        var presses = 0
        let button = UIButton(frame: CGRect(x: 50, y: 150, width: 100, height: 100), primaryAction: UIAction { _ in presses += 1 })
        host.view.addSubview(button)
        click(100, 200)
        #expect(presses == 0)
        #expect(!button.isHighlighted)
        app.tap(100, 200)
        #expect(presses == 1)
    }

    @Test("a context menu of an ancestor opens, unless a view in front of it recognises the secondary button")
    func menu() {
        let window = app.window(host)
        defer { window.isHidden = true }
        let menus = MenuCount()
        host.view.addInteraction(UIContextMenuInteraction(delegate: menus))
        let view = UIView(frame: CGRect(x: 50, y: 150, width: 100, height: 100))
        let log = TapLog([])
        let required = UITapGestureRecognizer(target: log, action: TapLog.selector)
        required.buttonMaskRequired = .secondary
        view.addGestureRecognizer(required)
        host.view.addSubview(view)
        click(100, 200)
        #expect(log.masks == [.secondary])
        #expect(menus.asked == 0)
        click(300, 500)
        #expect(log.masks == [.secondary])
        #expect(menus.asked == 1)
    }
}

private final class TapLog: NSObject {
    static let selector = Selector("tapped:")
    var masks: [UIEvent.ButtonMask]
    var places: [CGPoint] = []

    @MainActor init(_ masks: [UIEvent.ButtonMask]) {
        self.masks = masks
        super.init()
        ObjCRuntime.register(TapLog.self, "tapped:") { log, arguments in
            guard let recognizer = arguments.first as? UITapGestureRecognizer else { return nil }
            log.masks.append(recognizer.buttonMask)
            log.places.append(recognizer.location(in: recognizer.view))
            return nil
        }
    }
}

private final class ClickedView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { log.append("began \(event?.buttonMask.rawValue ?? -1) \(touch.type.rawValue) \(touch.tapCount)") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { log.append("ended \(event?.buttonMask.rawValue ?? -1) \(touch.type.rawValue)") }
    }
}

private final class MenuCount: NSObject, UIContextMenuInteractionDelegate {
    var asked = 0
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        asked += 1
        return nil
    }
}
