import Foundation
import TestSupport
import Testing

@Suite("ferry push", .serialized)
struct PushCommandTests {
    @Test("delivers a payload to a running app; distinguishes an invalid payload from an app that does not run")
    func push() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        // Short enough for a socket's path.
        let environment = ["XDG_RUNTIME_DIR": command.folder.path, "XDG_DATA_HOME": command.folder.path]
        let (payload, wrong) = ("Apps/Handbook/UITests/kettle.json", command.folder.appendingPathComponent("wrong.json"))
        try "{\n  \"aps\": {,}\n}".write(to: wrong, atomically: true, encoding: .utf8)
        let early = try command.run(["push", "org.ferry.Handbook", payload], environment: environment)
        #expect(early.status == 1, "\(early.output)")
        #expect(early.output.contains("org.ferry.Handbook is not running on a device here"), "\(early.output)")
        let run = try LiveRun(["--browser"], environment: environment, waitsForAddress: true)
        defer { run.close() }
        try #require(!run.address.isEmpty)
        var outcome = early
        // The app's page is there before the device says where it takes notifications.
        for _ in 0..<600 where outcome.status == 1 {
            usleep(100_000)
            outcome = try command.run(["push", "Apps/Handbook", payload], environment: environment)
        }
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("delivered to org.ferry.Handbook on iPhone 15"), "\(outcome.output)")
        let refused = try command.run(["push", "org.ferry.Handbook", wrong.path], environment: environment)
        #expect(refused.status == 2)
        #expect(refused.output.contains("wrong.json: the payload is not the JSON it should be: line 2, column 11"))
        #expect(run.close())
        let late = try command.run(["push", "org.ferry.Handbook", payload], environment: environment)
        #expect(late.status == 1, "\(late.output)")
    }
}
