import Foundation
import Testing

/// docs/tutorial: a learner who types all of it gets what it says.
@Suite("The tutorial", .serialized)
struct TutorialTests {
    private static func page() throws -> String {
        try String(contentsOf: FerryCommand.root.appendingPathComponent("docs/tutorial/README.md"), encoding: .utf8)
    }

    private static var environment: [String: String] {
        FerryCommand.environment.merging(["PATH": FerryCommand.root.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]) {
            $1
        }
    }

    /// - Parameter step: the last one, from 1; all by default.
    private func run(_ page: String, to step: Int = .max) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = lines.indices.filter { lines[$0].hasPrefix("## ") }.dropFirst(step == .max ? lines.count : step).first
        try Tutorial(page).run(in: command.folder, environment: Self.environment, stopsBefore: heading ?? .max)
    }

    @Test("has ten steps whose blocks do what it says, from an empty folder")
    func all() throws {
        let page = try Self.page()
        #expect(try Tutorial(page).steps == 10)
        try run(page)
    }

    @Test(
        "fails if a block says something false",
        arguments: [
            ("expect \"0 glasses\"", "expect \"9 glasses\""), ("start.ui: 2 lines passed", "start.ui: 3 lines passed"),
            ("class Water", "klass Water"),
        ])
    func falsified(_ truth: String, _ lie: String) throws {
        let page = try Self.page()
        let changed = try #require(page.range(of: truth).map { page.replacingCharacters(in: $0, with: lie) })
        #expect(throws: Tutorial.Failure.self) { try run(changed, to: 3) }
    }

    @Test("compares output by lines and their gaps")
    func matching() {
        #expect(Tutorial.matches("a\nb\n", "a\nb\n"))
        #expect(!Tutorial.matches("a\nb\n", "a\n"))
        #expect(!Tutorial.matches("a\n", "a\nb\n"))
        #expect(Tutorial.matches("a\nx\ny\nb\n", "a\n…\nb\n"))
        #expect(Tutorial.matches("a\nb\n", "…\na\n…\nb\n…\n"))
        #expect(!Tutorial.matches("a\nx\nb\n", "…\nb\na\n"))
        #expect(Tutorial.matches("/tmp/x.ui: 2 lines passed", "…x.ui: 2 lines passed"))
        #expect(!Tutorial.matches("/tmp/x.ui: 22 lines passed", "…x.ui: 2 lines passed"))
        #expect(Tutorial.matches("after 0.001 seconds.", "after … seconds."))
        #expect(!Tutorial.matches("after 0.001 seconds!", "after … seconds."))
    }

    @Test(
        "refuses a block that would not be run",
        arguments: ["```\na\n```\n", "```python\na\n```\n", "```text\na\n```\n", "```sh\na\n"])
    func unknown(_ page: String) {
        #expect(throws: Tutorial.Failure.self) { try Tutorial(page) }
    }
}
