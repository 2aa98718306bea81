import Foundation
import HostHeadless
import HostInterface
import Simulator
import Testing

/// A live app on a display in memory, worked through the host's events.
@Suite("LiveRunner", .serialized)
struct LiveRunnerTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// Runs until `done` says so; gives up with an issue after many rounds.
    private func run(_ arguments: [String] = [], _ body: (LiveRunner, SimulatedDevice, HeadlessDisplay, FakeScene) throws -> Void) throws {
        let scene = FakeScene()
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: scene, chrome: PlainChrome())
        var launcher = AppLauncher(executable: Self.products.appendingPathComponent("LinkFixture").path, clock: .system)
        launcher.forwardsOutput = false
        launcher.arguments = arguments
        try device.launch(launcher)
        let display = HeadlessDisplay(size: device.composer.layout.picture)
        let runner = LiveRunner(device: device, display: display, launcher: launcher) { _ in }
        step(runner) { device.session?.hasLaunched == true && display.presentCount > 0 }
        try body(runner, device, display, scene)
        device.session?.terminate()
    }

    private func step(_ runner: LiveRunner, until done: () -> Bool) {
        let end = Date() + 20
        runner.run(until: { done() || Date() > end }, closes: false)
        if !done() { Issue.record("the app did not get there") }
    }

    @Test("a click on the screen is a touch in points and produces a frame")
    func click() throws {
        try run { runner, _, display, scene in
            let (before, frames) = (scene.transactions.count, display.presentCount)
            display.emit(.pointerDown(x: 150, y: 330, finger: 0))
            display.emit(.pointerUp(x: 150, y: 330, finger: 0))
            step(runner) { scene.transactions.count == before + 2 && display.presentCount > frames }
        }
    }

    @Test("an app that traps is reported once and can be launched again")
    func relaunch() throws {
        try run(["trap"]) { runner, device, display, _ in
            let first = device.session
            display.emit(.pointerDown(x: 150, y: 330, finger: 0))
            display.emit(.pointerUp(x: 150, y: 330, finger: 0))
            step(runner) { first?.ending != nil && display.notices.count == 1 }
            #expect(first?.ending?.message.contains("the fixture traps as asked") == true)
            #expect(display.notices.first?.contains("crashed") == true)
            display.emit(.command(.relaunch))
            step(runner) { device.session !== first && device.session?.hasLaunched == true }
            #expect(display.notices.count == 1)
        }
    }

    @Test("home twice opens the app switcher; home again shows home, and then the app")
    func homeTwice() throws {
        try run { runner, device, display, _ in
            var shell = AppLauncher(executable: Self.products.appendingPathComponent("LinkFixture").path, clock: .system)
            (shell.forwardsOutput, shell.arguments) = (false, ["shell"])
            device.shellSetup = ShellSetup(launcher: shell, renderer: FakeScene())
            for _ in 0..<2 { display.emit(.command(.home)) }
            step(runner) { device.shell?.hasLaunched == true && device.place == .switcher && device.isShellInFront }
            #expect(device.isInBackground)
            display.emit(.command(.home))
            #expect(device.place == .home)
            #expect(device.isShellInFront)
            display.emit(.command(.switcher))
            #expect(device.place == .switcher)
            device.setInBackground(false)
            #expect(!device.isShellInFront)
            #expect(device.standing == .active)
            for isLocked in [true, false] {
                display.emit(.command(.lock))
                #expect(device.state.isLocked == isLocked)
                #expect(device.isShellInFront == isLocked)
                #expect(device.standing == (isLocked ? .background : .active))
            }
            device.close()
        }
    }

    @Test("rotation changes the size of the frame")
    func rotation() throws {
        try run { runner, _, display, _ in
            display.emit(.command(.rotateLeft))
            step(runner) { display.pixelSize == PixelSize(width: 2556, height: 1179) }
        }
    }

    @Test("closing the host ends the app")
    func closing() throws {
        try run { runner, device, display, _ in
            display.close()
            runner.run()
            #expect(device.session?.process.status != .running)
        }
    }
}
