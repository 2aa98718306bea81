import DarwinFoundation
import Foundation
import Testing

@testable import UIKitCore

@Suite("Markdown in labels", .application) @MainActor struct MarkdownTextTests {
    @Test("emphasis changes the font, code its design, strikethrough draws a line")
    func looks() throws {
        func read(_ markdown: String) throws -> AttributeReader {
            let text = try NSAttributedString(markdown: markdown)
            return AttributeReader(text.attributes(at: 0, effectiveRange: nil), .plain)
        }
        #expect(try read("**a**").font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(try read("*a*").font.fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(try read("`a`").font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(try !read("~~a~~").look.paint.strikethrough.isEmpty)
        #expect(try read("a").font == UIFont.systemFont(ofSize: 12))
        let label = UILabel()
        label.attributedText = try NSAttributedString(markdown: "wide words")
        let plain = label.intrinsicContentSize.width
        label.attributedText = try NSAttributedString(markdown: "**wide words**")
        #expect(label.intrinsicContentSize.width > plain)
    }

    @Test("AttributedString and NSAttributedString convert to each other")
    func bridging() throws {
        var text = try AttributedString(markdown: "a **b** [c](https://x.test)")
        text.font = .systemFont(ofSize: 20)
        text.kern = 2
        text.underlineStyle = .single
        let bridged = NSAttributedString(text)
        #expect(bridged.string == "a b c")
        #expect(bridged.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect((bridged.attribute(.link, at: 4, effectiveRange: nil) as? URL)?.host() == "x.test")
        #expect((bridged.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? NSNumber)?.intValue == 1)
        #expect(AttributedString(bridged) == text)
        #expect(NSAttributedString(AttributedString("")).length == 0)
    }
}
