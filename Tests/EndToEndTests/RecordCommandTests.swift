import Foundation
import ImageIO
import Testing

@Suite("ferry record", .serialized)
struct RecordCommandTests {
    private static let fling = """
        tap "Scroll view"
        wait idle
        drag 200,250 200,420 0.1
        wait 0.6
        drag 200,420 200,250 0.1
        wait 0.6

        """

    private func record(_ file: String, script: String = fling) throws -> (outcome: FerryCommand.Outcome, data: Data?) {
        let command = try FerryCommand()
        defer { command.remove() }
        let path = command.folder.appendingPathComponent("fling.ui")
        try script.write(to: path, atomically: true, encoding: .utf8)
        let outcome = try command.run(["record", "Apps/Handbook", "--script", path.path, "-o", file])
        return (outcome, try? Data(contentsOf: command.folder.appendingPathComponent(file)))
    }

    @Test("records a fling with bounce to the same file twice, one frame for each visible change")
    func fling() throws {
        let first = try record("fling.webp")
        #expect(first.outcome.status == 0, "\(first.outcome.output)")
        let second = try record("fling.webp")
        #expect(first.data != nil)
        #expect(first.data == second.data)
        let data = try #require(first.data)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        // Two drags of a tenth of a second and what they set going.
        #expect(CGImageSourceGetCount(source) > 60)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 393)
        #expect(image.height == 852)
    }

    @Test("a failing script leaves the recording up to the failure, and fails")
    func failing() throws {
        let run = try record("fails.png", script: "tap \"Scroll view\"\nwait idle\nexpect \"nothing of the kind\"\n")
        #expect(run.outcome.status != 0, "\(run.outcome.output)")
        #expect(run.outcome.output.contains("fling.ui:3"), "\(run.outcome.output)")
        #expect((run.data?.count ?? 0) > 1000)
    }
}
