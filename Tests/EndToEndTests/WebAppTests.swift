import Foundation
import Testing

@Suite("Web view app", .serialized, .enabled(if: FerryCommand.hasWebEngine, "needs the package chromium-headless-shell"))
struct WebAppTests {
    @Test("boxes in a page scroll and snap, elements take touches, sliders follow, and the rest scrolls the page")
    func touches() throws { try run("touches") }

    @Test("the elements of a frame of another site take taps, and Chinese text from the keyboard on the screen")
    func typing() throws { try run("typing") }

    @Test("an element in a frame of another site takes touches, and the page around it stays")
    func frame() throws { try run("frame") }

    private func run(_ script: String) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["run", "Fixtures/WebApp", "--headless", "--script", "Fixtures/WebApp/UITests/\(script).ui"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
