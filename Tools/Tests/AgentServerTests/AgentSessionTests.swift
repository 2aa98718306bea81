import DriveProtocol
import Foundation
import Testing

@testable import AgentServer

/// A machine whose app has a button and, after its tap, an alert.
private final class FakeMachine: AgentMachine {
    var isSimulatorRunning = false
    var requests: [DriveRequest] = []
    var output = (lines: ["Built /app"], isBuilt: true)
    var elements: [DriveElement] = []
    /// What is on the screen after the next gesture or advance.
    var next: [[DriveElement]] = []
    var answers: [DriveAnswer] = []

    func build() -> (lines: [String], isBuilt: Bool) { output }
    func test(only: String?) -> (lines: [String], isPassed: Bool) { (["\(only ?? "all") failed"], false) }
    func startSimulator(device: String?) -> String? {
        isSimulatorRunning = true
        return nil
    }
    func takeLog() -> [String] { ["one", "two"] }
    /// Of each request, the elements before it.
    private var earlier: [[DriveElement]] = []
    var position: Int { earlier.count }

    func goBack(to position: Int) -> String? {
        elements = earlier[position]
        earlier.removeSubrange(position...)
        return nil
    }

    private var forks: [([DriveElement], [[DriveElement]])] = []

    func fork() -> Int {
        forks.append((elements, earlier))
        return forks.count - 1
    }

    func goOn(from fork: Int) -> String? {
        (elements, earlier) = forks[fork]
        return nil
    }

    func clientIsQuiet() {}

    func send(_ request: DriveRequest) -> DriveAnswer {
        requests.append(request)
        if case .gesture = request { earlier.append(elements) }
        switch request {
        case .elements: return .screen(DriveScreen(isSystem: false, width: 100, height: 200, elements: elements))
        case .settle: return answers.isEmpty ? .settled(isIdle: true, busy: []) : answers.removeFirst()
        case .gesture, .advance:
            if !next.isEmpty { elements = next.removeFirst() }
            return .done
        default: return .done
        }
    }
}

@Suite("Agent session")
struct AgentSessionTests {
    private static func element(
        _ id: UInt64, _ type: DriveElementType, _ label: String, identifier: String = "", parent: Int = -1, hittable: Bool = true
    ) -> DriveElement {
        var element = DriveElement(id: id, parent: parent, type: type.rawValue)
        (element.label, element.identifier, element.isHittable) = (label, identifier, hittable)
        (element.width, element.height, element.touch) = (10, 10, DrivePoint(x: Double(id), y: 5))
        return element
    }

    private static func arguments(_ text: String) throws -> JSONValue { try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

    private static func launched(_ elements: [DriveElement]) throws -> (FakeMachine, AgentSession) {
        let machine = FakeMachine()
        machine.elements = elements
        let session = AgentSession(machine)
        _ = try session.call("build_and_launch", .object([:]))
        return (machine, session)
    }

    @Test("what repeats a cell around it is left out, and a difference of long texts is short")
    func longTexts() throws {
        var elements: [DriveElement] = []
        for row in 0..<10 {
            let (title, detail) = ("Row \(row)", "What the row \(row) says " + String(repeating: "of itself ", count: 12))
            var cell = Self.element(UInt64(row * 10), .cell, title)
            cell.value = detail
            let first = elements.count
            elements.append(cell)
            elements.append(Self.element(UInt64(row * 10 + 1), .other, "\(title), \(detail)", parent: first))
            elements.append(Self.element(UInt64(row * 10 + 2), .staticText, title, parent: first + 1))
            elements.append(Self.element(UInt64(row * 10 + 3), .staticText, detail, parent: first + 1))
        }
        let (machine, session) = try Self.launched([Self.element(500, .button, "Go")])
        machine.next = [elements]
        let text = try session.call("act", Self.arguments(#"{"action":"tap","target":"Go"}"#)).text
        #expect(text.hasPrefix("- e1\n+e2 Cell \"Row 0\" = \"What the row 0 says of itself"))
        #expect(text.contains("\n+e3 Cell \"Row 1\""))
        #expect(text.hasSuffix(" more: look"))
        #expect(text.utf8.count <= 600)
    }

    @Test("a part of what a cell is called is left out, and is a target")
    func parts() throws {
        let elements = [
            Self.element(1, .cell, "Plan.png, 2 KB"), Self.element(2, .staticText, "Plan.png", parent: 0),
            Self.element(3, .staticText, "2 KB", parent: 0), Self.element(4, .staticText, "2", parent: 0),
        ]
        let (machine, session) = try Self.launched(elements)
        #expect(try session.call("look", .object([:])).text == "e1 Cell \"Plan.png, 2 KB\"\n e2 StaticText \"2\"")
        _ = try session.call("act", Self.arguments(#"{"action":"tap","target":"2 KB"}"#))
        #expect(machine.requests.contains(.gesture(.tap(at: DrivePoint(x: 3, y: 5), count: 1, fingers: 1))))
    }

    @Test("names are looked for on the screen as it is now, where time passes between calls")
    func liveScreen() throws {
        let machine = FakeMachine()
        machine.isSimulatorRunning = true
        machine.elements = [Self.element(1, .button, "Save")]
        let first = AgentSession(machine, isLive: true)
        machine.next = [[Self.element(2, .button, "Undo")]]
        #expect(try first.call("act", Self.arguments(#"{"action":"tap","target":"Save"}"#)).text == "- e1\n+e2 Button \"Undo\"")
        // Something else than this session has changed the screen.
        machine.elements = [Self.element(3, .button, "Send")]
        let second = AgentSession(machine, knowing: first.memory, isLive: true)
        machine.next = [[Self.element(3, .button, "Send"), Self.element(4, .staticText, "Sent")]]
        let answer = try second.call("act", Self.arguments(#"{"action":"tap","target":"Send"}"#))
        #expect(answer.text == "- e2\n+e3 Button \"Send\"\n+e4 StaticText \"Sent\"")
        #expect(machine.requests.contains(.gesture(.tap(at: DrivePoint(x: 3, y: 5), count: 1, fingers: 1))))
    }

    @Test("a session that knows an earlier one's screen goes on with its references")
    func memory() throws {
        let (machine, first) = try Self.launched([Self.element(1, .button, "Save"), Self.element(2, .button, "Send")])
        let line = try JSONEncoder().encode(first.memory)
        let second = AgentSession(machine, knowing: try JSONDecoder().decode(AgentMemory.self, from: line))
        machine.next = [[Self.element(2, .button, "Send"), Self.element(3, .button, "Undo")]]
        let answer = try second.call("act", Self.arguments(#"{"action":"tap","target":"e1"}"#))
        #expect(answer.text == "- e1\n+e3 Button \"Undo\"")
        #expect(try second.call("act", Self.arguments(#"{"action":"tap","target":"e1"}"#)).text.contains("e1 (Button \"Save\") is gone"))
        #expect(second.screenValue["elements"]?.line.contains(UInt8(ascii: "U")) == true)
    }

    @Test("a launch answers the screen; texts that repeat their button are left out")
    func launch() throws {
        let button = Self.element(1, .button, "Save", identifier: "save")
        let (machine, session) = try Self.launched([button, Self.element(2, .staticText, "Save", parent: 0)])
        #expect(try session.call("look", .object([:])).text == "e1 Button \"Save\" #save")
        #expect(machine.requests.contains(.launch(arguments: [], environment: ["FERRY_RANDOM_SEED": "agent 0"])))
    }

    @Test("a build that fails answers its errors and launches nothing")
    func failedBuild() throws {
        let machine = FakeMachine()
        machine.output = (["Compiling", "a.swift:1:1: error: no"], false)
        let session = AgentSession(machine)
        let answer = try session.call("build_and_launch", .object([:]))
        #expect(answer.isError)
        #expect(answer.text.hasPrefix("a.swift:1:1: error: no"))
        #expect(try session.call("look", .object([:])).text == "no app runs; build_and_launch starts it")
    }

    @Test("an action answers the difference; references stay, a stale one is named with what is near")
    func difference() throws {
        let (save, list) = (Self.element(1, .button, "Save"), Self.element(2, .button, "List"))
        let (machine, session) = try Self.launched([save, list])
        var covered = list
        covered.isHittable = false
        machine.next = [[covered, Self.element(3, .alert, "Saved"), Self.element(4, .button, "Save again", parent: 1)]]
        let tap = try Self.arguments(#"{"action":"tap","target":"e1"}"#)
        let answer = try session.call("act", tap)
        #expect(answer.text == "- e1\nhidden now: e2\n+e3 Alert \"Saved\"\n+ e4 Button \"Save again\"")
        #expect(machine.requests.contains(.gesture(.tap(at: DrivePoint(x: 1, y: 5), count: 1, fingers: 1))))
        let stale = try session.call("act", tap)
        #expect(stale.isError)
        #expect(stale.text.hasPrefix("e1 (Button \"Save\") is gone; the nearest are:\n  e4 Button \"Save again\""))
        // The simulator reuses identifiers: what appears later is another element.
        machine.next = [[save]]
        #expect(try session.call("time", Self.arguments(#"{"advance":1}"#)).text == "- e2-e4\n+e5 Button \"Save\"")
    }

    @Test("actions are undone, the last first, except those that did nothing; references are new then")
    func goingBack() throws {
        let button = { (name: String) in [Self.element(1, .button, name)] }
        let (machine, session) = try Self.launched(button("A"))
        machine.next = [button("B"), button("C")]
        _ = try session.call("act", Self.arguments(#"{"action":"tap","target":"A"}"#))
        _ = try session.call("act", Self.arguments(#"{"action":"tap","target":"B"}"#))
        #expect(try session.call("act", Self.arguments(#"{"action":"tap","target":"gone"}"#)).isError)
        let tooMany = try session.call("time", Self.arguments(#"{"back":3}"#))
        #expect(tooMany.isError)
        #expect(tooMany.text == "2 actions were done since the launch")
        #expect(try session.call("time", Self.arguments(#"{"back":1}"#)).text == "e2 Button \"B\"")
        #expect(try session.call("time", Self.arguments(#"{"back":1}"#)).text == "e3 Button \"A\"")
        #expect(machine.position == 0)
        for arguments in [#"{"back":0}"#, #"{"back":0.5}"#, #"{"fork":""}"#, "{}"] {
            #expect(throws: ArgumentFault.self) { try session.call("time", Self.arguments(arguments)) }
        }
    }

    @Test("a kept moment is gone to, also from another branch, and its actions can be undone from there")
    func forks() throws {
        let button = { (name: String) in [Self.element(1, .button, name)] }
        let (machine, session) = try Self.launched(button("A"))
        machine.next = [button("B"), button("C"), button("D")]
        func time(_ text: String) throws -> ToolAnswer { try session.call("time", Self.arguments(text)) }
        _ = try session.call("act", Self.arguments(#"{"action":"tap","target":"A"}"#))
        #expect(try time(#"{"fork":"b"}"#).text == "kept \"b\"")
        _ = try session.call("act", Self.arguments(#"{"action":"tap","target":"B"}"#))
        _ = try time(#"{"fork":"c"}"#)
        #expect(try time(#"{"to":"b"}"#).text.hasSuffix("Button \"B\""))
        _ = try session.call("act", Self.arguments(#"{"action":"tap","target":"B"}"#))
        #expect(try time(#"{"to":"c"}"#).text.hasSuffix("Button \"C\""))
        #expect(try time(#"{"back":2}"#).text.hasSuffix("Button \"A\""))
        let unknown = try time(#"{"to":"d"}"#)
        #expect(unknown.isError)
        #expect(unknown.text == "no moment \"d\" was kept since the launch; there are \"b\", \"c\"")
        _ = try session.call("build_and_launch", Self.arguments(#"{"build":false}"#))
        #expect(try time(#"{"to":"b"}"#).text == "no moment \"b\" was kept since the launch")
    }

    @Test("a cell that is reused for another row is another element, and so is what it contains")
    func reuse() throws {
        let row = { (name: String) in [Self.element(1, .cell, name), Self.element(2, .switch, "On", parent: 0)] }
        let (machine, session) = try Self.launched(row("Row 1"))
        machine.next = [row("Row 9")]
        let answer = try session.call("time", Self.arguments(#"{"advance":1}"#))
        #expect(answer.text == "- e1-e2\n+e3 Cell \"Row 9\"\n+ e4 Switch \"On\"")
    }

    @Test("an ambiguous name lists all; a missing one the nearest")
    func names() throws {
        let (_, session) = try Self.launched([Self.element(1, .button, "Add"), Self.element(2, .link, "Add")])
        let several = try session.call("act", Self.arguments(#"{"action":"tap","target":"Add"}"#))
        #expect(several.text.hasPrefix("2 elements are called \"Add\"; name one by its reference:\n  e1 Button \"Add\""))
        let missing = try session.call("act", Self.arguments(#"{"action":"tap","target":"Ad"}"#))
        #expect(missing.isError)
        #expect(missing.text.hasPrefix("nothing is called \"Ad\"; the nearest are:\n  e2 Link \"Add\""))
    }

    @Test("waiting passes the app's time until the element is there, at most so long")
    func waiting() throws {
        let (machine, session) = try Self.launched([])
        let late = [Self.element(1, .button, "Late")]
        machine.next = [[], [], late]
        #expect(try session.call("wait_for", Self.arguments(#"{"target":"Late"}"#)).text == "after 0.3 s\n+e1 Button \"Late\"")
        let gone = try session.call("wait_for", Self.arguments(#"{"target":"Late","gone":true,"seconds":1}"#))
        #expect(gone.isError)
        #expect(gone.text == "after 1.0 s: \"Late\" is still there")
    }

    @Test("an app that is never idle is named with what keeps it busy; one that has ended with its last lines")
    func busyAndEnded() throws {
        let (machine, session) = try Self.launched([])
        machine.answers = [.settled(isIdle: false, busy: ["a timer"]), .ended("the app crashed")]
        let tap = try Self.arguments(#"{"action":"tap","target":"1,2"}"#)
        #expect(try session.call("act", tap).text == "nothing changed\nbusy: a timer")
        let ended = try session.call("act", tap)
        #expect(ended.isError)
        #expect(ended.text == "the app crashed\none\ntwo")
    }

    @Test(
        "arguments that make no sense are refused",
        arguments: [
            #"{"action":"tap"}"#, #"{"action":"type"}"#, #"{"action":"drag","target":"1,2"}"#, #"{"action":"swipe","text":"in"}"#,
            #"{"action":"rotate","text":"up"}"#, #"{"action":"adjust","target":"x","text":"left"}"#,
        ])
    func refused(text: String) throws {
        let (_, session) = try Self.launched([])
        #expect(throws: ArgumentFault.self) { try session.call("act", Self.arguments(text)) }
    }

    @Test("an image that is none is no image")
    func image() { #expect(ScaledImage.png(Data("no image".utf8), width: 10) == nil) }
}
