public import DeviceRequests
public import DriveProtocol

/// What the monkey needs of the machine.
public protocol MonkeyDevice: AnyObject {
    /// Starts a device without data, and what the app needs next to it, after ending those of the last start. The app is not launched.
    func start() throws
    func send(_ request: DriveRequest) -> DriveAnswer
    func send(_ request: DeviceRequest) -> DeviceAnswer
    /// Runs a script on another such device. > Returns: what it printed, nil if every line passed.
    func failure(ofScript text: String) throws -> String?
}

/// Why a run of the app ended that should have gone on.
public struct MonkeyFault: Codable, Hashable, Sendable {
    /// Everything known about it, in several lines.
    public var text: String

    /// The same for the same fault: without what differs from run to run.
    public var key: String {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("  last events:") }
        return lines.joined(separator: "\n").replacing(/0x[0-9a-fA-F]+/, with: "0x…").replacing(
            /did not respond for [0-9.]+ s/, with: "did not respond")
    }

    /// Whether the app did not answer.
    public var isHang: Bool { text.contains("did not respond") }

    /// The line that says most: the app's message, or else how it ended.
    var words: String {
        let lines = key.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        return lines.count > 1 ? lines[1] : lines.first ?? ""
    }
}

/// Does steps on a device.
struct MonkeyPlayer {
    enum Outcome {
        case screen(DriveScreen)
        /// Its element is not there.
        case skipped
        case fault(MonkeyFault)
    }

    let device: any MonkeyDevice

    /// How long the app may take to be idle before the next step. > Units: seconds of its clock.
    private static let restLimit = 2.0

    private struct Ending: Error { var fault: MonkeyFault }

    func launch() throws -> Outcome {
        try device.start()
        return outcome { try pass(.launch(arguments: [], environment: RandomSeed.environment([:], for: "monkey", launch: 0))) }
    }

    func play(_ step: MonkeyStep, on screen: DriveScreen) -> Outcome {
        var element: DriveElement?
        if let selector = step.selector {
            guard let found = selector.find(in: screen), found.isHittable else { return .skipped }
            element = found
        }
        return outcome { try perform(step, element, screen) }
    }

    private func outcome(_ body: () throws -> Void) -> Outcome {
        do {
            try body()
            try pass(.settle(limit: Self.restLimit))
            guard case .screen(let screen) = try pass(.elements) else {
                return .fault(MonkeyFault(text: "the app sent no elements"))
            }
            return .screen(screen)
        } catch let ending as Ending {
            return .fault(ending.fault)
        } catch {
            return .fault(MonkeyFault(text: "\(error)"))
        }
    }

    private func perform(_ step: MonkeyStep, _ element: DriveElement?, _ screen: DriveScreen) throws {
        let place = element?.touch ?? DrivePoint(x: 0, y: 0)
        switch step {
        case .tap: try pass(.gesture(.tap(at: place, count: 1, fingers: 1)))
        case .doubleTap: try pass(.gesture(.tap(at: place, count: 2, fingers: 1)))
        case .press: try pass(.gesture(.press(at: place, seconds: 1)))
        case .swipe(_, let side): if let element { try swipe(element, side, screen) }
        case .type(_, let text):
            if element?.hasFocus != true {
                try pass(.gesture(.tap(at: place, count: 1, fingers: 1)))
                try pass(.settle(limit: Self.restLimit))
            }
            try pass(.type(text))
        case .tapPlace(let x, let y): try pass(.gesture(.tap(at: DrivePoint(x: x, y: y), count: 1, fingers: 1)))
        case .key(let name): try pass(.key(name))
        case .backSwipe:
            let (from, to) = (DrivePoint(x: 1, y: screen.height / 2), DrivePoint(x: screen.width * 0.8, y: screen.height / 2))
            try pass(.gesture(.drag(from: from, to: to, hold: 0, velocity: 1500, holdAtEnd: 0)))
        case .rotate(let toLandscape): try pass(.orientation(toLandscape ? 3 : 1))
        case .leaveAndReturn:
            try pass(.home)
            try pass(.settle(limit: Self.restLimit))
            try pass(.activate)
        case .returnToApp: try pass(.activate)
        case .memoryWarning: try pass(DeviceRequest.memoryWarning)
        case .appearance(let isDark): try pass(DeviceRequest.set(name: "appearance", value: isDark ? "dark" : "light"))
        }
    }

    /// Over most of the visible part of the element.
    private func swipe(_ element: DriveElement, _ side: MonkeyStep.Side, _ screen: DriveScreen) throws {
        let middle = element.touch
        let half = (
            x: max(20, min(middle.x - max(element.x, 0), screen.width - middle.x) * 0.6),
            y: max(20, min(middle.y - max(element.y, 0), screen.height - middle.y) * 0.6)
        )
        let way: (x: Double, y: Double) =
            switch side {
            case .up: (0, -1)
            case .down: (0, 1)
            case .left: (-1, 0)
            case .right: (1, 0)
            }
        let from = DrivePoint(x: middle.x - way.x * half.x, y: middle.y - way.y * half.y)
        let to = DrivePoint(x: middle.x + way.x * half.x, y: middle.y + way.y * half.y)
        try pass(.gesture(.drag(from: from, to: to, hold: 0, velocity: 1000, holdAtEnd: 0)))
    }

    @discardableResult
    private func pass(_ request: DriveRequest) throws -> DriveAnswer {
        let answer = device.send(request)
        if case .ended(let text) = answer { throw Ending(fault: MonkeyFault(text: text)) }
        return answer
    }

    private func pass(_ request: DeviceRequest) throws {
        if case .ended(let text) = device.send(request) { throw Ending(fault: MonkeyFault(text: text)) }
    }

    /// What an audit of the screen finds; nothing if it cannot be audited.
    func audit() -> [String] {
        if case .issues(let issues) = device.send(DeviceRequest.audit(kinds: [])) { issues.map(\.text) } else { [] }
    }
}
