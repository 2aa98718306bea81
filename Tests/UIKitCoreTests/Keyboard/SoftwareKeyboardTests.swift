import DeviceProtocol
import Foundation
import KeyboardModel
import TestSupport
import Testing

@testable import UIKeyboard
@testable import UIKitCore

@Suite("Software keyboard", .application) @MainActor struct SoftwareKeyboardTests {
    let keyboard = KeyboardStage()

    @Test("types tapped keys, with a capital at the start")
    func typing() {
        keyboard.begin()
        keyboard.type("hi you")
        #expect(keyboard.field.text == "Hi you")
        keyboard.tap("delete")
        #expect(keyboard.field.text == "Hi yo")
    }

    @Test("has the device's height, at the bottom, with its accessory above it")
    func frames() {
        keyboard.begin { $0.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)) }
        #expect(keyboard.dock?.frame == CGRect(x: 0, y: 852 - 291 - 44, width: 393, height: 335))
        #expect(keyboard.view.convert(keyboard.view.bounds, to: nil) == CGRect(x: 0, y: 561, width: 393, height: 291))
    }

    @Test("hides when a hardware keyboard is connected, and returns without one")
    func hardware() {
        keyboard.begin()
        keyboard.change { $0.hardwareKeyboard = true }
        #expect(keyboard.dock == nil)
        #expect(keyboard.field.isFirstResponder)
        keyboard.change { $0.hardwareKeyboard = false }
        #expect(keyboard.dock?.frame.height == 291)
    }

    @Test("is replaced by an input view, and hidden for inputs that take no text")
    func inputView() {
        keyboard.begin { $0.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200)) }
        #expect(keyboard.view.window == nil)
        #expect(keyboard.dock?.frame.height == 234)
        let view = UITextView()
        view.isEditable = false
        keyboard.stage.add(view, at: CGRect(x: 0, y: 300, width: 100, height: 50))
        view.becomeFirstResponder()
        keyboard.stage.run(0.5)
        #expect(keyboard.dock == nil)
    }

    @Test("rotates with the device")
    func turning() {
        keyboard.begin()
        keyboard.change {
            $0.orientation = .landscapeRight
            ($0.safeTop, $0.safeLeft, $0.safeRight, $0.safeBottom) = (0, 59, 59, 21)
        }
        #expect(keyboard.dock?.frame == CGRect(x: 0, y: 393 - 171, width: 852, height: 171))
        #expect(keyboard.view.frame.width == 852)
    }

    @Test("two alternating touches type both letters, the first when the second begins")
    func rollover() throws {
        keyboard.begin { $0.autocapitalizationType = .none }
        let (a, k) = (try #require(keyboard.place("a")), try #require(keyboard.place("k")))
        keyboard.stage.app.touch(.began, a.x, a.y, finger: 0)
        keyboard.stage.app.touch(.began, k.x, k.y, finger: 1)
        #expect(keyboard.field.text == "a")
        keyboard.stage.app.touch(.ended, a.x, a.y, finger: 0)
        keyboard.stage.app.touch(.ended, k.x, k.y, finger: 1)
        #expect(keyboard.field.text == "ak")
    }

    @Test("a sliding touch types where it is released; outside of keys it types nothing")
    func sliding() throws {
        keyboard.begin { $0.autocapitalizationType = .none }
        let (a, s) = (try #require(keyboard.place("a")), try #require(keyboard.place("s")))
        keyboard.stage.drag(from: a, to: s, seconds: 0.2)
        #expect(keyboard.field.text == "s")
        keyboard.stage.drag(from: a, to: CGPoint(x: a.x, y: 300), seconds: 0.2)
        #expect(keyboard.field.text == "s")
    }

    @Test("sliding from the page key types one symbol and returns")
    func borrowedPage() throws {
        keyboard.begin()
        let (page, four) = (try #require(keyboard.place("numbers")), try #require(keyboard.place("R")))
        keyboard.stage.drag(from: page, to: four, seconds: 0.2)
        #expect(keyboard.field.text == "4")
        #expect(keyboard.names.contains { $0.lowercased() == "q" })
    }

    @Test("holding a letter offers its variants; the touch chooses")
    func variants() throws {
        keyboard.begin { $0.autocapitalizationType = .none }
        let e = try #require(keyboard.place("e"))
        keyboard.stage.app.touch(.began, e.x, e.y)
        keyboard.stage.run(0.6)
        keyboard.stage.app.touch(.moved, e.x + KeyVariants.cellWidth * 2, e.y - 50)
        keyboard.stage.app.touch(.ended, e.x + KeyVariants.cellWidth * 2, e.y - 50)
        #expect(keyboard.field.text == "é")
    }

    @Test("holding delete removes characters, then words")
    func deleting() throws {
        keyboard.begin()
        keyboard.field.text = String(repeating: "some words ", count: 6)
        let place = try #require(keyboard.place("delete"))
        keyboard.stage.app.touch(.began, place.x, place.y)
        keyboard.stage.run(1)
        #expect((50...62).contains(keyboard.field.text?.count ?? 0))
        keyboard.stage.run(6)
        #expect(keyboard.field.text == "")
        keyboard.stage.app.touch(.ended, place.x, place.y)
    }

    @Test("text changes in code also update automatic capitalization")
    func programChanges() {
        keyboard.begin()
        keyboard.type("a")
        #expect(keyboard.names.contains("b"))
        keyboard.field.text = ""
        #expect(keyboard.names.contains("B"))
    }

    @Test("a return key that requires text is disabled until there is text")
    func returning() {
        let received = Journal()
        keyboard.begin {
            $0.returnKeyType = .done
            $0.enablesReturnKeyAutomatically = true
        }
        keyboard.field.addAction(UIAction { _ in received.add("return") }, for: .primaryActionTriggered)
        keyboard.tap("done")
        #expect(received.lines.isEmpty)
        keyboard.type("a")
        keyboard.tap("done")
        #expect(received.lines == ["return"])
    }

    @Test("keys are elements that scripts can name and tap")
    func elements() throws {
        keyboard.begin()
        let elements = AccessibilityTree.elements(of: [keyboard.stage.window])
        let keys = elements.filter { $0.traits & UIAccessibilityTraits.keyboardKey.rawValue != 0 }
        #expect(keys.count == keyboard.names.count)
        #expect(keys.filter { !$0.isHittable }.isEmpty)
        #expect(keys.contains { $0.identifier == "Return" && $0.label == "return" })
    }

    @Test("pad keys have swipes for second characters, and a key that hides the keyboard")
    func pad() throws {
        let keyboard = KeyboardStage(.pad)
        keyboard.begin { $0.autocapitalizationType = .none }
        let q = try #require(keyboard.place("q"))
        keyboard.stage.drag(from: q, to: CGPoint(x: q.x, y: q.y + 30), seconds: 0.1)
        #expect(keyboard.field.text == "1")
        keyboard.tap("Hide keyboard")
        #expect(!keyboard.field.isFirstResponder)
        #expect(keyboard.dock == nil)
    }

    @Test("random touches leave a keyboard that types")
    func disorder() {
        keyboard.begin()
        var dice = SplitMix(3)
        for _ in 0..<200 {
            let finger = Int(dice.next() % 3)
            let phases: [TouchSample.Phase] = [.began, .moved, .ended, .cancelled]
            let phase = phases[Int(dice.next() % 4)]
            keyboard.stage.app.touch(phase, Double(dice.next() % 393), 540 + Double(dice.next() % 312), finger: finger)
            if dice.next() % 9 == 0 { keyboard.stage.run(0.7) }
        }
        for finger in 0..<3 { keyboard.stage.app.touch(.cancelled, 0, 0, finger: finger) }
        keyboard.field.resignFirstResponder()
        keyboard.field.text = ""
        keyboard.field.keyboardType = .numberPad
        keyboard.field.becomeFirstResponder()
        keyboard.stage.run(0.5)
        keyboard.tap("7")
        #expect(keyboard.field.text == "7")
    }
}
