import Foundation
import Testing

@testable import AgentServer

@Suite("Model Context Protocol")
struct ModelContextServerTests {
    private static func server() -> ModelContextServer {
        ModelContextServer(serverVersion: "1") { name, arguments in
            if arguments["contains"]?.text == "x" { throw ArgumentFault("no x") }
            return ToolAnswer("\(name) done", image: name == "screenshot" ? Data([1, 2]) : nil, isError: name == "log")
        }
    }

    private static func answers(_ lines: [String], initialized: Bool = true) -> [String?] {
        var server = server()
        if initialized {
            _ = server.answer(Data(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#.utf8))
        }
        return lines.map { server.answer(Data($0.utf8)).map { String(decoding: $0, as: UTF8.self) } }
    }

    @Test(
        "the client's version is used if it is known, else the newest",
        arguments: [("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")])
    func versions(asked: String, used: String) throws {
        let line = #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#
        let answer = try #require(Self.answers([line], initialized: false)[0])
        #expect(answer.contains(#""protocolVersion":"\#(used)""#))
        #expect(answer.contains(#""id":"a""#))
    }

    @Test("at most 8 tools with 2 000 tokens, of 4 bytes each")
    func size() throws {
        let answer = try #require(Self.answers([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])[0])
        #expect(ToolCatalog.tools.count <= 8)
        #expect(answer.utf8.count / 4 <= 2000)
        for tool in ToolCatalog.tools { #expect(answer.contains(#""name":"\#(tool.name)""#)) }
    }

    @Test("a call answers text, image and whether it is an error")
    func calls() {
        let call = { (name: String) in #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\#(name)"}}"# }
        let answers = Self.answers([call("look"), call("screenshot"), call("log")])
        #expect(
            answers[0] == #"{"id":7,"jsonrpc":"2.0","result":{"content":[{"text":"look done","type":"text"}],"isError":false}}"#)
        #expect(answers[1]?.contains(#"{"data":"AQI=","mimeType":"image/png","type":"image"}"#) == true)
        #expect(answers[2]?.contains(#""isError":true"#) == true)
    }

    @Test(
        "faults have the codes of JSON-RPC",
        arguments: [
            ("{", -32700, "not JSON"), ("[]", -32600, "empty batch"), (#"{"id":1}"#, -32600, "not a request"),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "an id"),
            (#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, -32601, "no method \\\"fly\\\""),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602, "needs a name"),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602, "there are build_and_launch"),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait_for"}}"#, -32602, "wait_for needs target"),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":{"at":1}}}"#, -32602, "it has in, frames"),
            (
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"time","arguments":{"advance":"1"}}}"#, -32602,
                "of type number"
            ),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"log","arguments":{"contains":"x"}}}"#, -32602, "no x"),
        ])
    func faults(line: String, code: Int, text: String) throws {
        let answer = try #require(Self.answers([line])[0])
        #expect(answer.contains(#""code":\#(code),"#), "\(answer)")
        #expect(answer.contains(text), "\(answer)")
    }

    @Test("tools are refused before initialize, pings are not; notifications and answers are not answered; a batch is")
    func order() {
        let list = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
        let ping = #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#
        let note = #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#
        let answers = Self.answers(
            [list, ping, note, #"{"jsonrpc":"2.0","id":4,"result":{}}"#, "[\(ping),\(note)]", "[\(note)]"], initialized: false)
        #expect(answers[0]?.contains("initialize comes first") == true)
        #expect(answers[1] == #"{"id":2,"jsonrpc":"2.0","result":{}}"#)
        #expect(answers[2] == nil)
        #expect(answers[3] == nil)
        #expect(answers[4] == #"[{"id":2,"jsonrpc":"2.0","result":{}}]"#)
        #expect(answers[5] == nil)
    }
}

@Suite("Output digest")
struct OutputDigestTests {
    @Test("errors come first, once, within 500 tokens")
    func errors() {
        let error = { (number: Int) in "/a/B.swift:\(number):1: error: cannot find 'x' in scope" }
        let lines = ["Compiling", "/a/B.swift:1:1: warning: unused", error(1), error(1), "Building"] + (2..<100).map(error)
        let digest = OutputDigest.text(lines)
        #expect(digest.hasPrefix(error(1) + "\n" + error(2)))
        #expect(digest.utf8.count <= OutputDigest.limit)
        #expect(digest.contains("more lines"))
        #expect(digest.hasSuffix("1 warnings"))
        #expect(OutputDigest.text(["XCTest: 3 passed"]) == "XCTest: 3 passed")
    }
}
