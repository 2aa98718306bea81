import BenchSupport
import Foundation

/// The list as a UIKit app in the simulator.
struct OwnApp {
    enum Bars: String, CaseIterable { case none, opaque, blurred }

    struct Failure: Error, CustomStringConvertible { var description: String }

    private let simulator: String
    private let program: String

    init(root: String) throws {
        simulator = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path + "/ferry-simulator"
        // Listing the devices builds the simulator.
        guard try Child([root + "/ferry", "devices"]).run().status == 0 else { throw Failure(description: "the simulator cannot be built") }
        let built = try Child([root + "/ferry", "build", root + "/Benchmarks/TimelineApp", "--release"]).run()
        guard built.status == 0, let path = built.output.split(separator: "\n").last?.split(separator: " ").last else {
            throw Failure(description: "the app cannot be built:\n" + built.output.suffix(2000))
        }
        program = String(path)
    }

    private func run(_ options: [String], _ arguments: [String]) throws -> [Substring] {
        let result = try Child([simulator, program, "--device", "iPhone 14"] + options + ["--"] + arguments).run(limit: 300)
        let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("{") }
        guard !lines.isEmpty else { throw Failure(description: "the app printed no values (status \(result.status)):\n" + result.output) }
        return lines
    }

    func frames(rows: Int, scale: Int, bars: Bars, count: Int = 600) throws -> MeasuredFrames {
        let lines = try run(
            ["--measure-frames", "\(count)", "--scale", "\(scale)"], ["rows=\(rows)", "bars=\(bars.rawValue)", "scrolls"])
        for line in lines { if let frames = try? JSONDecoder().decode(MeasuredFrames.self, from: Data(line.utf8)) { return frames } }
        throw Failure(description: "the simulator printed no values:\n" + lines.joined(separator: "\n"))
    }

    /// The time that the list took to open, measured by the app. > Units: milliseconds.
    func opening(rows: Int, measured: Bool) throws -> Double {
        struct Opened: Decodable { var ready_ms: Double }
        let lines = try run(["--measure-launch", "--scale", "1"], ["rows=\(rows)", "heights=\(measured ? "measured" : "estimated")"])
        for line in lines { if let opened = try? JSONDecoder().decode(Opened.self, from: Data(line.utf8)) { return opened.ready_ms } }
        throw Failure(description: "the app did not say how long it took to open:\n" + lines.joined(separator: "\n"))
    }
}
