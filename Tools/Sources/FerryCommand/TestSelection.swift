import Foundation

/// Which tests `swift test` would run with its options `--filter` and `--skip`.
struct TestSelection {
    private var filters: [String] = []
    private var skips: [String] = []

    /// > Parameters: words: pairs of options and regular expressions.
    init(_ words: [String]) throws {
        for index in stride(from: 0, to: words.count - 1, by: 2) {
            let pattern = words[index + 1]
            guard (try? NSRegularExpression(pattern: pattern)) != nil else {
                throw CommandFailure.usage("\"\(pattern)\" is not a regular expression")
            }
            if words[index] == "--filter" { filters.append(pattern) } else { skips.append(pattern) }
        }
    }

    /// > Parameters: test: `Module.Class/test`.
    func contains(_ test: String) -> Bool {
        func matches(_ pattern: String) -> Bool { test.range(of: pattern, options: .regularExpression) != nil }
        return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
    }

    /// The options that leave tests out.
    static func skips(in words: [String]) -> [String] {
        stride(from: 0, to: words.count - 1, by: 2).filter { words[$0] == "--skip" }.flatMap { [words[$0], words[$0 + 1]] }
    }
}
