import CoreText
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The measures of one text must agree on how many lines a paragraph is that its own style shortens.
@Suite("Truncating paragraph styles", .application) @MainActor
struct TruncatingParagraphTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private nonisolated static let long = "The quick brown fox jumps over the lazy dog, and again over the dog, and once more over it"
    private nonisolated static let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle]

    private func text(_ mode: NSLineBreakMode, _ string: String = long) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    }

    private func layoutLines(_ text: NSAttributedString, _ change: (NSTextContainer) -> Void = { _ in }) -> Int {
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 10_000))
        change(container)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var lines = 0
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, _, _ in lines += 1 }
        return lines
    }

    @Test("truncate to one line in NSLayoutManager, a text view, boundingRect and Core Text; a label wraps", arguments: modes)
    func oneLine(mode: NSLineBreakMode) throws {
        let text = text(mode)
        #expect(layoutLines(text) == 1)
        let bounds = text.boundingRect(with: CGSize(width: 200, height: 10_000), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(bounds.height - font.lineHeight) < 0.5)
        #expect(bounds.width <= 200)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 400))
        view.attributedText = text
        #expect(abs(view.sizeThatFits(CGSize(width: 210, height: 10_000)).height - 16 - font.lineHeight) < 1)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 1_000), transform: nil)
        let frame = CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0), path, nil)
        let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        #expect(lines.count == 1)
        #expect(CTLineGetTypographicBounds(try #require(lines.first), nil, nil, nil) <= 200.5)
        let label = UILabel(frame: .zero)
        (label.numberOfLines, label.attributedText) = (0, text)
        #expect(label.sizeThatFits(CGSize(width: 200, height: 10_000)).height > font.lineHeight * 2.5)
    }

    @Test("each paragraph has its own line", arguments: modes)
    func paragraphs(mode: NSLineBreakMode) {
        #expect(layoutLines(text(mode, "short\n\(Self.long)\nshort")) == 3)
    }

    @Test("a truncating container truncates its last line")
    func container() {
        let text = text(.byWordWrapping)
        #expect(layoutLines(text) > 2)
        let lines = layoutLines(text) {
            $0.maximumNumberOfLines = 2
            $0.lineBreakMode = .byTruncatingTail
        }
        #expect(lines == 2)
    }

    @Test("indices in a truncated line stay within the text")
    func places() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 100))
        view.attributedText = text(.byTruncatingTail)
        view.layoutIfNeeded()
        for x in stride(from: -20, through: 300, by: 40) {
            let place = view.closestPosition(to: CGPoint(x: x, y: 12))
            let offset = place.map { view.offset(from: view.beginningOfDocument, to: $0) } ?? -1
            #expect((0...Self.long.utf16.count).contains(offset))
        }
        view.selectedRange = NSRange(location: Self.long.utf16.count, length: 0)
        view.insertText("!")
        #expect(view.text == Self.long + "!")
    }
}
