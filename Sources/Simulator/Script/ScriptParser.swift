internal import DeviceProtocol

/// Parses a script: one command per line, with empty lines and `#` comments.
public struct ScriptParser {
    private let file: String

    /// All lines of `text`, or the first syntax error. `file` is its name in messages.
    public static func parse(_ text: String, file: String) throws(ScriptSyntaxError) -> [ScriptLine] {
        let parser = ScriptParser(file: file)
        var lines: [ScriptLine] = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            var content = String(line)
            if number == 1, content.hasPrefix("\u{FEFF}") { content.removeFirst() }
            guard let (command, waits) = try parser.command(of: content, number: number) else { continue }
            lines.append(ScriptLine(number: number, text: content, command: command, waitsForRest: waits))
        }
        return lines
    }

    private func command(of line: String, number: Int) throws(ScriptSyntaxError) -> (ScriptCommand, waitsForRest: Bool)? {
        do {
            var reader = try ScriptLineReader(line)
            guard !reader.isEmpty else { return nil }
            return try reader.command()
        } catch {
            throw ScriptSyntaxError(file: file, line: number, column: error.column, message: error.message)
        }
    }
}

/// Reads the words of one line from left to right.
private struct ScriptLineReader {
    private let tokens: [ScriptToken]
    private let endColumn: Int
    private var index = 0

    var isEmpty: Bool { tokens.isEmpty }

    init(_ line: String) throws(ScriptTokenError) {
        tokens = try ScriptTokens.tokens(of: line)
        endColumn = line.count + 1
    }

    mutating func command() throws(ScriptTokenError) -> (ScriptCommand, waitsForRest: Bool) {
        let column = tokens[0].column
        guard case .word(let name) = tokens[0].kind else {
            throw ScriptTokenError(column: column, message: "a line begins with a command, not with a quoted text; \(Self.usage)")
        }
        index = 1
        let command = try command(named: name, column: column)
        let isNow = command.waitsForRest && peek == .word("now")
        if isNow { index += 1 }
        if index < tokens.count {
            throw ScriptTokenError(column: tokens[index].column, message: "unexpected text after \"\(name)\"")
        }
        return (command, !isNow)
    }

    /// Far outside every screen; a drag may leave the screen by at most this. > Units: points.
    private static let farthest = 10_000.0
    private static let usage =
        "commands are tap, doubletap, longpress, drag, carry, rightclick, swipe, scroll, pinch, twist, twofingertap, twofingerdrag, hover, "
        + "shake, tilt, type, key, rotate, appearance, keyboard, open, launch, battery, proximity, background, home, foreground, switcher, settings, lock, unlock, notification-center, quit, terminate, reset, push, shortcut, background-fetch, memory-warning, wait, screenshot, record, tree, expect, expect-not, expect-haptic, audit, voiceover, set"

    private mutating func command(named name: String, column: Int) throws(ScriptTokenError) -> ScriptCommand {
        switch name {
        case "tap": return .tap(try target())
        case "doubletap": return .doubleTap(try target())
        case "longpress": return .longPress(try target(), seconds: try optionalNumber(or: 1, what: "seconds"))
        case "drag":
            let from = try target()
            let to = try target()
            return .drag(from: from, to: to, seconds: try optionalNumber(or: 0.3, what: "seconds"))
        case "scroll":
            guard case .word("to")? = peek else { throw expected("to and a quoted text") }
            index += 1
            return .scrollTo(try text(what: "a quoted text or identifier"))
        case "carry":
            let from = try target()
            let to = try target()
            return .carry(from: from, to: to, seconds: try optionalNumber(or: 0.5, what: "seconds"))
        case "rightclick": return .secondaryClick(try target())
        case "expect-haptic": return .expectHaptic(try text(what: "a quoted text such as \"impact medium\""))
        case "pinch":
            let place = try target()
            let scale = try number(what: "a scale such as 2 or 0.5")
            guard scale > 0 else { throw ScriptTokenError(column: tokens[index - 1].column, message: "a scale must be over 0") }
            return .pinch(place, scale: scale, seconds: try optionalNumber(or: 0.3, what: "seconds"))
        case "twist":
            let place = try target()
            let degrees = try signedNumber(what: "degrees such as 90 or -45", limit: 3600)
            return .twist(place, degrees: degrees, seconds: try optionalNumber(or: 0.5, what: "seconds"))
        case "twofingertap": return .twoFingerTap(try target())
        case "twofingerdrag":
            let from = try target()
            let to = try target()
            return .twoFingerDrag(from: from, to: to, seconds: try optionalNumber(or: 0.3, what: "seconds"))
        case "swipe":
            let place = try target()
            return .swipe(place, try choice(["left": .left, "right": .right, "up": .up, "down": .down]))
        case "hover": return .hover(try target())
        case "shake": return .shake
        case "tilt":
            let what = "a number from -1 to 1"
            return .tilt(x: try signedNumber(what: what, limit: 1), y: try signedNumber(what: what, limit: 1))
        case "type": return .type(try text(what: "a quoted text to type"))
        case "key": return .key(try key())
        case "rotate": return .rotate(try choice(["left": .left, "right": .right]))
        case "appearance": return .appearance(try choice(["light": .light, "dark": .dark]))
        case "keyboard": return .keyboard(isHardware: try choice(["hardware": true, "software": false]))
        case "open": return .open(try text(what: "a quoted URL"), app: try optionalApp())
        case "launch": return .launch(try text(what: "a quoted name or identifier of an app"))
        case "battery":
            let percent = try number(what: "a percentage from 0 to 100")
            guard percent <= 100 else { throw ScriptTokenError(column: tokens[index - 1].column, message: "a battery has at most 100 %") }
            let isCharging = peek == .word("charging")
            if isCharging { index += 1 }
            return .battery(percent / 100, isCharging: isCharging)
        case "proximity": return .proximity(isNear: try choice(["near": true, "far": false]))
        case "background", "home": return .background
        case "switcher": return .switcher
        case "settings": return .settings
        case "lock": return .lock
        case "unlock": return .unlock
        case "notification-center": return .notificationCenter
        case "quit": return .quit(app: try optionalApp())
        case "reset": return .reset
        case "terminate": return .terminate(app: try optionalApp())
        case "push":
            if case .word(let word)? = peek, let change = ["on": ScriptCommand.PushChange.on, "off": .off, "renew": .renew][word] {
                index += 1
                return .pushService(change, app: change == .renew ? try optionalApp() : nil)
            }
            let file = try path(what: "a file with a payload, or on, off or renew", suffixes: [".json", ".apns"])
            return .push(path: file, app: try optionalApp())
        case "foreground": return .foreground
        case "memory-warning": return .memoryWarning
        case "shortcut": return .shortcut(try text(what: "the quoted title of a quick action"), app: try optionalApp())
        case "background-fetch": return .backgroundFetch(app: try optionalApp())
        case "wait":
            if case .word("idle")? = peek { return take(.waitIdle) }
            return .wait(seconds: try number(what: "idle or seconds"))
        case "screenshot": return .screenshot(path: try path(what: "a file name that ends in .png", suffixes: [".png"]))
        case "record":
            if case .word("stop")? = peek { return take(.stopRecording) }
            guard case .word("start")? = peek else { throw expected("start or stop") }
            index += 1
            return .startRecording(path: try path(what: "a file name that ends in .webp or .png", suffixes: [".webp", ".png"]))
        case "tree": return .tree(path: try path(what: "a file name", suffixes: [""]))
        case "expect":
            if case .word("spoken")? = peek {
                index += 1
                return .expectSpoken(try text(what: "a quoted text that is spoken"))
            }
            return .expect(try text(what: "a quoted text"))
        case "expect-not": return .expectNot(try text(what: "a quoted text"))
        case "voiceover":
            return .voiceOver(try choice(Dictionary(uniqueKeysWithValues: SpeechCommand.allCases.map { ($0.rawValue, $0) })))
        case "set": return .set(try control())
        case "audit": return .audit(try auditTypes())
        default: throw ScriptTokenError(column: column, message: "there is no command \"\(name)\"; \(Self.usage)")
        }
    }

    private var peek: ScriptToken.Kind? { index < tokens.count ? tokens[index].kind : nil }
    private var column: Int { index < tokens.count ? tokens[index].column : endColumn }

    private mutating func take(_ command: ScriptCommand) -> ScriptCommand {
        index += 1
        return command
    }

    private func expected(_ what: String) -> ScriptTokenError { ScriptTokenError(column: column, message: "expected \(what) here") }

    private mutating func target() throws(ScriptTokenError) -> ScriptCommand.Target {
        defer { index += 1 }
        switch peek {
        case .quoted(let text)?: return .element(text)
        case .word(let word)?:
            let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else {
                throw expected("a quoted text or identifier, or a position such as 120,300")
            }
            guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else {
                throw ScriptTokenError(column: column, message: "\(word) is out of range; coordinates are from -10000 to 10000 points")
            }
            return .point(x: x, y: y)
        case nil: throw expected("a quoted text or identifier, or a position such as 120,300")
        }
    }

    private mutating func number(what: String) throws(ScriptTokenError) -> Double {
        guard case .word(let word)? = peek, let value = Double(word), value.isFinite, value >= 0, value <= 86_400 else {
            throw expected(what)
        }
        index += 1
        return value
    }

    private mutating func signedNumber(what: String, limit: Double) throws(ScriptTokenError) -> Double {
        guard case .word(let word)? = peek, let value = Double(word), value.isFinite, abs(value) <= limit else { throw expected(what) }
        index += 1
        return value
    }

    private mutating func optionalNumber(or value: Double, what: String) throws(ScriptTokenError) -> Double {
        peek == nil || peek == .word("now") ? value : try number(what: what)
    }

    private mutating func text(what: String) throws(ScriptTokenError) -> String {
        guard case .quoted(let text)? = peek else { throw expected(what) }
        index += 1
        return text
    }

    /// `app "Name"`, if present.
    private mutating func optionalApp() throws(ScriptTokenError) -> String? {
        guard case .word("app")? = peek else { return nil }
        index += 1
        return try text(what: "a quoted name or identifier of an app")
    }

    private mutating func key() throws(ScriptTokenError) -> ScriptKey {
        let name: String
        switch peek {
        case .word(let word)?: name = word
        case .quoted(let text)?: name = text
        case nil: throw expected("a key such as Return, Tab, Left or cmd+a")
        }
        guard let key = ScriptKey(named: name) else { throw expected("a key such as Return, Tab, Left or cmd+a") }
        index += 1
        return key
    }

    private mutating func choice<Value>(_ choices: [String: Value]) throws(ScriptTokenError) -> Value {
        guard case .word(let word)? = peek, let value = choices[word] else {
            throw expected(choices.keys.sorted().joined(separator: " or "))
        }
        index += 1
        return value
    }

    private mutating func control() throws(ScriptTokenError) -> DeviceControl {
        guard case .word(let name)? = peek, let expectation = DeviceControl.expectation(of: name) else {
            throw expected(DeviceControl.names.joined(separator: " or "))
        }
        index += 1
        guard case .word(let value)? = peek, let control = DeviceControl(name: name, value: value) else { throw expected(expectation) }
        index += 1
        return control
    }

    /// All types if none is named.
    private mutating func auditTypes() throws(ScriptTokenError) -> AccessibilityAuditType {
        guard peek != nil else { return .all }
        var types: AccessibilityAuditType = []
        while peek != nil {
            guard case .word(let word)? = peek, let known = AccessibilityAuditType.names.first(where: { $0.name == word }) else {
                throw expected(AccessibilityAuditType.names.map(\.name).joined(separator: ", "))
            }
            types.insert(known.type)
            index += 1
        }
        return types
    }

    private mutating func path(what: String, suffixes: [String]) throws(ScriptTokenError) -> String {
        let path: String
        switch peek {
        case .word(let word)?: path = word
        case .quoted(let text)?: path = text
        case nil: throw expected(what)
        }
        guard !path.isEmpty, suffixes.contains(where: path.lowercased().hasSuffix) else { throw expected(what) }
        index += 1
        return path
    }
}
