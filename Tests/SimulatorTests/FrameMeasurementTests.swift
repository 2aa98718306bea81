import Foundation
import HostHeadless
import HostInterface
import Simulator
import Testing

/// What `--measure-frames` and `--scale` say of a real process.
@Suite("FrameMeasurement", .serialized)
struct FrameMeasurementTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private func measure(_ options: [String], _ arguments: [String] = ["frames"]) -> (status: Int32, output: String, complaint: String) {
        var (output, complaint) = ("", "")
        let command = SimulatorCommand(
            openDisplay: { _, _, size, _ throws(HostError) in HeadlessDisplay(size: size) }, output: { output += $0 },
            complain: { complaint += $0 })
        let status = command.run([Self.products.appendingPathComponent("LinkFixture").path] + options + ["--"] + arguments)
        return (status, output, complaint)
    }

    @Test("reports as many frames as requested, at any scale", arguments: [1, 3])
    func figures(scale: Int) throws {
        let run = measure(["--measure-frames", "8", "--scale", "\(scale)"])
        #expect(run.status == 0, "\(run.complaint)")
        let figures = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Double])
        #expect(figures["frames"] == 8)
        // The clock moves a sixtieth of a second a frame, and so does the app.
        #expect((7...9).contains(figures["changed"] ?? 0), "\(figures)")
        for key in ["appProcessor", "serverProcessor", "pacedProcessor", "wallMedian", "wall99", "wallMost"] {
            #expect((figures[key] ?? -1) >= 0, "\(key)")
        }
        #expect((figures["appMemory"] ?? 0) > 1)
        #expect((figures["serverMemory"] ?? 0) > 1)
        #expect((figures["wallMedian"] ?? 0) <= (figures["wallMost"] ?? -1))
    }

    @Test("reports an app that ends")
    func ending() {
        let run = measure(["--measure-frames", "5"], ["garbage"])
        #expect(run.status == 1, "\(run)")
        #expect(!run.complaint.isEmpty, "\(run)")
        #expect(run.output.isEmpty, "\(run)")
    }
}
