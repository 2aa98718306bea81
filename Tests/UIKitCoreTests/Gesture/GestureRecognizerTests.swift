import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing
import UIKitCore

@Suite("Gesture recognisers", .application) @MainActor struct GestureRecognizerTests {
    let app = TestApplication()
    let journal = Journal()

    private func target(_ name: String) -> GestureLog { GestureLog(name, journal) }

    private func setUp() -> TouchView {
        let window = app.window()
        let view = TouchView("view", journal)
        view.frame = window.bounds
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        return view
    }

    @Test("a tap is recognised on release, and the view's touch is cancelled (GR-7, GR-9, GR-22)", .contract("GR-7", "GR-9", "GR-22"))
    func tap() {
        let view = setUp()
        let log = target("tap")
        view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: GestureLog.selector))
        app.tap(50, 60)
        #expect(journal.take() == ["view began (50, 60)", "view cancelled (50, 60)", "tap ended"])
        app.advance(1)
        app.tap(50, 60)
        #expect(journal.take().last == "tap ended")
    }

    @Test("cancelsTouchesInView = false lets the view's touch end (GR-9)")
    func noCancel() {
        let view = setUp()
        let log = target("tap")
        let tap = UITapGestureRecognizer(target: log, action: GestureLog.selector)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        app.tap(50, 60)
        #expect(journal.take() == ["view began (50, 60)", "tap ended", "view ended (50, 60)"])
    }

    @Test("a tap fails when held too long or moved too far")
    func tapFails() {
        let view = setUp()
        let log = target("tap")
        view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: GestureLog.selector))
        app.touch(.began, 50, 50)
        app.advance(0.8)
        app.touch(.ended, 50, 50)
        app.touch(.began, 50, 50)
        app.touch(.moved, 50, 120)
        app.touch(.ended, 50, 120)
        #expect(!journal.take().contains("tap ended"))
    }

    @Test("a tap with two touches requires both", .contract("GR-22"))
    func twoFingers() {
        let view = setUp()
        let log = target("tap")
        let tap = UITapGestureRecognizer(target: log, action: GestureLog.selector)
        tap.numberOfTouchesRequired = 2
        view.addGestureRecognizer(tap)
        app.tap(50, 50)
        #expect(!journal.take().contains("tap ended"))
        app.touch(.began, 50, 50, finger: 1)
        app.touch(.began, 90, 50, finger: 2)
        app.touch(.ended, 90, 50, finger: 2)
        app.touch(.ended, 50, 50, finger: 1)
        #expect(journal.take().contains("tap ended"))
    }

    @Test("a single tap that requires a double tap to fail waits for it, and fails if it is recognised (GR-12)", .contract("GR-12"))
    func doubleTap() {
        let view = setUp()
        let single = UITapGestureRecognizer(target: nil, action: nil)
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        let (one, two) = (target("single"), target("double"))
        single.addTarget(one, action: GestureLog.selector)
        double.addTarget(two, action: GestureLog.selector)
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        app.tap(50, 50)
        #expect(journal.take() == ["view began (50, 50)"])
        app.advance(0.2)
        #expect(journal.take().isEmpty)
        app.advance(0.2)
        #expect(journal.take() == ["view cancelled (50, 50)", "single ended"])
        app.tap(50, 50)
        app.advance(0.1)
        app.tap(50, 50)
        app.advance(1)
        let lines = journal.take()
        #expect(lines.contains("double ended"))
        #expect(!lines.contains("single ended"))
    }

    @Test("without a requirement a single tap fires for the first tap, and the double tap for the second")
    func tapsTogether() {
        let view = setUp()
        let single = UITapGestureRecognizer(target: nil, action: nil)
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        let (one, two) = (target("single"), target("double"))
        single.addTarget(one, action: GestureLog.selector)
        double.addTarget(two, action: GestureLog.selector)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        app.tap(50, 50)
        app.advance(0.1)
        app.tap(50, 50)
        #expect(journal.take().filter { $0.hasSuffix("ended") && !$0.hasPrefix("view") } == ["single ended", "double ended"])
    }

    @Test(
        "a pan begins at its threshold, changes, and ends; translation and velocity are in the view's coordinates (GR-2, GR-19, GR-20)",
        .contract("GR-2", "GR-19", "GR-20"))
    func pan() {
        let view = setUp()
        let log = target("pan")
        let pan = UIPanGestureRecognizer(target: log, action: GestureLog.selector)
        view.addGestureRecognizer(pan)
        app.touch(.began, 50, 50)
        app.advance(0.02)
        app.touch(.moved, 55, 50)
        #expect(pan.state == .possible)
        app.advance(0.02)
        app.touch(.moved, 70, 50)
        #expect(pan.state == .began)
        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        app.advance(0.02)
        app.touch(.moved, 80, 54)
        #expect(pan.state == .changed)
        #expect(pan.translation(in: view) == CGPoint(x: 30, y: 4))
        #expect(abs(pan.velocity(in: view).x - 500) < 1)
        pan.setTranslation(.zero, in: view)
        #expect(pan.velocity(in: view) == .zero)
        app.touch(.moved, 90, 54)
        #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
        app.touch(.ended, 90, 54)
        #expect(pan.state == .possible)
        #expect(journal.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan changed", "pan ended"])
    }

    @Test("a long press begins at its delay, changes, and ends; moving before it fails (GR-24)", .contract("GR-24"))
    func longPress() {
        let view = setUp()
        let log = target("press")
        let press = UILongPressGestureRecognizer(target: log, action: GestureLog.selector)
        view.addGestureRecognizer(press)
        app.touch(.began, 50, 50)
        app.advance(0.45)
        #expect(press.state == .possible)
        app.advance(0.06)
        #expect(press.state == .began)
        app.touch(.moved, 100, 50)
        app.touch(.ended, 100, 50)
        #expect(journal.take().filter { $0.hasPrefix("press") } == ["press began", "press changed", "press ended"])
        app.touch(.began, 50, 50)
        app.touch(.moved, 62, 50)
        app.advance(1)
        app.touch(.ended, 62, 50)
        #expect(!journal.take().contains { $0.hasPrefix("press") })
    }

    @Test("of nested views the deeper recogniser wins, unless a delegate allows both (GR-8, GR-26)", .contract("GR-8", "GR-26"))
    func nested() {
        let view = setUp()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(inner)
        let (outerLog, innerLog) = (target("outer"), target("inner"))
        let outer = UITapGestureRecognizer(target: outerLog, action: GestureLog.selector)
        view.addGestureRecognizer(outer)
        inner.addGestureRecognizer(UITapGestureRecognizer(target: innerLog, action: GestureLog.selector))
        app.tap(50, 50)
        #expect(journal.take().filter { !$0.hasPrefix("view") } == ["inner ended"])
        let both = GestureRules()
        both.simultaneous = true
        outer.delegate = both
        app.advance(1)
        app.tap(50, 50)
        #expect(journal.take().filter { !$0.hasPrefix("view") } == ["inner ended", "outer ended"])
    }

    @Test("shouldBegin = false fails the recogniser and is asked once (GR-14)", .contract("GR-14"))
    func shouldBegin() {
        let view = setUp()
        let log = target("tap")
        let tap = UITapGestureRecognizer(target: log, action: GestureLog.selector)
        let rules = GestureRules()
        rules.mayBegin = false
        tap.delegate = rules
        view.addGestureRecognizer(tap)
        app.tap(50, 50)
        #expect(journal.take() == ["view began (50, 50)", "view ended (50, 50)"])
        #expect(rules.asked == 1)
        #expect(tap.state == .possible)
    }

    @Test("shouldReceive = false hides the touch for its whole duration (GR-15)", .contract("GR-15"))
    func shouldReceive() {
        let view = setUp()
        let log = target("pan")
        let pan = UIPanGestureRecognizer(target: log, action: GestureLog.selector)
        let rules = GestureRules()
        rules.receives = false
        pan.delegate = rules
        view.addGestureRecognizer(pan)
        app.touch(.began, 50, 50)
        rules.receives = true
        app.touch(.moved, 150, 50)
        app.touch(.ended, 150, 50)
        #expect(!journal.take().contains { $0.hasPrefix("pan") })
    }

    @Test("a delegate's failure requirement makes a pan wait for a swipe (GR-13)", .contract("GR-13"))
    func delegateRequirement() {
        let view = setUp()
        let (panLog, pressLog) = (target("pan"), target("press"))
        let pan = UIPanGestureRecognizer(target: panLog, action: GestureLog.selector)
        let press = UILongPressGestureRecognizer(target: pressLog, action: GestureLog.selector)
        press.allowableMovement = 40
        let rules = GestureRules()
        rules.waitsFor = press
        pan.delegate = rules
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(press)
        app.touch(.began, 50, 50)
        app.touch(.moved, 80, 50)
        #expect(pan.state == .possible)
        app.touch(.moved, 95, 50)
        #expect(pan.state == .began || pan.state == .changed)
        app.touch(.ended, 95, 50)
        #expect(journal.take().filter { $0.hasPrefix("pan") || $0.hasPrefix("press") } == ["pan began", "pan changed", "pan ended"])
        app.touch(.began, 50, 50)
        app.touch(.moved, 80, 50)
        app.advance(0.6)
        app.touch(.moved, 150, 50)
        app.touch(.ended, 150, 50)
        #expect(journal.take().filter { $0.hasPrefix("pan") || $0.hasPrefix("press") } == ["press began", "press changed", "press ended"])
    }

    @Test(
        "disabling, removing, or removing the view cancels an ongoing gesture (GR-16, GR-17)", .contract("GR-16", "GR-17"),
        arguments: [0, 1, 2])
    func interruption(way: Int) {
        let view = setUp()
        let log = target("pan")
        let pan = UIPanGestureRecognizer(target: log, action: GestureLog.selector)
        view.addGestureRecognizer(pan)
        app.touch(.began, 50, 50)
        app.touch(.moved, 100, 50)
        switch way {
        case 0: pan.isEnabled = false
        case 1: view.removeGestureRecognizer(pan)
        default: view.removeFromSuperview()
        }
        app.touch(.moved, 150, 50)
        app.touch(.ended, 150, 50)
        #expect(journal.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible)
    }

    @Test("delaysTouchesBegan withholds the touch from the view until the recogniser failed (GR-10)", .contract("GR-10"))
    func delaysBegan() {
        let view = setUp()
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.delaysTouchesBegan = true
        view.addGestureRecognizer(pan)
        app.touch(.began, 50, 50)
        #expect(journal.take().isEmpty)
        app.touch(.ended, 50, 50)
        #expect(journal.take() == ["view began (50, 50)", "view ended (50, 50)"])
        app.touch(.began, 50, 50)
        app.touch(.moved, 90, 50)
        app.touch(.ended, 90, 50)
        #expect(journal.take().isEmpty)
    }

    @Test("pinch and rotation follow two touches and last until both end (GR-21)", .contract("GR-21"))
    func pinch() {
        let view = setUp()
        let (pinchLog, turnLog) = (target("pinch"), target("turn"))
        let pinch = UIPinchGestureRecognizer(target: pinchLog, action: GestureLog.selector)
        let turn = UIRotationGestureRecognizer(target: turnLog, action: GestureLog.selector)
        let rules = GestureRules()
        rules.simultaneous = true
        pinch.delegate = rules
        view.addGestureRecognizer(pinch)
        view.addGestureRecognizer(turn)
        app.touches([.init(finger: 1, phase: .began, x: 100, y: 100), .init(finger: 2, phase: .began, x: 200, y: 100)])
        app.touch(.moved, 210, 100, finger: 2)
        #expect(pinch.state == .began)
        #expect(pinch.scale == 1)
        app.touch(.moved, 320, 100, finger: 2)
        #expect(abs(pinch.scale - 2) < 1e-9)
        app.touch(.moved, 100, 320, finger: 2)
        #expect(abs(pinch.scale - 2) < 1e-9)
        app.touch(.ended, 100, 320, finger: 2)
        #expect(pinch.state == .changed)
        app.touch(.ended, 100, 100, finger: 1)
        let lines = journal.take()
        #expect(lines.contains("pinch ended"))
        #expect(lines.contains("turn began"))
        #expect(lines.contains("turn ended"))
        #expect(pinch.scale == 1)
    }

    @Test("a swipe is fast and straight")
    func swipe() {
        let view = setUp()
        let log = target("swipe")
        let swipe = UISwipeGestureRecognizer(target: log, action: GestureLog.selector)
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
        app.touch(.began, 200, 100)
        app.advance(0.1)
        app.touch(.moved, 140, 105)
        app.touch(.ended, 140, 105)
        #expect(journal.take().contains("swipe ended"))
        app.touch(.began, 200, 100)
        app.advance(0.7)
        app.touch(.moved, 140, 105)
        app.touch(.ended, 140, 105)
        app.touch(.began, 100, 100)
        app.touch(.moved, 180, 105)
        app.touch(.ended, 180, 105)
        #expect(!journal.take().contains("swipe ended"))
    }

    @Test(
        "a custom recogniser sets states; invalid transitions are ignored and logged (GR-3, GR-5)", .contract("GR-3", "GR-5"))
    func custom() {
        let view = setUp()
        let log = target("custom")
        let custom = CustomRecognizer(target: log, action: GestureLog.selector)
        view.addGestureRecognizer(custom)
        app.touch(.began, 10, 10)
        #expect(custom.state == .began)
        custom.state = .possible
        app.touch(.ended, 10, 10)
        custom.state = .changed
        #expect(custom.resets > 0)
    }

    @Test("targets are called once each, until they are removed")
    func targets() {
        let view = setUp()
        let log = target("tap")
        let tap = UITapGestureRecognizer(target: log, action: GestureLog.selector)
        tap.addTarget(log, action: GestureLog.selector)
        view.addGestureRecognizer(tap)
        app.tap(10, 10)
        #expect(journal.take().filter { $0 == "tap ended" }.count == 1)
        tap.removeTarget(nil, action: nil)
        app.advance(1)
        app.tap(10, 10)
        #expect(!journal.take().contains("tap ended"))
    }

    @Test("a button keeps its tap from a recogniser of its superview; a label does not (GR-23)", .contract("GR-23"))
    func button() {
        let view = setUp()
        let log = target("tap")
        view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: GestureLog.selector))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.addAction(UIAction { [journal] _ in journal.add("button") }, for: .touchUpInside)
        view.addSubview(button)
        app.tap(150, 120)
        #expect(journal.take() == ["button"])
        app.advance(1)
        app.tap(20, 20)
        #expect(journal.take().last == "tap ended")
    }

    @Test("recognisers of different views with different touches do not exclude each other (GR-8)")
    func separateFingers() {
        let view = setUp()
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)), UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 300))
        )
        view.addSubview(left)
        view.addSubview(right)
        let (a, b) = (UIPanGestureRecognizer(target: nil, action: nil), UIPanGestureRecognizer(target: nil, action: nil))
        left.addGestureRecognizer(a)
        right.addGestureRecognizer(b)
        app.touch(.began, 50, 50, finger: 1)
        app.touch(.began, 250, 50, finger: 2)
        app.touch(.moved, 50, 90, finger: 1)
        app.touch(.moved, 250, 90, finger: 2)
        #expect(a.state == .changed || a.state == .began)
        #expect(b.state == .began)
    }
}

/// Logs the state of the recogniser that sends to it.
final class GestureLog: NSObject {
    static let selector = Selector("log:")
    private let name: String
    private let journal: Journal

    @MainActor init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init()
        ObjCRuntime.register(GestureLog.self, "log:") { log, arguments in
            guard let recognizer = arguments.first as? UIGestureRecognizer else { return nil }
            log.journal.add("\(log.name) \(recognizer.state)")
            return nil
        }
    }
}

final class GestureRules: NSObject, UIGestureRecognizerDelegate {
    var simultaneous = false
    var mayBegin = true
    var receives = true
    var asked = 0
    weak var waitsFor: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return mayBegin
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }
}

final class CustomRecognizer: UIGestureRecognizer {
    private(set) var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() { resets += 1 }
}

@Suite("Gesture state rules", .application) struct GestureStateRulesTests {
    @Test("only discrete and continuous transitions are valid (GR-2)", .contract("GR-2"))
    func paths() {
        let legal: [(UIGestureRecognizer.State, UIGestureRecognizer.State)] = [
            (.possible, .began), (.possible, .ended), (.possible, .failed), (.began, .changed), (.began, .ended), (.changed, .cancelled),
        ]
        #expect(legal.allSatisfy { GestureStateRules.allows($0.0, to: $0.1) })
        let illegal: [(UIGestureRecognizer.State, UIGestureRecognizer.State)] = [
            (.possible, .changed), (.ended, .began), (.failed, .began), (.cancelled, .changed), (.ended, .changed),
        ]
        #expect(!illegal.contains { GestureStateRules.allows($0.0, to: $0.1) })
    }

    @Test("actions are sent in every state but possible and failed (GR-4)", .contract("GR-4"))
    func actions() {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.filter(GestureStateRules.sendsActions) == [.began, .changed, .ended, .cancelled])
    }
}
