import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("NSLayoutManager: glyphs and spacing", .application) struct LayoutManagerGlyphTests {
    private final class Spacing: NSObject, NSLayoutManagerDelegate {
        var line: CGFloat?
        var before: CGFloat?
        var after: CGFloat?
        var glyphs: [Int] = []
        var sizes: [CGSize] = []
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            glyphs.append(glyphIndex)
            return line ?? 0
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { before ?? 0 }
        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { after ?? 0 }
        func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize) {
            sizes.append(oldSize)
        }
    }

    private func stack(
        _ text: NSAttributedString, width: CGFloat = 1000, delegate: (any NSLayoutManagerDelegate)? = nil
    ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        manager.delegate = delegate
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    private func tops(_ manager: NSLayoutManager) -> [CGFloat] {
        var tops: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) { _, used, _, _, _ in
            tops.append(used.minY)
        }
        return tops
    }

    @Test("the delegate's spacing replaces that of the paragraph style, between lines and between paragraphs")
    func spacing() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let text = NSAttributedString(
            string: "aaaa bbbb\ncccc", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
        let width = text.size().width * 0.7
        let styled = stack(text, width: width)
        let plain = tops(styled.1)
        try #require(plain.count == 3)
        let delegate = Spacing()
        (delegate.line, delegate.before, delegate.after) = (10, 5, 7)
        let (storage, manager, container) = stack(text, width: width, delegate: delegate)
        let spaced = tops(manager)
        #expect(spaced[1] - spaced[0] == plain[1] - plain[0] + 7)
        #expect(spaced[2] - spaced[1] == plain[2] - plain[1] - 3 + 10 + 5 + 7)
        #expect(delegate.glyphs.first == 4)
        // The text that follows is hit where it is drawn.
        let last = manager.boundingRect(forGlyphRange: NSRange(location: 10, length: 4), in: container)
        #expect(
            manager.characterIndex(
                for: CGPoint(x: last.minX + 1, y: last.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 10)
        withExtendedLifetime((storage, styled)) {}
    }

    @Test("a delegate without spacing leaves the paragraph's")
    func silent() {
        final class Silent: NSObject, NSLayoutManagerDelegate {}
        let text = NSAttributedString(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let silent = Silent()
        let (with, without) = (stack(text, delegate: silent), stack(text))
        #expect(tops(with.1).count == 2)
        #expect(tops(with.1) == tops(without.1))
        withExtendedLifetime((with, without, silent)) {}
    }

    @Test("the delegate is notified of the container's old size")
    func geometry() {
        let delegate = Spacing()
        let (storage, _, container) = stack(NSAttributedString(string: "one"), width: 100, delegate: delegate)
        container.size = CGSize(width: 50, height: 0)
        container.size = CGSize(width: 50, height: 0)
        #expect(delegate.sizes == [CGSize(width: 100, height: 0)])
        withExtendedLifetime(storage) {}
    }

    @Test("characters have the properties and glyphs of their clusters")
    func glyphs() {
        let (storage, manager, _) = stack(NSAttributedString(string: "a b\te\u{301}\n", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        #expect(manager.propertyForGlyph(at: 0) == [])
        #expect(manager.propertyForGlyph(at: 1) == .elastic)
        #expect(manager.propertyForGlyph(at: 3) == .controlCharacter)
        #expect(manager.propertyForGlyph(at: 5) == .nonBaseCharacter)
        #expect(manager.notShownAttribute(forGlyphAt: 6))
        #expect(!manager.notShownAttribute(forGlyphAt: 0))
        #expect(manager.cgGlyph(at: 0) != 0)
        #expect(manager.cgGlyph(at: 0) != manager.cgGlyph(at: 2))
        #expect(manager.cgGlyph(at: 6) == 0)
        #expect(manager.cgGlyph(at: 99) == 0)
        var isValid = ObjCBool(true)
        _ = manager.cgGlyph(at: 7, isValidIndex: &isValid)
        #expect(!isValid.boolValue)
        #expect(manager.isValidGlyphIndex(6))
        withExtendedLifetime(storage) {}
    }

    @Test("a line that ends with an ellipsis names what it replaces")
    func truncation() {
        let text = NSAttributedString(string: "one two three four five", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let (storage, manager, container) = stack(text, width: 100)
        (container.maximumNumberOfLines, container.lineBreakMode) = (1, .byTruncatingTail)
        let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(range.location > 0)
        #expect(range.location + range.length == text.length)
        container.maximumNumberOfLines = 0
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        withExtendedLifetime(storage) {}
    }

    @Test("a rectangle gives the characters of its lines")
    func rectangle() {
        let (storage, manager, container) = stack(
            NSAttributedString(string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let second = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
        #expect(manager.glyphRange(forBoundingRect: second.insetBy(dx: 0, dy: 2), in: container) == NSRange(location: 4, length: 4))
        #expect(manager.glyphRange(forBoundingRect: .zero, in: container).length == 0)
        #expect(manager.firstUnlaidCharacterIndex() == 13)
        withExtendedLifetime(storage) {}
    }
}
