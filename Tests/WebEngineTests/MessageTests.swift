import Foundation
import Testing

@testable import WebEngine

struct MessageTests {
    @Test func splitsAtZeroBytesAcrossReads() {
        var splitter = MessageSplitter()
        #expect(splitter.append(Data("{\"a\"".utf8)).isEmpty)
        #expect(splitter.append(Data(":1}\0{}\0\0{".utf8)) == [.message(Data("{\"a\":1}".utf8)), .message(Data("{}".utf8))])
        #expect(splitter.append(Data("}\0".utf8)) == [.message(Data("{}".utf8))])
    }

    @Test("of a message beyond the limit the beginning is kept, and the next one is whole")
    func messagesBeyondTheLimit() {
        var whole = MessageSplitter(limit: 4)
        #expect(whole.append(Data("12345\01234\0".utf8)) == [.tooLong(Data("12345".utf8)), .message(Data("1234".utf8))])
        var parts = MessageSplitter(limit: 4)
        #expect(parts.append(Data("123".utf8)).isEmpty)
        for _ in 0..<100 { #expect(parts.append(Data("4567".utf8)).isEmpty) }
        let pieces = parts.append(Data("8\0{}\0".utf8))
        #expect(pieces == [.tooLong(Data("1234567".utf8)), .message(Data("{}".utf8))])
        var long = MessageSplitter(limit: 4)
        #expect(long.append(Data(repeating: 49, count: 1000) + [0]) == [.tooLong(Data(repeating: 49, count: 64))])
    }

    @Test("a command whose answer is too long fails; events and other beginnings are nothing")
    func beginnings() {
        guard case .reply(71, .failure) = EngineMessage(beginning: Data("{\"id\":71,\"result\":{\"nodes\":[{".utf8)) else {
            Issue.record("not a failure")
            return
        }
        for text in ["", "{\"method\":\"Runtime.consoleAPICalled\"", "{\"id\":", "{\"id\":x", "{\"id\":99999999999999999999"] {
            #expect(EngineMessage(beginning: Data(text.utf8)) == nil)
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
