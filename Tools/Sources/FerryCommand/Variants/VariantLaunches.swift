import VariantProtocol
import Foundation

/// Runs the launches of a plan, several at a time, each with a device and a service of its own.
struct VariantLaunches {
    let plan: VariantPlan
    let simulator: String
    let program: String
    let script: String
    /// What the simulator gets besides.
    let options: [String]
    let audit: [String]
    let pictures: String
    /// A folder for what is removed afterwards.
    let scratch: String
    /// Starts the app's service; nil if it has none.
    let startService: (@Sendable () throws -> AppService.Running)?
    let processes: Int
    let report: @Sendable (String) -> Void

    /// What each launch has taken, and why one has not.
    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var pictures: [Int: [VariantPicture]] = [:]
        private var failures: [Int: CommandFailure] = [:]
        private var next = 0
        private let count: Int

        init(count: Int) { self.count = count }

        /// The next launch; nil at the end, or after a fault of the command line, which would be that of all others too.
        func take() -> Int? {
            lock.withLock {
                guard next < count, !failures.values.contains(where: { $0.status == 2 }) else { return nil }
                next += 1
                return next - 1
            }
        }

        func set(_ result: Result<[VariantPicture], CommandFailure>, at index: Int) {
            lock.withLock {
                switch result {
                case .success(let value): pictures[index] = value
                case .failure(let error): failures[index] = error
                }
            }
        }

        var all: (pictures: [Int: [VariantPicture]], failures: [CommandFailure]) {
            lock.withLock { (pictures, failures.sorted { $0.key < $1.key }.map(\.value)) }
        }
    }

    /// > Returns: what was taken, and why the rest was not.
    func run() -> (index: VariantIndex, failures: [CommandFailure]) {
        let results = Results(count: plan.launches.count)
        let lanes = DispatchGroup()
        for _ in 0..<max(1, min(processes, plan.launches.count)) {
            let lane = Thread { [self] in
                while let number = results.take() {
                    do {
                        results.set(.success(try take(number)), at: number)
                    } catch {
                        results.set(.failure(error as? CommandFailure ?? CommandFailure("\(error)")), at: number)
                    }
                }
                lanes.leave()
            }
            lanes.enter()
            lane.start()
        }
        lanes.wait()
        var index = VariantIndex()
        let all = results.all
        for (number, launch) in plan.launches.enumerated() { index.add(all.pictures[number] ?? [], of: launch, plan) }
        return (index, all.failures)
    }

    private func take(_ number: Int) throws -> [VariantPicture] {
        let launch = plan.launches[number]
        let job = VariantJob(
            base: VariantPlan.settings(plan.base),
            looks: launch.looks.map { VariantJob.Look(suffix: $0.suffix, settings: VariantPlan.settings($0.values)) }, audit: audit,
            pictures: pictures, thumbnails: scratch, thumbnailHeight: plan.thumbnailHeight, result: "\(scratch)/\(number).result")
        let file = "\(scratch)/\(number).job"
        try JSONEncoder().encode(job).write(to: URL(fileURLWithPath: file))
        var words = [simulator, program, "--headless", "--script", script, "--variants", file, "--device", launch.device]
        words += ["--locale", launch.locale]
        if launch.direction != "language" { words += ["--direction", launch.direction] }
        let service = try startService?()
        defer { service?.stop(waits: false) }
        let environment = service.map { [AppService.variable: $0.url] } ?? [:]
        let status = try ChildProcess(words + options, environment: environment).stream(report)
        guard status == 0 else {
            let heading = plan.heading(launch)
            throw CommandFailure("no pictures\(heading.isEmpty ? "" : " of " + heading); see above", status: status == 2 ? 2 : 1)
        }
        return try JSONDecoder().decode([VariantPicture].self, from: Data(contentsOf: URL(fileURLWithPath: job.result)))
    }
}
