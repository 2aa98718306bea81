/// The results of a run in a file, from which reports of several runs become one.
public struct RunResults: Codable, Equatable, Sendable {
    /// The form of the file; a reader knows its own only.
    public static let version = 1

    /// Which part of all tests a run has run.
    public struct Shard: Codable, Hashable, Sendable {
        /// From 1 to `count`.
        public var number: Int
        public var count: Int

        public init(number: Int, count: Int) { (self.number, self.count) = (number, count) }
    }

    public var version = RunResults.version
    /// What was tested.
    public var title: String
    public var shard: Shard?
    public var tests: [ReportedTest]
    /// Measured times by class and by test. > Units: seconds.
    public var times: [String: Double]
    /// Tests that could not be run, or a run that ended before all of them.
    public var isComplete: Bool

    public init(title: String, shard: Shard? = nil, tests: [ReportedTest], times: [String: Double] = [:], isComplete: Bool = true) {
        (self.title, self.shard, self.tests, self.times, self.isComplete) = (title, shard, tests, times, isComplete)
    }

    /// One list of the tests of several runs, in the order of the shards, and what is wrong with them as parts of one run.
    public static func merged(_ runs: [(name: String, results: RunResults)]) -> (results: RunResults, problems: [String]) {
        let runs = runs.sorted { ($0.results.shard?.number ?? 0, $0.name) < ($1.results.shard?.number ?? 0, $1.name) }
        var (tests, places, problems): ([ReportedTest], [String: String], [String]) = ([], [:], [])
        for (name, results) in runs {
            for test in results.tests {
                // Where a test ran several times in one run, all of them count.
                if let other = places[test.identity], other != name {
                    problems.append("\(test.title) is in \(other) and in \(name); it is counted once")
                } else {
                    places[test.identity] = name
                    tests.append(test)
                }
            }
            if !results.isComplete { problems.append("the run of \(name) did not run all of its tests") }
        }
        problems += missing(runs.map { ($0.name, $0.results.shard) })
        let times = runs.reduce(into: [String: Double]()) { $0.merge($1.results.times) { $1 } }
        let title = runs.first?.results.title ?? ""
        return (RunResults(title: title, tests: tests, times: times, isComplete: problems.isEmpty), problems)
    }

    /// Shards that are missing, there twice or of another division.
    private static func missing(_ runs: [(name: String, shard: Shard?)]) -> [String] {
        let shards = runs.compactMap { run in run.shard.map { (name: run.name, shard: $0) } }
        guard let count = shards.first?.shard.count else { return [] }
        if let other = shards.first(where: { $0.shard.count != count }) {
            return ["\(other.name) is one of \(other.shard.count) shards, and \(shards[0].name) one of \(count)"]
        }
        let byNumber = Dictionary(grouping: shards, by: \.shard.number)
        return (1...count).compactMap { number in
            switch byNumber[number] {
            case nil: "shard \(number) of \(count) is missing"
            case let several? where several.count > 1:
                "shard \(number) of \(count) is there twice: \(several.map(\.name).joined(separator: ", "))"
            default: nil
            }
        }
    }
}
