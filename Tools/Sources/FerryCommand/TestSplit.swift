import Foundation

/// Distributes classes of tests to processes or machines so that all take about as long.
///
/// The same list and times give the same parts, on every machine: each class goes to the part that has the least to do, the longest first.
struct TestSplit {
    /// Seconds of each class and of each test, as measured before.
    var times: [String: Double] = [:]

    /// > Parameters: tests: `Module.Class/test`, in their order. > Returns: as many lists as `count`, some of which may be empty; the tests of a class stay together and in order.
    func parts(of tests: [String], into count: Int) -> [[String]] {
        var classes: [String: [String]] = [:]
        for test in tests { classes[Self.className(of: test), default: []].append(test) }
        let known = classes.compactMap { name, tests in times[name].map { ($0, tests.count) } }
        let perTest = known.isEmpty ? 1 : known.reduce(0) { $0 + $1.0 } / Double(max(1, known.reduce(0) { $0 + $1.1 }))
        let costs = classes.map { name, tests in
            let measured = tests.compactMap { times[$0] }
            let sum = measured.count == tests.count ? measured.reduce(0, +) : nil
            return (name: name, cost: max(0, sum ?? times[name] ?? perTest * Double(tests.count)))
        }
        var parts = Array(repeating: (cost: 0.0, names: Set<String>()), count: max(1, count))
        for item in costs.sorted(by: { ($1.cost, $0.name) < ($0.cost, $1.name) }) {
            guard let least = parts.indices.min(by: { (parts[$0].cost, $0) < (parts[$1].cost, $1) }) else { break }
            parts[least].cost += item.cost
            parts[least].names.insert(item.name)
        }
        return parts.map { part in tests.filter { part.names.contains(Self.className(of: $0)) } }
    }

    /// How much longer than the shortest part the longest may take for classes to stay together, as a share of the longest.
    static let spread = 0.05

    /// Parts for machines, which wait for the slowest of them: where whole classes cannot be distributed evenly and times are known, the parts are
    /// cut within classes, which are in at most two parts each as long as none takes longer than a part.
    func shards(of tests: [String], into count: Int) -> [[String]] {
        let whole = parts(of: tests, into: count)
        let known = tests.compactMap { times[$0] }
        guard count > 1, !known.isEmpty else { return whole }
        let average = known.reduce(0, +) / Double(known.count)
        func cost(_ test: String) -> Double { max(0, times[test] ?? average) }
        let costs = whole.map { $0.reduce(0) { $0 + cost($1) } }
        let (longest, shortest) = (costs.max() ?? 0, costs.min() ?? 0)
        guard longest > 0, (longest - shortest) / longest > Self.spread else { return whole }
        let total = tests.reduce(0) { $0 + cost($1) }
        var result = Array(repeating: [String](), count: count)
        var done = 0.0
        for test in tests {
            // The part in which the middle of the test is.
            let place = Int(exactly: ((done + cost(test) / 2) / total * Double(count)).rounded(.down)) ?? 0
            result[min(max(place, 0), count - 1)].append(test)
            done += cost(test)
        }
        return result
    }

    /// `Module.Class` of `Module.Class/test`.
    static func className(of test: String) -> String { String(test.prefix { $0 != "/" }) }

    // MARK: Times

    /// The times in a file that `store` wrote; none if there is no such file. > Throws: for a file with other contents.
    init(contentsOf path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        do { times = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: URL(fileURLWithPath: path))) } catch {
            throw CommandFailure("\(path) has no times of tests, which are a JSON object of seconds by class: \(error)")
        }
        if let (name, time) = times.first(where: { !$0.value.isFinite || $0.value < 0 }) {
            throw CommandFailure("\(path): \(name) cannot take \(time) s")
        }
    }

    init(times: [String: Double] = [:]) { self.times = times }

    /// Takes over what was measured now. Classes of which only some tests ran keep what was known.
    mutating func add(_ cases: [TestTally.Case], of tests: [String]) {
        let classes = Dictionary(grouping: tests) { Self.className(of: $0) }
        let measured = Dictionary(cases.map { ($0.name, $0.time) }) { $1 }
        for (name, tests) in classes {
            // XCTest's output names tests without their module.
            let found = tests.map { measured[Self.caseName(of: $0)] }
            for (test, time) in zip(tests, found) { if let time { times[test] = (time * 1000).rounded() / 1000 } }
            if found.contains(where: { $0 == nil }) { continue }
            times[name] = (found.reduce(0) { $0 + ($1 ?? 0) } * 1000).rounded() / 1000
        }
    }

    /// `Class.test` of `Module.Class/test`.
    static func caseName(of test: String) -> String {
        let local = test.drop { $0 != "." }.dropFirst()
        return String(local).replacing("/", with: ".")
    }

    func store(in path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        do { try encoder.encode(times).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            throw CommandFailure("cannot write the times of tests to \(path): \(error.localizedDescription)")
        }
    }
}
