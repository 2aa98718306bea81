import Foundation
import Testing

@Suite("Interface Builder app", .serialized)
struct InterfaceAppTests {
    @Test("a storyboard with static cells and segues, views and cells from xibs, and what connects them to classes")
    func interfaces() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(
            ["run", "Fixtures/InterfaceApp", "--headless", "--script", "Fixtures/InterfaceApp/UITests/interfaces.ui"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
