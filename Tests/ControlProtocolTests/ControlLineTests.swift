import ControlProtocol
import DriveProtocol
import Foundation
import Testing

@Suite("Control lines")
struct ControlLineTests {
    @Test(
        "requests return from their lines",
        arguments: [
            ControlRequest.status,
            .launch(app: "a", arguments: ["-x", ""], environment: ["A": "b\n"], endsRunning: true, watchesOutput: false),
            .permission(.grant, service: "photos", app: "a"), .copy("ü\u{0}"), .drive(.settle(limit: 1)), .addMedia(paths: ["/a"]),
        ])
    func requests(request: ControlRequest) throws {
        let line = try ControlLine.data(request)
        #expect(line.last == UInt8(ascii: "\n"))
        #expect(line.dropLast().firstIndex(of: UInt8(ascii: "\n")) == nil)
        #expect(try ControlLine.request(line.dropLast()) == request)
    }

    @Test(
        "what is no request, or out of range, is refused",
        arguments: [
            "", "{}", "null", "[1]", "{\"shutdown\":{}", "{\"nothing\":{}}", "{\"open\":{\"url\":1}}",
            "{\"drive\":{\"_0\":{\"advance\":{\"seconds\":1e9}}}}", "{\"overrideStatusBar\":{\"_0\":{\"batteryLevel\":101}}}",
        ])
    func hostile(text: String) {
        #expect(throws: ControlFault.self) { try ControlLine.request(Data(text.utf8)) }
    }

    @Test("later overrides of the status bar leave earlier ones that they do not name")
    func overrides() {
        var (first, second) = (ControlStatusBar(), ControlStatusBar())
        (first.time, first.wifiBars, second.time) = ("9:41", 2, "10:00")
        let all = second.over(first)
        #expect(all.time == "10:00")
        #expect(all.wifiBars == 2)
        #expect(all.batteryLevel == nil)
    }

    @Test("an identifier has the form of a UDID, and is another one for another name")
    func identifiers() {
        let names = ["iPhone 15", "iPhone 16", "iPhone 15 ", "Maria’s phone", ""]
        let all = names.map(DeviceIdentifier.udid)
        #expect(all.allSatisfy { UUID(uuidString: $0) != nil })
        #expect(Set(all).count == names.count)
        #expect(DeviceIdentifier.udid(of: "iPhone 15") == all[0])
        #expect(Set(names.map(DeviceIdentifier.key)).count == names.count)
    }
}
