import Foundation

/// A session with `ferry mcp`, as an agent's client has it: how long actions take, and how much of the agent's context their answers need.
final class AgentBenchmark {
    private let process = Process()
    private let (requests, answers) = (Pipe(), Pipe())
    private var waiting = Data()
    private var lastNumber = 0

    /// Launches the app at `path`.
    init(_ path: String) throws {
        process.executableURL = URL(fileURLWithPath: root + "/ferry")
        process.arguments = ["mcp", path]
        (process.standardInput, process.standardOutput) = (requests, answers)
        process.standardError = FileHandle.nullDevice
        try process.run()
        let client: [String: Any] = ["name": "ferry-bench-uitest", "version": "1"]
        _ = try ask("initialize", ["protocolVersion": "2025-06-18", "capabilities": [String: String](), "clientInfo": client])
        try send(["jsonrpc": "2.0", "method": "notifications/initialized"])
        _ = try call("build_and_launch", [:])
    }

    /// From screen to screen of `Fixtures/UITestProject`, and back to the first one.
    private static let round: [[String: String]] = [
        ["action": "tap", "target": "Row 4"], ["action": "tap", "target": "List"], ["action": "tap", "target": "Form"],
        ["action": "tap", "target": "Increment"], ["action": "adjust", "target": "volume", "text": "up"],
        ["action": "tap", "target": "Notify"], ["action": "tap", "target": "List"], ["action": "swipe", "target": "rows", "text": "up"],
        ["action": "swipe", "target": "rows", "text": "down"],
    ]

    /// > Returns: of each action, the milliseconds until the answer, and the answer's tokens, of four bytes each.
    func actions(rounds: Int) throws -> [(milliseconds: Double, tokens: Double)] {
        var measured: [(milliseconds: Double, tokens: Double)] = []
        for _ in 0..<rounds {
            for action in Self.round {
                let start = ContinuousClock.now
                let text = try call("act", action)
                measured.append(((ContinuousClock.now - start) / .milliseconds(1), Double(text.utf8.count) / 4))
            }
        }
        return measured
    }

    /// An agent that thinks for a moment after each action, and then undoes some.
    ///
    /// > Returns: the milliseconds until the answer to each `back`, which undoes one action or several.
    func returns(rounds: Int) throws -> [Double] {
        var backs: [Double] = []
        for _ in 0..<rounds {
            for action in Self.round {
                _ = try call("act", action)
                Thread.sleep(forTimeInterval: 0.25)
            }
        }
        for count in [1, 3, 1, 5, 1] {
            let start = ContinuousClock.now
            _ = try call("time", ["back": count])
            backs.append((ContinuousClock.now - start) / .milliseconds(1))
            Thread.sleep(forTimeInterval: 0.25)
        }
        return backs
    }

    func end() {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// > Returns: the text of the answer. > Throws: what the tool refused.
    private func call(_ tool: String, _ arguments: [String: any Sendable]) throws -> String {
        let result = try ask("tools/call", ["name": tool, "arguments": arguments])
        let content = result["content"] as? [[String: Any]] ?? []
        let text = content.compactMap { $0["text"] as? String }.joined(separator: "\n")
        guard result["isError"] as? Bool != true else { throw Failure(description: "\(tool) \(arguments): \(text)") }
        return text
    }

    private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        lastNumber += 1
        try send(["jsonrpc": "2.0", "id": lastNumber, "method": method, "params": parameters])
        while true {
            guard let answer = try JSONSerialization.jsonObject(with: try line()) as? [String: Any] else { continue }
            guard answer["id"] as? Int == lastNumber else { continue }
            guard let result = answer["result"] as? [String: Any] else { throw Failure(description: "\(method): \(answer)") }
            return result
        }
    }

    private func send(_ message: [String: Any]) throws {
        try requests.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [UInt8(ascii: "\n")])
    }

    private func line() throws -> Data {
        while true {
            if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
                defer { waiting = Data(waiting[(end + 1)...]) }
                return Data(waiting[..<end])
            }
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "ferry mcp has ended") }
            waiting += more
        }
    }
}
