import Foundation
import Testing

@testable import AgentServer

@Suite("The session in docs/mcp.md")
struct TranscriptTests {
    @Test("has calls that the tools take, and answers within the budget")
    func calls() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let page = try String(contentsOf: root.appendingPathComponent("docs/mcp.md"), encoding: .utf8)
        let session = try #require(page.components(separatedBy: "```text\n").last?.components(separatedBy: "\n```").first)
        let steps = session.components(separatedBy: "> ").dropFirst()
        #expect(steps.count > 10)
        for step in steps {
            let words = step.prefix { $0 != "\n" }.split(separator: " ", maxSplits: 1)
            let tool = try #require(ToolCatalog.tools.first { $0.name == words.first.map(String.init) }, "\(step)")
            let arguments = try JSONDecoder().decode(JSONValue.self, from: Data((words.count > 1 ? String(words[1]) : "{}").utf8))
            try tool.check(arguments)
            if tool.name == "act" {
                _ = try AgentAction(arguments)
                // 150 tokens of four bytes.
                #expect(step.utf8.count - words.joined(separator: " ").utf8.count <= 600, "\(step)")
            }
        }
    }
}
