/// `--repeat N` and `--until-failure`: how often tests run, to find those that fail now and then.
struct TestRepetition {
    var count = 1
    /// No further run after one in which a test has failed.
    var endsAfterFailure = false

    /// The runs with `--until-failure` alone, as with Xcode's `-run-tests-until-failure`.
    private static let defaultCount = 100

    init() {}

    init(_ arguments: Arguments) throws {
        endsAfterFailure = arguments.has("--until-failure")
        guard let text = arguments["--repeat"] else {
            count = endsAfterFailure ? Self.defaultCount : 1
            return
        }
        guard let number = Int(text), (1...1_000_000).contains(number) else {
            throw CommandFailure.usage("--repeat needs a number from 1 to 1000000, not \"\(text)\"")
        }
        count = number
    }

    var isOnce: Bool { count == 1 }

    /// Runs the tests, and reports which runs have failed. > Parameters: body: one run, which adds its results.
    func run(into results: inout TestResults, report: (String) -> Void, _ body: (inout TestResults) throws -> Void) rethrows {
        guard !isOnce else { return try body(&results) }
        var (runs, failures) = (0, 0)
        while runs < count, failures == 0 || !endsAfterFailure {
            runs += 1
            report("Run \(runs) of \(count)")
            var own = TestResults(outputs: results.outputs)
            try body(&own)
            if !own.hasPassed { failures += 1 }
            results.add(own)
        }
        report(failures == 0 ? "\(runs) runs: all passed" : "\(runs) runs: \(failures) failed")
    }
}
