import Foundation
import Testing

@testable import TestReports

@Suite("Reports of tests")
struct ReportTests {
    private static func test(_ name: String, _ outcome: ReportedTest.Outcome, _ messages: [ReportedTest.Message] = []) -> ReportedTest {
        var test = ReportedTest(suite: "Suite <1>", name: name, outcome: outcome)
        test.messages = messages
        return test
    }

    private static let source = (1...9).map { "line \($0)" }.joined(separator: "\n")

    @Test("the page shows each test, sums, the source of a failure and attachments, and needs no other file")
    func page() {
        var failed = Self.test("fails", .failed, [.init("a <b> & {{results}}", file: "/p/A.swift", line: 5)])
        failed.attachments = [
            .init(name: "Screen", type: "png", contents: Data([1, 2, 3])), .init(name: "Elements", type: "txt", contents: Data("<w>".utf8)),
        ]
        failed.activities = [.init("Sign in"), .init("Type", depth: 1)]
        failed.seconds = 61
        let html = ReportPage(title: "My & app", tests: [failed, Self.test("passes", .passed)]) { _ in Self.source }.html
        #expect(html.contains("<title>Tests of My &amp; app</title>"))
        #expect(html.contains(">2 tests<"))
        #expect(html.contains(">1 failed<"))
        #expect(html.contains(">1 passed<"))
        #expect(!html.contains(" skipped<"))
        #expect(html.contains("a &lt;b&gt; &amp; &#123;&#123;results}}"))
        #expect(html.contains("<span class=\"marked\"><b>5</b>line 5"))
        #expect(html.contains("<b>2</b>line 2"))
        #expect(!html.contains("<b>1</b>line 1"))
        #expect(html.contains("src=\"data:image/png;base64,AQID\""))
        #expect(html.contains("<pre>&lt;w&gt;</pre>"))
        #expect(html.contains("<li style=\"margin-left:20px\">Type</li>"))
        #expect(html.contains("1 min 1 s"))
        #expect(html.contains("Suite &lt;1&gt;"))
        #expect(html.contains("A.swift:5"))
        #expect(html.matches(of: /\b(?:src|href)="(?!data:)/).isEmpty && !html.contains("http"))
        #expect(!html.contains("<script"))
    }

    @Test("an excerpt ends where the text ends; a line beyond it has none")
    func excerpt() throws {
        let first = try #require(SourceExcerpt(of: Self.source, line: 1))
        #expect(first.first == 1)
        #expect(first.lines.count == 4)
        let last = try #require(SourceExcerpt(of: Self.source, line: 9))
        #expect(last.first == 6)
        #expect(last.lines.last == "line 9")
        for line in [-1, 0, 10, .max] { #expect(SourceExcerpt(of: Self.source, line: line) == nil) }
    }

    @Test("annotations are escaped by GitHub's rules and have paths within the repository")
    func annotations() {
        let tests = [
            Self.test("x, y: 100%", .failed, [.init("50%\r\nof, it: all", file: "/repo/T/A:1.swift", line: 5), .init("no place")]),
            Self.test("crash", .crashed), Self.test("fine", .passed), Self.test("skip", .skipped, [.init("why")]),
        ]
        #expect(
            WorkflowCommand.lines(for: tests, root: "/repo") == [
                "::error file=T/A%3A1.swift,line=5,title=Suite <1>.x%2C y%3A 100%25::50%25%0Aof, it: all",
                "::error title=Suite <1>.x%2C y%3A 100%25::no place", "::error title=Suite <1>.crash::the test crashed",
            ])
        #expect(
            WorkflowCommand.line(for: .init("m", file: "/other/A.swift", line: 1), title: "t", root: "/repo").contains(
                "file=/other/A.swift,"))
    }
}
