import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UISystemViews

@Suite("TextKit 2: paragraphs", .application) struct TextParagraphsTests {
    @Test("end marks belong to the paragraph that they end; a text without characters has one paragraph")
    func starts() {
        #expect(TextParagraphs(Array("".utf16)).starts == [0])
        #expect(TextParagraphs(Array("a\n".utf16)).starts == [0])
        #expect(TextParagraphs(Array("a\nb\r\nc\u{2029}d".utf16)).starts == [0, 2, 5, 7])
        let text = TextParagraphs(Array("one\ntwo\n".utf16))
        #expect((0..<text.count).map(text.range(at:)) == [0..<4, 4..<8])
        #expect([0, 3, 4, 7, 8].map(text.index(containing:)) == [0, 0, 1, 1, 1])
    }

    @Test("two thousand random edits give the paragraphs of the whole text")
    func random() {
        var units = Array("one\ntwo\r\nthree".utf16)
        var text = TextParagraphs(units)
        var random = SplitMix(11)
        let pieces = ["a", "\n", "\r", "\r\n", "中文", "😀", "", "line\nline\n", "\u{2029}"].map { Array($0.utf16) }
        for _ in 0..<2_000 {
            let start = Int(random.next() % UInt64(units.count + 1))
            let end = min(start + Int(random.next() % 4), units.count)
            let piece = pieces[Int(random.next() % UInt64(pieces.count))]
            units.replaceSubrange(start..<end, with: piece)
            let before = text.count
            let (old, new) = text.edit(start..<start + piece.count, piece.count - (end - start)) { Array(units[$0]) }
            #expect(before - old.count + new == text.count)
            guard text == TextParagraphs(units) else {
                Issue.record(
                    "the paragraphs differ after an edit at \(start) of \(String(decoding: units, as: UTF16.self).debugDescription)")
                return
            }
        }
    }

    @Test("ranges: containment, intersection and union are those of their places")
    func ranges() throws {
        let (one, other) = (NSTextRange(2..<6), NSTextRange(4..<9))
        #expect(one.intersects(other))
        #expect(!one.intersects(NSTextRange(6..<8)))
        #expect(one.intersection(other) == NSTextRange(4..<6))
        #expect(one.union(other) == NSTextRange(2..<9))
        #expect(one.intersection(NSTextRange(6..<8))?.isEmpty == true)
        #expect(one.intersection(NSTextRange(7..<8)) == nil)
        #expect(one.contains(one.location))
        #expect(!one.contains(one.endLocation))
        #expect(one.contains(NSTextRange(3..<6)))
        #expect(NSTextRange(location: one.endLocation, end: one.location) == nil)
        #expect(try #require(NSTextRange(location: one.location, end: nil)).isEmpty)
    }

    @Test("words and sentences reach to the next one; characters are those that a user sees")
    func units() {
        let words = TextElementUnits.units(.word, of: "Hi, you  two.")
        #expect(words.map(\.range) == [0..<2, 4..<7, 9..<12])
        #expect(words.map(\.enclosing) == [0..<4, 4..<9, 9..<13])
        #expect(TextElementUnits.units(.character, of: "a👨‍👩‍👧b").map(\.range) == [0..<1, 1..<9, 9..<10])
        #expect(TextElementUnits.unit(.word, around: 5, of: "one two") == 4..<7)
        #expect(TextElementUnits.isRightToLeft("(שלום)"))
        #expect(!TextElementUnits.isRightToLeft("1 one"))
        #expect(CharacterBounds.whole(3..<5, in: "a👨‍👩‍👧b") == 1..<9)
    }
}
