import Foundation
import Testing

@testable import WebEngine

struct MessageTests {
    @Test func splitsAtZeroBytesAcrossReads() throws {
        var splitter = MessageSplitter()
        #expect(try splitter.append(Data("{\"a\"".utf8)).isEmpty)
        #expect(try splitter.append(Data(":1}\0{}\0\0{".utf8)) == [Data("{\"a\":1}".utf8), Data("{}".utf8)])
        #expect(try splitter.append(Data("}\0".utf8)) == [Data("{}".utf8)])
    }

    @Test func refusesMessagesBeyondTheLimit() {
        var whole = MessageSplitter(limit: 4)
        #expect(throws: EngineError.self) { try whole.append(Data("12345\0".utf8)) }
        var parts = MessageSplitter(limit: 4)
        #expect(throws: EngineError.self) {
            _ = try parts.append(Data("123".utf8))
            _ = try parts.append(Data("45".utf8))
        }
    }

    @Test(arguments: [
        "", "[]", "{", "{}", "1", "null", "{\"id\":1}", "{\"id\":\"1\"}", "{\"method\":3}", "{\"id\":1,\"result\":[]}", "\u{FFFD}",
    ])
    func hostileMessagesAreNone(text: String) {
        #expect(EngineMessage(Data(text.utf8)) == nil)
    }

    @Test func decodesRepliesAndEvents() throws {
        guard case .reply(7, .success(let value)) = EngineMessage(Data("{\"id\":7,\"result\":{\"x\":true}}".utf8)) else {
            Issue.record("not a reply")
            return
        }
        #expect(value["x"] as? Bool == true)
        guard case .reply(8, .failure(let error)) = EngineMessage(Data("{\"id\":8,\"error\":{\"message\":\"no\"}}".utf8)) else {
            Issue.record("not a failure")
            return
        }
        #expect(error == EngineError(message: "no"))
        guard case .event("Page.x", let parameters, "S") = EngineMessage(Data("{\"method\":\"Page.x\",\"sessionId\":\"S\"}".utf8)) else {
            Issue.record("not an event")
            return
        }
        #expect(parameters.isEmpty)
    }

    @Test func commandsEndWithZeroAndInvalidParametersAreNone() throws {
        let bytes = try #require(EngineMessage.command(id: 3, "Page.enable", ["a": "b\0c"], session: "S"))
        #expect(bytes.last == 0)
        #expect(bytes.dropLast().contains(0) == false)
        #expect(EngineMessage.command(id: 4, "x", ["date": Date()], session: nil) == nil)
        #expect(EngineMessage.command(id: 5, "x", ["number": Double.nan], session: nil) == nil)
    }

    @Test func valuesThatJSONLacks() throws {
        let zero = try #require(EngineMessage.value(of: ["unserializableValue": "-0"]) as? NSNumber)
        #expect(zero.doubleValue.sign == .minus)
        let notNumber = try #require(EngineMessage.value(of: ["unserializableValue": "NaN"]) as? NSNumber)
        #expect(notNumber.doubleValue.isNaN)
        #expect(EngineMessage.value(of: ["type": "undefined"]) == nil)
        #expect(EngineMessage.value(of: ["value": "text"]) as? String == "text")
    }

    @MainActor @Test func aMissingProgramIsNamed() {
        let error = #expect(throws: EngineError.self) { try EngineProcess(scale: 1, path: "/nonexistent") }
        #expect(error?.message.contains("chromium-headless-shell") == true)
    }
}
