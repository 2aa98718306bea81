import DeviceProtocol
import Simulator
import Testing

@Suite("VoiceOver speech") struct SpeechTests {
    private func element(_ id: UInt64, _ label: String, value: String = "", traits: UInt64 = 0, order: Int) -> AccessibilityElement {
        var element = AccessibilityElement(
            identifier: "", label: label, value: value, className: "UIView", traits: traits, x: 0, y: 0, width: 44, height: 44, depth: 0,
            isEnabled: true, isHittable: true)
        (element.id, element.order) = (id, order)
        return element
    }

    @Test("an element speaks its label, role and state")
    func words() {
        #expect(SpeechDescription.of(element(1, "Add", traits: 1, order: 0)) == "Add, button")
        #expect(SpeechDescription.of(element(1, "Wi-Fi", value: "1", traits: 1 | 1 << 53, order: 0)) == "Wi-Fi, switch button, on")
        #expect(SpeechDescription.of(element(1, "Volume", value: "40%", traits: 1 << 12, order: 0)) == "Volume, 40%, adjustable")
        #expect(SpeechDescription.of(element(1, "Home", traits: 1 | 1 << 3, order: 0)) == "selected, Home, button")
        var field = element(1, "Password", value: "•••", order: 0)
        field.entry = .init(selectionStart: 0, selectionEnd: 0, isSecure: true)
        (field.isFocused, field.isEnabled, field.hint) = (true, false, "Eight letters or more")
        #expect(SpeechDescription.of(field) == "Password, secure text field, is editing, 3 characters, dimmed, Eight letters or more")
    }

    @Test("the cursor follows reading order, stops at both ends, and stays with its element after insertions")
    func steps() {
        var cursor = SpeechCursor()
        let (a, b, c) = (element(1, "A", order: 0), element(2, "B", order: 1), element(3, "C", order: 2))
        cursor.update([c, a, element(9, "for tests", order: -1), b])
        #expect(cursor.current == 1)
        let steps = (0..<3).map { _ in cursor.step(forward: true) }
        #expect(steps == [true, true, false])
        #expect(cursor.current == 3)
        let moved = cursor.update([element(7, "New", order: 0), element(3, "C", order: 1)])
        #expect(!moved)
        #expect(cursor.current == 3)
        let back = cursor.step(forward: false)
        #expect(back)
        #expect(cursor.current == 7)
        let lost = cursor.update([b])
        #expect(lost)
        #expect(cursor.current == 2)
    }

    @Test("the rotor makes up and down stop at elements of one kind")
    func rotor() {
        var cursor = SpeechCursor()
        cursor.update([
            element(1, "A", order: 0), element(2, "Title", traits: 1 << 16, order: 1), element(3, "B", traits: 1, order: 2),
            element(4, "More", traits: 1 << 16, order: 3),
        ])
        cursor.turnRotor(forward: true)
        #expect(cursor.rotor == .headings)
        var stops: [UInt64] = []
        while cursor.step(forward: true, byRotor: true) { stops.append(cursor.current) }
        #expect(stops == [2, 4])
        let next = cursor.step(forward: false)
        #expect(next)
        #expect(cursor.current == 3)
    }

    @Test("custom rotors follow the built-in ones, by name, and query the app")
    func customRotor() throws {
        let (reader, screen) = (SpeechReader(), Screen())
        var row = element(1, "Apple", order: 0)
        row.rotors = ["Vowels"]
        screen.shown = [row, element(2, "Egg", order: 1)]
        reader.turn(on: true)
        for _ in 0..<5 { try reader.run(.rotorNext, screen) }
        #expect(reader.said.last == "Vowels")
        #expect(try reader.run(.down, screen))
        #expect(screen.done.last == .rotor(0, forward: true))
        // The app says where to go.
        reader.receive(.layoutChanged(element: 2))
        try reader.look(screen)
        #expect(reader.said.last == "Egg")
        // There the way is unknown.
        #expect(try !reader.run(.down, screen))
    }

    private final class Screen: SpeechReader.Source {
        var shown: [AccessibilityElement] = []
        var done: [AccessibilityAction] = []
        func elements() throws(AppTermination) -> [AccessibilityElement] { shown }
        func perform(_ action: AccessibilityAction, on element: UInt64) throws(AppTermination) -> Bool {
            done.append(action)
            return true
        }
    }

    @Test("navigation and announcements are spoken, and commands reach the app")
    func reader() throws {
        let (reader, screen) = (SpeechReader(), Screen())
        screen.shown = [element(1, "A", order: 0), element(2, "B", traits: 1, order: 1)]
        #expect(try !reader.run(.next, screen))
        reader.turn(on: true)
        try reader.look(screen)
        #expect(try reader.run(.next, screen))
        reader.receive(.announcement("Saved"))
        #expect(try reader.run(.activate, screen))
        #expect(reader.said == ["VoiceOver on", "A", "B, button", "Saved"])
        #expect(screen.done == [.cursor(isThere: true), .cursor(isThere: true), .activate])
        reader.receive(.screenChanged(element: 1))
        try reader.look(screen)
        #expect(reader.said.last == "A")
    }
}
