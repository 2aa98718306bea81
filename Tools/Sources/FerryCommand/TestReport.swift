import Foundation

/// Results of tests as JUnit's XML, which CI systems read.
enum TestReport {
    /// > Parameters: swiftTesting: the report that Swift Testing wrote, whose suites are added as they are.
    static func text(_ cases: [TestTally.Case], swiftTesting: String = "") -> String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
        if !cases.isEmpty {
            let time = cases.reduce(0) { $0 + $1.time }
            func count(_ outcome: TestTally.Case.Outcome) -> Int { cases.count { $0.outcome == outcome } }
            lines.append(
                "  <testsuite name=\"XCTest\" tests=\"\(cases.count)\" failures=\"\(count(.failed))\" errors=\"\(count(.crashed))\" "
                    + "skipped=\"\(count(.skipped))\" time=\"\(rounded(time))\">")
            lines += cases.flatMap(Self.lines)
            lines.append("  </testsuite>")
        }
        lines += suites(of: swiftTesting)
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    /// One report of several.
    static func merged(_ reports: [String]) -> String {
        let lines = reports.flatMap(suites)
        return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"] + lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    /// Rounded: floating-point sums such as 0.1 + 0.2 have long fractions. > Units: seconds, to the millisecond.
    private static func rounded(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }

    private static func lines(of test: TestTally.Case) -> [String] {
        let parts = test.name.split(separator: ".", maxSplits: 1).map(String.init)
        let (suite, name) = parts.count == 2 ? (parts[0], parts[1]) : ("", test.name)
        let open = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(name))\" time=\"\(rounded(test.time))\""
        let element: String
        switch test.outcome {
        case .passed: return [open + " />"]
        case .failed: element = "failure"
        case .crashed: element = "error"
        case .skipped: element = "skipped"
        }
        let messages = test.messages.isEmpty ? [""] : test.messages
        return [open + ">"] + messages.map { "      <\(element) message=\"\(escaped($0))\" />" } + ["    </testcase>"]
    }

    /// > Parameters: report: one report or several, one after the other.
    private static func suites(of report: String) -> [String] {
        report.split(separator: "</testsuites>").flatMap { part -> [String] in
            guard let start = part.range(of: "<testsuites>") else { return [] }
            return part[start.upperBound...].split(whereSeparator: \.isNewline).map(String.init)
        }
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            // Not allowed in XML, not even escaped.
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
