import ControlProtocol
import DriveProtocol
import Foundation
import Testing

@testable import Simulator

/// A device that keeps running, worked through its control socket, with a small app in a real process.
@Suite("Control server", .serialized)
struct ControlServerTests {
    private static let fixture = "org.ferry.test.Fixture"

    private func serve(_ body: (ControlHarness, ControlHarness.Client) throws -> Void) throws {
        let harness = try ControlHarness()
        defer { harness.close() }
        try body(harness, try harness.connect())
    }

    /// With the fixture installed.
    private func serveApp(_ body: (ControlHarness, ControlHarness.Client) throws -> Void) throws {
        try serve { harness, client in
            let program = try harness.bundles.make("Fixture", schemes: ["fixture"])
            try expect(client, .install(executable: program, environment: [:]), .done)
            try body(harness, client)
        }
    }

    private func launch(_ client: ControlHarness.Client, _ arguments: [String] = [], endsRunning: Bool = false) throws -> Int? {
        let answer = try client.ask(
            .launch(app: Self.fixture, arguments: arguments, environment: [:], endsRunning: endsRunning, watchesOutput: false))
        guard case .launched(let process)? = answer else {
            Issue.record("\(String(describing: answer))")
            return nil
        }
        return process
    }

    private func label(_ client: ControlHarness.Client) throws -> String {
        guard case .drive(.screen(let screen))? = try client.ask(.drive(.elements)) else { return "no screen" }
        return screen.elements.first?.label ?? "no element"
    }

    private func fault(_ answer: ControlAnswer?) -> ControlFault.Kind? {
        if case .failed(let fault)? = answer { fault.kind } else { nil }
    }

    private func expect(
        _ client: ControlHarness.Client, _ request: ControlRequest, _ wanted: ControlAnswer, at place: SourceLocation = #_sourceLocation
    ) throws {
        let answer = try client.ask(request)
        #expect(answer == wanted, sourceLocation: place)
    }

    private func expect(
        _ client: ControlHarness.Client, _ request: ControlRequest, fails kind: ControlFault.Kind,
        at place: SourceLocation = #_sourceLocation
    ) throws {
        let answer = try client.ask(request)
        #expect(fault(answer) == kind, sourceLocation: place)
    }

    @Test("installs, launches, touches, ends and removes an app")
    func apps() throws {
        try serveApp { harness, client in
            guard case .apps(let apps)? = try client.ask(.apps) else { throw ControlFault(.failed, "no apps") }
            #expect(apps.map(\.identifier) == [Self.fixture])
            #expect(apps[0].state == .notRunning)
            #expect(apps[0].schemes == ["fixture"])
            let process = try launch(client, ["touches"])
            try expect(client, .drive(.gesture(.tap(at: DrivePoint(x: 300, y: 300), count: 1, fingers: 1))), .drive(.done))
            #expect(try label(client).contains("ended"))
            guard case .status(let status)? = try client.ask(.status) else { throw ControlFault(.failed, "no status") }
            #expect(status.foreground == Self.fixture)
            #expect(status.isReady)
            // One that runs is brought to the foreground.
            #expect(try launch(client) == process)
            #expect(try launch(client, endsRunning: true) != process)
            try expect(client, .terminate(app: Self.fixture), .done)
            try expect(client, .terminate(app: Self.fixture), fails: .wrongState)
            let data = apps[0].data
            #expect(FileManager.default.fileExists(atPath: data))
            try expect(client, .uninstall(app: Self.fixture), .done)
            try expect(client, .apps, .apps([]))
            #expect(!FileManager.default.fileExists(atPath: data))
            try expect(client, .uninstall(app: Self.fixture), fails: .unknownApp)
        }
    }

    @Test("installed apps are there when the device starts again; one that is gone is reported")
    func kept() throws {
        try serveApp { harness, client in
            let entries = try #require(harness.device.data).installedApps
            #expect(try entries.read().map(\.identifier) == [Self.fixture])
            try entries.add(InstalledApps.Entry(identifier: "gone", executable: "/nowhere/gone"))
            var reports: [String] = []
            harness.server.installKept { reports.append($0) }
            #expect(reports == ["gone is not installed: /nowhere/gone is no program"])
            #expect(harness.device.apps.installed.map(\.identifier) == [Self.fixture])
        }
    }

    @Test("lines that are no requests are refused one by one; the connection stays")
    func hostile() throws {
        try serve { _, client in
            for line in ["", "{", "null", "[[[[", "{\"launch\":{}}", "{\"drive\":{\"_0\":{\"advance\":{\"seconds\":-1}}}}", "\u{0}\u{1}"] {
                client.send(bytes: Data((line + "\n").utf8))
                #expect(fault(client.next()) == .invalid, "\(line)")
            }
            client.send(bytes: Data([0xFF, 0xFE, 0x0A]))
            #expect(fault(client.next()) == .invalid)
            try expect(client, .apps, .apps([]))
            // Requests without a device's meaning.
            let refused: [(ControlRequest, ControlFault.Kind)] = [
                (.set(name: "no such", value: "1"), .invalid), (.press("no such"), .invalid),
                (.permission(.grant, service: "camera", app: "x"), .unknownApp), (.open(url: "no url"), .invalid),
                (.open(url: "nobody:x"), .failed), (.install(executable: "/etc/passwd", environment: [:]), .failed),
                (.startRecording(path: "/nowhere/a.mp4"), .failed), (.stopRecording, .wrongState),
            ]
            for (request, kind) in refused {
                let answer = try client.ask(request)
                #expect(fault(answer) == kind, "\(request): \(String(describing: answer))")
            }
            let launch = try client.ask(.drive(.launch(arguments: [], environment: [:])))
            #expect(launch == .drive(.failed("this is a request of its own")))
        }
    }

    @Test("a request that does not end is refused, and ends its connection only")
    func endless() throws {
        try serve { harness, client in
            client.send(bytes: Data(repeating: UInt8(ascii: "x"), count: ControlRequest.longestLine + (1 << 18)))
            #expect(fault(client.next()) == .invalid)
            #expect(client.next() == nil)
            #expect(client.isCutOff)
            let other = try harness.connect()
            #expect(try other.ask(.apps) == .apps([]))
        }
    }

    @Test("two clients at once get their own answers, each in its order")
    func twoClients() throws {
        try serve { harness, first in
            let second = try harness.connect()
            for index in 0..<20 {
                try first.send(.copy("first \(index)"))
                #expect(first.next() == .done)
                try second.send(.pasteboard)
                try first.send(.variable("SIMULATOR_DEVICE_NAME"))
                #expect(second.next() == .text("first \(index)"))
                #expect(first.next() == .text(harness.device.device.name))
            }
            // Several requests in one piece.
            let both = try ControlLine.data(ControlRequest.copy("last")) + ControlLine.data(ControlRequest.pasteboard)
            second.send(bytes: both)
            #expect(second.next() == .done)
            #expect(second.next() == .text("last"))
        }
    }

    @Test("clients that vanish, in the middle of a request or while they watch, disturb nobody")
    func vanished() throws {
        try serveApp { harness, client in
            let half = try harness.connect()
            half.send(bytes: Data("{\"shut".utf8))
            #expect(try client.ask(.apps) != nil)
            half.leave()
            let watcher = try harness.connect()
            try watcher.send(.watchLog(app: nil))
            #expect(try client.ask(.apps) != nil)
            watcher.leave()
            let impatient = try harness.connect()
            try impatient.send(
                .launch(app: Self.fixture, arguments: [], environment: [:], endsRunning: false, watchesOutput: true))
            #expect(try client.ask(.apps) != nil)
            impatient.leave()
            _ = try launch(client)
            #expect(try label(client) == "Ready")
        }
    }

    @Test("what an app prints reaches who watches it, until the app ends")
    func console() throws {
        try serveApp { harness, client in
            let watcher = try harness.connect()
            try watcher.send(
                .launch(app: Self.fixture, arguments: ["trap"], environment: [:], endsRunning: false, watchesOutput: true))
            guard case .launched? = watcher.next() else { throw ControlFault(.failed, "not launched") }
            _ = try client.ask(.drive(.gesture(.tap(at: DrivePoint(x: 50, y: 50), count: 1, fingers: 1))))
            var lines: [String] = []
            var ending: String?
            while ending == nil, let answer = watcher.next() {
                switch answer {
                case .line(let line): lines.append(line)
                case .ended(let text): ending = text
                default: break
                }
            }
            #expect(lines.contains { $0.contains("the fixture traps as asked") })
            #expect(ending?.contains("crashed") == true)
            guard case .text(let log)? = try client.ask(.log) else { throw ControlFault(.failed, "no log") }
            #expect(log.contains("the fixture traps as asked"))
        }
    }

    @Test("settings, permissions and the status bar")
    func surroundings() throws {
        try serveApp { harness, client in
            try expect(client, .set(name: "battery", value: "40"), .done)
            try expect(client, .setting(name: "battery"), .text("40"))
            var bar = ControlStatusBar()
            (bar.time, bar.batteryLevel, bar.wifiBars) = ("9:41", 90, 1)
            _ = try launch(client)
            try expect(client, .overrideStatusBar(bar), .done)
            try expect(client, .statusBar, .statusBar(bar))
            _ = try client.ask(.drive(.advance(seconds: 0.05)))
            #expect(harness.device.composer.state.clock == "9:41")
            #expect(harness.device.composer.state.batteryLevel == 0.9)
            #expect(harness.device.composer.state.wifiBars == 1)
            try expect(client, .clearStatusBar, .done)
            _ = try client.ask(.drive(.advance(seconds: 0.05)))
            #expect(harness.device.composer.state.batteryLevel == 0.4)
            #expect(harness.device.composer.state.wifiBars == 3)
            for (change, answer) in [(ControlPermission.grant, "whenInUse"), (.revoke, "denied"), (.reset, "undecided")] {
                try expect(client, .permission(change, service: "location", app: Self.fixture), .done)
                #expect("\(try #require(harness.device.apps[Self.fixture]).location.answer)" == answer)
            }
            try expect(client, .permission(.grant, service: "camera", app: Self.fixture), fails: .unsupported)
            try expect(client, .open(url: "fixture:x"), .done)
            try expect(client, .container(app: Self.fixture, kind: .app), .text(harness.bundles.folder.path + "/Fixture.app"))
        }
    }

    @Test("a shut down device answers and ends")
    func shutdown() throws {
        try serve { harness, client in
            try expect(client, .shutdown, .done)
            // Returns at once.
            harness.server.serve()
        }
    }
}
