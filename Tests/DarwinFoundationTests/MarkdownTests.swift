import DarwinFoundation
import Foundation
import Testing

@Suite("Markdown") struct MarkdownTests {
    private func read(
        _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, base: URL? = nil
    ) throws -> AttributedString {
        try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax), baseURL: base)
    }

    /// Each run as its text and what it is within its block.
    private func inlines(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            let intents = run.inlinePresentationIntent.map { "\($0.rawValue)" } ?? "-"
            return "\(String(text[run.range].characters))|\(intents)\(run.link.map { "|\($0.absoluteString)" } ?? "")"
        }
    }

    private func blocks(_ text: AttributedString) -> [String] {
        text.runs.map { run in "\(String(text[run.range].characters)): \(run.presentationIntent?.debugDescription ?? "-")" }
    }

    @Test("emphasis, code, strikethrough and breaks")
    func inline() throws {
        #expect(
            inlines(try read("a *b* **c** ***d*** `e` ~~f~~")) == ["a |-", "b|1", " |-", "c|2", " |-", "d|3", " |-", "e|4", " |-", "f|32"])
        #expect(inlines(try read("one\ntwo  \nthree")) == ["one|-", " |64", "two|-", "\n|128", "three|-"])
        #expect(inlines(try read("a <b>c</b>")) == ["a |-", "<b>|256", "c|-", "</b>|256"])
        #expect(inlines(try read("\\*not\\* &amp; &lt;")) == ["*not* & <|-"])
    }

    @Test("links and images, relative to a base; URLs in the text are links")
    func links() throws {
        #expect(inlines(try read("[a **b**](https://x.test/p) c")) == ["a |-|https://x.test/p", "b|2|https://x.test/p", " c|-"])
        let base = try #require(URL(string: "https://x.test/dir/"))
        #expect(try read("[a](page)", base: base).runs.first?.link?.absoluteString == "https://x.test/dir/page")
        #expect(try read("see https://y.test now").runs.contains { $0.link?.host() == "y.test" })
        let picture = try read("![words](p.png) ![](q.png)")
        #expect(picture.runs.map { $0.imageURL?.absoluteString } == ["p.png", nil, "q.png"])
        #expect(String(picture.characters) == "words \u{FFFC}")
        #expect(try read("[a]()").runs.first?.link == nil)
    }

    @Test("blocks follow each other; each has its presentation intents, the innermost first")
    func blocks() throws {
        #expect(
            blocks(try read("# Title\n\nText\n\n> Quote\n\n---\n\n```swift\nlet a\n```")) == [
                "Title: [header 1 (id 1)]", "Text: [paragraph (id 2)]", "Quote: [paragraph (id 4), blockQuote (id 3)]",
                "\u{2E3B}: [thematicBreak (id 5)]", "let a\n: [codeBlock 'swift' (id 6)]",
            ])
        let list = try read("- one\n- two\n\n  3. three\n  4. four")
        #expect(
            blocks(list) == [
                "one: [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]",
                "two: [paragraph (id 5), listItem 2 (id 4), unorderedList (id 1)]",
                "three: [paragraph (id 8), listItem 3 (id 7), orderedList (id 6), listItem 2 (id 4), unorderedList (id 1)]",
                "four: [paragraph (id 10), listItem 4 (id 9), orderedList (id 6), listItem 2 (id 4), unorderedList (id 1)]",
            ])
        #expect(list.runs.map { $0.presentationIntent?.indentationLevel } == [1, 1, 2, 2])
    }

    @Test("tables have rows, cells and the alignment of their columns")
    func tables() throws {
        let table = try read("| a | b |\n|:-:|--:|\n| c | d |")
        let kinds = table.runs.compactMap { $0.presentationIntent?.components.map(\.kind) }
        let columns = PresentationIntent.Kind.table(columns: [.init(alignment: .center), .init(alignment: .right)])
        #expect(kinds.first == [.tableCell(columnIndex: 0), .tableHeaderRow, columns])
        #expect(kinds.last == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), columns])
        #expect(String(table.characters) == "abcd")
    }

    @Test("without blocks every line is text, and white space is collapsed or preserved")
    func inlineOnly() throws {
        let source = "# a\n\n- **b**\n> c  \n    d\n===\n[e]: f"
        let kept = try read(source, .inlineOnlyPreservingWhitespace)
        #expect(String(kept.characters) == "# a\n\n- b\n> c  \n    d\n===\n[e]: f")
        #expect(kept.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized && String(kept[$0.range].characters) == "b" })
        #expect(!kept.runs.contains { $0.presentationIntent != nil })
        #expect(String(try read("a\nb", .inlineOnly).characters) == "a b")
        #expect(inlines(try read("_a_ and \"**b**\"", .inlineOnly)) == ["a|1", " and \"|-", "b|2", "\"|-"])
    }

    @Test("NSAttributedString has the same attributes")
    func bridged() throws {
        let text = try NSAttributedString(markdown: "a **b** [c](https://x.test)")
        #expect(text.string == "a b c")
        #expect((text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber)?.uintValue == 2)
        #expect((text.attribute(NSAttributedString.Key("NSLink"), at: 4, effectiveRange: nil) as? URL)?.host() == "x.test")
        #expect((text.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil) as? PresentationIntent)?.count == 1)
    }

    @Test("invalid UTF-8 is an error, or read as far as possible; a missing file is an error")
    func errors() throws {
        let broken = Data([0x61, 0xFF, 0x62])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: broken) }
        let partly = try AttributedString(markdown: broken, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
        #expect(String(partly.characters) == "a\u{FFFD}b")
        #expect(throws: (any Error).self) { try AttributedString(contentsOf: URL(fileURLWithPath: "/no/such/file.md")) }
        #expect(try AttributedString(markdown: "a", options: .init(languageCode: "de")).runs.first?.languageIdentifier == "de")
    }

    @Test("empty text, markup only and NULs")
    func nothing() throws {
        for text in ["", " ", "\n", "\0", "*", "**", "[", "![", "`", "|", "\u{FEFF}", "&#0;", "&#x110000;", "\u{1680}*a*"] {
            _ = try read(text)
            _ = try read(text, .inlineOnly)
            _ = try read(text, .inlineOnlyPreservingWhitespace)
        }
        #expect(String(try read("a\0b").characters) == "a\u{FFFD}b")
    }

    @Test(
        "hostile text takes linear time",
        arguments: [
            String(repeating: ">", count: 50_000) + "a", String(repeating: "*a ", count: 20_000), String(repeating: "[", count: 50_000),
            String(repeating: "- ", count: 2_000) + "a", String(repeating: "`", count: 20_001) + "a",
            String(repeating: "![](", count: 10_000),
            String(repeating: "1. a\n", count: 5_000), String(repeating: "|a", count: 2_000) + "\n" + String(repeating: "|-", count: 2_000),
            String(repeating: "**a_ ", count: 10_000), String(repeating: "<a ", count: 20_000), String(repeating: "~~", count: 20_001),
            String(repeating: "\\", count: 50_001), String(repeating: "&", count: 50_000), String(repeating: "www.", count: 10_000),
        ])
    func hostile(_ text: String) throws {
        let clock = ContinuousClock()
        let time = try clock.measure {
            for syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax in [.full, .inlineOnly] {
                let made = try read(text, syntax)
                #expect(made.characters.count <= text.count + 1)
                for run in made.runs { #expect((run.presentationIntent?.count ?? 0) <= 66) }
            }
        }
        #expect(time < .seconds(20), "\(time) for \(text.prefix(20))")
    }
}
