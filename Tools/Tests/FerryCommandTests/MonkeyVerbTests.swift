import Foundation
import Testing

@testable import FerryCommand

@Suite("ferry monkey")
struct MonkeyVerbTests {
    private static func limits(_ words: [String]) throws -> MonkeyLimits {
        try MonkeyLimits(Arguments(words, options: ["--steps", "--for"]))
    }

    @Test("goes on for steps, or for a time")
    func limits() throws {
        #expect(try Self.limits([]).steps == 1000)
        #expect(try Self.limits(["--steps", "5"]).steps == 5)
        #expect(try Self.limits(["--for", "8h"]).seconds == 28_800)
        #expect(try Self.limits(["--for", "1.5m"]).seconds == 90)
        #expect(try Self.limits(["--for", "8h"]).steps == nil)
        for words in [["--steps", "0"], ["--steps", "x"], ["--for", "8"], ["--for", "h"], ["--for", "-1s"], ["--for", ""]] {
            #expect(throws: CommandFailure.self) { try Self.limits(words) }
        }
    }

    @Test("refuses a state of another version, app or seed before it builds anything")
    func states() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-monkey-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("state.json")
        func message(_ state: String, _ words: [String] = []) throws -> String {
            try state.write(to: file, atomically: true, encoding: .utf8)
            let verb = try MonkeyVerb(["Shop", "--resume", file.path] + words, Checkout(root: folder.path))
            do { try verb.run() } catch { return "\(error)" }
            return ""
        }
        #expect(try message("{\"version\":9}").hasSuffix("a state of version 9, and this is version 1"))
        #expect(try message("nothing").hasSuffix("no state of a monkey"))
        #expect(try message("{\"version\":1}").hasSuffix("a damaged state"))
        let state =
            "{\"version\":1,\"app\":\"APP\",\"seed\":4,\"steps\":0,\"rounds\":0,\"faults\":{},\"issues\":[],"
            + "\"model\":{\"screens\":{},\"touches\":{},\"seen\":[]}}"
        #expect(try message(state.replacing("APP", with: "Desk")).hasSuffix("a state of Desk, not of Shop"))
        #expect(try message(state.replacing("APP", with: "Shop"), ["--seed", "5"]).contains("goes on with seed 4, not 5"))
    }
}
