internal import Foundation

/// The results of a run as one page of HTML that needs no other file and no script.
public struct ReportPage {
    private let title: String
    private let tests: [ReportedTest]
    private let source: (String) -> String?

    /// > Parameters: title: what was tested. source: the text of a file; nil if it cannot be read.
    public init(title: String, tests: [ReportedTest], source: @escaping (String) -> String?) {
        (self.title, self.tests, self.source) = (title, tests, source)
    }

    public var html: String {
        String(decoding: PackageResources.report_html, as: UTF8.self)
            .replacing("{{style}}", with: String(decoding: PackageResources.report_css, as: UTF8.self))
            .replacing("{{title}}", with: MarkupText.escaped(title))
            .replacing("{{counts}}", with: counts)
            .replacing("{{bar}}", with: bar)
            .replacing("{{results}}", with: groups)
    }

    // MARK: Sums

    private func count(_ outcome: ReportedTest.Outcome) -> Int { tests.count { $0.outcome == outcome } }

    private var counts: String {
        let all = "<label class=\"count\"><input type=\"radio\" name=\"show\" value=\"all\" checked>\(tests.count) tests</label>"
        let parts = ReportedTest.Outcome.allCases.filter { count($0) > 0 }.map { outcome in
            "<label class=\"count \(outcome.rawValue)\"><input type=\"radio\" name=\"show\" value=\"\(outcome.rawValue)\">"
                + "\(count(outcome)) \(outcome.rawValue)</label>"
        }
        let seconds = tests.reduce(0) { $0 + $1.seconds }
        return ([all] + parts + ["<span class=\"total\">\(Self.time(seconds))</span>"]).joined(separator: "\n")
    }

    private var bar: String {
        ReportedTest.Outcome.allCases.filter { count($0) > 0 }.map { outcome in
            "<i class=\"\(outcome.rawValue)\" style=\"flex-grow:\(count(outcome))\"></i>"
        }.joined()
    }

    // MARK: Tests

    /// Groups and suites in the order of their first tests.
    private var groups: String {
        Self.parts(of: tests, by: \.group).map { group, tests in
            let suites = Self.parts(of: tests, by: \.suite).map { suite, tests in
                "<section><h3>\(MarkupText.escaped(suite))</h3>\n\(tests.map(item).joined(separator: "\n"))\n</section>"
            }
            return (group.isEmpty ? "" : "<h2>\(MarkupText.escaped(group))</h2>\n") + suites.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func parts(
        of tests: [ReportedTest], by name: (ReportedTest) -> String
    ) -> [(name: String, tests: [ReportedTest])] {
        var names: [String] = []
        let parts = Dictionary(grouping: tests, by: name)
        for test in tests where !names.contains(name(test)) { names.append(name(test)) }
        return names.map { ($0, parts[$0] ?? []) }
    }

    private func item(_ test: ReportedTest) -> String {
        let head = "<span class=\"mark\"></span><span class=\"name\">\(MarkupText.escaped(test.name))</span>"
        let time = "<span class=\"time\">\(Self.time(test.seconds))</span>"
        let parts = [messages(of: test), activities(of: test), attachments(of: test), trace(of: test)].filter { !$0.isEmpty }
        guard !parts.isEmpty else { return "<div class=\"test \(test.outcome.rawValue)\"><div class=\"row\">\(head)\(time)</div></div>" }
        let open = test.isFailure ? " open" : ""
        return "<details class=\"test \(test.outcome.rawValue)\"\(open)><summary class=\"row\">\(head)\(time)</summary>\n"
            + "<div class=\"about\">\(parts.joined(separator: "\n"))</div></details>"
    }

    private func messages(of test: ReportedTest) -> String {
        test.messages.map { message in
            var text = "<pre class=\"message\">\(MarkupText.escaped(message.text))</pre>"
            guard let file = message.file else { return text }
            let name = (file as NSString).lastPathComponent
            let place = message.line.map { "\(name):\($0)" } ?? name
            text += "<div class=\"place\" title=\"\(MarkupText.escaped(file))\">\(MarkupText.escaped(place))</div>"
            return text + excerpt(file, message.line)
        }.joined(separator: "\n")
    }

    private func excerpt(_ file: String, _ line: Int?) -> String {
        guard let line, let text = source(file), let excerpt = SourceExcerpt(of: text, line: line) else { return "" }
        let lines = excerpt.lines.enumerated().map { index, text in
            let number = excerpt.first + index
            let mark = number == excerpt.marked ? " class=\"marked\"" : ""
            return "<span\(mark)><b>\(number)</b>\(MarkupText.escaped(text))\n</span>"
        }
        return "<pre class=\"source\">\(lines.joined())</pre>"
    }

    private func activities(of test: ReportedTest) -> String {
        guard !test.activities.isEmpty else { return "" }
        let lines = test.activities.map { "<li style=\"margin-left:\(min($0.depth, 20) * 20)px\">\(MarkupText.escaped($0.name))</li>" }
        return "<ol class=\"activities\">\(lines.joined())</ol>"
    }

    private func trace(of test: ReportedTest) -> String {
        test.trace.map { "<div class=\"place\">Step by step: <code>ferry trace \(MarkupText.escaped($0))</code></div>" } ?? ""
    }

    private func attachments(of test: ReportedTest) -> String {
        let images = test.attachments.filter { Self.images[$0.type.lowercased()] != nil }
        let others = test.attachments.filter { Self.images[$0.type.lowercased()] == nil }
        let pictures = images.map { attachment in
            let type = Self.images[attachment.type.lowercased()] ?? ""
            let name = MarkupText.escaped(attachment.name)
            let data = "data:\(type);base64,\(attachment.contents.base64EncodedString())"
            return "<label class=\"picture\"><input type=\"checkbox\"><img src=\"\(data)\" alt=\"\(name)\"><span>\(name)</span></label>"
        }
        let texts = others.map { attachment in
            let name = MarkupText.escaped(attachment.name + (attachment.type.isEmpty ? "" : "." + attachment.type))
            return "<details class=\"text\"><summary>\(name)</summary><pre>\(Self.text(of: attachment.contents))</pre></details>"
        }
        return (pictures.isEmpty ? "" : "<div class=\"pictures\">\(pictures.joined(separator: "\n"))</div>") + texts.joined(separator: "\n")
    }

    private static let images = ["png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif"]
    private static let longestText = 200_000

    private static func text(of data: Data) -> String {
        guard let text = String(data: data, encoding: .utf8) else { return "\(data.count) bytes" }
        guard text.count > longestText else { return MarkupText.escaped(text) }
        return MarkupText.escaped(String(text.prefix(longestText))) + "\n…"
    }

    private static func time(_ seconds: Double) -> String {
        if seconds < 0.001 { return "&lt; 1 ms" }
        if seconds < 1 { return "\(Int((seconds * 1000).rounded())) ms" }
        if seconds < 60 { return String(format: "%.2f s", seconds) }
        return "\(Int(seconds) / 60) min \(Int(seconds) % 60) s"
    }
}

/// Texts within HTML.
enum MarkupText {
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Placeholders of the page's own.
            case "{": result += "&#123;"
            case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
