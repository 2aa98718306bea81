import Foundation

/// The tests that a built program has.
struct TestListing {
    let program: String

    /// Of XCTest, as `Module.Class/test`.
    func xctest() throws -> [String] { try names([program, "--list-tests"]) }

    /// Of Swift Testing, as `Module.Suite/test()`.
    func swiftTesting() throws -> [String] { try names([program, "--testing-library", "swift-testing", "--list-tests"]) }

    private func names(_ words: [String]) throws -> [String] {
        let result = try ChildProcess(words).capture()
        // Swift Testing has a status of its own where there are no tests.
        guard result.status == 0 || result.output.isEmpty else {
            throw CommandFailure("the tests cannot be listed:\n\(result.output)\(result.errors)")
        }
        return result.output.split(separator: "\n").map(String.init).filter { $0.contains(".") && !$0.hasPrefix("Listing ") }
    }

    /// The options with which `swift test` runs these tests of all: whole classes by their name.
    static func filters(for tests: [String], of all: [String]) -> [String] {
        let classes = Dictionary(grouping: all, by: TestSplit.className).mapValues(\.count)
        let chosen = Dictionary(grouping: tests, by: TestSplit.className)
        let whole = chosen.filter { classes[$0.key] == $0.value.count }
        let single = chosen.filter { whole[$0.key] == nil }.values.joined().sorted()
        return filters(for: whole.values.flatMap(\.self))
            + single.flatMap { name in
                // Swift Testing has the place in the source after the name.
                ["--filter", "^" + NSRegularExpression.escapedPattern(for: name) + (name.hasSuffix(")") ? "" : "$")]
            }
    }

    /// The options with which `swift test` runs the classes and suites of these tests.
    static func filters(for tests: [String]) -> [String] {
        Set(tests.map(TestSplit.className)).sorted().flatMap { name in
            ["--filter", "^" + NSRegularExpression.escapedPattern(for: name) + (name.hasSuffix(")") ? "$" : "/")]
        }
    }
}
