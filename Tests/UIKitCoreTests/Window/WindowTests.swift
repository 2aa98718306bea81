import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("Windows and first responders", .application) @MainActor struct WindowTests {
    let app = TestApplication()

    @Test("a new window is hidden; makeKeyAndVisible shows it and makes it key", .contract("WN-1", "WN-5"))
    func show() {
        app.activate()
        let journal = Journal()
        let first = KeyJournalWindow("first", journal)
        #expect(first.isHidden)
        #expect(!first.isKeyWindow)
        first.makeKeyAndVisible()
        #expect(!first.isHidden)
        #expect(first.isKeyWindow)
        #expect(UIApplication.shared.windows == [first])
        let second = KeyJournalWindow("second", journal)
        second.makeKeyAndVisible()
        #expect(journal.take() == ["first key", "first not key", "second key"])
        second.isHidden = true
        #expect(first.isKeyWindow)
        #expect(journal.take() == ["second not key", "first key"])
    }

    @Test("higher levels are in front, equal ones by the order of showing", .contract("WN-2"))
    func levels() {
        app.activate()
        let (a, b, c) = (UIWindow(), UIWindow(), UIWindow())
        b.windowLevel = .alert
        for window in [b, a, c] { window.isHidden = false }
        #expect(UIApplication.shared.windows == [a, c, b])
        #expect(LayerContext.main.roots.suffix(3).map { ObjectIdentifier($0) } == [a, c, b].map { ObjectIdentifier($0.layer) })
        b.windowLevel = UIWindow.Level(-1)
        #expect(UIApplication.shared.windows == [b, a, c])
    }

    @Test("a released window leaves the screen and another becomes key")
    func released() {
        let base = app.window()
        var alert: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
        alert?.windowLevel = .alert
        alert?.makeKeyAndVisible()
        #expect(UIApplication.shared.windows.count == 2)
        #expect(!base.isKeyWindow)
        let roots = LayerContext.main.roots.count
        alert = nil
        #expect(UIApplication.shared.windows == [base])
        #expect(base.isKeyWindow)
        #expect(LayerContext.main.roots.count == roots - 1)
    }

    @Test("becoming first responder asks the old one, which may refuse", .contract("HT-14", "HT-15", "HT-17"))
    func firstResponder() {
        let window = app.window()
        let (a, b) = (FocusView(), FocusView())
        #expect(!a.becomeFirstResponder())
        #expect(!UIView().canBecomeFirstResponder)
        window.addSubview(a)
        window.addSubview(b)
        #expect(a.becomeFirstResponder())
        #expect(a.isFirstResponder)
        a.refuses = true
        #expect(!b.becomeFirstResponder())
        #expect(a.isFirstResponder)
        a.refuses = false
        #expect(b.becomeFirstResponder())
        #expect(b.isFirstResponder)
        #expect(!a.isFirstResponder)
        b.removeFromSuperview()
        #expect(!b.isFirstResponder)
        #expect(window.currentFirstResponder == nil)
    }

    @Test("a text input reports the keyboard, and types unhandled keys; key commands come first", .contract("HT-20"))
    func typing() {
        let window = app.window()
        let field = FocusView()
        window.addSubview(field)
        field.becomeFirstResponder()
        #expect(app.environment.requests.contains(.keyboard(visible: true, type: .default)))
        app.send(.input(.key(KeySample(phase: .down, usage: 4, characters: "a"), time: 1)))
        app.send(.input(.key(KeySample(phase: .repeat, usage: 4, characters: "a"), time: 2)))
        app.send(.input(.key(KeySample(phase: .up, usage: 4), time: 3)))
        app.send(.input(.key(KeySample(phase: .down, usage: 42), time: 4)))
        app.send(.input(.text("你好", time: 5)))
        app.send(.input(.key(KeySample(phase: .down, usage: 40, characters: "\r"), time: 6)))
        #expect(field.text == "a你好\n")
        app.send(.input(.key(KeySample(phase: .down, usage: 5, modifiers: .command, characters: "b"), time: 7)))
        #expect(field.text == "a你好\n")
        field.resignFirstResponder()
        #expect(app.environment.requests.last == .keyboard(visible: false, type: .default))
    }

    @Test("endEditing finds the first responder in its subtree", .contract("HT-16"))
    func endEditing() {
        let window = app.window()
        let (outer, field) = (UIView(), FocusView())
        outer.addSubview(field)
        window.addSubview(outer)
        field.becomeFirstResponder()
        #expect(outer.endEditing(false))
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        field.refuses = true
        #expect(!outer.endEditing(false))
        #expect(outer.endEditing(true))
        #expect(!field.isFirstResponder)
    }
}

final class KeyJournalWindow: UIWindow {
    private var name = ""
    private var journal: Journal?
    convenience init(_ name: String, _ journal: Journal) {
        self.init(frame: UIScreen.main.bounds)
        self.name = name
        self.journal = journal
    }
    override func becomeKey() { journal?.add("\(name) key") }
    override func resignKey() { journal?.add("\(name) not key") }
}

final class FocusView: UIView, UIKeyInput {
    var refuses = false
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refuses }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }

    @Test("the screen's fixed coordinate space stays upright when the interface turns", arguments: DeviceState.Orientation.allCases)
    func fixedCoordinateSpace(_ orientation: DeviceState.Orientation) {
        var device = DeviceState.standard
        device.orientation = orientation
        let app = TestApplication(device: device)
        let window = app.window()
        let (fixed, current) = (UIScreen.main.fixedCoordinateSpace, UIScreen.main.coordinateSpace)
        let (width, height) = (CGFloat(device.width), CGFloat(device.height))
        #expect(fixed.bounds == CGRect(x: 0, y: 0, width: width, height: height))
        let corner = fixed.convert(CGPoint(x: 10, y: 20), from: current)
        let expected =
            switch orientation {
            case .portrait: CGPoint(x: 10, y: 20)
            case .portraitUpsideDown: CGPoint(x: width - 10, y: height - 20)
            case .landscapeRight: CGPoint(x: width - 20, y: 10)
            case .landscapeLeft: CGPoint(x: 20, y: height - 10)
            }
        #expect(corner == expected)
        #expect(fixed.convert(expected, to: current) == CGPoint(x: 10, y: 20))
        #expect(window.convert(expected, from: fixed) == CGPoint(x: 10, y: 20))
        #expect(window.convert(CGPoint(x: 10, y: 20), to: fixed) == expected)
        #expect(fixed.convert(window.bounds, from: window) == fixed.bounds)
    }
}
