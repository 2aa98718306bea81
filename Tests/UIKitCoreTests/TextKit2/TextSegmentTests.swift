import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UISystemViews

@Suite("TextKit 2: segments, colours and selections", .application) @MainActor struct TextSegmentTests {
    private func rects(_ stage: TextKit2Stage, _ range: Range<Int>, _ type: NSTextLayoutManager.SegmentType) -> [CGRect] {
        var found: [CGRect] = []
        stage.layout.enumerateTextSegments(in: NSTextRange(range), type: type) { _, rect, baseline, _ in
            #expect(baseline > 0)
            #expect(baseline <= rect.height)
            found.append(rect)
            return true
        }
        return found
    }

    @Test("a range has a rectangle in each line; a selection reaches to the edge where it goes on")
    func segments() {
        let stage = TextKit2Stage("one\ntwo\nthree")
        let standard = rects(stage, 1..<10, .standard)
        #expect(standard.count == 3)
        #expect(standard.allSatisfy { $0.maxX < 100 })
        let selection = rects(stage, 1..<10, .selection)
        #expect(selection.map(\.maxX).prefix(2) == [200, 200])
        #expect(selection[2].maxX < 100)
        let caret = rects(stage, 4..<4, .standard)
        #expect(caret.count == 1)
        #expect(caret.first?.width == 0)
        #expect(caret.first?.minX == stage.container.lineFragmentPadding)
        #expect(caret[0].minY == standard[1].minY)
    }

    @Test("rendering attributes are split, joined and removed, and move with edits")
    func rendering() {
        let stage = TextKit2Stage("0123456789")
        let key = NSAttributedString.Key.foregroundColor
        stage.layout.setRenderingAttributes([key: UIColor.red], for: NSTextRange(2..<8))
        stage.layout.addRenderingAttribute(.underlineStyle, value: 1, for: NSTextRange(6..<10))
        func runs() -> [String] {
            var found: [String] = []
            stage.layout.enumerateRenderingAttributes(from: TextOffset(0), reverse: false) { _, attributes, range in
                found.append("\(range) \(attributes.count)")
                return true
            }
            return found
        }
        #expect(runs() == ["2...6 1", "6...8 2", "8...10 1"])
        stage.layout.removeRenderingAttribute(key, for: NSTextRange(4..<7))
        #expect(runs() == ["2...4 1", "6...7 1", "7...8 2", "8...10 1"])
        stage.content.textStorage?.replaceCharacters(in: NSRange(location: 3, length: 1), with: "abc")
        #expect(runs() == ["2...3 1", "8...9 1", "9...10 2", "10...12 1"])
    }

    @Test("colours are drawn without moving a line; the validator is asked before the first drawing")
    func drawing() throws {
        let stage = TextKit2Stage("words")
        let fragment = try #require(stage.fragments.first)
        let frame = fragment.layoutFragmentFrame
        var asked = 0
        stage.layout.renderingAttributesValidator = { layout, fragment in
            asked += 1
            layout.setRenderingAttributes([.foregroundColor: UIColor.red], for: fragment.rangeInElement)
        }
        func reds() -> Int {
            let size = CGSize(width: 200, height: 40)
            let image = UIGraphicsImageRenderer(size: size).image { fragment.draw(at: .zero, in: $0.cgContext) }
            let data = (image.cgImage?.dataProvider?.data).map { Data($0 as Data) } ?? Data()
            return stride(from: 0, to: data.count - 3, by: 4).count { data[$0] != data[$0 + 2] }
        }
        #expect(reds() > 0)
        #expect(asked == 1)
        #expect(reds() > 0)
        #expect(asked == 1)
        #expect(fragment.layoutFragmentFrame == frame)
        stage.layout.invalidateRenderingAttributes(for: fragment.rangeInElement)
        #expect(reds() > 0)
        #expect(asked == 2)
    }

    private typealias Move = (NSTextSelectionNavigation.Direction, NSTextSelectionNavigation.Destination)

    private func walk(_ stage: TextKit2Stage, from place: Int, _ moves: [Move]) -> [Int] {
        var selection = NSTextSelection(TextOffset(place), affinity: .downstream)
        return moves.compactMap { direction, destination in
            guard
                let next = stage.layout.textSelectionNavigation.destinationSelection(
                    for: selection, direction: direction, destination: destination, extending: false, confined: false)
            else { return nil }
            selection = next
            return next.textRanges.first?.offsets?.lowerBound
        }
    }

    @Test("keys move by characters, words, lines and paragraphs, and keep their column")
    func moves() {
        let stage = TextKit2Stage("a👨‍👩‍👧b two\nthree four\nx")
        #expect(walk(stage, from: 0, [(.forward, .character), (.forward, .character), (.backward, .character)]) == [1, 9, 1])
        #expect(walk(stage, from: 15, [(.forward, .word), (.forward, .word), (.backward, .word)]) == [20, 25, 21])
        #expect(walk(stage, from: 17, [(.forward, .line), (.backward, .line)]) == [25, 15])
        #expect(walk(stage, from: 17, [(.backward, .document), (.forward, .document), (.forward, .character)]) == [0, 27])
        #expect(walk(stage, from: 25, [(.down, .character), (.up, .character)]) == [27, 25])
        #expect(walk(stage, from: 0, [(.up, .character)]) == [])
    }

    @Test("gestures place the insertion point, select words, and extend by the anchor's units")
    func gestures() throws {
        let stage = TextKit2Stage("one two three")
        let navigation = stage.layout.textSelectionNavigation
        let word = rects(stage, 4..<7, .standard)[0]
        let start = stage.layout.documentRange.location
        let middle = CGPoint(x: word.midX, y: word.midY)
        let taps = navigation.textSelections(
            interactingAt: CGPoint(x: word.minX + 1, y: word.midY), inContainerAt: start, anchors: [], modifiers: [], selecting: false,
            bounds: .zero)
        #expect(taps.map(\.textRanges) == [[NSTextRange(4..<4)]])
        let picked = try #require(navigation.textSelection(for: .word, enclosing: middle, inContainerAt: start))
        #expect(picked.textRanges == [NSTextRange(4..<7)])
        #expect(picked.granularity == .word)
        let end = rects(stage, 12..<13, .standard)[0]
        let dragged = navigation.textSelections(
            interactingAt: CGPoint(x: end.minX, y: end.midY), inContainerAt: start, anchors: [picked], modifiers: [], selecting: true,
            bounds: .zero)
        #expect(dragged.map(\.textRanges) == [[NSTextRange(4..<13)]])
        let whole = navigation.textSelection(for: .paragraph, enclosing: picked)
        #expect(whole.textRanges == [NSTextRange(0..<13)])
    }

    @Test("deletions take a character, a word, or the selection")
    func deletions() {
        let stage = TextKit2Stage("one a👨‍👩‍👧")
        let navigation = stage.layout.textSelectionNavigation
        func ranges(_ selection: NSTextSelection, _ destination: NSTextSelectionNavigation.Destination, _ parts: Bool = false)
            -> [NSTextRange]
        {
            navigation.deletionRanges(for: selection, direction: .backward, destination: destination, allowsDecomposition: parts)
        }
        let end = NSTextSelection(TextOffset(13), affinity: .downstream)
        #expect(ranges(end, .character) == [NSTextRange(5..<13)])
        #expect(ranges(end, .character, true) == [NSTextRange(12..<13)])
        #expect(ranges(NSTextSelection(TextOffset(3), affinity: .downstream), .word) == [NSTextRange(0..<3)])
        #expect(ranges(NSTextSelection(TextOffset(0), affinity: .downstream), .character) == [])
        let some = NSTextSelection(range: NSTextRange(1..<2), affinity: .downstream, granularity: .character)
        #expect(ranges(some, .word) == [NSTextRange(1..<2)])
    }

    @Test("a selection survives an archive")
    func archive() throws {
        let selection = NSTextSelection([NSTextRange(1..<2), NSTextRange(4..<9)], affinity: .upstream, granularity: .word)
        let data = try NSKeyedArchiver.archivedData(withRootObject: selection, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextSelection.self, from: data))
        #expect(copy == selection)
        #expect(copy.granularity == .word)
    }
}
