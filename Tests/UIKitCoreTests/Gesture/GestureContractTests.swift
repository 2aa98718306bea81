import CoreGraphics
import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing
import UIKitCore

@Suite("Gesture contracts", .application) @MainActor struct GestureContractTests {
    let app = TestApplication()
    let journal = Journal()

    private func setUp() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        view.isMultipleTouchEnabled = true
        app.window().addSubview(view)
        return view
    }

    private func log(_ name: String) -> GestureLog { GestureLog(name, journal) }

    @Test("GR-1: states have UIKit's raw values, and recognized equals ended", .contract("GR-1"))
    func stateNumbers() {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == Array(0...5))
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("GR-6: a recogniser receives touches of its view and its subviews, none of siblings", .contract("GR-6"))
    func scope() {
        let view = setUp()
        let (left, inner, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)),
            UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        )
        view.addSubview(left)
        left.addSubview(inner)
        view.addSubview(right)
        let seen = SeeingRecognizer()
        left.addGestureRecognizer(seen)
        app.tap(20, 20)
        app.tap(90, 90)
        app.tap(250, 50)
        #expect(seen.views.count == 2)
        #expect(seen.views.first === inner)
        #expect(seen.views.last === left)
    }

    @Test("GR-7: a recogniser receives a touch before the view does", .contract("GR-7"))
    func order() {
        let view = setUp()
        let target = TouchView("view", journal)
        target.frame = view.bounds
        view.addSubview(target)
        let seen = SeeingRecognizer()
        seen.journal = journal
        view.addGestureRecognizer(seen)
        app.touch(.began, 5, 5)
        #expect(journal.take() == ["recogniser began", "view began (5, 5)"])
    }

    @Test("GR-11: the view gets touchesEnded only when the recogniser has decided", .contract("GR-11"), arguments: [true, false])
    func delayedEnd(_ secondTapComes: Bool) {
        let view = setUp()
        let target = TouchView("view", journal)
        target.frame = view.bounds
        view.addSubview(target)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        #expect(tap.delaysTouchesEnded)
        #expect(!tap.delaysTouchesBegan)
        #expect(tap.cancelsTouchesInView)
        app.tap(5, 5)
        #expect(journal.take() == ["view began (5, 5)"])
        if secondTapComes {
            app.advance(0.1)
            app.tap(5, 5)
            // Both fingers' touches at once.
            #expect(journal.take().filter { $0.hasPrefix("view cancelled") }.count == 1)
            #expect(target.lastCount == 2)
        } else {
            app.advance(0.5)
            #expect(journal.take() == ["view ended (5, 5)"])
        }
    }

    @Test("GR-18: a pan interrupted by the system is cancelled, not ended", .contract("GR-18"))
    func interruptedPan() {
        let view = setUp()
        let target = log("pan")
        view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: GestureLog.selector))
        app.send(.lifeCycle(.becomeActive))
        app.touch(.began, 50, 50)
        app.touch(.moved, 50, 90)
        app.send(.lifeCycle(.resignActive))
        app.touch(.ended, 50, 90)
        #expect(journal.take() == ["pan began", "pan cancelled"])
        app.touch(.began, 50, 50)
        app.touch(.moved, 50, 90)
        app.touch(.cancelled, 50, 90)
        #expect(journal.take() == ["pan began", "pan cancelled"])
    }

    @Test("GR-27: touch and press types filter a recogniser's input; its name is stored", .contract("GR-27"))
    func filters() {
        let view = setUp()
        let seen = SeeingRecognizer()
        seen.name = "mine"
        view.addGestureRecognizer(seen)
        #expect(seen.requiresExclusiveTouchType)
        #expect(seen.name == "mine")
        seen.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        app.tap(5, 5)
        #expect(seen.views.isEmpty)
        seen.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        app.tap(5, 5)
        #expect(seen.views.count == 1)
        let focus = ShakenView(frame: view.bounds)
        view.addSubview(focus)
        _ = focus.becomeFirstResponder()
        let up = KeySample(phase: .down, usage: 0x52, characters: "")
        app.send(.input(.key(up, time: 1)))
        #expect(seen.presses == [.upArrow])
        seen.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        app.send(.input(.key(up, time: 2)))
        #expect(seen.presses == [.upArrow])
    }

    @Test("a custom recogniser's overrides prevent, are prevented and wait")
    func customRules() {
        let view = setUp()
        let (strong, weak) = (SeeingRecognizer(), SeeingRecognizer())
        strong.finishesOnBegan = true
        weak.finishesOnBegan = true
        strong.addTarget(log("strong"), action: GestureLog.selector)
        let target = log("weak")
        weak.addTarget(target, action: GestureLog.selector)
        view.addGestureRecognizer(strong)
        view.addGestureRecognizer(weak)
        app.tap(5, 5)
        #expect(weak.seenStates.last == .possible)
        #expect(journal.take().isEmpty == true)
        strong.prevents = false
        app.tap(5, 5)
        #expect(journal.take() == ["weak ended"])
        strong.prevents = true
        strong.requiresFailureOf = weak
        app.tap(5, 5)
        #expect(journal.take() == ["weak ended"])
    }

    @Test("shouldReceive(event) and ignore(_:for:) exclude a custom recogniser")
    func ignoring() {
        let view = setUp()
        let seen = SeeingRecognizer()
        view.addGestureRecognizer(seen)
        seen.receives = false
        app.tap(5, 5)
        #expect(seen.views.isEmpty)
        seen.receives = true
        seen.ignoresTouches = true
        app.touch(.began, 5, 5)
        #expect(seen.numberOfTouches == 0)
        app.touch(.moved, 25, 25)
        app.touch(.ended, 25, 25)
        #expect(seen.moves == 0)
        #expect(seen.state == .possible)
    }

    @Test("a tap with three touches and two taps requires all of them")
    func manyTaps() {
        let view = setUp()
        let target = log("tap")
        let tap = UITapGestureRecognizer(target: target, action: GestureLog.selector)
        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 3)
        view.addGestureRecognizer(tap)
        func samples(_ phase: TouchSample.Phase, _ count: Int) -> [TouchSample] {
            (0..<count).map { TouchSample(finger: $0, phase: phase, x: 50 + Double($0) * 30, y: 50) }
        }
        for count in [3, 2, 3, 3] {
            app.touches(samples(.began, count))
            app.advance(0.05)
            app.touches(samples(.ended, count))
            app.advance(0.1)
        }
        #expect(journal.take() == ["tap ended"])
    }

    @Test("pinch and rotation begin together when their delegate allows it; one touch begins neither", .contract("GR-8", "GR-21"))
    func together() {
        let view = setUp()
        let rules = GestureRules()
        rules.simultaneous = true
        let (pinch, rotation) = (UIPinchGestureRecognizer(target: nil, action: nil), UIRotationGestureRecognizer(target: nil, action: nil))
        for recognizer in [pinch, rotation] {
            recognizer.delegate = rules
            view.addGestureRecognizer(recognizer)
        }
        app.touch(.began, 100, 300, finger: 0)
        app.touch(.moved, 150, 380, finger: 0)
        #expect(pinch.state == .possible)
        #expect(rotation.state == .possible)
        app.touch(.began, 250, 380, finger: 1)
        app.touch(.moved, 260, 480, finger: 1)
        app.touch(.moved, 210, 590, finger: 1)
        #expect(pinch.state == .changed)
        #expect(rotation.state == .changed)
        #expect(pinch.scale != 1)
        #expect(rotation.rotation > 0)
        app.touch(.ended, 210, 590, finger: 1)
        #expect(pinch.state == .changed)
        #expect(pinch.numberOfTouches == 1)
        app.touch(.ended, 150, 380, finger: 0)
        #expect(pinch.state == .possible)
        #expect(rotation.state == .possible)
        #expect(pinch.scale == 1)
        #expect(rotation.rotation == 0)
    }

    @Test("a pan waits for its minimum touches and accepts no more than its maximum")
    func panFingers() {
        let view = setUp()
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
        view.addGestureRecognizer(pan)
        app.touch(.began, 100, 100, finger: 0)
        app.touch(.moved, 100, 160, finger: 0)
        #expect(pan.state == .possible)
        app.touch(.began, 200, 100, finger: 1)
        app.touches([.init(finger: 0, phase: .moved, x: 100, y: 190), .init(finger: 1, phase: .moved, x: 200, y: 130)])
        #expect(pan.state == .began)
        #expect(pan.numberOfTouches == 2)
        app.touch(.began, 300, 300, finger: 2)
        #expect(pan.numberOfTouches == 2)
    }

    @Test("a hover begins over the view, changes, ends outside and does not affect taps")
    func hover() {
        let view = setUp()
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.addSubview(inner)
        let (outerTarget, innerTarget, tapTarget) = (log("outer"), log("inner"), log("tap"))
        view.addGestureRecognizer(UIHoverGestureRecognizer(target: outerTarget, action: GestureLog.selector))
        let hover = UIHoverGestureRecognizer(target: innerTarget, action: GestureLog.selector)
        inner.addGestureRecognizer(hover)
        inner.addGestureRecognizer(UITapGestureRecognizer(target: tapTarget, action: GestureLog.selector))
        func move(_ x: Double, _ y: Double) { app.send(.input(.hover(x: x, y: y, time: 1))) }
        move(50, 50)
        move(150, 150)
        #expect(hover.location(in: inner) == CGPoint(x: 50, y: 50))
        #expect(hover.state == .began)
        move(160, 150)
        #expect(journal.take() == ["outer began", "inner began", "outer changed", "inner changed", "outer changed"])
        app.tap(160, 150)
        #expect(journal.take() == ["tap ended"])
        move(-1, -1)
        #expect(journal.take().sorted() == ["inner ended", "outer ended"])
        #expect(hover.state == .possible)
        move(150, 150)
        inner.removeFromSuperview()
        #expect(journal.take().contains("inner cancelled"))
        hover.isEnabled = false
        move(150, 150)
        #expect(!journal.take().contains { $0.hasPrefix("inner") })
    }
}

/// Records what it receives, and returns the configured values.
final class SeeingRecognizer: UIGestureRecognizer {
    var views: [UIView] = []
    var presses: [UIPress.PressType] = []
    var seenStates: [State] = []
    var moves = 0
    var receives = true
    var ignoresTouches = false
    var finishesOnBegan = false
    var prevents = true
    weak var requiresFailureOf: UIGestureRecognizer?
    weak var journal: Journal?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        views += touches.compactMap(\.view)
        journal?.add("recogniser began")
        if ignoresTouches { for touch in touches { ignore(touch, for: event) } }
        if finishesOnBegan { state = .ended }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if !finishesOnBegan { state = .failed } }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { self.presses += presses.map(\.type) }
    override func reset() { seenStates.append(state) }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer === requiresFailureOf
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { receives }
}

final class ShakenView: UIView {
    private(set) var motions: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append("began \(motion.rawValue)")
        super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append("ended \(motion.rawValue)")
        super.motionEnded(motion, with: event)
    }
}
