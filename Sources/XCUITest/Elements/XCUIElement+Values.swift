public import CoreGraphics
internal import DriveProtocol
internal import Foundation

/// Keys without a character of their own, as texts for `typeText`.
///
/// > Contract: XCUIAutomation, XCUIKeyboardKey
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Deletes the character before the caret.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// Deletes the character after the caret.
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{7F}")
    /// Ends a line.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// Ends a line, on the number pad.
    public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
    /// Moves to the next field.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    /// A space.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// Cancels.
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    /// Moves the caret up.
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    /// Moves the caret down.
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    /// Moves the caret to the left.
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    /// Moves the caret to the right.
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")

    /// The simulator's names of the keys that are more than characters.
    static let names: [Character: String] = [
        "\u{8}": "Delete", "\u{7F}": "ForwardDelete", "\u{3}": "Enter", "\u{1B}": "Escape", "\u{F700}": "Up", "\u{F701}": "Down",
        "\u{F702}": "Left", "\u{F703}": "Right",
    ]

    /// What types a text: pieces without such keys, and the keys.
    static func requests(for text: String) -> [DriveRequest] {
        var requests: [DriveRequest] = []
        var piece = ""
        func endPiece() {
            if !piece.isEmpty { requests.append(.type(piece)) }
            piece = ""
        }
        for character in text {
            guard let name = names[character] else {
                piece.append(character)
                continue
            }
            endPiece()
            requests.append(.key(name))
        }
        endPiece()
        return requests
    }
}

extension XCUIElement {
    /// Types a text into the element, which has to have the keyboard, or an element in it.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        act("type text into", needsTouch: false, at: SourcePlace(file: file, line: line)) { target in
            let all = target.tree.screen.elements
            let isApplication = target.element.type == ElementType.application.rawValue
            if !isApplication, let index = all.firstIndex(where: { $0.id == target.element.id }) {
                let hasFocus = ([index] + target.tree.descendants(of: index)).contains { all[$0].hasFocus }
                guard hasFocus else {
                    let focused = all.first(where: \.hasFocus).map { "; the keyboard is that of " + ElementWords.line($0) }
                    throw SimulationFailure(text: "Neither element nor any descendant has keyboard focus" + (focused ?? ""))
                }
            }
            for request in XCUIKeyboardKey.requests(for: text) { try Simulation.shared.perform(request) }
        }
    }

    /// Drags the thumb of a slider to a place. > Parameters: normalizedSliderPosition: from 0 to 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        let place = SourcePlace(file: file, line: line)
        act("adjust", at: place) { target in
            let wanted = Double(normalizedSliderPosition)
            guard target.element.type == ElementType.slider.rawValue else { throw SimulationFailure(text: "it is not a slider") }
            guard (0...1).contains(wanted) else { throw SimulationFailure(text: "a position is from 0 to 1, not \(wanted)") }
            try Simulation.shared.perform(.gesture(Self.drag(target.element, to: wanted)))
        }
    }

    /// The position of a slider, from 0 to 1.
    public var normalizedSliderPosition: CGFloat { nodeIfThere.map { CGFloat(Self.position(of: $0)) } ?? 0 }

    private static func position(of slider: DriveElement) -> Double {
        let text = (slider.value ?? "").filter { $0.isNumber || $0 == "." }
        return min(1, (Double(text) ?? 0) / 100)
    }

    private static func drag(_ slider: DriveElement, to wanted: Double) -> DriveGesture {
        // The thumb's middle stays half of its width away from the ends.
        let (start, length) = (slider.x + thumb / 2, slider.width - thumb)
        func point(_ part: Double) -> DrivePoint { DrivePoint(x: start + part * length, y: slider.y + slider.height / 2) }
        return .drag(from: point(position(of: slider)), to: point(wanted), hold: 0.1, velocity: 300, holdAtEnd: 0.2)
    }

    /// > Units: points.
    private static let thumb = 27.0

    /// Turns a picker's wheel until it shows a value.
    public func adjust(toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line) {
        act("adjust", needsTouch: false, at: SourcePlace(file: file, line: line)) { target in
            guard target.element.type == ElementType.pickerWheel.rawValue else { throw SimulationFailure(text: "it is not a picker wheel") }
            var seen = [target.element.value ?? ""]
            for up in [true, false] where seen.last != pickerWheelValue {
                for _ in 0..<Self.mostRows {
                    // At an end the wheel does not turn.
                    try? Simulation.shared.perform(.adjust(element: target.element.id, up: up))
                    let value = self.value(of: target.element)
                    guard value != seen.last else { break }
                    seen.append(value)
                    if value == pickerWheelValue { break }
                }
            }
            guard seen.last == pickerWheelValue else {
                throw SimulationFailure(
                    text: "the wheel has no value \"\(pickerWheelValue)\"; it has " + Set(seen).sorted().joined(separator: ", "))
            }
        }
    }

    private static let mostRows = 2000

    /// The value that an element has now. A test may have named it by one that it has no longer, such as `pickerWheels["May"]`.
    private func value(of element: DriveElement) -> String {
        let tree = try? Simulation.shared.tree(system: isSystem)
        return tree?.screen.elements.first { $0.id == element.id }?.value ?? ""
    }
}
