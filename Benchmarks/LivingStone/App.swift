import BenchSupport
import Foundation

/// The app Living Stone, built with optimisation, on a device whose data stay between runs.
final class App {
    struct Failure: Error, CustomStringConvertible { var description: String }

    private let root: String
    private let simulator: String
    private let program: String
    private let folder: URL

    init(root: String) throws {
        self.root = root
        simulator = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path + "/ferry-simulator"
        // Listing the devices builds the simulator.
        guard try Child([root + "/ferry", "devices"]).run().status == 0 else { throw Failure(description: "the simulator cannot be built") }
        let built = try Child([root + "/ferry", "build", root + "/Apps/LivingStone", "--release"]).run()
        guard built.status == 0, let path = built.output.split(separator: "\n").last?.split(separator: " ").last else {
            throw Failure(description: "the app cannot be built:\n" + built.output.suffix(2000))
        }
        program = String(path)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "ferry-bench-living-stone-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The first launch imports the text.
        _ = try script([])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func run(_ options: [String], _ arguments: [String]) throws -> [Substring] {
        let words = [simulator, program, "--device", "iPhone 15", "--data", folder.path + "/device"] + options + ["--"] + arguments
        let result = try Child(words).run(limit: 300)
        // 3: a target of the simulator's own was missed.
        guard [0, 3].contains(result.status) else { throw Failure(description: "status \(result.status) of \(words):\n\(result.output)") }
        return result.output.split(separator: "\n").filter { $0.hasPrefix("{") }
    }

    /// Runs the app until it rests, and for as many frames as a subject needs.
    private func script(_ arguments: [String]) throws -> [Substring] {
        let file = folder.appendingPathComponent("rest.ui")
        try Data("wait idle\nwait 40\n".utf8).write(to: file)
        return try run(["--headless", "--script", file.path], arguments)
    }

    /// What the app prints about a subject, by name. > Units: milliseconds of processor time.
    func values(of subject: String) throws -> [String: Double] {
        let lines = try script(["measure=\(subject)"])
        for line in lines { if let values = try? JSONDecoder().decode([String: Double].self, from: Data(line.utf8)) { return values } }
        throw Failure(description: "the app printed no values of \(subject)")
    }

    func frames(_ count: Int) throws -> MeasuredFrames {
        for line in try run(["--measure-frames", "\(count)"], ["measure=scrolling"]) {
            if let frames = try? JSONDecoder().decode(MeasuredFrames.self, from: Data(line.utf8)) { return frames }
        }
        throw Failure(description: "the simulator printed no frames")
    }

    /// > Units: milliseconds.
    struct Launch {
        /// By the clock, from the launch to the first frame with the app's own pixels.
        var firstFrame: Double
        /// By the clock, from the start of the process to the frame with the books.
        var books: Double
        /// Of the app's process, until the books are shown.
        var processor: Double
    }

    /// The simulator ends the app when it rests. On a busy machine that can be before the books are shown: then it is launched again.
    func launch() throws -> Launch {
        struct Report: Decodable { struct Metric: Decodable { var name: String, value: Double }; var metrics: [Metric] }
        for _ in 0..<10 {
            var firstFrame: Double?
            var values: [String: Double] = [:]
            for line in try run(["--measure-launch"], ["measure=launch"]) {
                let data = Data(line.utf8)
                if let report = try? JSONDecoder().decode(Report.self, from: data) { firstFrame = report.metrics.first?.value }
                if let printed = try? JSONDecoder().decode([String: Double].self, from: data) { values = printed }
            }
            guard let firstFrame, let books = values["books"], let processor = values["processor"] else { continue }
            return Launch(firstFrame: firstFrame, books: books, processor: processor)
        }
        throw Failure(description: "the books were not shown in any of ten launches")
    }

    /// Kills processes that write notes. > Returns: how many were killed, and how many writes were acknowledged before.
    func kills(_ count: Int) throws -> (kills: Int, acknowledged: Int) {
        struct Kills: Decodable { var kills: Int, acknowledged: Int }
        let words = [root + "/ferry", "test", root + "/Apps/LivingStone", "--filter", "KillTests"]
        let result = try Child(words, environment: ["LIVING_STONE_KILLS": "\(count)"]).run()
        guard result.status == 0 else { throw Failure(description: "an acknowledged write was lost:\n" + result.output.suffix(4000)) }
        for line in result.output.split(separator: "\n") {
            let text = line.drop { $0 != "{" }
            if let kills = try? JSONDecoder().decode(Kills.self, from: Data(text.utf8)) { return (kills.kills, kills.acknowledged) }
        }
        throw Failure(description: "the kills were not counted")
    }
}
