import Foundation
import Testing

@Suite("Web view app", .serialized, .enabled(if: FerryCommand.hasWebEngine, "needs the package chromium-headless-shell"))
struct WebAppTests {
    @Test("boxes in a page scroll and snap, elements take touches, sliders follow, and the rest scrolls the page")
    func touches() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["run", "Fixtures/WebApp", "--headless", "--script", "Fixtures/WebApp/UITests/touches.ui"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
