import Foundation
import Testing
import UIKitCore

/// `allowsDefaultTighteningForTruncation`: less space between characters before text is truncated.
@MainActor @Suite("Tightening before truncation", .application)
struct TighteningTests {
    private let app = TestApplication()
    private let text = "The quick brown fox jumps"

    private func label(part: CGFloat) -> UILabel {
        app.activate()
        let label = UILabel()
        label.text = text
        label.frame = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width * part, height: 30)
        return label
    }

    @Test("a label a little too narrow shows its whole text with the flag, and a truncated one without")
    func little() {
        let label = label(part: 0.97)
        #expect(!label.shownText.isWhole)
        label.allowsDefaultTighteningForTruncation = true
        #expect(label.shownText.isWhole)
        #expect(label.shownText.rect.width <= label.bounds.width)
        label.allowsDefaultTighteningForTruncation = false
        #expect(!label.shownText.isWhole)
        #expect(!app.environment.logs.contains { $0.contains("allowsDefaultTighteningForTruncation") })
    }

    @Test("a label more than a twentieth too narrow is truncated, with its full spacing")
    func much() {
        let label = label(part: 0.9)
        label.allowsDefaultTighteningForTruncation = true
        #expect(!label.shownText.isWhole)
    }

    @Test("the natural size stays the same, and a wrapping label is not tightened")
    func measures() {
        let label = label(part: 0.97)
        let size = label.intrinsicContentSize
        label.allowsDefaultTighteningForTruncation = true
        #expect(label.intrinsicContentSize == size)
        label.lineBreakMode = .byClipping
        #expect(!label.shownText.isWhole)
    }

    @Test("an attributed text's paragraph style asks for it too, in labels and in drawing")
    func paragraphs() {
        let label = label(part: 0.97)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        style.allowsDefaultTighteningForTruncation = true
        label.attributedText = NSAttributedString(string: text, attributes: [.font: label.font as Any, .paragraphStyle: style])
        #expect(label.shownText.isWhole)
    }
}
