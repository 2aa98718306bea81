import Foundation

/// Lines of a source, without comments that go to the end of a line.
enum CodeLines {
    /// The lines whose code meets a condition, counted from 1.
    static func numbers(in text: String, where matches: (Substring) -> Bool) -> [Int] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap { index, line in
            let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            return matches(code) ? index + 1 : nil
        }
    }
}
