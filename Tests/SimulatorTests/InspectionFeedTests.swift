import Foundation
import HostHeadless
import HostInterface
import InspectionProtocol
import Simulator
import Testing

/// A display that retains what it answered.
private final class AnsweringDisplay: HostDisplay {
    let inner: HeadlessDisplay
    private(set) var answers: [UInt32: String] = [:]
    private(set) var screens: [PixelRect] = []

    init(_ inner: HeadlessDisplay) { self.inner = inner }
    var pixelSize: PixelSize { inner.pixelSize }
    func resize(to size: PixelSize, scale: Double) throws(HostError) { try inner.resize(to: size, scale: scale) }
    func present(pixels: UnsafeRawPointer, bytesPerRow: Int, damage: [PixelRect]) {
        inner.present(pixels: pixels, bytesPerRow: bytesPerRow, damage: damage)
    }
    var pollDescriptors: [Int32] { inner.pollDescriptors }
    func service() { inner.service() }
    var onEvent: ((HostEvent) -> Void)?
    func setTitle(_ title: String) {}
    func show(notice: String) {}
    func speak(_ text: String) {}
    func setClipboard(_ text: String) {}
    func close() { inner.close() }
    func answer(_ question: HostQuestion, with text: String, screen: PixelRect) {
        answers[question.number] = text
        screens.append(screen)
    }
}

@Suite("Inspector's questions in the simulator", .serialized)
struct InspectionFeedTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private func run(_ arguments: [String] = [], _ body: (LiveRunner, SimulatedDevice, AnsweringDisplay) throws -> Void) throws {
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        var launcher = AppLauncher(executable: Self.products.appendingPathComponent("LinkFixture").path, clock: .system)
        (launcher.forwardsOutput, launcher.arguments) = (false, arguments)
        try device.launch(launcher)
        let display = AnsweringDisplay(HeadlessDisplay(size: device.composer.layout.picture))
        let runner = LiveRunner(device: device, display: display, launcher: launcher) { _ in }
        step(runner) { device.session?.hasLaunched == true && display.inner.presentCount > 0 }
        try body(runner, device, display)
        device.session?.terminate()
    }

    private func step(_ runner: LiveRunner, until done: () -> Bool) {
        let end = Date() + 20
        runner.run(until: { done() || Date() > end }, closes: false)
        if !done() { Issue.record("the app did not get there") }
    }

    private func ask(_ display: AnsweringDisplay, _ number: UInt32, _ request: InspectionRequest) {
        display.onEvent?(.inspection(HostQuestion(viewer: 1, number: number, text: request.json)))
    }

    @Test("the app answers what is about views, each question with its own number and the place of the screen")
    func app() throws {
        try run { runner, device, display in
            ask(display, 7, .view(3))
            ask(display, 9, .tree(known: ""))
            step(runner) { display.answers.count == 2 }
            #expect(display.answers[7] == "asked \(InspectionRequest.view(3).json)")
            #expect(display.answers[9] == "asked \(InspectionRequest.tree(known: "").json)")
            #expect(display.screens.allSatisfy { $0 == device.composer.layout.screen })
        }
    }

    @Test("the simulator answers for frames: it records them from the first question on, with their damage")
    func frames() throws {
        try run { runner, _, display in
            ask(display, 1, .deviceFrames)
            guard case .deviceFrames(let first) = try InspectionAnswer(json: try #require(display.answers[1])) else { return }
            #expect(first.frames.isEmpty)
            #expect((first.appMemory ?? 0) > 0)
            #expect((first.simulatorMemory ?? 0) > 0)
            let before = display.inner.presentCount
            display.onEvent?(.pointerDown(x: 150, y: 330, finger: 0))
            display.onEvent?(.pointerUp(x: 150, y: 330, finger: 0))
            step(runner) { display.inner.presentCount > before }
            ask(display, 2, .deviceFrames)
            guard case .deviceFrames(let second) = try InspectionAnswer(json: try #require(display.answers[2])) else { return }
            let frame = try #require(second.frames.first)
            #expect(frame.composite >= 0)
            #expect(frame.present >= 0)
            #expect(frame.start > 0)
            #expect(!frame.damage.isEmpty)
            #expect(second.now >= first.now)
        }
    }

    @Test("an app that ends with a question open refuses it, and so does a device without an app")
    func ended() throws {
        try run(["trap"]) { runner, device, display in
            display.onEvent?(.pointerDown(x: 150, y: 330, finger: 0))
            display.onEvent?(.pointerUp(x: 150, y: 330, finger: 0))
            ask(display, 1, .view(3))
            step(runner) { display.answers[1] != nil }
            #expect(display.answers[1] == InspectionAnswer.refused("the app has ended").json)
            ask(display, 2, .view(3))
            #expect(display.answers[2] == InspectionAnswer.refused("no app runs on the screen").json)
        }
    }
}
