import DeviceProtocol
import Foundation
import HostTestSupport
import ImageIO
import Simulator
import TestSupport
import Testing

/// The Handbook's calculator in a headless run: frames of its elements, and the image of the expected result.
///
/// A user finds a button by looking; a test of a real browser or window gets frames from a second run of the same app.
struct CalculatorMap {
    /// Frames on the screen by label or identifier. > Units: points.
    let home: [String: CGRect]
    let page: [String: CGRect]
    /// The screen with the result.
    let answer: CGImage
    let layout: ChromeLayout
    static let scale = 3.0

    init() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let script = command.folder.appendingPathComponent("map.ui")
        try """
        wait idle
        tree home.txt
        tap "Calculator"
        wait idle
        tree page.txt
        tap "First number"
        type "12"
        tap "Second number"
        type "30"
        tap "Add"
        wait idle
        expect "42"
        screenshot answer.png
        """.write(to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run(["run", "Apps/Handbook", "--headless", "--script", script.path])
        try #require(outcome.status == 0, "\(outcome.output)")
        home = try ScreenMap.frames(in: command.folder.appendingPathComponent("home.txt"))
        page = try ScreenMap.frames(in: command.folder.appendingPathComponent("page.txt"))
        answer = try #require(Pictures.read(command.folder.appendingPathComponent("answer.png")))
        layout = PaintedChrome(showsBezel: true).layout(for: ChromeState(device: .standard))
    }

    /// The centre of an element on the screen, in points of the whole image.
    func middle(_ name: String, of frames: [String: CGRect]) throws -> CGPoint { try ScreenMap(frames: frames).middle(name) }

    /// The result's frame. > Units: whole points of the screen.
    func answerFrame() throws -> CGRect { try #require(page["result"]).integral.insetBy(dx: 1, dy: 1) }
}
