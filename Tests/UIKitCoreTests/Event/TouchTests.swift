import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("Touches", .application) @MainActor struct TouchTests {
    let app = TestApplication()
    let journal = Journal()

    private func view(_ name: String, _ frame: CGRect, in parent: UIView) -> TouchView {
        let view = TouchView(name, journal)
        view.frame = frame
        parent.addSubview(view)
        return view
    }

    @Test("a touch's phases: began, moved, ended, with current and previous positions (HT-13)", .contract("HT-13"))
    func life() {
        let window = app.window()
        let view = view("a", CGRect(x: 100, y: 100, width: 100, height: 100), in: window)
        app.touch(.began, 110, 120)
        app.touch(.moved, 130, 150)
        app.touch(.moved, 130, 150)
        app.touch(.ended, 131, 151)
        #expect(journal.take() == ["a began (10, 20)", "a moved (30, 50) from (10, 20)", "a ended (31, 51)"])
        #expect(view.lastTouch?.view === view)
        #expect(view.lastTouch?.window === window)
    }

    @Test("a touch keeps its view when the touch or the view moves away (HT-6)", .contract("HT-6"))
    func keepsView() {
        let window = app.window()
        let first = view("a", CGRect(x: 0, y: 100, width: 100, height: 100), in: window)
        _ = view("b", CGRect(x: 200, y: 100, width: 100, height: 100), in: window)
        app.touch(.began, 10, 110)
        first.frame.origin.y = 500
        app.touch(.moved, 210, 110)
        app.touch(.ended, 210, 110)
        #expect(journal.take().allSatisfy { $0.hasPrefix("a ") })
    }

    @Test(
        "does not hit hidden, non-interactive and transparent views and their subtrees; the max edge is outside (HT-1 to HT-4)",
        .contract("HT-1", "HT-2", "HT-3", "HT-4"))
    func hitTest() {
        let window = app.window()
        let back = view("back", CGRect(x: 0, y: 0, width: 200, height: 200), in: window)
        let front = view("front", CGRect(x: 50, y: 50, width: 100, height: 100), in: back)
        let sticking = view("sticking", CGRect(x: 90, y: 90, width: 200, height: 10), in: front)
        #expect(window.hitTest(CGPoint(x: 60, y: 60), with: nil) === front)
        #expect(window.hitTest(CGPoint(x: 145, y: 145), with: nil) === sticking)
        #expect(window.hitTest(CGPoint(x: 160, y: 145), with: nil) === back)
        #expect(window.hitTest(CGPoint(x: 150, y: 100), with: nil) === back)
        front.alpha = 0.009
        #expect(window.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
        front.alpha = 0.02
        front.isHidden = true
        #expect(window.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(window.hitTest(CGPoint(x: 145, y: 145), with: nil) === back)
        #expect(!front.point(inside: CGPoint(x: 100, y: 50), with: nil))
        #expect(front.point(inside: .zero, with: nil))
    }

    @Test("without multiple touch a view gets the first touch only (HT-11)", .contract("HT-11"))
    func singleTouch() {
        let window = app.window()
        let view = view("a", CGRect(x: 0, y: 0, width: 300, height: 300), in: window)
        app.touch(.began, 10, 10, finger: 1)
        app.touch(.began, 20, 20, finger: 2)
        app.touch(.ended, 20, 20, finger: 2)
        app.touch(.ended, 10, 10, finger: 1)
        #expect(journal.take() == ["a began (10, 10)", "a ended (10, 10)"])
        view.isMultipleTouchEnabled = true
        app.touches([.init(finger: 1, phase: .began, x: 10, y: 10), .init(finger: 2, phase: .began, x: 20, y: 20)])
        #expect(view.lastCount == 2)
        app.touches([.init(finger: 1, phase: .ended, x: 10, y: 10), .init(finger: 2, phase: .ended, x: 20, y: 20)])
        #expect(view.lastCount == 2)
    }

    @Test("while an exclusive view holds a touch, others get none (HT-12)", .contract("HT-12"))
    func exclusive() {
        let window = app.window()
        let first = view("a", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
        _ = view("b", CGRect(x: 100, y: 0, width: 100, height: 100), in: window)
        first.isExclusiveTouch = true
        app.touch(.began, 10, 10, finger: 1)
        app.touch(.began, 110, 10, finger: 2)
        app.touch(.ended, 110, 10, finger: 2)
        app.touch(.ended, 10, 10, finger: 1)
        #expect(journal.take().allSatisfy { $0.hasPrefix("a ") })
        app.touch(.began, 110, 10, finger: 2)
        app.touch(.began, 10, 10, finger: 1)
        #expect(journal.take() == ["b began (10, 10)"])
    }

    @Test("tapCount increments within the time and distance of the last tap")
    func tapCount() {
        let window = app.window()
        let view = view("a", window.bounds, in: window)
        app.tap(50, 50)
        #expect(view.lastTouch?.tapCount == 1)
        app.advance(0.2)
        app.tap(55, 52)
        #expect(view.lastTouch?.tapCount == 2)
        app.advance(0.4)
        app.tap(55, 52)
        #expect(view.lastTouch?.tapCount == 1)
        app.advance(0.1)
        app.tap(155, 52)
        #expect(view.lastTouch?.tapCount == 1)
    }

    @Test("an unhandled touch goes up the chain of views and their controller (HT-8, HT-9)", .contract("HT-8", "HT-9"))
    func chain() {
        let root = TouchController(journal)
        _ = app.window(root)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.view.addSubview(inner)
        #expect(inner.next === root.view)
        #expect(root.view.next === root)
        #expect(root.next === root.view.window)
        app.touch(.began, 10, 10)
        app.touch(.ended, 10, 10)
        #expect(journal.take() == ["controller began", "controller ended"])
    }

    @Test("touches are cancelled when the app resigns active (HT-10)", .contract("HT-10"))
    func resign() {
        let window = app.window()
        _ = view("a", window.bounds, in: window)
        app.send(.lifeCycle(.becomeActive))
        app.touch(.began, 10, 10)
        app.send(.lifeCycle(.resignActive))
        app.touch(.ended, 10, 10)
        #expect(journal.take() == ["a began (10, 10)", "a cancelled (10, 10)"])
    }

    @Test("ignoring interaction events nests, and drops touches that begin meanwhile (HT-22)", .contract("HT-22"))
    func ignoring() {
        let window = app.window()
        _ = view("a", window.bounds, in: window)
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.endIgnoringInteractionEvents()
        app.tap(10, 10)
        #expect(journal.take().isEmpty)
        UIApplication.shared.endIgnoringInteractionEvents()
        app.tap(10, 10)
        #expect(journal.take().count == 2)
    }

    @Test("ignores samples of touches that never began, or begin twice")
    func strangeSamples() {
        let window = app.window()
        _ = view("a", window.bounds, in: window)
        app.touch(.moved, 1, 1, finger: 9)
        app.touch(.ended, 1, 1, finger: 9)
        app.touch(.began, 1, 1)
        app.touch(.began, 5, 5)
        app.touch(.ended, .nan, .infinity)
        app.touch(.began, -50, 5000)
        #expect(journal.take().filter { $0.contains("began") }.count == 1)
    }

    @Test("the frontmost window hit gets the touch, key or not (WN-3)")
    func windows() {
        let back = app.window()
        _ = view("back", back.bounds, in: back)
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        front.windowLevel = .alert
        front.isHidden = false
        _ = view("front", front.bounds, in: front)
        #expect(!front.isKeyWindow)
        #expect(back.isKeyWindow)
        app.touch(.began, 50, 50, finger: 1)
        app.touch(.began, 150, 50, finger: 2)
        #expect(journal.take() == ["front began (50, 50)", "back began (150, 50)"])
    }
}

@Suite("Delayed touches", .application) struct TouchDeliveryTests {
    @Test("without delays every message is sent at once")
    func plain() {
        var delivery = TouchDelivery()
        #expect(delivery.receive(.began, holdsBegan: false, holdsEnded: false) == [.began])
        #expect(delivery.receive(.moved, holdsBegan: false, holdsEnded: false) == [.moved])
        #expect(delivery.receive(.ended, holdsBegan: false, holdsEnded: false) == [.ended])
        #expect(delivery.receive(.ended, holdsBegan: false, holdsEnded: false) == [])
    }

    @Test("a delayed beginning is sent with its coalesced moves on release (GR-10)", .contract("GR-10"))
    func holdBegan() {
        var delivery = TouchDelivery()
        #expect(delivery.receive(.began, holdsBegan: true, holdsEnded: false) == [])
        #expect(delivery.receive(.moved, holdsBegan: true, holdsEnded: false) == [])
        #expect(delivery.receive(.moved, holdsBegan: true, holdsEnded: false) == [])
        #expect(delivery.release(holdsBegan: false, holdsEnded: false) == [.began, .moved])
    }

    @Test("a delayed end is held alone, and recognition turns it into a cancellation (GR-9, GR-11)", .contract("GR-9", "GR-11"))
    func holdEnded() {
        var delivery = TouchDelivery()
        _ = delivery.receive(.began, holdsBegan: false, holdsEnded: true)
        #expect(delivery.receive(.ended, holdsBegan: false, holdsEnded: true) == [])
        #expect(delivery.cancel() == [.cancelled])
        #expect(delivery.cancel() == [])
    }

    @Test("a view that never received a touch does not receive its cancellation")
    func cancelFresh() {
        var delivery = TouchDelivery()
        _ = delivery.receive(.began, holdsBegan: true, holdsEnded: false)
        #expect(delivery.cancel() == [])
        #expect(delivery.release(holdsBegan: false, holdsEnded: false) == [])
    }
}

final class TouchView: UIView {
    private let name: String
    private let journal: Journal
    private(set) var lastTouch: UITouch?
    private(set) var lastCount = 0

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ what: String, _ touches: Set<UITouch>) {
        lastCount = touches.count
        guard let touch = touches.first else { return }
        lastTouch = touch
        journal.add("\(name) \(what) \(text(touch.location(in: self)))")
    }
    private func text(_ point: CGPoint) -> String { point.x.isFinite && point.y.isFinite ? "(\(Int(point.x)), \(Int(point.y)))" : "(?)" }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        journal.add("\(name) moved \(text(touch.location(in: self))) from \(text(touch.previousLocation(in: self)))")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

final class TouchController: UIViewController {
    private let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.add("controller began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.add("controller ended") }
}
