import AgentServer
import ControlProtocol
import DriveProtocol
import Foundation

/// `ferry ui`: sees and touches the screen of a booted device, as `ferry mcp` does.
enum UIVerbs {
    /// What can be done, and how the words become the arguments of a tool of `ferry mcp`.
    struct Action {
        var name: String
        /// The places of its words: parts in brackets may be left out.
        var usage: String
        var text: String
        var count: ClosedRange<Int>
        /// The names of the tool's arguments, by the number of words.
        var members: [Int: [String]]

        init(_ name: String, _ usage: String, _ text: String, _ members: [String]...) {
            (self.name, self.usage, self.text) = (name, usage, text)
            self.members = Dictionary(members.map { ($0.count, $0) }) { first, _ in first }
            count = (members.map(\.count).min() ?? 0)...(members.map(\.count).max() ?? 0)
        }
    }

    static let actions = [
        Action("tree", "tree [TARGET]", "the elements on the screen, or within one", [], ["in"]),
        Action("tap", "tap TARGET", "a tap", ["target"]), Action("doubletap", "doubletap TARGET", "two taps", ["target"]),
        Action("longpress", "longpress TARGET [SECONDS]", "a touch that stays", ["target"], ["target", "value"]),
        Action("type", "type [TARGET] TEXT", "a text, into an input", ["text"], ["target", "text"]),
        Action("swipe", "swipe up|down|left|right [TARGET]", "a swipe, over an element", ["text"], ["text", "target"]),
        Action("drag", "drag TARGET TARGET", "from one to the other", ["target", "to"]),
        Action("pinch", "pinch TARGET [SCALE]", "two fingers apart or together", ["target"], ["target", "value"]),
        Action("adjust", "adjust TARGET up|down", "one step of a slider or a picker", ["target", "text"]),
        Action("key", "key NAME", "a key, such as cmd+a", ["text"]),
        Action("rotate", "rotate portrait|upsidedown|left|right", "turn the device", ["text"]),
        Action("home", "home", "the home button", []), Action("open", "open URL", "the same as openurl", ["text"]),
        Action("wait", "wait TARGET", "until it is there", ["target"]),
    ]

    /// > Parameters: words: the action and what follows.
    static func run(_ device: BootedDevice, _ words: [String], _ arguments: Arguments, _ output: CommandOutput) throws {
        let names = actions.map(\.name)
        guard let action = actions.first(where: { $0.name == words[0] }) else {
            let near = Nearest.names(to: words[0], in: names)
            throw CommandFailure.usage(
                "ui has no \(words[0]); " + (near.isEmpty ? "there are \(names.joined(separator: ", "))" : "did you mean \(near[0])?"))
        }
        guard let members = action.members[words.count - 1] else { throw CommandFailure.usage("ferry ui DEVICE \(action.usage)") }
        if action.name == "open" {
            try ControlClient(device).ask(.open(url: words[1]))
            return output.show("")
        }
        let (tool, values) = try call(of: action, members, Array(words.dropFirst()), arguments)
        let machine = try BootedMachine(device)
        let lock = try SeenScreenFile(device.seenFile)
        let session = AgentSession(machine, knowing: lock.read(), isLive: true)
        let answer: ToolAnswer
        do { answer = try session.call(tool, values) } catch let fault as ArgumentFault { throw CommandFailure.usage(fault.text) }
        lock.write(session.memory)
        if let failure = machine.failure { throw failure }
        if answer.isError { throw CommandFailure(answer.text, .unknownElement) }
        output.show(answer.text, tool == "look" ? session.screenValue : .object(["text": .string(answer.text)]))
    }

    /// The tool and its arguments.
    static func call(
        of action: Action, _ members: [String], _ words: [String], _ arguments: Arguments
    ) throws -> (tool: String, values: JSONValue) {
        var values: [String: JSONValue] = [:]
        for (member, word) in zip(members, words) {
            if member == "value" {
                guard let number = Double(word) else { throw CommandFailure.usage("\(action.usage) takes a number, not \(word)") }
                values[member] = .number(number)
            } else {
                values[member] = .string(word)
            }
        }
        switch action.name {
        case "tree":
            if arguments.has("--frames") { values["frames"] = .bool(true) }
            return ("look", .object(values))
        case "wait":
            if arguments.has("--gone") { values["gone"] = .bool(true) }
            if let text = arguments["--seconds"] {
                guard let seconds = Double(text) else { throw CommandFailure.usage("--seconds takes a number, not \(text)") }
                values["seconds"] = .number(seconds)
            }
            return ("wait_for", .object(values))
        default:
            values["action"] = .string(action.name)
            return ("act", .object(values))
        }
    }

    static func failure(of answer: DriveAnswer) -> CommandFailure {
        switch answer {
        case .failed(let text), .ended(let text): CommandFailure(text)
        default: CommandFailure("the device answers something else")
        }
    }
}

/// The screen of a booted device for an `AgentSession`, which neither builds nor tests here.
private final class BootedMachine: AgentMachine {
    private let client: ControlClient
    /// Why nothing can be seen or touched: the app has ended, or the device.
    private(set) var failure: CommandFailure?

    init(_ device: BootedDevice) throws { client = try ControlClient(device) }

    var isSimulatorRunning: Bool { failure == nil }

    func send(_ request: DriveRequest) -> DriveAnswer {
        do {
            guard case .drive(let answer) = try client.ask(.drive(request)) else { return .ended("the device answers something else") }
            if case .ended(let text) = answer { failure = CommandFailure(text) }
            return answer
        } catch {
            failure = error as? CommandFailure ?? CommandFailure("\(error)")
            return .ended("\(error)")
        }
    }

    func build() -> (lines: [String], isBuilt: Bool) { (["ferry install builds"], false) }
    func test(only: String?) -> (lines: [String], isPassed: Bool) { (["ferry test tests"], false) }
    func startSimulator(device: String?) -> String? { "ferry boot boots" }
    var position: Int { 0 }
    func goBack(to position: Int) -> String? { "a booted device follows the machine's clock, which does not go back" }
    func fork() -> Int { 0 }
    func goOn(from fork: Int) -> String? { goBack(to: 0) }
    func clientIsQuiet() {}
    func takeLog() -> [String] { [] }
}

/// What `ferry ui` knows of a device's screen between two commands, so that references stay the same. One command at a time has it.
private final class SeenScreenFile {
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw CommandFailure("cannot open \(path): \(String(cString: strerror(errno)))") }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit { close(descriptor) }

    /// A file that is damaged is a device whose screen was not seen yet.
    func read() -> AgentMemory {
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        guard let data = try? handle.readToEnd() else { return AgentMemory() }
        return (try? JSONDecoder().decode(AgentMemory.self, from: data)) ?? AgentMemory()
    }

    func write(_ memory: AgentMemory) {
        guard let data = try? JSONEncoder().encode(memory), ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            return
        }
        _ = DriveStream.write(data, to: descriptor)
    }
}
