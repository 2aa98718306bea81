internal import DeviceRequests
public import DriveProtocol
internal import Foundation

/// What the tools need of the machine: programs that build, test and run the app.
public protocol AgentMachine: AnyObject {
    /// Builds the app. > Returns: what the build printed, and whether it succeeded.
    func build() -> (lines: [String], isBuilt: Bool)
    /// Runs tests. > Parameters: only: `Target/Class/test`; nil for all.
    func test(only: String?) -> (lines: [String], isPassed: Bool)
    /// Ends the simulator, if one runs, and starts one with the app that was built last. > Returns: why it could not be started.
    func startSimulator(device: String?) -> String?
    var isSimulatorRunning: Bool { get }
    func send(_ request: DriveRequest) -> DriveAnswer
    /// How many requests the simulator has done that change anything.
    var position: Int { get }
    /// Has another simulator do the requests up to an earlier position, from a snapshot where there is one. > Returns: why that was not possible.
    func goBack(to position: Int) -> String?
    /// Keeps the present moment. > Returns: a number for `goOn(from:)`, valid until the simulator is started again.
    func fork() -> Int
    /// Leaves the present and goes on from a moment that was kept. > Returns: why that was not possible.
    func goOn(from fork: Int) -> String?
    /// The client has asked nothing for a moment: time for what makes a later answer fast.
    func clientIsQuiet()
    /// What the app and the simulator have printed since the last call.
    func takeLog() -> [String]
}

/// What is known of a screen: its elements and their references.
public struct AgentMemory: Codable {
    var references = ReferenceTable()
    var screen = SeenScreen()

    public init() {}

    init(references: ReferenceTable, screen: SeenScreen) { (self.references, self.screen) = (references, screen) }
}

/// Does what a client of the Model Context Protocol asks, on one app.
public final class AgentSession {
    private let machine: any AgentMachine
    private var references: ReferenceTable
    private var screen: SeenScreen
    private var log: [String] = []
    private var launches = 0
    /// The machine's positions before each action since the launch.
    private var positions: [Int] = []
    /// Moments that the client has kept since the launch, by their names.
    private var forks: [String: (number: Int, positions: [Int])] = [:]
    /// Whether the screen changes between calls, too.
    private let isLive: Bool

    /// > Units: seconds of the app's clock.
    private static let restLimit = 5.0
    private static let pollTime = 0.1
    private static let waitTime = 10.0
    private static let mostLines = 1000

    /// > Parameters: memory: what an earlier session knew of the same screen. > Parameters: isLive: whether the app's time passes between calls.
    public init(_ machine: any AgentMachine, knowing memory: AgentMemory = AgentMemory(), isLive: Bool = false) {
        (self.machine, self.isLive) = (machine, isLive)
        (references, screen) = (memory.references, memory.screen)
    }

    /// What another session needs so that references stay the same.
    public var memory: AgentMemory { AgentMemory(references: references, screen: screen) }

    /// The elements of the last look that have references, for scripts.
    public var screenValue: JSONValue {
        .object([
            "isSystem": .bool(screen.isSystem), "width": .number(screen.width), "height": .number(screen.height),
            "elements": .array(screen.listed.map(Self.value)),
        ])
    }

    private static func value(_ seen: SeenElement) -> JSONValue {
        let element = seen.element
        let texts: [(String, String?)] = [
            ("label", element.label), ("title", element.title), ("identifier", element.identifier), ("value", element.value),
            ("placeholder", element.placeholder),
        ]
        var members: [String: JSONValue] = [
            "reference": .string("e\(seen.reference)"), "type": .string(ElementLine.type(element)), "depth": .number(Double(seen.depth)),
            "frame": .array([element.x, element.y, element.width, element.height].map(JSONValue.number)),
            "isEnabled": .bool(element.isEnabled), "isSelected": .bool(element.isSelected), "hasFocus": .bool(element.hasFocus),
            "isHittable": .bool(element.isHittable),
        ]
        for (name, text) in texts { if let text, !text.isEmpty { members[name] = .string(text) } }
        return .object(members)
    }

    private struct Problem: Error { var text: String }

    /// > Throws: `ArgumentFault` for arguments that make no sense.
    public func call(_ tool: String, _ arguments: JSONValue) throws -> ToolAnswer {
        do {
            switch tool {
            case "build_and_launch": return try launch(arguments)
            case "test":
                let result = machine.test(only: arguments["only"]?.text)
                return ToolAnswer(OutputDigest.text(result.lines), isError: !result.isPassed)
            case "log": return logText(arguments)
            default: break
            }
            guard machine.isSimulatorRunning else { throw Problem(text: "no app runs; build_and_launch starts it") }
            switch tool {
            case "look": return try look(arguments)
            case "act":
                let action = try AgentAction(arguments)
                let before = machine.position
                // What failed before it did anything is no action to undo.
                defer { if machine.position != before { positions.append(before) } }
                return ToolAnswer(try act(action))
            case "wait_for": return try wait(arguments)
            case "screenshot": return try screenshot(arguments)
            case "time":
                if let count = arguments["back"]?.number { return try goBack(count) }
                if let name = arguments["fork"]?.text { return try fork(name) }
                if let name = arguments["to"]?.text { return try goOn(from: name) }
                guard let seconds = arguments["advance"]?.number else { throw ArgumentFault("time needs advance, back, fork or to") }
                try pass(.advance(seconds: seconds))
                return ToolAnswer(try changes(since: screen))
            default: throw ArgumentFault("there is no tool \"\(tool)\"")
            }
        } catch let problem as Problem {
            return ToolAnswer(problem.text, isError: true)
        } catch let failure as SearchFailure {
            return ToolAnswer(failure.text, isError: true)
        }
    }

    // MARK: Launch and looks

    private func launch(_ arguments: JSONValue) throws -> ToolAnswer {
        var note = ""
        let relaunches = arguments["build"] == .bool(false)
        if !relaunches {
            let result = machine.build()
            let digest = OutputDigest.text(result.lines)
            guard result.isBuilt else { return ToolAnswer(digest, isError: true) }
            if result.lines.contains(where: { $0.contains(": warning: ") }) { note = digest + "\n" }
        }
        if !relaunches || !machine.isSimulatorRunning {
            if let fault = machine.startSimulator(device: arguments["device"]?.text) { throw Problem(text: fault) }
        }
        references.forget()
        screen = SeenScreen()
        var words: [String] = []
        if case .array(let items)? = arguments["arguments"] { words = items.compactMap(\.text) }
        try pass(.launch(arguments: words, environment: RandomSeed.environment([:], for: "agent", launch: launches)))
        launches += 1
        positions = []
        forks = [:]
        let busy = try settle()
        try update()
        return ToolAnswer(note + ScreenText.tree(screen) + busy)
    }

    private func look(_ arguments: JSONValue) throws -> ToolAnswer {
        try update()
        let root = try arguments["in"]?.text.map { try search.index(of: $0) }
        return ToolAnswer(ScreenText.tree(screen, in: root, frames: arguments["frames"] == .bool(true)))
    }

    private func screenshot(_ arguments: JSONValue) throws -> ToolAnswer {
        let width = Int(exactly: (arguments["width"]?.number ?? 300).rounded()) ?? 0
        guard (1...4096).contains(width) else { throw ArgumentFault("a width is from 1 to 4096 pixels") }
        guard case .screenshot(let png, _) = try pass(.screenshot), let image = ScaledImage.png(png, width: width) else {
            throw Problem(text: "the simulator sent no image")
        }
        return ToolAnswer("\(Int(screen.width))×\(Int(screen.height)) points", image: image)
    }

    private func logText(_ arguments: JSONValue) -> ToolAnswer {
        log = (log + machine.takeLog()).suffix(Self.mostLines)
        let part = arguments["contains"]?.text ?? ""
        let lines = log.filter { part.isEmpty || $0.contains(part) }
        log = []
        let count = Int(exactly: (arguments["lines"]?.number ?? 30).rounded()) ?? 30
        let shown = lines.suffix(max(1, min(count, Self.mostLines))).map { $0.count > 300 ? $0.prefix(299) + "…" : $0 }
        let left = lines.count - shown.count
        return ToolAnswer(shown.isEmpty ? "(nothing)" : (left > 0 ? "… \(left) lines before\n" : "") + shown.joined(separator: "\n"))
    }

    // MARK: Actions

    private func act(_ action: AgentAction) throws -> String {
        let before = try lookAgain()
        switch action.kind {
        case .tap: try pass(.gesture(.tap(at: place(action.target), count: 1, fingers: 1)))
        case .doubletap: try pass(.gesture(.tap(at: place(action.target), count: 2, fingers: 1)))
        case .longpress: try pass(.gesture(.press(at: place(action.target), seconds: action.value ?? 1)))
        case .pinch: try pass(.gesture(.pinch(at: place(action.target), scale: action.value ?? 2, seconds: 0.3, span: 200)))
        case .drag:
            let from = try place(action.target)
            try pass(.gesture(.drag(from: from, to: try place(action.end), hold: 0.1, velocity: 500, holdAtEnd: 0.1)))
        case .swipe: try swipe(action)
        case .adjust:
            guard case .name(let name)? = action.target else { throw ArgumentFault("adjust takes an element") }
            let element = screen.elements[try search.index(of: name)].element
            try pass(.adjust(element: element.id, up: action.text == "up"))
        case .type:
            if let target = action.target { try focus(target) }
            try pass(.type(action.text ?? ""))
        case .key: try pass(.key(action.text ?? ""))
        case .open: try pass(.open(url: action.text ?? ""))
        case .rotate: try pass(.orientation(action.orientation ?? 1))
        case .home: try pass(.home)
        }
        return try changes(since: before)
    }

    /// Of a device that goes on between calls, elements are looked for on the screen as it is, and not as it was seen last.
    ///
    /// > Returns: the screen that the client knows.
    private func lookAgain() throws -> SeenScreen {
        guard isLive else { return screen }
        let known = screen
        _ = try settle()
        try update()
        return known.elements.isEmpty ? screen : known
    }

    /// Taps a text input that does not have the keyboard.
    private func focus(_ target: AgentAction.Target) throws {
        if case .name(let name) = target, screen.elements[try search.index(of: name)].element.hasFocus { return }
        try pass(.gesture(.tap(at: place(target), count: 1, fingers: 1)))
        _ = try settle()
    }

    /// Half of the target's size, or of the screen's.
    private func swipe(_ action: AgentAction) throws {
        let way = action.direction ?? (0, 0)
        var (middle, size) = (DrivePoint(x: screen.width / 2, y: screen.height / 2), (screen.width, screen.height))
        if let target = action.target {
            middle = try place(target)
            if case .name(let name) = target {
                let element = screen.elements[try search.index(of: name)].element
                size = (min(element.width, screen.width), min(element.height, screen.height))
            }
        }
        let reach = (x: way.x * max(size.0, 80) / 4, y: way.y * max(size.1, 80) / 4)
        let from = DrivePoint(x: middle.x - reach.x, y: middle.y - reach.y)
        let to = DrivePoint(x: middle.x + reach.x, y: middle.y + reach.y)
        try pass(.gesture(.drag(from: from, to: to, hold: 0, velocity: 1500, holdAtEnd: 0)))
    }

    /// Where a touch reaches the target, which is scrolled onto the screen for that.
    private func place(_ target: AgentAction.Target?) throws -> DrivePoint {
        switch target {
        case .place(let point)?: return point
        case .name(let name)?:
            let index = try search.index(of: name)
            let seen = screen.elements[index]
            if seen.element.isHittable { return seen.element.touch }
            if case .failed = machine.send(.reveal(element: seen.element.id)) {
                throw Problem(text: "\(ElementLine.text(seen)) is no longer there")
            }
            _ = try settle()
            try update()
            guard let found = screen.elements.first(where: { $0.reference == seen.reference }), found.element.isHittable else {
                throw Problem(text: "\(ElementLine.text(seen, frame: true)) is covered, or cannot be scrolled onto the screen")
            }
            return found.element.touch
        case nil: throw ArgumentFault("a target is missing")
        }
    }

    // MARK: Going back

    /// Undoes the last actions. > Parameters: count: of calls of `act`.
    private func goBack(_ count: Double) throws -> ToolAnswer {
        guard let count = Int(exactly: count), count > 0 else { throw ArgumentFault("back is a number of actions") }
        guard count <= positions.count else {
            throw Problem(text: "\(positions.count) action\(positions.count == 1 ? " was" : "s were") done since the launch")
        }
        if let fault = machine.goBack(to: positions[positions.count - count]) { throw Problem(text: fault) }
        positions.removeLast(count)
        return try lookAtOtherMoment()
    }

    /// Keeps the present moment under a name, which replaces an earlier one.
    private func fork(_ name: String) throws -> ToolAnswer {
        guard !name.isEmpty else { throw ArgumentFault("fork needs a name for the moment") }
        forks[name] = (machine.fork(), positions)
        return ToolAnswer("kept \(ElementLine.quoted(name))")
    }

    /// Goes on from a moment that was kept; the present is given up unless it was kept too.
    private func goOn(from name: String) throws -> ToolAnswer {
        guard let fork = forks[name] else {
            let known = forks.keys.sorted().map(ElementLine.quoted).joined(separator: ", ")
            throw Problem(
                text: "no moment \(ElementLine.quoted(name)) was kept since the launch" + (known.isEmpty ? "" : "; there are \(known)"))
        }
        if let fault = machine.goOn(from: fork.number) { throw Problem(text: fault) }
        positions = fork.positions
        return try lookAtOtherMoment()
    }

    private func lookAtOtherMoment() throws -> ToolAnswer {
        // Elements of the future may get the same identifiers.
        references.forget()
        screen = SeenScreen()
        try update()
        return ToolAnswer(ScreenText.tree(screen))
    }

    // MARK: Waiting

    private func wait(_ arguments: JSONValue) throws -> ToolAnswer {
        let (name, isGone) = (arguments["target"]?.text ?? "", arguments["gone"] == .bool(true))
        let limit = arguments["seconds"]?.number ?? Self.waitTime
        guard (0...DriveRequest.longestTime).contains(limit) else {
            throw ArgumentFault("seconds are from 0 to \(Int(DriveRequest.longestTime))")
        }
        let before = screen
        try update()
        var waited = 0.0
        while true {
            var failure: SearchFailure?
            do throws(SearchFailure) { _ = try search.index(of: name) } catch { failure = error }
            if (failure?.isMissing ?? false) == isGone {
                return ToolAnswer(
                    "after \(Int((waited * 10).rounded()) / 10).\(Int((waited * 10).rounded()) % 10) s\n"
                        + ScreenText.difference(from: before, to: screen))
            }
            guard waited < limit else {
                let words = isGone ? "\(ElementLine.quoted(name)) is still there" : failure?.text ?? ""
                return ToolAnswer("after \(limit) s: " + words, isError: true)
            }
            try pass(.advance(seconds: Self.pollTime))
            waited += Self.pollTime
            try update()
        }
    }

    private func changes(since before: SeenScreen) throws -> String {
        let busy = try settle()
        try update()
        return ScreenText.difference(from: before, to: screen) + busy
    }

    /// > Returns: what keeps the app busy, as a line; empty if it is idle.
    private func settle() throws -> String {
        guard case .settled(false, let busy) = try pass(.settle(limit: Self.restLimit)) else { return "" }
        return "\nbusy: " + (busy.isEmpty ? "the screen changes" : busy.prefix(3).joined(separator: "; "))
    }

    private func update() throws {
        guard case .screen(let new) = try pass(.elements) else { throw Problem(text: "the simulator sent no elements") }
        screen = references.read(new)
    }

    private var search: ElementSearch { ElementSearch(screen: screen, gone: references.gone) }

    @discardableResult
    private func pass(_ request: DriveRequest) throws -> DriveAnswer {
        let answer = machine.send(request)
        switch answer {
        case .failed(let text): throw Problem(text: text)
        case .ended(let text):
            let lines = machine.takeLog()
            log += lines
            throw Problem(text: ([text] + lines.suffix(5)).joined(separator: "\n"))
        default: return answer
        }
    }
}

extension JSONValue {
    fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
