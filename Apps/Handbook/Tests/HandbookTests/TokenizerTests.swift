import Foundation
import Testing

@testable import Handbook

@Suite struct TokenizerTests {
    /// Each token as its kind and text, without plain ones that are white space.
    private static func words(_ text: String) -> [String] {
        SwiftTokenizer.tokens(of: text).compactMap { token in
            let word = (text as NSString).substring(with: NSRange(token.range)).trimmingCharacters(in: .whitespacesAndNewlines)
            return word.isEmpty ? nil : "\(token.kind) \(word)"
        }
    }

    @Test(arguments: [
        ("let a = UIView()", ["keyword let", "plain a =", "type UIView", "plain ()"]),
        ("x = 1_000.5 + 0xFF", ["plain x =", "number 1_000.5", "plain +", "number 0xFF"]),
        ("0..<3", ["number 0", "plain ..<", "number 3"]),
        ("a.default; self.init()", ["plain a.default;", "keyword self", "plain .", "keyword init", "plain ()"]),
        ("`default` = 1", ["plain `default` =", "number 1"]),
        ("@objc func f()", ["attribute @objc", "keyword func", "plain f()"]),
        ("#selector(go)", ["attribute #selector", "plain (go)"]),
        ("a // let\nb", ["plain a", "comment // let", "plain b"]),
        ("/* a /* b */ c */ d", ["comment /* a /* b */ c */", "plain d"]),
        ("\"let \\\" x\" + y", ["string \"let \\\" x\"", "plain + y"]),
        ("\"a\\(f(b) + \"c\")d\"", ["string \"a\\(", "plain f(b) +", "string \"c\")d\""]),
        ("#\"a\\(b)\"c\"#", ["string #\"a\\(b)\"c\"#"]),
        ("#\"a\\#(b)\"#", ["string #\"a\\#(", "plain b", "string )\"#"]),
        ("\"\"\"\n a \"b\" \n\"\"\".count", ["string \"\"\"\n a \"b\" \n\"\"\"", "plain .count"]),
        ("名 = \"渡船🌊\"", ["plain 名 =", "string \"渡船🌊\""]),
        // What does not end goes to the end of its line or of the text.
        ("\"open\nlet", ["string \"open", "keyword let"]),
        ("/* open", ["comment /* open"]), ("\"\\", ["string \"\\"]), ("#", ["attribute #"]), ("`", ["plain `"]),
    ])
    func samplesHaveTheirKinds(_ text: String, _ words: [String]) { #expect(Self.words(text) == words) }

    // Proves HB-0.1.
    @Test func tokensCoverEverySourceOfTheAppWithoutGapsAndTwoNeighboursDiffer() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/Handbook")
            .standardized
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let tokens = SwiftTokenizer.tokens(of: text)
            #expect(tokens.first?.range.lowerBound == 0, "\(file.lastPathComponent)")
            #expect(tokens.last?.range.upperBound == text.utf16.count, "\(file.lastPathComponent)")
            for (token, next) in zip(tokens, tokens.dropFirst()) {
                #expect(token.range.upperBound == next.range.lowerBound, "\(file.lastPathComponent)")
                #expect(token.kind != next.kind, "\(file.lastPathComponent)")
            }
            count += 1
        }
        #expect(count > 60)
    }

    @Test func everyCutOfASourceIsCoveredToo() {
        let text = "let s = \"a\\(b(\"\"\"\nc\\(d)\n\"\"\"))\" /* /* */ */ #\"x\"# 1.5 `if` @a"
        for length in 0...text.count {
            let cut = String(text.prefix(length))
            #expect(SwiftTokenizer.tokens(of: cut).last?.range.upperBound ?? 0 == cut.utf16.count, "\(cut)")
        }
    }
}
