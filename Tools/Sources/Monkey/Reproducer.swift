internal import DriveProtocol

/// The steps that lead to a fault, each with the screen before it, as texts that the user can keep.
public struct Reproducer: Hashable, Sendable {
    /// A step, and what was on the screen before it.
    public struct Moment: Hashable, Sendable {
        var step: MonkeyStep
        var screen: DriveScreen
    }

    /// In order.
    public var moments: [Moment]

    // MARK: Script

    /// A script for `ferry run --script`. > Parameters: usesPlaces: whether elements are given by their places only.
    public func script(usesPlaces: Bool = false) -> String {
        var lines = ["keyboard software"]
        var isLandscape = false
        for moment in moments { lines += Self.lines(moment, usesPlaces, &isLandscape) }
        return (lines + ["wait idle"]).joined(separator: "\n") + "\n"
    }

    private static func lines(_ moment: Moment, _ usesPlaces: Bool, _ isLandscape: inout Bool) -> [String] {
        let rest = usesPlaces ? ["wait idle"] : []
        let element = moment.step.selector?.find(in: moment.screen)
        let target = element.map { Self.target($0, moment.screen, usesPlaces) } ?? ""
        switch moment.step {
        case .tap: return rest + ["tap " + target]
        case .doubleTap: return rest + ["doubletap " + target]
        case .press: return rest + ["longpress " + target]
        case .swipe(_, let side): return rest + ["swipe \(target) \(side.rawValue)"]
        case .type(_, let text):
            let typed = "type " + quoted(text)
            return rest + (element?.hasFocus == true ? [typed] : ["tap " + target, typed])
        case .tapPlace(let x, let y): return ["wait idle", "tap \(Int(x)),\(Int(y))"]
        case .key(let name): return rest + ["key " + name]
        case .backSwipe:
            let height = Int(moment.screen.height / 2)
            return ["wait idle", "drag 1,\(height) \(Int(moment.screen.width * 0.8)),\(height) 0.2"]
        case .rotate(let toLandscape):
            // Scripts turn the device from where it is.
            guard toLandscape != isLandscape else { return [] }
            isLandscape = toLandscape
            return ["rotate " + (toLandscape ? "left" : "right")]
        case .leaveAndReturn: return ["wait idle", "home", "wait idle", "foreground"]
        case .returnToApp: return ["foreground"]
        case .memoryWarning: return ["memory-warning"]
        case .appearance(let isDark): return ["appearance " + (isDark ? "dark" : "light")]
        }
    }

    /// A name where scripts find the element by it, else its place.
    private static func target(_ element: DriveElement, _ screen: DriveScreen, _ usesPlaces: Bool) -> String {
        let place = "\(Int(element.touch.x)),\(Int(element.touch.y))"
        guard !usesPlaces else { return place }
        let (identifier, label) = (element.identifier, element.label)
        if !identifier.isEmpty, isClear(screen.elements.filter { $0.identifier == identifier }, element) { return quoted(identifier) }
        let isTaken = screen.elements.contains { $0.identifier == label }
        if !label.isEmpty, !label.contains("\n"), !isTaken, isClear(screen.elements.filter { $0.label == label }, element) {
            return quoted(label)
        }
        return place
    }

    /// Whether elements of one name are all at the place of this one.
    private static func isClear(_ others: [DriveElement], _ element: DriveElement) -> Bool {
        others.filter(\.isHittable).allSatisfy {
            $0.x < element.x + element.width && element.x < $0.x + $0.width && $0.y < element.y + element.height
                && element.y < $0.y + $0.height
        }
    }

    // MARK: Test

    /// A method of an `XCTestCase`.
    public func test(named name: String) -> String {
        var lines = ["func \(name)() {", "    let app = XCUIApplication()", "    app.launch()"]
        for moment in moments { lines += Self.statements(moment).map { "    " + $0 } }
        lines += ["    XCTAssertEqual(app.state, .runningForeground)", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func statements(_ moment: Moment) -> [String] {
        let element = moment.step.selector.map(expression) ?? ""
        switch moment.step {
        case .tap: return [element + ".tap()"]
        case .doubleTap: return [element + ".doubleTap()"]
        case .press: return [element + ".press(forDuration: 1)"]
        case .swipe(_, let side): return ["\(element).swipe\(side.rawValue.prefix(1).uppercased() + side.rawValue.dropFirst())()"]
        case .type(let selector, let text):
            let hasFocus = selector.find(in: moment.screen)?.hasFocus == true
            return (hasFocus ? [] : [element + ".tap()"]) + ["\(element).typeText(\(literal(text)))"]
        case .tapPlace(let x, let y):
            return [
                "app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: \(Int(x)), dy: \(Int(y)))).tap()"
            ]
        case .key(let name):
            let keys = ["Return": ".return", "Delete": ".delete", "Escape": ".escape", "Tab": ".tab"]
            return ["app.typeText(XCUIKeyboardKey\(keys[name] ?? ".return").rawValue)"]
        case .backSwipe:
            return [
                "app.coordinate(withNormalizedOffset: CGVector(dx: 0.003, dy: 0.5))",
                "    .press(forDuration: 0, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.8, dy: 0.5)))",
            ]
        case .rotate(let toLandscape): return ["XCUIDevice.shared.orientation = \(toLandscape ? ".landscapeLeft" : ".portrait")"]
        case .leaveAndReturn: return ["XCUIDevice.shared.press(.home)", "app.activate()"]
        case .returnToApp: return ["app.activate()"]
        case .memoryWarning: return ["// Here the device tells the app that memory is short, for which XCUITest has no call."]
        case .appearance(let isDark): return ["XCUIDevice.shared.appearance = \(isDark ? ".dark" : ".light")"]
        }
    }

    private static func expression(_ selector: ElementSelector) -> String {
        let query = "app." + (queries[DriveElementType(rawValue: selector.type) ?? .other] ?? "otherElements")
        guard selector.key != .none else { return "\(query).element(boundBy: \(selector.index))" }
        guard !selector.isOnly else { return "\(query)[\(literal(selector.text))]" }
        return "\(query).matching(identifier: \(literal(selector.text))).element(boundBy: \(selector.index))"
    }

    /// Those whose query is not the type's name with an "s".
    private static let queries: [DriveElementType: String] = Dictionary(
        uniqueKeysWithValues: DriveElementType.allCases.map { type in
            switch type {
            case .other: (type, "otherElements")
            case .switch: (type, "switches")
            default: (type, "\(type)s")
            }
        })

    // MARK: Texts

    private static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    /// A string of Swift; characters that cannot be seen are written by their numbers.
    private static func literal(_ text: String) -> String {
        var result = ""
        for scalar in escaped(text).unicodeScalars {
            let isHidden = scalar.properties.generalCategory == .format || scalar.properties.generalCategory == .control
            result += isHidden ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
        return "\"" + result + "\""
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
