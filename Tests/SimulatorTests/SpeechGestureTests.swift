import DeviceProtocol
import HostInterface
import Simulator
import Testing

@Suite("VoiceOver gestures and keys") final class SpeechGestureTests {
    private var gestures = SpeechGestures()

    private func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, at time: Double, finger: Int = 0)
        -> [SpeechGestures.Gesture]
    {
        gestures.take(TouchSample(finger: finger, phase: phase, x: x, y: y), at: time)
    }

    private func tap(_ x: Double, _ y: Double, at time: Double) -> [SpeechGestures.Gesture] {
        touch(.began, x, y, at: time) + touch(.ended, x, y, at: time + 0.05)
    }

    @Test("a single tap moves the cursor to the element; a second one soon after activates it")
    func taps() {
        #expect(tap(50, 60, at: 1) == [])
        #expect(gestures.nextChange == 1.35)
        #expect(gestures.wait(until: 1.34) == [])
        #expect(gestures.wait(until: 1.35) == [.explore(x: 50, y: 60)])
        #expect(gestures.nextChange == nil)
        #expect(tap(50, 60, at: 2) == [])
        #expect(tap(300, 400, at: 2.2) == [.doubleTap(fingers: 1)])
        #expect(gestures.nextChange == nil)
    }

    @Test("a quick stroke is a flick, a slow one explores")
    func strokes() {
        _ = touch(.began, 100, 100, at: 1)
        #expect(touch(.moved, 160, 105, at: 1.1) == [])
        #expect(touch(.ended, 180, 105, at: 1.15) == [.flick(.right, fingers: 1)])
        _ = touch(.began, 100, 300, at: 2)
        #expect(touch(.ended, 110, 200, at: 2.2) == [.flick(.up, fingers: 1)])
        _ = touch(.began, 100, 100, at: 3)
        #expect(gestures.nextChange == 3.3)
        #expect(gestures.wait(until: 3.3) == [.explore(x: 100, y: 100)])
        #expect(touch(.moved, 100, 200, at: 3.4) == [.explore(x: 100, y: 200)])
        #expect(touch(.ended, 100, 220, at: 3.5) == [])
        #expect(gestures.nextChange == nil)
    }

    @Test("two fingers: double tap, and a scrub to escape; a cancelled touch does nothing")
    func pairs() {
        var found: [SpeechGestures.Gesture] = []
        for time in [1.0, 1.2] {
            for finger in 0...1 { found += touch(.began, 100 + Double(finger) * 80, 100, at: time, finger: finger) }
            for finger in 0...1 { found += touch(.ended, 100 + Double(finger) * 80, 100, at: time + 0.05, finger: finger) }
        }
        #expect(found == [.doubleTap(fingers: 2)])
        found = []
        for finger in 0...1 { found += touch(.began, 100 + Double(finger) * 80, 100, at: 3, finger: finger) }
        for (step, x) in [160.0, 100, 160].enumerated() {
            for finger in 0...1 { found += touch(.moved, x + Double(finger) * 80, 100, at: 3.1 + Double(step) / 10, finger: finger) }
        }
        for finger in 0...1 { found += touch(.ended, 160 + Double(finger) * 80, 100, at: 3.5, finger: finger) }
        #expect(found == [.scrub])
        _ = touch(.began, 100, 100, at: 5)
        #expect(touch(.cancelled, 100, 100, at: 5.1) == [])
        #expect(gestures.nextChange == nil)
    }

    @Test("plain keys navigate unless a text is being edited; with Control and Option always")
    func keys() {
        func command(_ usage: UInt16, _ held: KeySample.Modifiers = [], editing: Bool = false) -> SpeechCommand? {
            SpeechKeys.command(for: KeySample(phase: .down, usage: usage, modifiers: held), isEditing: editing)
        }
        #expect(command(0x4F) == .next)
        #expect(command(0x50) == .previous)
        #expect(command(0x51) == .down)
        #expect(command(0x2C) == .activate)
        #expect(command(0x4F, editing: true) == nil)
        #expect(command(0x4F, [.control, .option], editing: true) == .next)
        #expect(command(0x29) == .escape)
        #expect(command(0x04) == nil)
        #expect(command(0x4F, [.shift]) == nil)
        #expect(command(0x4F, [.control, .option, .command]) == .rotorNext)
        // Not the simulator's own.
        #expect(HostCommand(shortcut: KeySample(phase: .down, usage: 0x4F, modifiers: [.control, .option])) == nil)
        #expect(HostCommand(shortcut: KeySample(phase: .down, usage: 0x08, modifiers: [.control, .shift])) == .voiceOver)
        #expect(HostCommand(shortcut: KeySample(phase: .down, usage: 0x0B, modifiers: [.control, .shift])) == .home)
        #expect(HostCommand(shortcut: KeySample(phase: .down, usage: 0x36, modifiers: [.command])) == .settings)
        #expect(HostCommand(shortcut: KeySample(phase: .down, usage: 0x0B, modifiers: [.control, .command, .shift])) == .switcher)
    }

    private func element(_ id: UInt64, _ label: String, traits: UInt64 = 0, x: Double, y: Double) -> AccessibilityElement {
        var element = AccessibilityElement(
            identifier: "", label: label, value: "", className: "UIView", traits: traits, x: x, y: y, width: 100, height: 44, depth: 0,
            isEnabled: true, isHittable: true)
        (element.id, element.order) = (id, Int(id))
        return element
    }

    @Test("a live screen: changes are spoken, touches and keys navigate, and the overlay shows the cursor")
    func live() {
        var said: [String] = []
        var done: [(AccessibilityAction, UInt64)] = []
        let speech = LiveSpeech(say: { said.append($0) }, act: { done.append(($0, $1)) })
        let screen = [element(1, "Title", traits: 1 << 16, x: 0, y: 0), element(2, "Volume", traits: 1 << 12, x: 0, y: 50)]
        speech.show(screen)
        #expect(said.isEmpty)
        #expect(speech.overlay == nil)
        #expect(!speech.take(KeySample(phase: .down, usage: 0x4F)))
        speech.turn(on: true)
        speech.show(screen)
        #expect(said == ["VoiceOver on", "Title, heading"])
        #expect(speech.take(KeySample(phase: .down, usage: 0x4F)))
        #expect(speech.take(KeySample(phase: .up, usage: 0x4F)))
        #expect(said.last == "Volume, adjustable")
        #expect(speech.overlay == SpeechOverlay(cursor: .init(x: 0, y: 50, width: 100, height: 44), caption: "Volume, adjustable"))
        #expect(speech.take(KeySample(phase: .down, usage: 0x52)))
        #expect(done.last?.0 == .increment)
        #expect(done.last?.1 == 2)
        // A finger on the title, then a double tap elsewhere.
        speech.take([[TouchSample(finger: 0, phase: .began, x: 10, y: 10)]], at: 1)
        #expect(speech.nextWakeUp == 1.3)
        speech.wait(until: 1.3)
        #expect(said.last == "Title, heading")
        speech.take([[TouchSample(finger: 0, phase: .ended, x: 10, y: 10)]], at: 1.4)
        for time in [2.0, 2.1, 2.2, 2.3] {
            let phase: TouchSample.Phase = time == 2 || time == 2.2 ? .began : .ended
            speech.take([[TouchSample(finger: 0, phase: phase, x: 200, y: 300)]], at: time)
        }
        #expect(done.last?.0 == .activate)
        #expect(done.last?.1 == 1)
        speech.turn(on: false)
        #expect(said.last == "VoiceOver off")
        #expect(speech.overlay == nil)
        #expect(speech.nextWakeUp == nil)
    }

    @Test("a gesture before the app's first elements is performed once they arrive")
    func early() {
        var said: [String] = []
        let speech = LiveSpeech(say: { said.append($0) }, act: { _, _ in })
        let screen = [element(1, "Title", traits: 1 << 16, x: 0, y: 0), element(2, "Volume", traits: 1 << 12, x: 0, y: 50)]
        for _ in 0..<2 {
            said = []
            speech.turn(on: true)
            speech.take([[TouchSample(finger: 0, phase: .began, x: 10, y: 60)]], at: 1)
            speech.take([[TouchSample(finger: 0, phase: .ended, x: 10, y: 60)]], at: 1.1)
            speech.wait(until: 2)
            #expect(speech.take(KeySample(phase: .down, usage: 0x50)))
            #expect(said == ["VoiceOver on"])
            speech.show(screen)
            #expect(said == ["VoiceOver on", "Title, heading", "Volume, adjustable", "Title, heading"])
            speech.turn(on: false)
        }
        speech.show([])
        #expect(said.last == "VoiceOver off")
    }
}
