import Testing

@testable import FerryCommand
@testable import SourceRewriter

@Suite("Compiler output")
struct DiagnosticFilterTests {
    private let source = "class A: NSObject { @objc func f() {}; let x: Int = \"\" }\n"

    private func filter() throws -> DiagnosticFilter {
        var index = DeclarationIndex()
        index.add(source: source)
        let rewritten = try #require(SourceRewriter(index: index).rewrite(source, path: "/a.swift"))
        return DiagnosticFilter { $0 == "/a.swift" ? .init(columns: rewritten.columns, text: source) : nil }
    }

    @Test("shows the user's own column, line and caret")
    func ownPlaces() throws {
        var index = DeclarationIndex()
        index.add(source: source)
        let rewritten = try #require(SourceRewriter(index: index).rewrite(source, path: "/a.swift"))
        let moved = try #require(rewritten.text.firstRange(of: "\"\" }")).lowerBound.utf16Offset(in: rewritten.text) + 1
        var filter = try filter()
        #expect(filter.line("/a.swift:1:\(moved): error: no") == "/a.swift:1:53: error: no")
        #expect(filter.line("1 | \(rewritten.text.split(separator: "\n")[0])") == "1 | \(source.dropLast())")
        let mark = "  | " + String(repeating: " ", count: moved - 1) + "`- error: no"
        #expect(filter.line(mark) == "  | " + String(repeating: " ", count: 52) + "`- error: no")
    }

    @Test("leaves other lines unchanged")
    func otherLines() throws {
        var filter = try filter()
        for line in ["", "1 | x", "Compiling | 3", "/b.swift:x:2: error: y", "note: hm"] { #expect(filter.line(line) == line) }
        #expect(filter.line("/b.swift:1:2: warning: y") == "/b.swift:1:2: warning: y")
    }
}
