import DriveProtocol
import TestRecorder
import Testing

@Suite("Recorder: gestures")
struct GestureTests {
    private static var pad: DriveScreen {
        var screen = ScreenBuilder()
        screen.add(.other, id: "pad", at: (100, 100, 200, 200))
        screen.add(.button, "Plus", at: (0, 400, 80, 40))
        return screen.screen
    }
    private var recording = Recording(pad)

    @Test("two quick taps are a double tap, on a button two taps, and slow ones are two taps")
    mutating func taps() {
        for _ in 0..<2 { recording.tap(200, 200); recording.time += 0.1 }
        recording.time += 2
        for _ in 0..<2 { recording.tap(40, 420); recording.time += 0.1 }
        recording.time += 2
        recording.tap(200, 200)
        recording.time += 2
        recording.tap(200, 200)
        let pad = #"app.otherElements["pad"]"#
        #expect(
            recording.lines == ["\(pad).doubleTap()"] + Array(repeating: #"app.buttons["Plus"].tap()"#, count: 2)
                + Array(repeating: "\(pad).tap()", count: 2))
        #expect(recording.script == [#"doubletap "pad""#, #"tap "Plus""#, #"tap "Plus""#, #"tap "pad""#, #"tap "pad""#])
    }

    @Test("a finger that stays is a press with its time")
    mutating func press() {
        recording.tap(200, 200, hold: 1.23)
        #expect(recording.lines == [#"app.otherElements["pad"].press(forDuration: 1.2)"#])
        #expect(recording.script == [#"longpress "pad" 1.2"#])
    }

    @Test("a quick stroke is a swipe in its direction", arguments: [("Up", 0.0, -1.0), ("Down", 0, 1), ("Left", -1, 0), ("Right", 1, 0)])
    func swipe(name: String, across: Double, along: Double) {
        var recording = Recording(Self.pad)
        recording.stroke((0...8).map { (200 + across * Double($0) * 9, 200 + along * Double($0) * 9) })
        #expect(recording.lines == ["app.otherElements[\"pad\"].swipe\(name)()"])
        #expect(recording.script == ["swipe 200,200 \(name.lowercased())"])
    }

    @Test("a slow stroke is a drag; one that was held goes from element to element")
    mutating func drag() {
        recording.stroke((0...10).map { (150 + Double($0) * 10, 200) }, step: 0.2)
        #expect(recording.lines.count == 1)
        #expect(
            recording.lines[0].hasPrefix(
                #"app.otherElements["pad"].coordinate(withNormalizedOffset: CGVector(dx: 0.25, dy: 0.5)).press(forDuration: 0.1, thenDragTo: "#
            ), "\(recording.lines)")
        var held = Recording(Self.pad)
        held.stroke([(200, 200), (150, 300), (40, 420)], hold: 0.6)
        #expect(held.lines == [#"app.otherElements["pad"].press(forDuration: 0.6, thenDragTo: app.buttons["Plus"])"#])
    }

    @Test("two fingers pinch, turn and tap")
    mutating func two() {
        recording.pair([(180, 200), (220, 200)], [(150, 200), (250, 200)])
        recording.pair([(150, 200), (250, 200)], [(200, 150), (200, 250)])
        recording.pair([(180, 200), (220, 200)], [(180, 200), (220, 200)])
        let lines = recording.lines
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix(#"app.otherElements["pad"].pinch(withScale: 2.5, velocity: "#), "\(lines)")
        #expect(lines[1].hasPrefix(#"app.otherElements["pad"].rotate(1.57, withVelocity: "#), "\(lines)")
        #expect(lines[2] == #"app.otherElements["pad"].twoFingerTap()"#)
    }

    @Test("turns of a wheel are one scroll of what scrolls there")
    mutating func wheel() {
        var screen = ScreenBuilder()
        screen.add(.table, id: "rows", at: (0, 100, 390, 500))
        var recording = Recording(screen.screen)
        for _ in 0..<5 {
            recording.send(.wheel(at: DrivePoint(x: 100, y: 300), deltaX: 0, deltaY: -40))
            recording.time += 0.05
        }
        let rows = #"app.tables["rows"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: "#
        #expect(
            recording.lines == [
                rows + "0.71)).press(forDuration: 0.1, thenDragTo: " + rows + "0.29)), withVelocity: .slow, thenHoldForDuration: 0.3)"
            ])
    }

    @Test("a slider and a picker's wheel are set to what they show afterwards")
    func values() {
        func screen(_ slider: String, _ wheel: String) -> DriveScreen {
            var screen = ScreenBuilder()
            screen.add(.slider, id: "volume", at: (0, 100, 300, 40)) { $0.value = slider }
            screen.add(.pickerWheel, at: (0, 200, 300, 200)) { $0.value = wheel }
            return screen.screen
        }
        var recording = Recording(screen("0%", "Red"))
        recording.stroke((0...10).map { (10 + Double($0) * 20, 120) }, step: 0.1)
        recording.rest(screen("70%", "Red"))
        recording.stroke((0...8).map { (150, 350 - Double($0) * 9) })
        recording.rest(screen("70%", "Blue"))
        #expect(
            recording.lines == [
                #"app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.7)"#,
                #"app.pickerWheels.element.adjust(toPickerWheelValue: "Blue")"#,
            ])
    }

    @Test("the device's buttons, turns and appearance; what XCUITest cannot do is a comment")
    mutating func device() {
        for action in [
            RecordedDeviceAction.home, .turn(left: true, orientation: 3), .appearance(isDark: true), .script("shake"),
        ] {
            recording.send(.device(action))
        }
        #expect(
            recording.lines == [
                "XCUIDevice.shared.press(.home)", "XCUIDevice.shared.orientation = .landscapeLeft", "XCUIDevice.shared.appearance = .dark",
                "// Not recorded, because XCUITest has no statement for it: shake",
            ])
        #expect(recording.script == ["home", "rotate left", "appearance dark", "shake"])
    }

    @Test("a touch that is cancelled is nothing")
    mutating func cancelled() {
        recording.send(.touches([RecordedTouch(finger: 0, phase: .began, place: DrivePoint(x: 200, y: 200))]))
        recording.send(.touches([RecordedTouch(finger: 0, phase: .cancelled, place: DrivePoint(x: 200, y: 200))]))
        #expect(recording.lines.isEmpty)
    }
}
