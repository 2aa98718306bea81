import Foundation
import Monkey

/// What `ferry monkey` prints.
enum MonkeyReport {
    static func counts(_ state: MonkeyState) -> String {
        "\(state.screens.count) screens, \(state.touchedCount) of \(state.seenCount) elements touched, \(state.faults.count) "
            + (state.faults.count == 1 ? "fault" : "faults")
    }

    /// > Parameters: done: the steps of this run; seconds: how long it took.
    static func summary(_ state: MonkeyState, done: Int, seconds: Double) -> String {
        var lines = ["\(state.screens.count) screens seen:"]
        lines += state.screens.prefix(100).map { "  " + $0 }
        lines.append("\(state.touchedCount) of \(state.seenCount) elements touched")
        let rate = seconds > 0 ? String(format: "%.1f", Double(done) / seconds) : "\(done)"
        lines.append("\(state.steps) steps in \(state.rounds) rounds with seed \(state.seed); \(rate) steps a second")
        for (key, count) in state.faults.sorted(by: { $0.key < $1.key }) where count > 1 {
            lines.append("\(count) times: " + key.split(separator: "\n").joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }

    static func text(_ finding: MonkeyFinding, test: String) -> String {
        let kind = finding.fault.isHang ? "hang" : "crash"
        var lines = ["\(kind) after \(finding.steps) steps:"] + indented(finding.fault.text)
        guard finding.isReproduced else {
            return (lines + ["  the same \(finding.length) steps did not lead to it again"]).joined(separator: "\n")
        }
        lines.append("shrunk from \(finding.length) steps to \(finding.reproducer.moments.count), as a script:")
        lines += indented(finding.script ?? finding.reproducer.script())
        lines.append(
            finding.script == nil ? "(run as a script, it does not end in the same way)" : "(run as a script, it ends in the same way)")
        lines.append("as a test:")
        return (lines + indented(finding.reproducer.test(named: test))).joined(separator: "\n")
    }

    static func testCase(_ finding: MonkeyFinding, test: String) -> String {
        let comment = finding.fault.text.split(separator: "\n").map { "// \($0)\n" }.joined()
        let method = finding.reproducer.test(named: test).split(separator: "\n").map { "    \($0)\n" }.joined()
        return "import XCTest\n\n\(comment)final class \(test.dropFirst(4))Tests: XCTestCase {\n\(method)}\n"
    }

    private static func indented(_ text: String) -> [String] { text.split(separator: "\n").map { "  " + $0 } }
}
