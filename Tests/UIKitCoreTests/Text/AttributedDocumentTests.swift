import Foundation
import Testing
import UIKitCore

@Suite("Text documents", .application) struct AttributedDocumentTests {
    @Test("plain text is read in its encoding and reports its attributes")
    func plain() throws {
        var told: NSDictionary?
        let text = try NSAttributedString(
            data: Data([0xE9, 0x74, 0xE9]), options: [.characterEncoding: String.Encoding.isoLatin1.rawValue], documentAttributes: &told)
        #expect(text.string == "été")
        let type = told?["DocumentType"] as? String
        #expect(type == "NSPlainText")
    }

    @Test("text in another encoding, and formats that are not read, are refused by name")
    func refused() {
        #expect { try NSAttributedString(data: Data([0xFF, 0xFE, 0x80]), documentAttributes: nil) } throws: {
            ($0 as? CocoaError)?.code == .fileReadInapplicableStringEncoding
        }
        #expect {
            try NSAttributedString(
                data: Data("<b>a</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.rtfd], documentAttributes: nil)
        } throws: { $0.localizedDescription.contains("NSRTFD") }
    }
}

/// Runs as text: the characters and what is said of their look.
func looks(_ text: NSAttributedString) -> [String] {
    var found: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        var line = (text.string as NSString).substring(with: range).replacingOccurrences(of: "\n", with: "⏎")
            .replacingOccurrences(of: "\t", with: "⇥").replacingOccurrences(of: "\u{2028}", with: "↓")
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            line += " \(font.pointSize.formatted())"
            if traits.contains(.traitBold) { line += " bold" }
            if traits.contains(.traitItalic) { line += " italic" }
        }
        if attributes[.underlineStyle] != nil { line += " underlined" }
        if attributes[.strikethroughStyle] != nil { line += " struck" }
        if let color = attributes[.foregroundColor] as? UIColor, color != .black {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&r, green: &g, blue: &b, alpha: &a)
            line += String(format: " #%02X%02X%02X", Int(r * 255), Int(g * 255), Int(b * 255))
        }
        if let link = attributes[.link] as? URL { line += " → \(link)" }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            if style.alignment == .center { line += " centred" }
            if style.headIndent != 0 { line += " indent \(style.headIndent.formatted())" }
        }
        found.append(line)
    }
    return found
}

@Suite("HTML documents", .application) struct HTMLDocumentTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
            documentAttributes: nil)
    }

    @Test(
        "elements and style attributes become text attributes",
        arguments: [
            ("plain &amp; simple", ["plain & simple 12"]),
            ("a <b>bold <i>both</i></b> z", ["a  12", "bold  12 bold", "both 12 bold italic", " z 12"]),
            ("<p>one</p><p align=center>two</p>", ["one⏎ 12", "two⏎ 12 centred"]), ("<h1>Big</h1>text", ["Big⏎ 24 bold", "text 12"]),
            ("<a href='https://example.org/?a=1&amp;b=2'>go</a>", ["go 12 → https://example.org/?a=1&b=2"]),
            ("<span style=\"color:#f00; font-size:18px; text-decoration: underline\">s</span>", ["s 18 underlined #FF0000"]),
            ("<font color=blue size=5>f</font><del>d</del>", ["f 18 #0000FF", "d 12 struck"]),
            ("<ul><li>one<li>two</ul>", ["⇥•⇥one⏎⇥•⇥two⏎ 12 indent 36"]), ("<ol><li>a</li><li>b</li></ol>", ["⇥1.⇥a⏎⇥2.⇥b⏎ 12 indent 36"]),
            ("a<br>b", ["a↓b 12"]), ("  many \n\t spaces  <p> in  blocks </p>", ["many spaces⏎ 12", "in blocks⏎ 12"]),
            ("<pre>a  b\n c</pre>", ["a  b⏎ c⏎ 12"]), ("<img src=x.png alt='a picture'>", ["a picture 12"]),
            ("<style>p{}</style><script>1<2</script><!-- no --><title>t</title>x", ["x 12"]),
            ("&eacute;&#233;&#xE9;&nope;&#0;&#128;&lt &copy", ["ééé&nope;\u{FFFD}€< &copy 12"]),
            ("<P STYLE='TEXT-ALIGN:CENTER'>up</P>", ["up⏎ 12 centred"]), ("1 < 2 <> 3 </> x", ["1 < 2 <> 3 x 12"]),
        ])
    func looksOf(_ sample: (html: String, looks: [String])) throws {
        #expect(looks(try read(sample.html)) == sample.looks)
    }

    @Test("embedded images become attachments, and the title is reported")
    func images() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let data = try #require(picture.pngData())
        let html = "<title>Name</title>a<img src=\"data:image/png;base64,\(data.base64EncodedString())\">"
        var told: NSDictionary?
        let text = try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: &told)
        #expect(text.string == "a\u{FFFC}")
        #expect(told?["NSTitleDocumentAttribute"] as? String == "Name")
        #expect((text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment)?.image != nil)
    }

    @Test("a page's charset is used, and without one the encoding is guessed")
    func encodings() throws {
        let options = [NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.html]
        func text(_ bytes: [UInt8]) throws -> String {
            try NSAttributedString(data: Data(bytes), options: options, documentAttributes: nil).string
        }
        #expect(try text(Array("<meta charset=windows-1251>".utf8) + [0xE4, 0xE0]) == "да")
        #expect(try text([0x63, 0xE9]) == "cé")
        #expect(try text(Array("é".utf8)) == "é")
    }

    @Test(
        "hostile pages terminate soon and keep their text",
        arguments: [
            "<", "<a ", "<b>", "</b>", "<!--", "&", "<p", "<p>", "<ul><li>", "<b></i>", "<script>", "\0", "<a href='", "&#x", "<li>", " ",
        ])
    func hostile(_ piece: String) throws {
        let start = ContinuousClock.now
        let text = try read("start " + String(repeating: piece, count: 300_000 / piece.utf8.count) + ">'> end")
        #expect(text.string.hasPrefix("start"))
        // Generous: what is not linear takes many minutes.
        #expect(ContinuousClock.now - start < .seconds(60))
    }
}

@Suite("RTF documents", .application) struct RTFDocumentTests {
    private func read(_ rtf: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(rtf.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }

    @Test(
        "control words become text attributes",
        arguments: [
            ("{\\rtf1\\ansi plain}", ["plain 12"]),
            ("{\\rtf1 a {\\b bold \\i both} c\\par\n\\fs40 big}", ["a  12", "bold  12 bold", "both 12 bold italic", " c⏎ 12", "big 20"]),
            (
                "{\\rtf1{\\colortbl;\\red255\\green0\\blue0;}\\cf1 red\\cf0  not\\ul u\\ulnone\\strike s}",
                [
                    "red 12 #FF0000", " not 12", "u 12 underlined", "s 12 struck",
                ]
            ),
            ("{\\rtf1\\qc\\li720 mid\\par\\pard left}", ["mid⏎ 12 centred indent 36", "left 12"]),
            ("{\\rtf1 caf\\'e9 \\u8364? \\u-10179?\\u-8704? \\{x\\}\\tab\\emdash}", ["café € 😀 {x}⇥— 12"]),
            ("{\\rtf1\\ansicpg1251 \\'e4\\'e0}", ["да 12"]),
            ("{\\rtf1{\\fonttbl{\\f0 Helvetica;}}{\\*\\generator X;}{\\info{\\title T}}{\\pict 00ff}seen}", ["seen 12"]),
            (
                "{\\rtf1 {\\field{\\*\\fldinst{HYPERLINK \"https://example.org\"}}{\\fldrslt go}} on}",
                ["go 12 → https://example.org", " on 12"]
            ),
        ])
    func looksOf(_ sample: (rtf: String, looks: [String])) throws {
        #expect(looks(try read(sample.rtf)) == sample.looks)
    }

    @Test(
        "input that is not RTF is refused with the token and the byte",
        arguments: [
            ("", "at byte 0"), ("plain", "at byte 0"), ("{\\rtf1 text", "group that begins at byte 0"),
            ("{\\rtf1 {a}{b", "begins at byte 10"),
            ("{\\rtf1 \\'zz}", "hexadecimal digits at byte 7"), ("{\\rtf1 \\", "backslash at byte 7"),
            (String(repeating: "{", count: 1_000_000), "at byte 0"),
            ("{\\rtf1" + String(repeating: "{", count: 1_000_000), "deeper than 1000"),
        ])
    func refused(_ sample: (rtf: String, message: String)) {
        #expect { try read(sample.rtf) } throws: {
            ($0 as? CocoaError)?.code == .fileReadCorruptFile && $0.localizedDescription.contains(sample.message)
        }
    }

    @Test("hostile documents terminate soon")
    func hostile() throws {
        let start = ContinuousClock.now
        for piece in ["\\b", "\\u55357?", "{}", "\0", "\\'00", "{\\fonttbl;}", "{\\field{\\fldinst H}}", "\\f99999999999", "\\*"] {
            let text = try read("{\\rtf1 a" + String(repeating: piece, count: 200_000 / piece.utf8.count) + "}")
            #expect(text.string.hasPrefix("a"))
        }
        // Generous: what is not linear takes many minutes.
        #expect(ContinuousClock.now - start < .seconds(60))
    }
}

@Suite("NSTextList", .application) struct TextListTests {
    @Test("markers are formatted in every numeral system")
    func markers() {
        func marks(_ format: NSTextList.MarkerFormat, _ numbers: Int...) -> [String] {
            let list = NSTextList(markerFormat: format, options: 0)
            return numbers.map { list.marker(forItemNumber: $0) }
        }
        #expect(marks(.decimal, 1, 12) == ["1", "12"])
        #expect(marks(.disc, 3) == ["•"])
        #expect(marks(.upperRomanSample, 1_994) == ["MCMXCIV."])
        #expect(marks(.lowercaseAlpha, 1, 26, 27, 703) == ["a", "z", "aa", "aaa"])
        #expect(marks(.lowercaseRoman, 4, 0) == ["iv", "0"])
        #expect(marks(.uppercaseHexadecimal, 255) == ["FF"])
        #expect(marks(NSTextList.MarkerFormat("-"), 1) == ["-"])
        #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        #expect(!NSTextList(markerFormat: .circle, options: 0).isOrdered)
    }

    @Test("a paragraph style stores its lists")
    func style() {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.textLists == style.textLists)
        #expect(NSParagraphStyle().textLists.isEmpty)
        #expect(copy != NSParagraphStyle())
    }
}

extension NSTextList.MarkerFormat {
    fileprivate static let upperRomanSample = NSTextList.MarkerFormat("{upper-roman}.")
}
