/// `--shards N --shard K`: the part of the tests that one of several machines runs.
struct TestShard {
    /// From 1 to `count`.
    var number: Int
    var count: Int
    /// A file with measured times, which all machines have to share and none changes; nil for equal numbers of tests.
    var timesPath: String?

    /// Nil without the options.
    init?(_ arguments: Arguments) throws {
        timesPath = arguments["--times"]
        switch (arguments["--shards"], arguments["--shard"]) {
        case (nil, nil):
            guard timesPath == nil else { throw CommandFailure.usage("--times goes with --shards and --shard") }
            return nil
        case (let count?, let number?):
            guard let count = Int(count), let number = Int(number), (1...10_000).contains(count), (1...count).contains(number) else {
                throw CommandFailure.usage("--shards needs a number N of at most 10000, and --shard one from 1 to N")
            }
            (self.count, self.number) = (count, number)
        default: throw CommandFailure.usage("--shards N and --shard K go together")
        }
    }

    init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

    /// The tests of this machine. Every test is in the shard of exactly one.
    func tests(of tests: [String]) throws -> [String] {
        let split = try timesPath.map { try TestSplit(contentsOf: $0) } ?? TestSplit()
        return split.shards(of: tests, into: count)[number - 1]
    }
}
