import Foundation
import Testing

@testable import TestTrace

@Suite("Traces of tests")
struct TestTraceTests {
    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])

    private static let elements = [
        TraceElement(parent: -1, type: "Window", frame: TraceFrame(x: 0, y: 0, width: 393, height: 852)),
        TraceElement(parent: 0, type: "Button", frame: TraceFrame(x: 1.004, y: .nan, width: .infinity, height: 44)),
    ]

    private static func step(_ tree: String) -> TraceStep {
        var step = TraceStep(action: "tap", target: "Button \"Save\"", start: 0.5, end: 1.25)
        (step.file, step.line, step.source) = ("UITests/A.swift", 7, "app.buttons[\"Save\"].tap()")
        (step.before, step.after, step.tree) = ("p1", "p1", tree)
        (step.touched, step.points) = (elements[1].frame, [20, 22.5])
        (step.log, step.requests) = (["a line"], [TraceRequest(method: "GET", url: "https://example.org/a", bytes: 3)])
        (step.activities, step.failure) = (["Sign in"], "no\nsuch")
        (step.inputs, step.keptInputs) = (["{\"home\":{}}"], 0)
        return step
    }

    private static func file(outcome: TestTrace.Outcome? = .failed) throws -> Data {
        var writer = TraceWriter()
        var data = try writer.beginning(test: "A.testB", app: "Shop", device: "iPad mini")
        data += try writer.picture("p1") { TracePicture(width: 3, height: 4, png: png) }
        let tree = writer.tree(elements)
        data += tree.data
        data += try writer.step(step(tree.name))
        if let outcome { data += try writer.end(outcome) }
        return data
    }

    @Test("what is written is read, and the same trace has the same bytes")
    func roundTrip() throws {
        let data = try Self.file()
        #expect(data == (try Self.file()))
        let trace = try TestTrace(data)
        #expect(trace.test == "A.testB")
        #expect(trace.app == "Shop")
        #expect(trace.device == "iPad mini")
        #expect(trace.outcome == .failed)
        #expect(trace.gap == nil)
        #expect(trace.pictures == ["p1": TracePicture(width: 3, height: 4, png: Self.png)])
        #expect(Array(trace.trees.values) == [Self.elements])
        #expect(trace.steps == [Self.step(try #require(trace.trees.keys.first))])
        #expect(Self.elements[1].frame == TraceFrame(x: 1, y: 0, width: 0, height: 44))
    }

    @Test("the inputs to a step are those of all steps, without what a step went back behind")
    func inputs() {
        func step(_ inputs: [String]?, kept: Int? = nil) -> TraceStep {
            var step = TraceStep(action: "tap")
            (step.inputs, step.keptInputs) = (inputs, kept)
            return step
        }
        var trace = TestTrace(test: "A.b", app: "Shop")
        trace.steps = [step(["1", "2"]), step(nil), step(["3"]), step(["4"], kept: 1), step(["5"], kept: 9), step([], kept: -1)]
        let all = (0...7).map { trace.inputs(toStep: $0) }
        #expect(all == [[], ["1", "2"], ["1", "2"], ["1", "2", "3"], ["1", "4"], ["1", "4", "5"], [], []])
    }

    @Test("equal images and elements are stored once")
    func once() throws {
        var writer = TraceWriter()
        #expect(try !writer.picture("p") { TracePicture(width: 1, height: 1, png: Self.png) }.isEmpty)
        #expect(try writer.picture("p") { TracePicture(width: 9, height: 9, png: Data()) }.isEmpty)
        let (first, second) = (writer.tree(Self.elements), writer.tree(Self.elements))
        #expect(first.name == second.name)
        #expect(!first.data.isEmpty)
        #expect(second.data.isEmpty)
        #expect(writer.tree([]).name != first.name)
    }

    @Test("texts of elements are read as they were, whatever their characters, and numbers are plain")
    func texts() throws {
        var element = Self.elements[1]
        element.label = (0..<0x80).map { String(UnicodeScalar($0)) }.joined() + "é漢👩‍👧\u{2028}"
        (element.identifier, element.title, element.value, element.placeholder) = ("\"", "\\", "", "/")
        element.states = ["disabled", "a \"b\""]
        element.frame = TraceFrame(x: -0.004, y: 1e300, width: 0.01, height: 12345.67)
        var writer = TraceWriter()
        let tree = writer.tree([Self.elements[0], element])
        let trace = try TestTrace(try writer.beginning(test: "", app: "") + tree.data)
        #expect(trace.trees[tree.name] == [Self.elements[0], element])
    }

    @Test("bytes that have changed anywhere are a trace or an error")
    func changed() throws {
        let data = [UInt8](try Self.file())
        var state: UInt64 = 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        var refused = 0
        for _ in 0..<3000 {
            var bytes = data
            for _ in 0...next(3) { bytes[next(bytes.count)] = UInt8(next(256)) }
            do throws(TraceError) { _ = try TestTrace(Data(bytes)) } catch { refused += 1 }
        }
        #expect(refused > 1000)
    }

    @Test("images may be left out, and may follow their steps")
    func withoutImages() throws {
        var writer = TraceWriter()
        var step = TraceStep(action: "tap")
        (step.before, step.after) = ("left out", "late")
        var data = try writer.beginning(test: "A.b", app: "") + writer.step(step)
        data += try writer.picture("late") { TracePicture(width: 1, height: 1, png: Self.png) }
        let trace = try TestTrace(data + writer.end(.failed))
        #expect(Array(trace.pictures.keys) == ["late"])
        #expect(trace.steps == [step])
        #expect(trace.gap == nil)
    }

    @Test("digests have 16 digits and differ with each byte and the length")
    func digests() {
        func digest(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes(TraceDigest.of) }
        var all: Set<String> = []
        for count in 0...80 { all.insert(digest(Array(repeating: 0, count: count))) }
        for place in 0..<79 {
            var bytes = [UInt8](repeating: 0, count: 79)
            bytes[place] = 1
            all.insert(digest(bytes))
        }
        #expect(all.count == 160)
        #expect(all.allSatisfy { $0.count == 16 })
    }

    @Test("a trace that is cut anywhere is read as far as it goes, and says where it ends")
    func cut() throws {
        let data = try Self.file()
        let first = try #require(data.firstIndex(of: UInt8(ascii: "\n")))
        for count in 0..<data.count {
            let part = data.prefix(count)
            do throws(TraceError) {
                let trace = try TestTrace(part)
                #expect(trace.gap != nil, "\(count)")
            } catch {
                #expect(count <= first, "\(count): \(error)")
                #expect(error == .empty || error == .notATrace || error == .cutAtStart, "\(count)")
            }
        }
        #expect(try TestTrace(data.dropLast()).gap == "it is cut in line 5, after 1 step")
        #expect(
            try TestTrace(try Self.file(outcome: nil)).gap
                == "it has no end after 1 step: the process of the tests ended, or the last lines are missing")
    }

    @Test(
        "what is no trace, of another version or damaged is refused with its place",
        arguments: [
            ("", "it is empty"), ("PNG", "it is not a trace: the first line is not that of one"),
            ("{\"ferry-network\":1}\n", "it is not a trace: the first line is not that of one"),
            ("{\"ferry-trace\":\"x\"}\n", "it is not a trace: the first line is not that of one"),
            ("{\"ferry-trace\":1", "it is cut in its first line"),
            ("{\"ferry-trace\":7,\"anything\":[]}\n", "it is a trace of version 7, and this Ferry reads version 1"),
            ("{\"ferry-trace\":1}\n", "line 1 is damaged: no header"),
            ("{\"ferry-trace\":1,\"header\":{\"test\":\"a\"}}\n", "line 1 is damaged: no header.app"),
        ])
    func refused(text: String, message: String) {
        let error = #expect(throws: TraceError.self) { try TestTrace(Data(text.utf8)) }
        #expect(error?.description == message)
    }

    @Test(
        "a damaged line is named with what is wrong",
        arguments: [
            ("nonsense", "not JSON"), ("", "not JSON"), ("[]", "not JSON"), ("{}", "it has none of picture, tree, step and end"),
            (#"{"step":{"action":"tap","start":0}}"#, "no step.end"),
            (#"{"step":{"action":"tap","start":"0","end":0}}"#, "step.start is not what it should be"),
            (#"{"step":{"action":"tap","start":0,"end":0,"tree":"t"}}"#, "no elements t"),
            (#"{"step":{"action":"tap","start":0,"end":0,"points":[1]}}"#, "1 coordinates"),
            (#"{"picture":{"name":"p","picture":{"width":0,"height":1,"png":""}}}"#, "an image of 0×1 pixels"),
            (#"{"picture":{"name":"p","picture":{"width":1,"height":1,"png":"R0lG"}}}"#, "an image that is no PNG"),
            (
                #"{"tree":{"name":"t","elements":[{"parent":0,"type":"","frame":{"x":0,"y":0,"width":0,"height":0}}]}}"#,
                "element 0 has the parent 0"
            ),
            (#"{"end":{"outcome":"maybe"}}"#, "end.outcome is not what it should be"),
        ])
    func damaged(line: String, what: String) throws {
        let start = try TraceWriter().beginning(test: "A.b", app: "")
        let error = #expect(throws: TraceError.self) { try TestTrace(start + Data((line + "\n").utf8)) }
        #expect(error == .damaged(line: 2, what))
        let ended = try start + TraceWriter().end(.passed)
        #expect(throws: TraceError.damaged(line: 3, "a line after the end")) { try TestTrace(ended + (try TraceWriter().end(.passed))) }
    }
}
