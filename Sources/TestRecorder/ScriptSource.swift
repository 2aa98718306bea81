internal import DriveProtocol

/// A script for `ferry run --headless --script`.
struct ScriptSource {
    let device: String

    func source(of statements: [RecordedStatement]) -> String {
        (["# Recorded on \(device) by `ferry run --record-test`.", "wait idle"] + statements.flatMap(lines)).joined(separator: "\n") + "\n"
    }

    private func lines(_ statement: RecordedStatement) -> [String] {
        switch statement {
        case .gesture(let gesture, let target): return [gestureLine(gesture, target)]
        case .drag(let from, let to, let hold, let seconds):
            return ["\(hold >= 0.4 ? "carry" : "drag") \(place(from)) \(place(to)) \(number(max(seconds, 0.1)))"]
        case .type(let pieces, _): return pieces.map(typed)
        case .secret: return ["# The text of this field is not recorded: write it here.", "type \"password\""]
        case .slider(let target, let part): return ["# The slider is at \(number(part)).", "tap \(place(target))"]
        case .wheel(let target, let value): return ["# The wheel is at \(quoted(value)).", "tap \(place(target))"]
        case .device(let action): return [deviceLine(action)]
        // Lines wait for their elements; `expect` says what is missing.
        case .wait(let target, let seconds):
            return (seconds > 5 ? ["wait \(seconds - 5)"] : []) + (target.selector?.name.map { ["expect \(quoted($0))"] } ?? [])
        case .exists(let selector, let isOffered):
            guard let name = selector.name else { return [] }
            return [(isOffered ? "# " : "") + "expect \(quoted(name))"]
        }
    }

    private func gestureLine(_ gesture: RecordedGesture, _ target: RecordedTarget) -> String {
        let place = name(target)
        switch gesture {
        case .tap(1): return "tap \(place)"
        case .tap: return "doubletap \(place)"
        case .twoFingerTap: return "twofingertap \(place)"
        case .press(let seconds): return "longpress \(place) \(number(seconds))"
        case .swipe(let direction): return "swipe \(self.place(target)) \(direction.rawValue)"
        case .pinch(let scale, let velocity): return "pinch \(place) \(number(scale)) \(number(seconds(abs(scale - 1), velocity)))"
        case .rotate(let angle, let velocity):
            return "twist \(place) \(number(angle * 180 / .pi)) \(number(seconds(abs(angle), velocity)))"
        }
    }

    private func seconds(_ way: Double, _ velocity: Double) -> Double { min(10, max(0.1, way / max(abs(velocity), 0.01))) }

    /// The element's name where that is enough, otherwise its place.
    private func name(_ target: RecordedTarget) -> String {
        if target.offset == nil, let selector = target.selector, selector.steps.count == 2, let name = selector.name { return quoted(name) }
        return place(target)
    }

    private func place(_ target: RecordedTarget) -> String { "\(number(target.place.x)),\(number(target.place.y))" }

    private func typed(_ piece: TypedPiece) -> String {
        switch piece {
        case .text(let text): "type \(quoted(text))"
        case .key(let key): "key \(key.rawValue)"
        }
    }

    private func deviceLine(_ action: RecordedDeviceAction) -> String {
        switch action {
        case .home: "home"
        case .appearance(let isDark): "appearance \(isDark ? "dark" : "light")"
        case .turn(let left, _): "rotate \(left ? "left" : "right")"
        case .script(let line): line
        }
    }

    private func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.flatMap { character -> String in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n", "\r", "\r\n": "\\n"
            default: String(character)
            }
        }
        return "\"" + String(escaped) + "\""
    }
}
