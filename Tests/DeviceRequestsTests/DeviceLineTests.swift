import DriveProtocol
import Foundation
import Testing

@testable import DeviceRequests

@Suite("Requests to the device of a test")
struct DeviceLineTests {
    @Test(
        "a request survives its line, and is no request to the app",
        arguments: [
            DeviceRequest.set(name: "appearance", value: "dark"), .memoryWarning, .audit(kinds: []), .audit(kinds: ["labels"]), .moment,
            .present(host: "browser", port: 8080), .again(lines: [#"{"home":{}}"#, "…"]),
        ])
    func request(_ request: DeviceRequest) throws {
        let line = try DriveLine.data(request).dropLast()
        #expect(try DeviceLine.request(line) == request)
        #expect(throws: DriveLineError.self) { try DriveLine.request(line) }
    }

    @Test(
        "an answer survives its line",
        arguments: [
            DeviceAnswer.done, .issues([AuditFinding(type: 1, summary: "a", detail: "b", text: "contrast: \"x\"")]), .failed("why"),
            .ended("crashed"), .moment(time: 1.5, frame: 7, log: ["a"]),
        ])
    func answer(_ answer: DeviceAnswer) throws { #expect(try DeviceLine.answer(try DriveLine.data(answer).dropLast()) == answer) }

    @Test("what is no request, or too long, is refused")
    func refused() throws {
        for text in ["", "{}", "{\"home\":{}}", "{\"set\":{\"name\":\"x\"}}", "null"] {
            #expect(throws: DriveLineError.self) { try DeviceLine.request(Data(text.utf8)) }
        }
        let long = String(repeating: "a", count: DeviceRequest.longestText + 1)
        for request in [
            DeviceRequest.set(name: "x", value: long), .audit(kinds: Array(repeating: "a", count: 101)),
            .again(lines: Array(repeating: "", count: 1001)),
        ] {
            let line = try DriveLine.data(request).dropLast()
            #expect(throws: DriveLineError.self) { try DeviceLine.request(line) }
        }
    }
}
