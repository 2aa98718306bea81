internal import DriveProtocol

/// A test in Swift.
struct SwiftSource {
    let isXCTest: Bool
    /// Of the file.
    let name: String
    let device: String
    let arguments: [String]

    /// The variable that a hidden text is read from.
    static let variable = "UI_TEST_PASSWORD"

    func source(of statements: [RecordedStatement]) -> String {
        var body = ["let app = XCUIApplication()"]
        if statements.contains(where: \.isOnSystemScreen) {
            body.append("let springboard = XCUIApplication(bundleIdentifier: \"com.apple.springboard\")")
        }
        if !arguments.isEmpty { body.append("app.launchArguments = [\(arguments.map(SwiftText.quoted).joined(separator: ", "))]") }
        body += ["app.launch()", ""] + statements.flatMap(lines)
        let indent = String(repeating: " ", count: 8)
        let text = body.map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
        let type = SwiftText.typeName(name)
        let method = SwiftText.methodName(name, isXCTest: isXCTest)
        let header = [
            "/// Recorded on \(device) by `ferry run --record-test`. Commented assertions say what appeared: keep those that matter."
        ]
        let start =
            isXCTest
            ? ["import XCTest", ""] + header + [
                "final class \(type): XCTestCase {", "    override func setUp() { continueAfterFailure = false }", "",
                "    @MainActor func \(method)() throws {",
            ]
            : ["import Testing", "import XCTest", ""] + header + [
                "@MainActor @Suite(.serialized) struct \(type) {", "    @Test func \(method)() throws {",
            ]
        return (start + [text, "    }", "}", ""]).joined(separator: "\n")
    }

    private func lines(_ statement: RecordedStatement) -> [String] {
        switch statement {
        case .gesture(let gesture, let target): gestureLines(gesture, target)
        case .drag(let from, let to, let hold, _): [drag(from, to, hold)]
        case .type(let pieces, let target): [element(target) + ".typeText(" + typed(pieces) + ")"]
        case .secret(let target):
            [
                "// The text of this field is not recorded: set \(Self.variable) in the environment of the tests.",
                element(target) + ".typeText(ProcessInfo.processInfo.environment[\"\(Self.variable)\"] ?? \"password\")",
            ]
        case .slider(let target, let part): [element(target) + ".adjust(toNormalizedSliderPosition: \(part))"]
        case .wheel(let target, let value): [element(target) + ".adjust(toPickerWheelValue: \(SwiftText.quoted(value)))"]
        case .device(let action): [deviceLine(action)]
        case .wait(let target, let seconds): [check(element(target) + ".waitForExistence(timeout: \(seconds))")]
        case .exists(let selector, let isOffered): [(isOffered ? "// " : "") + check(SwiftText.query(selector) + ".exists")]
        }
    }

    private func check(_ condition: String) -> String { isXCTest ? "XCTAssertTrue(\(condition))" : "#expect(\(condition))" }

    private func element(_ target: RecordedTarget?) -> String { target?.selector.map(SwiftText.query) ?? "app" }

    private func coordinate(_ target: RecordedTarget) -> String {
        let offset = target.offset ?? DrivePoint(x: 0.5, y: 0.5)
        func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
        return element(target) + ".coordinate(withNormalizedOffset: CGVector(dx: \(number(offset.x)), dy: \(number(offset.y))))"
    }

    private func gestureLines(_ gesture: RecordedGesture, _ target: RecordedTarget) -> [String] {
        let subject = target.offset == nil ? element(target) : coordinate(target)
        switch gesture {
        case .tap(1): return [subject + ".tap()"]
        case .tap(2): return [subject + ".doubleTap()"]
        case .tap(let count):
            return target.offset == nil
                ? [subject + ".tap(withNumberOfTaps: \(count), numberOfTouches: 1)"] : Array(repeating: subject + ".tap()", count: count)
        case .twoFingerTap: return [element(target) + ".twoFingerTap()"]
        case .press(let seconds): return [subject + ".press(forDuration: \(seconds))"]
        case .swipe(let direction): return [element(target) + ".swipe\(direction.rawValue.capitalizedFirst)()"]
        case .pinch(let scale, let velocity): return [element(target) + ".pinch(withScale: \(scale), velocity: \(velocity))"]
        case .rotate(let angle, let velocity): return [element(target) + ".rotate(\(angle), withVelocity: \(velocity))"]
        }
    }

    private func drag(_ from: RecordedTarget, _ to: RecordedTarget, _ hold: Double) -> String {
        if from.offset == nil, to.offset == nil { return element(from) + ".press(forDuration: \(hold), thenDragTo: \(element(to)))" }
        return coordinate(from) + ".press(forDuration: \(hold), thenDragTo: \(coordinate(to))"
            + ", withVelocity: .slow, thenHoldForDuration: 0.3)"
    }

    private func typed(_ pieces: [TypedPiece]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): SwiftText.quoted(text)
            case .key(let key): "XCUIKeyboardKey.\(SwiftText.name(of: key)).rawValue"
            }
        }.joined(separator: " + ")
    }

    private func deviceLine(_ action: RecordedDeviceAction) -> String {
        switch action {
        case .home: return "XCUIDevice.shared.press(.home)"
        case .appearance(let isDark): return "XCUIDevice.shared.appearance = \(isDark ? ".dark" : ".light")"
        case .turn(_, let orientation):
            let names = [1: ".portrait", 2: ".portraitUpsideDown", 3: ".landscapeLeft", 4: ".landscapeRight"]
            return "XCUIDevice.shared.orientation = \(names[orientation] ?? ".portrait")"
        case .script(let line): return "// Not recorded, because XCUITest has no statement for it: \(line)"
        }
    }
}

extension RecordedStatement {
    /// Whether it names an element of the device's own screens.
    var isOnSystemScreen: Bool {
        switch self {
        case .exists(let selector, let isOffered): selector.isSystem && !isOffered
        case .wait(let target, _): target.selector?.isSystem == true
        case .drag(let from, let to, _, _): from.selector?.isSystem == true || to.selector?.isSystem == true
        default: target?.selector?.isSystem == true
        }
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
