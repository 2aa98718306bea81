import DeviceProtocol
import DeviceRequests
import DriveProtocol
import Foundation
import HostInterface
import Testing

@testable import Simulator

/// What a test asks of the simulator, with a small app in a real process.
@Suite("Driven simulator", .serialized)
struct DriveServerTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private func drive(_ arguments: [String] = [], _ body: (DriveServer) throws -> Void) throws {
        let bundles = Bundles(program: Self.products.appendingPathComponent("LinkFixture").path)
        defer { try? FileManager.default.removeItem(at: bundles.folder) }
        let library = Self.products.appendingPathComponent("libFerryClock.so").path
        var launcher = AppLauncher(executable: try bundles.make("Fixture", schemes: ["fixture"]), clock: .manual(library: library))
        (launcher.arguments, launcher.forwardsOutput) = (arguments, false)
        let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        let app = try device.install(launcher)
        defer { device.close() }
        try body(DriveServer(driver: ManualDriver(device: device), app: app, launcher: launcher))
    }

    private static let allowsFixedAddresses: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setarch")
        process.arguments = ["-R", "true"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test("an app with a seed has the same addresses in each run, others do not", .enabled(if: allowsFixedAddresses))
    func addresses() throws {
        func personality(_ environment: [String: String]) throws -> String {
            let settings = ProcessSettings(executable: "/bin/cat", arguments: ["/proc/self/personality"], environment: environment)
            let process = try AppProcess(settings, inherited: -1, forwards: false)
            let end = Date() + 60
            while process.status == .running, Date() < end {
                process.service()
                usleep(1000)
            }
            #expect(process.status == .exited(0))
            return process.log.tail(1).joined()
        }
        let usual = try personality([:])
        #expect(try personality(["FERRY_RANDOM_SEED": ""]) == usual)
        #expect(try Int(personality(["FERRY_RANDOM_SEED": "a"]), radix: 16).map { $0 & 0x40000 } == 0x40000)
    }

    private func label(_ server: DriveServer) -> String {
        guard case .screen(let screen) = server.answer(.elements) else { return "no screen" }
        return screen.elements.first?.label ?? "no element"
    }

    @Test("launches, touches, types and says what is on the screen")
    func touches() throws {
        try drive { server in
            #expect(server.answer(.state) == .state(.notRunning))
            #expect(server.answer(.launch(arguments: ["touches"], environment: [:])) == .done)
            #expect(server.answer(.state) == .state(.foreground))
            #expect(server.answer(.gesture(.tap(at: DrivePoint(x: 300, y: 300), count: 1, fingers: 1))) == .done)
            #expect(label(server).contains("ended"))
            #expect(server.answer(.settle(limit: 5)) == .settled(isIdle: true, busy: []))
            #expect(server.answer(.key("no such key")) == .failed("there is no key \"no such key\""))
            #expect(server.answer(.adjust(element: 7, up: true)) == .failed("the element is not adjustable"))
        }
    }

    @Test("requests that are done again have the effect that they had, and one that fails does not end the others")
    func again() throws {
        var history = DriveHistory()
        for request in [
            DriveRequest.launch(arguments: [], environment: [:]), .elements, .type("ab"), .key("no such key"), .settle(limit: 1),
        ] {
            history.note(request)
        }
        history.note(DeviceRequest.set(name: "appearance", value: "dark"))
        let lines = history.lines.map { String(decoding: $0, as: UTF8.self) }
        try drive { server in
            #expect(server.answer(DeviceRequest.again(lines: lines + ["no request"])) == .done)
            #expect(server.device.state.appearance == .dark)
            #expect(label(server).hasPrefix("portrait dark"))
            #expect(server.answer(DeviceRequest.again(lines: [#"{"type":{"_0":"c"}}"#])) == .done)
            #expect(label(server).hasSuffix("c"))
        }
    }

    @Test("a launch starts a new process with its own arguments")
    func relaunch() throws {
        try drive { server in
            _ = server.answer(.launch(arguments: [], environment: [:]))
            #expect(server.answer(.type("ab")) == .done)
            #expect(label(server) == "ab")
            _ = server.answer(.launch(arguments: [], environment: [:]))
            #expect(label(server) == "Ready")
            _ = server.answer(.terminate)
            #expect(server.answer(.state) == .state(.notRunning))
        }
    }

    @Test("settings, memory warnings and audits are requests to the device")
    func deviceRequests() throws {
        try drive { server in
            #expect(server.answer(DeviceRequest.memoryWarning) != .done)
            _ = server.answer(.launch(arguments: [], environment: [:]))
            #expect(server.answer(DeviceRequest.set(name: "appearance", value: "dark")) == .done)
            #expect(server.device.state.appearance == .dark)
            guard case .failed(let text) = server.answer(DeviceRequest.set(name: "appearance", value: "blue")) else {
                Issue.record("blue is an appearance")
                return
            }
            #expect(text.contains("appearance"))
            #expect(server.answer(DeviceRequest.memoryWarning) == .done)
            guard case .failed(let problem) = server.answer(DeviceRequest.audit(kinds: ["colours"])) else {
                Issue.record("there is an audit of colours")
                return
            }
            #expect(problem.hasPrefix("there is no audit \"colours\"; there is labels"))
        }
    }

    @Test("a device that is shown goes on where it was, at the machine's pace, until its window is closed")
    func presents() throws {
        try drive { server in
            #expect(server.answer(.launch(arguments: ["touches"], environment: [:])) == .done)
            #expect(server.answer(DeviceRequest.present(host: "", port: 0)) == .failed("this simulator opens no window and no page"))
            let before = server.driver.time
            var ends: [Int32] = [-1, -1]
            #expect(pipe(&ends) == 0)
            defer { for end in ends where end >= 0 { close(end) } }
            let display = UserDisplay()
            let presenter = DevicePresenter(
                driver: server.driver, launcher: AppLauncher(executable: "", clock: .system), title: "", input: ends[0], signals: -1,
                openDisplay: { host, _, _, _ throws(HostError) in
                    guard host == .window else { throw .failed("no \(host)") }
                    return display
                }, report: { _ in })
            server.present = presenter.present
            #expect(
                server.answer(DeviceRequest.present(host: "paper", port: 0))
                    == .failed("a device is shown in a window or a browser, not in \"paper\""))
            #expect(server.answer(DeviceRequest.present(host: "browser", port: 0)) == .failed("no browser(port: nil)"))
            // The user taps, and closes the window when the app has had time.
            display.user = { display in
                if display.services == 1 {
                    display.onEvent?(.pointerDown(x: 150, y: 330, finger: 0))
                    display.onEvent?(.pointerUp(x: 150, y: 330, finger: 0))
                }
                if server.driver.time > before + 0.2 { display.onEvent?(.closed) }
            }
            #expect(server.answer(DeviceRequest.present(host: "window", port: 0)) == .done)
            #expect(server.driver.time > before + 0.2)
            #expect(display.isClosed)
            #expect(label(server).contains("ended"))
            // Time stands still again.
            let after = server.driver.time
            _ = server.answer(.elements)
            #expect(server.driver.time == after)
            // The end of the requests ends a presentation.
            display.user = nil
            close(ends[1])
            ends[1] = -1
            #expect(server.answer(DeviceRequest.present(host: "window", port: 0)) == .done)
        }
    }

    @Test("a moment has the app's time and a number of the screen, changes nothing, and is there after the app's end")
    func moment() throws {
        try drive { server in
            func moment() throws -> (time: Double, frame: Int) {
                guard case .moment(let time, let frame, _) = server.answer(DeviceRequest.moment) else {
                    throw CocoaError(.featureUnsupported)
                }
                return (time, frame)
            }
            _ = server.answer(.launch(arguments: ["touches"], environment: [:]))
            let first = try moment()
            #expect(try moment() == first)
            _ = server.answer(.advance(seconds: 0.5))
            #expect(try moment().time == first.time + 0.5)
            _ = server.answer(.launch(arguments: ["exit"], environment: [:]))
            _ = server.answer(.gesture(.tap(at: DrivePoint(x: 50, y: 50), count: 1, fingers: 1)))
            #expect(try moment().time >= first.time + 0.5)
        }
    }

    @Test("a text that nothing takes is a failure with its first character")
    func unhandled() throws {
        try drive { server in
            _ = server.answer(.launch(arguments: ["nobody"], environment: [:]))
            #expect(server.answer(.type("xy")) == .failed("nothing handled \"x\": no text input has the keyboard"))
        }
    }

    @Test("without an app, and after its end, requests say so")
    func ended() throws {
        try drive { server in
            guard case .ended = server.answer(.elements) else { Issue.record("elements without an app"); return }
            _ = server.answer(.launch(arguments: ["exit"], environment: [:]))
            guard case .ended(let text) = server.answer(.gesture(.tap(at: DrivePoint(x: 50, y: 50), count: 1, fingers: 1))) else {
                Issue.record("the app has not ended")
                return
            }
            #expect(text.contains("exited with code 3"))
            #expect(server.answer(.launch(arguments: [], environment: [:])) == .done)
        }
    }

    @Test("an app's elements that are no message fail the request, not the simulator")
    func damaged() throws {
        try drive { server in
            _ = server.answer(.launch(arguments: ["damaged"], environment: [:]))
            guard case .failed(let text) = server.answer(.elements) else { Issue.record("damaged elements were taken"); return }
            #expect(text.hasPrefix("the app's elements: not a message"))
            #expect(server.answer(.state) == .state(.foreground))
        }
    }

    @Test("an app that never rests is reported as busy after the limit")
    func busy() throws {
        try drive { server in
            _ = server.answer(.launch(arguments: ["frames"], environment: [:]))
            guard case .settled(isIdle: false, _) = server.answer(.settle(limit: 1)) else { Issue.record("the app rests"); return }
        }
    }

    @Test("a stroke moves at its speed and is held before and after")
    func stroke() throws {
        let gesture = DriveGesture.drag(
            from: DrivePoint(x: 0, y: 0), to: DrivePoint(x: 300, y: 400), hold: 1, velocity: 500, holdAtEnd: 2)
        let steps = TouchSequence(gesture).steps
        #expect(abs(steps.reduce(0) { $0 + $1.delay } - 4) < 0.001)
        #expect(steps.first?.touches.first?.phase == .began)
        #expect(steps.last?.touches.first?.phase == .ended)
        #expect(steps.last?.touches.first?.x == 300)
        #expect(steps.count == 62)
    }

    @Test("several fingers tap next to each other")
    func fingers() {
        let steps = TouchSequence(.tap(at: DrivePoint(x: 100, y: 50), count: 2, fingers: 2)).steps
        #expect(steps.map(\.touches.count) == [2, 2, 2, 2])
        #expect(steps[0].touches.map(\.x) == [80, 120])
    }
}

/// A window with a user.
private final class UserDisplay: HostDisplay {
    var user: ((UserDisplay) -> Void)?
    private(set) var services = 0
    private(set) var isClosed = false
    private(set) var pixelSize = PixelSize(width: 1, height: 1)
    let pollDescriptors: [Int32] = []
    var onEvent: ((HostEvent) -> Void)?
    let assistive: (any AssistiveBridge)? = nil

    func service() {
        services += 1
        user?(self)
    }
    func resize(to size: PixelSize, scale: Double) { pixelSize = size }
    func close() { isClosed = true }
    func present(pixels: UnsafeRawPointer, bytesPerRow: Int, damage: [PixelRect]) {}
    func setTitle(_ title: String) {}
    func show(notice: String) {}
    func speak(_ text: String) {}
    func show(_ device: DeviceState) {}
    func setClipboard(_ text: String) {}
    func answer(_ question: HostQuestion, with text: String, screen: PixelRect) {}
}
