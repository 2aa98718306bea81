import CoreGraphics
import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("Event contracts", .application) @MainActor struct EventContractTests {
    let app = TestApplication()
    let journal = Journal()

    @Test("HT-5: a hit test may be repeated and changes nothing", .contract("HT-5"))
    func hitTestIsFree() {
        let window = app.window()
        let view = TouchView("a", journal)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        window.addSubview(view)
        for _ in 0..<3 { #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view) }
        #expect(journal.take().isEmpty)
    }

    @Test("HT-7: window and recognisers of a touch are fixed at its beginning", .contract("HT-7"))
    func fixedAtBegan() {
        let window = app.window()
        let view = TouchView("a", journal)
        view.frame = window.bounds
        window.addSubview(view)
        let early = SeeingRecognizer()
        view.addGestureRecognizer(early)
        app.touch(.began, 5, 5)
        let late = SeeingRecognizer()
        view.addGestureRecognizer(late)
        app.touch(.moved, 15, 5)
        let touch = view.lastTouch
        #expect(touch?.window === window)
        #expect(touch?.gestureRecognizers?.count == 1)
        #expect(touch?.gestureRecognizers?.first === early)
        #expect(late.views.isEmpty)
        #expect(late.moves == 0)
    }

    @Test("HT-21: a shake begins and ends at the first responder and goes up the responder chain", .contract("HT-21"))
    func shake() {
        let window = app.window()
        let (outer, inner) = (ShakenView(frame: window.bounds), ShakenView(frame: window.bounds))
        window.addSubview(outer)
        outer.addSubview(inner)
        _ = inner.becomeFirstResponder()
        app.send(.input(.hardware(.shake, time: 5)))
        #expect(inner.motions == ["began 1", "ended 1"])
        #expect(outer.motions == inner.motions)
        inner.resignFirstResponder()
        app.send(.input(.hardware(.shake, time: 6)))
        #expect(inner.motions.count == 2)
    }

    @Test("HT-22: the idle timer setting is stored; ignoring interaction events nests", .contract("HT-22"))
    func idle() {
        app.activate()
        #expect(!UIApplication.shared.isIdleTimerDisabled)
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(UIApplication.shared.isIdleTimerDisabled)
        UIApplication.shared.isIdleTimerDisabled = false
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }

    @Test("a touch reports no force, no tilt, its own coalesced samples and no predictions")
    func honestTouch() {
        let window = app.window()
        let view = TouchView("a", journal)
        view.frame = window.bounds
        window.addSubview(view)
        var coalesced: [UITouch]?
        var predicted: [UITouch]?
        let seen = EventRecognizer { event, touch in
            coalesced = event.coalescedTouches(for: touch)
            predicted = event.predictedTouches(for: touch)
        }
        view.addGestureRecognizer(seen)
        app.touch(.began, 5, 5)
        let touch = view.lastTouch
        #expect(touch?.force == 0)
        #expect(touch?.maximumPossibleForce == 0)
        #expect(touch?.altitudeAngle == .pi / 2)
        #expect(touch?.type == .direct)
        #expect(touch?.estimatedProperties == [])
        #expect(touch?.azimuthAngle(in: nil) == 0)
        #expect((touch?.majorRadius ?? 0) > 10)
        #expect(coalesced?.count == 1)
        #expect(coalesced?.first === touch)
        #expect(predicted?.isEmpty == true)
    }

    @Test("motion effects offset the presented values by the tilt, and not the model values")
    func tilt() throws {
        let window = app.window()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        let (across, down) = (
            UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis),
            UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
        )
        for effect in [across, down] { (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20) }
        let group = UIMotionEffectGroup()
        group.motionEffects = [across, down]
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: -2))?.count == 2)
        view.addMotionEffect(group)
        #expect(view.motionEffects.count == 1)
        app.send(.input(.tilt(x: 1, y: -0.5, time: 1)))
        app.flush()
        let shown = try #require(view.layer.presentation())
        #expect(abs(shown.position.x - 70) < 0.01)
        #expect(abs(shown.position.y - 40) < 0.01)
        #expect(view.center == CGPoint(x: 50, y: 50))
        view.removeMotionEffect(group)
        app.flush()
        #expect(view.motionEffects.isEmpty)
        #expect(view.layer.animationKeys() == nil)
        app.send(.input(.tilt(x: .nan, y: 0, time: 1)))
    }
}

final class EventRecognizer: UIGestureRecognizer {
    private let body: (UIEvent, UITouch) -> Void
    init(_ body: @escaping (UIEvent, UITouch) -> Void) {
        self.body = body
        super.init(target: nil, action: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { if let touch = touches.first { body(event, touch) } }
}
