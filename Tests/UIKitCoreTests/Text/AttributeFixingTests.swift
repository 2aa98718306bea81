import Foundation
import Testing

@testable import UIKitCore

@Suite("Fixing attributes", .application) struct AttributeFixingTests {
    private func style(_ spacing: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
    }

    private func spacing(_ text: NSAttributedString, _ index: Int) -> CGFloat? {
        (text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing
    }

    @Test("a paragraph has the style of its first character, also where it has none")
    func paragraphs() {
        let text = NSMutableAttributedString(string: "ab\ncd\nef")
        text.addAttribute(.paragraphStyle, value: style(1), range: NSRange(location: 0, length: 1))
        text.addAttribute(.paragraphStyle, value: style(2), range: NSRange(location: 1, length: 1))
        text.addAttribute(.paragraphStyle, value: style(3), range: NSRange(location: 4, length: 1))
        text.addAttribute(.paragraphStyle, value: style(4), range: NSRange(location: 7, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: 4))
        #expect(spacing(text, 1) == 1)
        #expect(spacing(text, 2) == 1)
        #expect(spacing(text, 4) == nil)
        #expect(spacing(text, 7) == 4)
    }

    @Test("an attachment stays at its character only")
    func attachments() {
        let text = NSMutableAttributedString(string: "a\u{FFFC}b")
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 3))
        text.fixAttributes(in: NSRange(location: 0, length: 3))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 1)))
        #expect(text.containsAttachments(in: NSRange(location: 1, length: 1)))
        #expect(!text.containsAttachments(in: NSRange(location: 2, length: 1)))
    }

    @Test("an empty text has nothing to fix")
    func empty() {
        let text = NSMutableAttributedString(string: "")
        text.fixAttributes(in: NSRange(location: 0, length: 0))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 0)))
    }
}
