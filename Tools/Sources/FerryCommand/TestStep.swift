import Foundation

/// A part of a test run, with a name for its failures.
struct TestStep: Sendable {
    let name: String
    /// Passes its output on, line by line, and returns the exit status.
    let run: @Sendable (_ onLine: (String) -> Void) throws -> Int32

    init(_ name: String, run: @escaping @Sendable (_ onLine: (String) -> Void) throws -> Int32) {
        self.name = name
        self.run = run
    }

    /// A program's run.
    init(_ name: String, _ child: ChildProcess) {
        self.init(name) { try child.stream($0) }
    }
}

/// Runs test steps, at most two at a time: compiling leaves one of two cores idle most of the time.
///
/// The first lane's output is shown as it arrives, a step of the second lane prints its output when it has ended.
struct TestLanes {
    /// A step that has ended.
    struct Result: Sendable {
        let step: String
        let seconds: Double
        /// Nil if it passed.
        let failure: String?
    }

    /// Those of the second lane after those of the first.
    private(set) var results: [Result] = []
    private let output: @Sendable (String) -> Void

    var failures: [String] { results.compactMap(\.failure) }

    /// > Parameters: output: receives the lines to print, from two threads, one at a time.
    init(output: @escaping @Sendable (String) -> Void) {
        self.output = output
    }

    /// Runs two lists of steps at the same time, each in its order. A failed step does not stop the others.
    mutating func run(_ first: [TestStep], alongside second: [TestStep] = []) {
        let output = self.output
        let lock = NSLock()
        let print: @Sendable ([String]) -> Void = { lines in lock.withLock { lines.forEach(output) } }
        nonisolated(unsafe) var ofSecond: [Result] = []
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            for step in second {
                var lines = ["== \(step.name) =="]
                ofSecond.append(Self.follow(step) { lines.append($0) })
                print(lines)
            }
        }
        for step in first {
            print(["== \(step.name) =="])
            results.append(Self.follow(step) { print([$0]) })
        }
        group.wait()
        results += ofSecond
    }

    private static func follow(_ step: TestStep, _ onLine: (String) -> Void) -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        let failure = failure(of: step, onLine)
        return Result(step: step.name, seconds: (clock.now - start) / .seconds(1), failure: failure)
    }

    /// Collects a step's failures, which thousands of lines may follow; nil if it passed.
    private static func failure(of step: TestStep, _ onLine: (String) -> Void) -> String? {
        var summary = FailureSummary()
        do {
            let status = try step.run { line in
                onLine(line)
                summary.read(line)
            }
            if status == 0 { return nil }
            summary.processFailed()
            return (["\(step.name) (status \(status))"] + summary.lines).joined(separator: "\n  ")
        } catch {
            onLine("ferry: \(error)")
            return "\(step.name): \(error)"
        }
    }
}
