import Foundation
import Testing

/// A client of `ferry mcp`.
private final class AgentClient {
    private let process = Process()
    private let (requests, answers) = (Pipe(), Pipe())
    private var waiting = Data()
    private var lastNumber = 0

    init(_ path: String) throws {
        process.executableURL = FerryCommand.root.appendingPathComponent("ferry")
        process.arguments = ["mcp", FerryCommand.root.appendingPathComponent(path).path]
        process.environment = FerryCommand.environment
        (process.standardInput, process.standardOutput) = (requests, answers)
        process.standardError = FileHandle.nullDevice
        try process.run()
        let client = ["name": "tests", "version": "1"]
        _ = try ask("initialize", ["protocolVersion": "2025-06-18", "capabilities": [String: String](), "clientInfo": client])
    }

    deinit {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// > Returns: the text of the answer, and the bytes of its image.
    func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> (text: String, image: String?) {
        let result = try ask("tools/call", ["name": tool, "arguments": arguments])
        let content = result["content"] as? [[String: Any]] ?? []
        let text = content.compactMap { $0["text"] as? String }.joined(separator: "\n")
        #expect(result["isError"] as? Bool != true, "\(tool) \(arguments): \(text)")
        return (text, content.lazy.compactMap { $0["data"] as? String }.first)
    }

    private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        lastNumber += 1
        let message: [String: Any] = ["jsonrpc": "2.0", "id": lastNumber, "method": method, "params": parameters]
        try requests.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [UInt8(ascii: "\n")])
        while true {
            let answer = try JSONSerialization.jsonObject(with: try line()) as? [String: Any]
            if answer?["id"] as? Int == lastNumber { return try #require(answer?["result"] as? [String: Any]) }
        }
    }

    private func line() throws -> Data {
        while true {
            if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
                defer { waiting = Data(waiting[(end + 1)...]) }
                return Data(waiting[..<end])
            }
            let more = answers.fileHandleForReading.availableData
            try #require(!more.isEmpty, "ferry mcp has ended")
            waiting += more
        }
    }
}

@Suite("ferry mcp", .serialized)
struct AgentTests {
    private static let actions: [[String: String]] = [
        ["action": "tap", "target": "Form"], ["action": "adjust", "target": "volume", "text": "up"],
        ["action": "tap", "target": "Increment"], ["action": "adjust", "target": "volume", "text": "up"],
        ["action": "tap", "target": "List"], ["action": "swipe", "target": "rows", "text": "up"], ["action": "tap", "target": "Form"],
        ["action": "tap", "target": "Notify"],
    ]

    /// The lines of a screen without the references of elements, which are never used again.
    private static func screen(_ client: AgentClient) throws -> [String] {
        let lines = try client.call("look").text.split(separator: "\n").map { String($0.replacing(#/^ *e\d+ /#, with: "")) }
        return lines + [try #require(try client.call("screenshot", ["width": 393]).image)]
    }

    @Test("going back shows the same elements and the same image, with copies and without", arguments: [false, true])
    func back(isQuiet: Bool) throws {
        let client = try AgentClient("Fixtures/UITestProject")
        _ = try client.call("build_and_launch")
        var screens: [[String]] = []
        for action in Self.actions {
            screens.append(try Self.screen(client))
            _ = try client.call("act", action)
            // A client that asks nothing for a moment lets the app be copied. Without a copy the answers are the same.
            if isQuiet { Thread.sleep(forTimeInterval: 0.5) }
        }
        for count in [1, 1, 3, 2] {
            _ = try client.call("time", ["back": count])
            screens.removeLast(count - 1)
            #expect(try Self.screen(client) == screens.removeLast())
        }
        // What was undone is done again.
        _ = try client.call("act", ["action": "tap", "target": "Form"])
        _ = try client.call("act", ["action": "adjust", "target": "volume", "text": "up"])
        #expect(try client.call("look").text.contains("#volume = \"10%\""))
    }

    @Test("two branches from a kept moment are gone to and fro, with the same elements and images")
    func forks() throws {
        let client = try AgentClient("Fixtures/UITestProject")
        _ = try client.call("build_and_launch")
        _ = try client.call("act", ["action": "tap", "target": "Form"])
        #expect(try client.call("time", ["fork": "form"]).text == "kept \"form\"")
        let form = try Self.screen(client)
        for _ in 0..<2 { _ = try client.call("act", ["action": "adjust", "target": "volume", "text": "up"]) }
        _ = try client.call("time", ["fork": "loud"])
        let loud = try Self.screen(client)
        _ = try client.call("time", ["to": "form"])
        #expect(try Self.screen(client) == form)
        _ = try client.call("act", ["action": "tap", "target": "List"])
        _ = try client.call("time", ["to": "loud"])
        #expect(try Self.screen(client) == loud)
        _ = try client.call("time", ["back": 1])
        #expect(try client.call("look").text.contains("#volume = \"10%\""))
    }
}
