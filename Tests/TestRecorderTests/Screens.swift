import DriveProtocol
import Foundation
import TestRecorder

/// Screens of tests: elements by type, name and frame, each below the one before that is less indented.
struct ScreenBuilder {
    var screen = DriveScreen(isSystem: false, width: 390, height: 844, elements: [])

    init(isSystem: Bool = false) {
        screen.isSystem = isSystem
        add(.window, at: (0, 0, 390, 844))
    }

    /// > Returns: its index.
    @discardableResult
    mutating func add(
        _ type: DriveElementType, _ label: String = "", id: String = "", in parent: Int = 0,
        at frame: (x: Double, y: Double, width: Double, height: Double), _ change: (inout DriveElement) -> Void = { _ in }
    ) -> Int {
        let index = screen.elements.count
        var element = DriveElement(id: UInt64(index + 1), parent: index == 0 ? -1 : parent, type: type.rawValue)
        (element.label, element.identifier) = (label, id)
        (element.x, element.y, element.width, element.height) = frame
        element.touch = DrivePoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        element.isHittable = true
        change(&element)
        screen.elements.append(element)
        return index
    }
}

/// Plays input against screens that do not change unless the test says so.
struct Recording {
    var recorder = TestRecorder()
    var screen: DriveScreen
    var time = 0.0

    init(_ screen: DriveScreen) { self.screen = screen }

    mutating func send(_ input: RecordedInput) {
        if let number = recorder.receive(input, at: time) { recorder.provide(screen, for: number) }
    }

    /// One finger along places, one every `step` seconds after `hold`.
    mutating func stroke(_ places: [(Double, Double)], hold: Double = 0, step: Double = 1.0 / 60) {
        for (index, place) in places.enumerated() {
            if index == 1 { time += hold }
            let touch = RecordedTouch(finger: 0, phase: index == 0 ? .began : .moved, place: DrivePoint(x: place.0, y: place.1))
            send(.touches([touch]))
            time += step
        }
        guard let last = places.last else { return }
        send(.touches([RecordedTouch(finger: 0, phase: .ended, place: DrivePoint(x: last.0, y: last.1))]))
    }

    mutating func tap(_ x: Double, _ y: Double, hold: Double = 0.05) { stroke([(x, y)], step: hold) }

    /// Two fingers that move from a pair of places to another.
    mutating func pair(_ from: [(Double, Double)], _ to: [(Double, Double)]) {
        for part in 0...10 {
            let touches = (0..<2).map { finger in
                let share = Double(part) / 10
                let place = DrivePoint(
                    x: from[finger].0 + (to[finger].0 - from[finger].0) * share, y: from[finger].1 + (to[finger].1 - from[finger].1) * share
                )
                return RecordedTouch(finger: finger, phase: part == 0 ? .began : part == 10 ? .ended : .moved, place: place)
            }
            send(.touches(touches))
            time += 0.05
        }
    }

    /// The screen after the last action.
    mutating func rest(_ new: DriveScreen? = nil) {
        if let new { screen = new }
        time += 1
        if let number = recorder.screenAfter() { recorder.provide(screen, for: number) }
    }

    /// The statements in Swift, one a line.
    var lines: [String] {
        let source = RecordedFormat.xcuitest.source(of: recorder.statements, name: "a", device: "d")
        let body = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let start = body.firstIndex(of: "app.launch()") else { return [] }
        return body[(start + 1)...].filter { $0 != "}" }
    }

    var script: [String] {
        RecordedFormat.ui.source(of: recorder.statements, name: "a", device: "d").split(separator: "\n").map(String.init).filter {
            $0 != "wait idle" && !$0.hasPrefix("# Recorded")
        }
    }
}
