import DeviceRequests
import DriveProtocol
import Foundation
import TestTrace
import Testing

@testable import XCUITest

@Suite("Traces that tests write")
struct TraceRecorderTests {
    private static func folder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("ferry-trace-\(UUID().uuidString)")
    }

    private static func recorder(_ mode: String, _ folder: URL) -> TraceRecorder {
        TraceRecorder([
            "FERRY_UI_TEST_TRACE": mode, "FERRY_UI_TEST_TRACES": folder.path,
            "FERRY_UI_TEST_SOURCES": URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path,
        ])
    }

    private func trace(_ folder: URL) -> TestTrace? {
        FileManager.default.contents(atPath: folder.appendingPathComponent("A.testB.ferrytrace").path).flatMap { try? TestTrace($0) }
    }

    private static let place = SourcePlace(file: #filePath, line: #line)

    @Test("steps have their source, activities and failures; those within a step are none", arguments: ["all", "failed"])
    func steps(mode: String) throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorder = Self.recorder(mode, folder)
        recorder.begin("A.testB")
        recorder.activity("Sign in") {
            recorder.step("tap", of: "Button", at: Self.place) { recorder.step("launch", at: .unknown) {} }
        }
        #expect(recorder.step("wait for", at: .unknown, result: { $0 ? "yes" : "no" }) { true })
        recorder.testHasFailed("no", file: #filePath, line: 1)
        recorder.end()
        let trace = try #require(self.trace(folder))
        #expect(trace.outcome == .failed)
        #expect(trace.gap == nil)
        #expect(trace.steps.map(\.action) == ["tap", "wait for", "assertion"])
        #expect(trace.steps.map(\.file) == ["XCUITestTests/TraceRecorderTests.swift", nil, "XCUITestTests/TraceRecorderTests.swift"])
        #expect(trace.steps[0].source == "private static let place = SourcePlace(file: #filePath, line: #line)")
        #expect(trace.steps[0].activities == ["Sign in"])
        #expect(trace.steps[1].activities == nil)
        #expect(trace.steps.map(\.result) == [nil, "yes", nil])
        #expect(trace.steps.map(\.failure) == [nil, nil, "no"])
    }

    @Test("a test without a failure keeps its trace only where all are kept; that of an earlier run goes in any case")
    func kept() throws {
        for (mode, isKept) in [("all", true), ("failed", false), ("none", false)] {
            let folder = Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let old = folder.appendingPathComponent("A.testB.ferrytrace")
            try Data("old".utf8).write(to: old)
            let recorder = Self.recorder(mode, folder)
            recorder.begin("A.testB")
            recorder.step("launch", at: Self.place) {}
            recorder.end()
            #expect((trace(folder)?.outcome == .passed) == isKept, "\(mode)")
            #expect(FileManager.default.fileExists(atPath: old.path) == (isKept || mode == "none"), "\(mode)")
        }
    }

    @Test("steps have what the simulator was asked, nothing of this machine, and say what was undone")
    func inputs() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorder = Self.recorder("all", folder)
        recorder.begin("A.testB")
        recorder.step("launch", at: .unknown) {
            let variables = recorder.environment(adding: ["A": "b"])
            #expect(variables.count == 2)
            recorder.note(input: DriveRequest.launch(arguments: [], environment: variables))
        }
        recorder.note(input: DriveRequest.elements)
        recorder.step("tap", at: .unknown) { recorder.note(input: DriveRequest.home) }
        recorder.note(input: DriveRequest.advance(seconds: 1))
        recorder.step("rewind", at: .unknown) { recorder.dropInputs(1) }
        recorder.step("rewind", at: .unknown) {
            recorder.note(input: DriveRequest.key("a"))
            recorder.dropInputs(3)
            recorder.note(input: DeviceRequest.memoryWarning)
        }
        recorder.end()
        let trace = try #require(self.trace(folder))
        let launch = try #require(trace.steps[0].inputs?.first)
        #expect(try DriveLine.request(Data(launch.utf8)) == .launch(arguments: [], environment: ["A": "b"]))
        #expect(trace.steps.map(\.inputs?.count) == [1, 2, nil, 1])
        #expect(trace.steps.map(\.keptInputs) == [nil, nil, nil, 1])
        #expect(trace.inputs(toStep: 2).count == 3)
        #expect(trace.inputs(toStep: 4).last == "{\"memoryWarning\":{}}")
        #expect(trace.inputs(toStep: 4).count == 2)
    }

    @Test("a trace that cannot be written is given up, and the test goes on")
    func full() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("A.ferrytrace").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
        var file = TraceFile(path, test: "A", app: "")
        #expect(file.problem == "No space left on device")
        #expect(file.tree([]) == nil)
        file.step(TraceStep(action: "tap"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        file = TraceFile("/dev/null/A.ferrytrace", test: "A", app: "")
        #expect(file.problem != nil)
    }

    @Test("the lines of a network file become requests")
    func requests() {
        func request(_ line: String) -> TraceRequest? { TraceNetwork.request(Data(line.utf8)) }
        #expect(request(#"{"ferry-network":1}"#) == nil)
        #expect(request("nonsense") == nil)
        var expected = TraceRequest(method: "POST", url: "https://example.org/a", bytes: 3)
        (expected.status, expected.type) = (201, "text/plain")
        let line =
            #"{"method":"POST","url":"https://example.org/a","status":201,"headers":{"Content-Type":"text/plain","Set-Cookie":["a","b"]},"base64":"AQID"}"#
        #expect(request(line) == expected)
        #expect(request(#"{"url":"https://example.org/b","error":"timedOut"}"#)?.error == "timedOut")
        #expect(request(#"{"url":"https://example.org/b","error":"timedOut"}"#)?.status == nil)
    }
}
