internal import DriveProtocol

/// What `act` does, from its arguments.
struct AgentAction {
    enum Kind: String, CaseIterable {
        case tap, doubletap, longpress, type, swipe, drag, pinch, adjust, key, rotate, home, open
    }

    /// What a gesture is at.
    enum Target: Equatable {
        case place(DrivePoint)
        case name(String)

        init(_ text: String) {
            let parts = text.split(separator: ",").map { Double($0.trimmingSpaces) }
            if parts.count == 2, let x = parts[0], let y = parts[1] {
                self = .place(DrivePoint(x: x, y: y))
            } else {
                self = .name(text)
            }
        }
    }

    var kind: Kind
    var target: Target?
    var end: Target?
    var text: String?
    var value: Double?

    init(_ arguments: JSONValue) throws(ArgumentFault) {
        guard let kind = arguments["action"]?.text.flatMap(Kind.init) else { throw ArgumentFault("act needs an action") }
        self.kind = kind
        target = arguments["target"]?.text.map(Target.init)
        end = arguments["to"]?.text.map(Target.init)
        text = arguments["text"]?.text
        if case .number(let number)? = arguments["value"] { value = number }
        switch kind {
        case .tap, .doubletap, .longpress, .pinch, .adjust, .drag:
            guard target != nil else { throw ArgumentFault("\(kind) needs a target") }
        case .type, .key, .open, .rotate, .swipe, .home: break
        }
        switch kind {
        case .type, .key, .open, .rotate, .swipe, .adjust:
            guard text != nil else { throw ArgumentFault("\(kind) needs a text") }
        case .drag:
            guard end != nil else { throw ArgumentFault("drag needs \"to\"") }
        default: break
        }
        guard kind != .rotate || orientation != nil else { throw ArgumentFault("rotate takes portrait, upsidedown, left or right") }
        guard kind != .swipe || direction != nil else { throw ArgumentFault("swipe takes up, down, left or right") }
        guard kind != .adjust || text == "up" || text == "down" else { throw ArgumentFault("adjust takes up or down") }
    }

    /// > Contract: the raw values of `UIDeviceOrientation`.
    var orientation: Int? {
        switch text {
        case "portrait": 1
        case "upsidedown": 2
        case "left": 3
        case "right": 4
        default: nil
        }
    }

    /// The signs of a swipe's way.
    var direction: (x: Double, y: Double)? {
        switch text {
        case "up": (0, -1)
        case "down": (0, 1)
        case "left": (-1, 0)
        case "right": (1, 0)
        default: nil
        }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring { drop { $0 == " " } }
}
